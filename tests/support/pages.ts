import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Root of the repository. */
export const ROOT = path.join(import.meta.dirname, '..', '..');

/** A content page: its path, its front matter by key, and its text without front matter and code. */
export interface Page {
  file: string;
  frontMatter: Record<string, string>;
  body: string;
  /** Body without fenced code. */
  prose: string;
}

function readFrontMatter(text: string): { frontMatter: Record<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(text);
  if (!match) return { frontMatter: {}, body: text };
  const entries = (match[1] ?? '').split('\n').flatMap((line) => {
    const pair = /^(\w+):\s*(.*)$/.exec(line);
    const value = (pair?.[2] ?? '').replace(/^(['"])(.*)\1$/, '$2');
    return pair?.[1] ? [[pair[1], value] as const] : [];
  });
  return { frontMatter: Object.fromEntries(entries), body: text.slice(match[0].length) };
}

/** All pages below a folder, by path. */
export function readPages(below: 'content/docs' | 'blog' = 'content/docs'): Page[] {
  const folder = path.join(ROOT, below);
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Docusaurus treats files whose name starts with an underscore as partials.
      .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
      .sort()
      .map((file) => {
        const { frontMatter, body } = readFrontMatter(readFileSync(path.join(folder, file), 'utf8'));
        return {
          file: `${below}/${file.replaceAll(path.sep, '/')}`,
          frontMatter,
          body,
          prose: body.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, ''),
        };
      })
  );
}

/** Ids of all demo folders. */
export function readDemoIds(): string[] {
  return readdirSync(path.join(ROOT, 'demos'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'demo.json')
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort();
}
