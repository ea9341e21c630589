import { placeAt } from '../compile/text-place';

/** An import as a source file writes it. */
export interface WrittenImport {
  specifier: string;
  line: number;
  column: number;
  /** Where the specifier begins in the text, after its quote. */
  at: number;
  /** Where the statement or the call that it belongs to begins. */
  from: number;
}

const PATTERNS = [
  /(?<=^|[;\n}>])[ \t]*(?:import|export)\s[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  /(?<=^|[;\n}>])[ \t]*import\s*(['"])([^'"\n]+)\1/g,
  /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g,
  /\bnew\s+URL\(\s*(['"])([^'"\n]+)\1\s*,\s*import\.meta\.url\b/g,
];

/** Every import of a TypeScript, Vue or Svelte text, types and the files of workers included. Imports inside comments do not count. */
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
