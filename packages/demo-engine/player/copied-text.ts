import type { SourceFile } from '../model/demo';
import { neededFiles } from '../model/needed-files';

/** What a copy contains: the open file alone, with a note of the files that it needs if it needs any, or all files with their names. */
export type CopyScope = 'file' | 'all files';

function comment(path: string, words: string): string {
  if (/\.(?:vue|svelte|html)$/.test(path)) return `<!-- ${words} -->\n`;
  return path.endsWith('.css') ? `/* ${words} */\n` : `// ${words}\n`;
}

/** The text that a reader copies of a demo. */
export function copiedText(files: readonly SourceFile[], path: string, scope: CopyScope): string {
  if (scope === 'all files') return files.map((file) => comment(file.path, file.path) + file.text).join('\n');
  const text = files.find((file) => file.path === path)?.text ?? '';
  const needed = neededFiles(files, path);
  return needed.length === 0 ? text : comment(path, `${path} needs: ${needed.join(', ')}`) + text;
}
