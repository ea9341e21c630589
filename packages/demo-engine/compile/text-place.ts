/** A place in a text; both count from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The place of an offset in a text. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/**
 * Where a source writes an import's name. Compilers move imports about, but they keep the name as it was written.
 *
 * @returns the place of the name inside its quotes; the start of the text when it is not written there
 */
export function placeOfSpecifier(text: string, specifier: string): TextPlace & { endColumn: number } {
  const imports = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(.*?)\1/g;
  for (const match of text.matchAll(imports)) {
    if (match[2] !== specifier) continue;
    const place = placeAt(text, match.index + match[0].length - specifier.length - 1);
    return { ...place, endColumn: place.column + specifier.length };
  }
  const offset = text.indexOf(specifier);
  const place = placeAt(text, Math.max(0, offset));
  return { ...place, endColumn: place.column + (offset < 0 ? 0 : specifier.length) };
}
