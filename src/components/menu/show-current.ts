/** What is left free above or below the current entry, in pixels. */
const ROOM = 16;

/** Scrolls a menu so that the current page's entry is in view, near its middle. Only the menu moves, not the page around it. */
export function showCurrent(menu: Element): void {
  const entry = menu.querySelector('[aria-current="page"]');
  if (entry === null) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const start = menu.getBoundingClientRect().top;
  const isInView = top >= start + ROOM && bottom <= start + menu.clientHeight - ROOM;
  if (!isInView) menu.scrollTop += (top + bottom) / 2 - start - menu.clientHeight / 2;
}

/** The menu beside a document. It exists on wide screens. */
export const MENU = '.theme-doc-sidebar-container nav';

/**
 * Source of the inline script after the menu, which does the same while the browser parses the page: the page's own script would move the
 * menu under the reader's eyes.
 */
export const SHOW_CURRENT_SCRIPT = `if(matchMedia('(min-width:997px)').matches){let m=document.querySelector('${MENU}'),e=m&&m.querySelector('[aria-current="page"]');if(e){let t=e.getBoundingClientRect().top-m.getBoundingClientRect().top,h=m.clientHeight;if(t>h-60)m.scrollTop=t-h/2}}`;
