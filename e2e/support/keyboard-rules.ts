import type { Page } from '@playwright/test';

/**
 * Elements that the Tab key would reach out of order, reach without a visible focus, or never reach; one line each. The skip link and the
 * links of headings are only visible with the focus.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const native = 'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls]';
    const shownByFocus = '[class*="skipToContent"], .hash-link';
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}`;
    const isOff = (element: Element) => element.closest('[inert], :disabled') !== null;
    const isStop = (element: Element) =>
      element instanceof HTMLElement &&
      element.tabIndex >= 0 &&
      element.matches(`${native}, [tabindex], [contenteditable]`);
    const found: string[] = [];

    for (const element of document.querySelectorAll('[tabindex]')) {
      if (Number(element.getAttribute('tabindex')) > 0) found.push(`takes the Tab key out of turn: ${name(element)}`);
    }
    for (const element of document.querySelectorAll(`${native}, [tabindex], [contenteditable]`)) {
      if (!isStop(element) || isOff(element) || element.matches(shownByFocus)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const { width, height, right } = element.getBoundingClientRect();
      const isSeen = width >= 1 && height >= 1 && right > 0 && element.checkVisibility({ opacityProperty: true });
      // A field may be hidden behind its label.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      if (!isSeen && label?.checkVisibility() !== true) found.push(`takes the focus and is not seen: ${name(element)}`);
    }
    for (const element of document.querySelectorAll(
      '[role="button"], [role="link"], [role="switch"], [role="checkbox"], [role="slider"]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true }) || isOff(element)) continue;
      if (!isStop(element)) found.push(`cannot be reached: ${name(element)}`);
    }
    for (const list of document.querySelectorAll(
      '[role="tablist"], [role="listbox"], [role="radiogroup"], [role="toolbar"]',
    )) {
      if (!list.checkVisibility({ visibilityProperty: true })) continue;
      if (!isStop(list) && ![...list.querySelectorAll('*')].some(isStop))
        found.push(`nothing of it can be reached: ${name(list)}`);
    }
    return found;
  });
}
