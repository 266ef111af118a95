/**
 * Ways out of the workdir, as rows: what a model may send, and what must come of it. The tree, below a temp
 * directory: `w/` is the workdir, `secret/` beside it holds `canary.ts`, and what is called `absent` is not there.
 */

/** `refused`: the one refusal. `inside`: understood as something in the workdir, where it finds what is there. */
export type Verdict = 'refused' | 'inside' | 'invalid';

export interface Escape {
  readonly way: string;
  /** `@` stands for the temp directory. */
  readonly path?: string;
  readonly pattern?: string;
  /** The same with a target that does not exist: it must read the same, but for its spelling. */
  readonly missing?: string;
  readonly verdict: Verdict;
}

/** Ways that begin at the home directory, which a virtual file system does not have. */
export const FROM_HOME: RegExp = /^home/;

const path = (
  way: string,
  spelt: string,
  missing: string | undefined,
  verdict: Verdict = 'refused',
): Escape => ({
  way,
  path: spelt,
  verdict,
  ...(missing === undefined ? {} : { missing }),
});
const pattern = (way: string, spelt: string, missing?: string, verdict: Verdict = 'refused'): Escape => ({
  way,
  pattern: spelt,
  verdict,
  ...(missing === undefined ? {} : { missing }),
});

export const ESCAPES: readonly Escape[] = [
  // path
  path('up', '../secret', '../absent'),
  path('up and down', 'src/../../secret', 'src/../../absent'),
  path('up over what is not there', 'absent/../../secret', 'absent/../../absent'),
  path('up only', '..', undefined),
  path('up with a slash', '../', undefined),
  path('far up', '../'.repeat(40), undefined),
  path('up with doubled slashes', '..//secret', '..//absent'),
  path('up with dots between', './.././secret', './.././absent'),
  path('a sibling with the same beginning', '../w-other', '../w-absent'),
  path('absolute', '@/secret', '@/absent'),
  path('absolute, a file', '@/secret/canary.ts', '@/secret/absent.ts'),
  path('absolute and up', '@/w/../secret', '@/w/../absent'),
  path('the root', '/', undefined),
  path('a system file', '/etc/passwd', '/etc/absent'),
  path('a process', '/proc/self/root/etc', '/proc/self/root/absent'),
  path('a process, its workdir', '/proc/self/cwd', '/proc/self/absent'),
  path('two slashes in front', '//etc', '//absent'),
  path('home', '~', '~/absent'),
  path('home, beneath', '~/secret', '~/absent'),
  path('a link', 'out', 'nowhere'),
  path('a link, beneath', 'out/deep', 'out/absent'),
  path('a link to a file', 'file-out', 'nowhere'),
  path('a link in the middle', 'src/out/deep', 'src/out/absent'),
  path('a link, absolute', 'absolute-out', 'nowhere'),
  path('a link to a link', 'twice-out', 'nowhere'),
  path('a link to the parent', 'up-out', 'nowhere'),
  path('a link and what is beside its target', 'out/../out', 'out/../nowhere'),
  path('a link to the root, then down', 'root-out/etc', 'root-out/absent'),
  path('a link through /proc', 'proc-out', 'nowhere'),
  path('a loop of links', 'loop', 'nowhere'),
  path('a space in front', ' ../secret', ' ../absent'),
  path('in quotes', '"../secret"', '"../absent"'),
  path('in quotes, escaped', '"..\\u002fsecret"', '"..\\u002fabsent"'),
  path("Windows' separators", '..\\secret', '..\\absent'),
  path('both separators', 'src\\..\\../../secret', 'src\\..\\../../absent'),
  path('a URL', 'file:///etc', undefined, 'inside'),
  path('a URL with a host', 'file://localhost/etc', undefined, 'inside'),
  path('percent', '%2e%2e/secret', '%2e%2e/absent', 'inside'),
  path('percent, the slash', '..%2fsecret', '..%2fabsent', 'inside'),
  path('overlong dots', '\u2025/secret', '\u2025/absent', 'inside'),
  path('fullwidth dots', '\uff0e\uff0e/secret', '\uff0e\uff0e/absent', 'inside'),
  path('a fraction slash', '..\u2044secret', '..\u2044absent', 'inside'),
  path('a joiner in the dots', '.\u200d./secret', '.\u200d./absent', 'inside'),
  path('three dots', '.../secret', '.../absent', 'inside'),
  path('dots and a space', '.. /secret', '.. /absent', 'inside'),
  path('NUL at the end', '../secret\0', '../absent\0', 'invalid'),
  path('NUL inside', 'src\0/../../secret', 'src\0/../../absent', 'invalid'),
  path('NUL after a name within', 'src\0', undefined, 'invalid'),
  path('a line break', '../secret\n', '../absent\n'),
  path('a variable', '$HOME/secret', '$HOME/absent', 'inside'),
  path('another home', '~root/x', '~absent/x', 'inside'),
  path('a million characters up', '../'.repeat(333_334), undefined, 'invalid'),
  path('long, then up', `${'a/'.repeat(5000)}${'../'.repeat(5001)}secret`, undefined),
  path('the case of the workdir', '@/W/../secret', '@/W/../absent'),
  path('raw bytes', '../\udcff/secret', '../\udcff/absent'),

  // pattern
  pattern('up', '../secret/*', '../absent/*'),
  pattern('up, a file', '../secret/canary.ts', '../secret/absent.ts'),
  pattern('up and down', 'src/../../secret/*', 'src/../../absent/*'),
  pattern('up after a wildcard', '*/../../secret/*', '*/../../absent/*', 'invalid'),
  pattern('up after **', '**/../../secret/*', '**/../../absent/*'),
  pattern('up in braces', '{../secret/*,src/*}', '{../absent/*,src/*}'),
  pattern('up in nested braces', '{{../secret,src}/*,x}', '{{../absent,src}/*,x}'),
  pattern('an escaped dot', '\\../secret/*', '\\../absent/*'),
  pattern('an escaped slash', '..\\/secret/*', '..\\/absent/*'),
  pattern('dots as a class', '[.][.]/secret/*', '[.][.]/absent/*', 'inside'),
  pattern('dots in braces', '{.,..}{.,}/secret/*', '{.,..}{.,}/absent/*'),
  pattern('dots by question marks', '??/secret/*', '??/absent/*', 'inside'),
  pattern('a half dot', '.{.,}/secret/*', '.{.,}/absent/*', 'inside'),
  pattern('absolute', '@/secret/*', '@/absent/*', 'inside'),
  pattern('absolute and up', '@/w/../secret/*', '@/w/../absent/*'),
  pattern('absolute with a wildcard', '/*/passwd', undefined, 'inside'),
  pattern('absolute in braces', '{/etc/*,src/*}', '{/absent/*,src/*}', 'inside'),
  pattern('home', '~/secret/*', '~/absent/*'),
  pattern('a link', 'out/*', 'nowhere/*'),
  pattern('a link and **', 'out/**', 'nowhere/**'),
  pattern('a link behind a directory', 'src/out/**', 'src/nowhere/**'),
  pattern('a link by a wildcard', 'ou[t]/*', undefined, 'inside'),
  pattern('a link by braces', '{out,src}/*', '{nowhere,src}/*', 'inside'),
  pattern('all links by **', '**/canary.ts', undefined, 'inside'),
  pattern('a link and up', 'out/../secret/*', 'nowhere/../absent/*', 'inside'),
  pattern('NUL', '../secret/\0*', '../absent/\0*'),
  pattern('a URL', 'file:///etc/*', undefined, 'inside'),
  pattern('a trailing slash', '../secret/', '../absent/'),
  pattern('up alone', '../*', undefined),
  pattern("Windows' separators", '..\\secret\\*', '..\\absent\\*', 'inside'),
  pattern('a million characters', `${'../'.repeat(333_334)}*`, undefined, 'invalid'),
];
