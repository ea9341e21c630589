import type { SourceFile } from './demo';

/** Paths of the files that a file imports, directly or indirectly, in the order in which a reader meets them. */
export function neededFiles(files: readonly SourceFile[], path: string): string[] {
  const found = new Set([path]);
  for (const from of found) {
    const text = files.find((file) => file.path === from)?.text ?? '';
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*['"](\.[^'"]*)['"]/g)) {
      const target = new URL(specifier, `file:///${from}`).pathname.slice(1);
      const used = files.find((file) => file.path === target || file.path.replace(/\.tsx?$/, '') === target);
      if (used !== undefined) found.add(used.path);
    }
  }
  found.delete(path);
  return [...found];
}
