import { configDefaults, defineConfig, type ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A private project of its own, with its own lock file and Node version.
    exclude: [...configDefaults.exclude, 'test/compat/**'],
    setupFiles: ['test/support/setup.ts'],
    // Oracle tests start real processes, and CI machines are slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    pool: 'forks',
    coverage: { include: ['src/**'] },
  },
});
export default config;
