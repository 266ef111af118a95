import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    // Compilers and other processes are started, and CI machines are slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
});
