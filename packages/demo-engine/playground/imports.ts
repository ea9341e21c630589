/**
 * Specifiers that a file imports, as written, without duplicates. Uses a pattern instead of a parser, because the text may not
 * compile yet.
 */
export function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g);
  return [...new Set([...found].map((match) => match[2] ?? ''))];
}
