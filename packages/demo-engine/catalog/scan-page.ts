import type { Problem } from '../model/demo';
import { isLiveFence, type LiveBlock, parseLive } from './live';

/** A `<Demo>` element in a page. */
export interface DemoUse {
  id: string;
  file: string;
  line: number;
}

export interface LiveUse extends LiveBlock {
  file: string;
  /** Line of the first line of code in the block. */
  line: number;
}

export interface PageScan {
  demos: DemoUse[];
  live: LiveUse[];
  problems: Problem[];
}

interface Fence {
  marker: string;
  indent: number;
  language: string;
  meta: string;
  line: number;
  code: string[];
}

const FENCE = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*([^`]*)$/;

/**
 * Finds the demos in a page without parsing MDX completely: fenced `live` blocks, and `<Demo>` elements outside of code and
 * comments.
 *
 * @param text the page's source
 * @param file the page's path from the repository's root
 */
export function scanPage(text: string, file: string): PageScan {
  const scan: PageScan = { demos: [], live: [], problems: [] };
  const prose: string[] = [];
  let fence: Fence | undefined;
  for (const [index, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const match = FENCE.exec(line);
    if (fence !== undefined) {
      const closes = match !== null && match[3] === '' && match[4]?.trim() === '' && match[2]?.startsWith(fence.marker);
      if (closes) {
        endFence(fence, file, scan);
        fence = undefined;
      } else fence.code.push(withoutIndent(line, fence.indent));
      prose.push('');
      continue;
    }
    if (match !== null) {
      const [, space = '', marker = '', language = '', meta = ''] = match;
      fence = { marker, indent: space.length, language, meta: meta.trim(), line: index + 2, code: [] };
      prose.push('');
    } else prose.push(line);
  }
  findElements(prose.join('\n'), file, scan);
  return scan;
}

function withoutIndent(line: string, indent: number): string {
  let at = 0;
  while (at < indent && (line[at] === ' ' || line[at] === '\t')) at += 1;
  return line.slice(at);
}

function endFence({ language, meta, line, code }: Fence, file: string, scan: PageScan): void {
  if (!isLiveFence(meta)) return;
  const parsed = parseLive(language, meta, code.join('\n'));
  if ('error' in parsed) scan.problems.push({ file, line: line - 1, ...parsed.error });
  else scan.live.push({ ...parsed.block, file, line });
}

function findElements(prose: string, file: string, scan: PageScan): void {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const code = prose
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, blank);
  for (const match of code.matchAll(/<Demo\b([^>]*)>/g)) {
    const line = code.slice(0, match.index).split('\n').length;
    const id = /(?:^|\s)id\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(match[1] ?? '');
    if (id === null) {
      scan.problems.push({
        file,
        line,
        message: 'The element <Demo> has no id written as a text.',
        fix: 'Write <Demo id="tutorials/shapes/Rect" />, with the path of a folder below demos/.',
      });
    } else scan.demos.push({ id: id[1] ?? id[2] ?? '', file, line });
  }
}
