import type { Page } from '@playwright/test';

/** A result above this height in pixels is too tall for a window of 900 px with a title and code above it. */
export const TALL = 360;
/** How many pixels at the top of a taller result must be in view. */
const TOP = 320;
/** How many pixels of a drawing tell a reader of a narrow window that it exists. */
const STRIP = 40;
/** Minimum visible height of code in pixels: four lines. */
const CODE = 80;

/** How much of a page's first result must be visible without scrolling. */
export type Share = 'whole' | 'top' | 'half of the top' | 'strip';

/**
 * What hides the first demo of a page when it opens, one line each: its drawing is below the window, or too little of its code is visible.
 * The scroll position does not matter, nor do results above their code.
 */
export async function hiddenDrawing(page: Page, share: Share): Promise<string[]> {
  const seen = await page.evaluate(() => {
    const demo = document.querySelector('[data-demo]');
    const stage = demo?.querySelector('.kd-stage');
    const code = [...(demo?.querySelectorAll('.kd-file') ?? [])].find((one) => one.clientHeight > 0);
    const lines = code?.querySelector('.kd-code-row');
    if (!stage || !code || !lines || demo?.getAttribute('data-result') === 'top') return undefined;
    const { top, height } = stage.getBoundingClientRect();
    const button = [...(demo?.querySelectorAll('.kd-more') ?? [])].find((one) => one.clientHeight > 0);
    return {
      top: top + window.scrollY,
      height,
      bottom: document.documentElement.clientHeight,
      codeShown: code.clientHeight - (button?.clientHeight ?? 0),
      codeNeeded: lines.clientHeight,
    };
  });
  if (seen === undefined) return [];
  const top = Math.min(seen.height, TOP);
  const wanted = { whole: seen.height, top, 'half of the top': top / 2, strip: STRIP }[share];
  const found: string[] = [];
  const below = Math.round(seen.top + wanted - seen.bottom);
  if (below > 0) found.push(`The ${share} of the first drawing ends ${below} px below a window of ${seen.bottom} px.`);
  if (seen.codeShown < Math.min(seen.codeNeeded, CODE)) found.push(`Only ${seen.codeShown} px of its code show.`);
  return found;
}

/**
 * How far the wanted part of a page's first result ends below a window of a height, in pixels; 0 where it is in view on arrival.
 *
 * @param wanted the part's height, from that of the result
 */
export async function resultBelow(page: Page, window: number, wanted: (height: number) => number): Promise<number> {
  const box = await page.evaluate(() => {
    const stage = document.querySelector('[data-demo] .kd-stage');
    if (stage === null) return undefined;
    const { top, height } = stage.getBoundingClientRect();
    return { top: top + scrollY, height };
  });
  return box === undefined ? 0 : Math.max(0, Math.round(box.top + wanted(box.height) - window));
}

/** Height of a page's first result in pixels; 0 where there is none. */
export function firstResultHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('[data-demo] .kd-stage')?.getBoundingClientRect().height ?? 0);
}
