import type { Page } from '@playwright/test';

/** The menu beside a document, and its entry of the page. */
const MENU = '.theme-doc-sidebar-container nav';

/** What is wrong with the entry of the page in the menu beside it: undefined when it is in view, or when the page has no menu. */
export async function hiddenEntry(page: Page): Promise<string | undefined> {
  return page.evaluate((selector) => {
    const menu = document.querySelector(selector);
    if (menu === null) return undefined;
    const entries = menu.querySelectorAll('[aria-current="page"]');
    const [entry] = entries;
    if (entry === undefined || entries.length > 1) return `The menu has ${entries.length} entries of this page.`;
    const { top, bottom } = entry.getBoundingClientRect();
    const box = menu.getBoundingClientRect();
    const isInView = top >= box.top && bottom <= Math.min(box.bottom, innerHeight);
    return isInView ? undefined : `It is at ${Math.round(top - box.top)} px of a menu that shows ${box.height} px.`;
  }, MENU);
}
