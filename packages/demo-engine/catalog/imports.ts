import { placeAt } from '../compile/text-place';

/** An import as written in a source file. */
export interface WrittenImport {
  specifier: string;
  line: number;
  column: number;
  /** Offset of the specifier, after its opening quote. */
  at: number;
  /** Offset of the statement or call that contains it. */
  from: number;
}

const PATTERNS = [
  /(?<=^|[;\n}>])[ \t]*(?:import|export)\s[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  /(?<=^|[;\n}>])[ \t]*import\s*(['"])([^'"\n]+)\1/g,
  /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g,
  /\bnew\s+URL\(\s*(['"])([^'"\n]+)\1\s*,\s*import\.meta\.url\b/g,
];

/**
 * Finds all imports in TypeScript, Vue or Svelte code, including type imports and the files of workers. Imports in comments do not
 * count.
 */
export function writtenImports(text: string): WrittenImport[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^[ \t]*\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  const found = PATTERNS.flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => {
      const specifier = match[2] ?? '';
      const at = match.index + match[0].lastIndexOf(specifier);
      const from = match.index + match[0].search(/\S/);
      return { specifier, ...placeAt(code, at), at, from };
    }),
  );
  return found.sort((a, b) => a.at - b.at);
}
