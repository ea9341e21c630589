import { FILE_CLASS, PANEL_ATTRIBUTE } from '@site-packages/contracts';
import type { Flavour } from '../../model/flavours';

/** Name of the highlight in the inspector's style sheet. */
const MADE_LINE = 'kd-made-line';

/** The code of the file that is open in a flavor, with the element that scrolls it. */
function openCode(pane: Element, flavour: Flavour): { scroller: Element; code: Element } | undefined {
  const file = pane.querySelector(`[${PANEL_ATTRIBUTE}="${flavour}"] .${FILE_CLASS}[data-open]`);
  const scroller = file?.querySelector('.kd-scroll');
  const code = scroller?.querySelector('code');
  return scroller && code ? { scroller, code } : undefined;
}

/** The text of a line without its indent; undefined where there is none. Lines are counted from 1. */
function rangeOfLine(code: Element, line: number): Range | undefined {
  const lines = (code.textContent ?? '').split('\n');
  const text = lines[line - 1];
  if (text === undefined || text.trim() === '') return undefined;
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  const from = start + text.length - text.trimStart().length;
  const to = start + text.trimEnd().length;
  const range = code.ownerDocument.createRange();
  const walker = code.ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const end = at + (node.nodeValue ?? '').length;
    if (from >= at && from < end) range.setStart(node, from - at);
    if (to > at && to <= end) {
      range.setEnd(node, to - at);
      return range;
    }
    at = end;
  }
  return undefined;
}

/** The highlight of all marked lines of the document; undefined in a browser without the CSS Custom Highlight API. */
function highlight(): Highlight | undefined {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return undefined;
  const known = CSS.highlights.get(MADE_LINE) ?? new Highlight();
  CSS.highlights.set(MADE_LINE, known);
  return known;
}

/** Scrolls the code, not the page, until a line is in view. Cut code is scrolled as well, although the reader cannot scroll it. */
function scrollTo(scroller: Element, range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const box = scroller.getBoundingClientRect();
  // Cut code fades out at its end, so a line there does not count as in view.
  if (top < box.top || bottom > box.bottom - (bottom - top) * 2)
    scroller.scrollTop += (top + bottom - box.top - box.bottom) / 2;
}

/** Shows the lines above the lesson, which cut code hides by shifting them. Returns a function that hides them again. */
function unshift(scroller: Element): () => void {
  const file = scroller.closest<HTMLElement>(`.${FILE_CLASS}`);
  file?.style.setProperty('--kd-shift', '0px');
  return () => void file?.style.removeProperty('--kd-shift');
}

/**
 * Marks a line of the static code, which the editor has not replaced yet. A highlight does not change the server's DOM nodes, which
 * React keeps without comparing them.
 *
 * @returns a function that removes the mark
 */
export function markStaticLine(pane: Element, flavour: Flavour, line: number): () => void {
  const open = openCode(pane, flavour);
  const marks = highlight();
  const range = open && rangeOfLine(open.code, line);
  if (open === undefined || marks === undefined || range === undefined) return () => undefined;
  const { scroller } = open;
  const before = scroller.scrollTop;
  marks.add(range);
  const isAbove = range.getBoundingClientRect().top < scroller.getBoundingClientRect().top;
  const shift = isAbove ? unshift(scroller) : undefined;
  scrollTo(scroller, range);
  return () => {
    marks.delete(range);
    shift?.();
    scroller.scrollTop = before;
  };
}
