/** A position in a text; both numbers count from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The position of an offset in a text. */
export function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, Math.max(0, offset));
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: before.length - lineStart + 1 };
}

/**
 * Finds an import's specifier in the source. Compilers move imports, but they keep the specifier as written.
 *
 * @returns the position inside the quotes; the start of the text when the specifier is not found
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
