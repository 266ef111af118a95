/** How models spell `src/*.ts`, run through the pure reading and through the tool. `/w` stands for the workdir. */

export interface Spelling {
  readonly pattern: string;
  readonly path?: string;
}

/** All of these mean what `src/*.ts` means in the workdir. */
export const SAME: readonly Spelling[] = [
  { pattern: 'src/*.ts' },
  { pattern: './src/*.ts' },
  { pattern: '././src/*.ts' },
  { pattern: '/src/*.ts' },
  { pattern: '/w/src/*.ts' },
  { pattern: '/w//src/*.ts' },
  { pattern: '//w/src/*.ts' },
  { pattern: '/w/./src/*.ts' },
  { pattern: '/w/lib/../src/*.ts' },
  { pattern: 'src//*.ts' },
  { pattern: './/src///*.ts' },
  { pattern: 'src/./*.ts' },
  { pattern: 'lib/../src/*.ts' },
  { pattern: 'src\\/*.ts' },
  { pattern: 'src/*.ts ' },
  { pattern: 'src/*.ts\n' },
  { pattern: '~/w/src/*.ts' },
  { pattern: '/*.ts', path: 'src' },
  { pattern: './*.ts', path: 'src' },
  { pattern: '/*.ts', path: './src/' },
  { pattern: '/*.ts', path: ' src ' },
  { pattern: '/*.ts', path: '/w/src' },
  { pattern: '/*.ts', path: '~/w/src' },
  { pattern: '/*.ts', path: 'src\\' },
  { pattern: '/w/src/*.ts', path: 'src' },
  { pattern: '/w/src/*.ts', path: 'lib' },
  { pattern: '../src/*.ts', path: 'lib' },
  { pattern: 'src/*.ts', path: 'undefined' },
  { pattern: 'src/*.ts', path: 'null' },
  { pattern: 'src/*.ts', path: '' },
  { pattern: 'src/*.ts', path: ' ' },
  { pattern: 'src/*.ts', path: '.' },
  { pattern: 'src/*.ts', path: 'lib/..' },
];

/** Refused: what the message must say, and its code. */
export const REFUSED: readonly (Spelling & { readonly code: string; readonly says: RegExp })[] = [
  { pattern: '', code: 'INVALID_ARGUMENT', says: /pattern is empty/ },
  { pattern: ' \n', code: 'INVALID_ARGUMENT', says: /pattern is empty/ },
  { pattern: '#src/*.ts', code: 'INVALID_ARGUMENT', says: /comment/ },
  { pattern: '!src/*.ts', code: 'INVALID_ARGUMENT', says: /starts with !/ },
  { pattern: '!/w/src/*.ts', code: 'INVALID_ARGUMENT', says: /starts with !/ },
  { pattern: 'src/[*.ts', code: 'SEARCH_INVALID_PATTERN', says: /'src\/\[\*\.ts': unclosed character class/ },
  { pattern: '/w/src/{a', code: 'SEARCH_INVALID_PATTERN', says: /'\/w\/src\/\{a': unclosed alternate group/ },
  { pattern: '*/../src/*.ts', code: 'INVALID_ARGUMENT', says: /after a wildcard/ },
  { pattern: 'src/{../src,x}/*.ts', code: 'INVALID_ARGUMENT', says: /in braces/ },
  {
    pattern: '../src/*.ts',
    code: 'FS_OUTSIDE_WORKDIR',
    says: /^\.\.\/src\/\*\.ts is not inside the workdir/,
  },
  { pattern: '../w/src/*.ts', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: 'src/../../w/*.ts', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '../../x/*.ts', path: 'src', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '{../src/*,a}', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '{a,../src/*}', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '**/../../x', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '/w/../src/*.ts', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '/other/../src/*.ts', code: 'FS_OUTSIDE_WORKDIR', says: /not inside the workdir/ },
  { pattern: '~/src/*.ts', code: 'FS_OUTSIDE_WORKDIR', says: /^~\/src\/\*\.ts is not inside the workdir/ },
  { pattern: '*.ts', path: '..', code: 'FS_OUTSIDE_WORKDIR', says: /^\.\. is not inside the workdir/ },
  { pattern: '*.ts', path: '/', code: 'FS_OUTSIDE_WORKDIR', says: /^\/ is not inside the workdir/ },
  { pattern: '*.ts', path: '~', code: 'FS_OUTSIDE_WORKDIR', says: /^~ is not inside the workdir/ },
];
