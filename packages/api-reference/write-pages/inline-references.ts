import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { resolveReference, type ReferenceIndex } from '../model/references';

/** A broken reference on a page. */
export interface ReferenceProblem {
  file: string;
  line: number;
  message: string;
}

/**
 * Checks every `Konva…` in backticks on all pages below the given folders.
 * @param root absolute path that reported files are relative to
 */
export function checkReferences(index: ReferenceIndex, root: string, folders: readonly string[]): ReferenceProblem[] {
  return folders.flatMap((folder) =>
    pagesBelow(path.join(root, folder)).flatMap((file) =>
      checkText(index, readFileSync(file, 'utf8')).map((problem) => ({ file: path.relative(root, file), ...problem })),
    ),
  );
}

/** Checks one page's Markdown. */
export function checkText(index: ReferenceIndex, markdown: string): { line: number; message: string }[] {
  return inlineCode(markdown).flatMap(({ code, line }) => {
    const found = resolveReference(index, code);
    return found && 'problem' in found ? [{ line, message: `\`${code}\`: ${found.problem}. ${found.fix}` }] : [];
  });
}

/** Inline code of a Markdown text with its lines, without front matter and fenced blocks. */
export function inlineCode(markdown: string): { code: string; line: number }[] {
  const found: { code: string; line: number }[] = [];
  let fence: string | undefined;
  let frontMatter = markdown.startsWith('---\n');
  markdown.split('\n').forEach((text, at) => {
    if (frontMatter) {
      if (at > 0 && text.trim() === '---') frontMatter = false;
      return;
    }
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (mark && (fence === undefined || (mark.startsWith(fence) && text.trim() === mark))) {
      fence = fence === undefined ? mark : undefined;
      return;
    }
    if (fence !== undefined) return;
    for (const match of text.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g))
      found.push({ code: (match[2] ?? '').trim(), line: at + 1 });
  });
  return found;
}

function pagesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(folder, file))
      .sort();
  } catch (error) {
    // A site without a blog, or before its first page.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
