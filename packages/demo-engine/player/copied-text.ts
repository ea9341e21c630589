import type { SourceFile } from '../model/demo';

/** What a copy contains: the open file alone, with a note of the files that it needs if it needs any, or all files with their names. */
export type CopyScope = 'file' | 'all files';

function comment(path: string, words: string): string {
  if (/\.(?:vue|svelte|html)$/.test(path)) return `<!-- ${words} -->\n`;
  return path.endsWith('.css') ? `/* ${words} */\n` : `// ${words}\n`;
}

/** The flavor's files that a file imports, directly or indirectly, by their paths. */
function needs(files: readonly SourceFile[], path: string): string[] {
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

/** The text that a reader copies of a demo. */
export function copiedText(files: readonly SourceFile[], path: string, scope: CopyScope): string {
  if (scope === 'all files') return files.map((file) => comment(file.path, file.path) + file.text).join('\n');
  const text = files.find((file) => file.path === path)?.text ?? '';
  const needed = needs(files, path);
  return needed.length === 0 ? text : comment(path, `${path} needs: ${needed.join(', ')}`) + text;
}
