import { demoElements, splitFences } from '@site-packages/contracts';
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

/**
 * Finds the demos in a page without parsing MDX completely: fenced `live` blocks, and `<Demo>` elements outside of code and
 * comments.
 *
 * @param text the page's source
 * @param file the page's path from the repository's root
 */
export function scanPage(text: string, file: string): PageScan {
  const scan: PageScan = { demos: [], live: [], problems: [] };
  for (const { language, meta, line, code } of splitFences(text).fences) {
    if (!isLiveFence(meta)) continue;
    const parsed = parseLive(language, meta, code);
    if ('error' in parsed) scan.problems.push({ file, line: line - 1, ...parsed.error });
    else scan.live.push({ ...parsed.block, file, line });
  }
  for (const { id, line } of demoElements(text)) {
    if (id !== undefined) scan.demos.push({ id, file, line });
    else {
      scan.problems.push({
        file,
        line,
        message: 'The element <Demo> has no id written as a text.',
        fix: 'Write <Demo id="tutorials/shapes/Rect" />, with the path of a folder below demos/.',
      });
    }
  }
  return scan;
}
