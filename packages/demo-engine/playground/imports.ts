/** Specifiers that a file's text imports, as written, each once. A pattern and not a parser: the text may not compile yet. */
export function importsOf(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g);
  return [...new Set([...found].map((match) => match[2] ?? ''))];
}
