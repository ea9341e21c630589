import type { Flavour, SourceFile } from '@site-packages/demo-engine/programs';

/** A program to check: files that see only each other. */
export interface CheckedProgram {
  flavour: Flavour;
  files: readonly SourceFile[];
}

/** True for a piece of a program: it imports nothing, so it uses names of the code around it. */
export const isFragment = ({ files }: CheckedProgram): boolean =>
  files.length === 1 && files.every(({ text }) => !/\bimport\b|\brequire\(/.test(text));

/** True for a piece that no compiler can judge: its components come from elsewhere, or it is only a part of one. */
export const isPart = (program: CheckedProgram): boolean =>
  isFragment(program) &&
  program.files.every(
    ({ path, text }) =>
      /\.(?:[jt]sx|svelte)$/.test(path) || (path.endsWith('.vue') && !/<(?:template|script)\b/.test(text)),
  );
