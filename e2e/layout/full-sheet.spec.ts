import { expect, test } from '@playwright/test';
import { openSettled } from '../support/page-watch';

/** A page of each kind. */
const PAGES = [
  '/',
  '/docs/index.html',
  '/docs/shapes/Rect.html',
  '/docs/react/index.html',
  '/api/Konva.Rect.html',
  '/docs/sandbox.html',
  '/docs/sandbox/Free_Drawing.html',
  '/category/shapes',
  '/blog',
  '/search',
  '/markdown-page',
  '/not-found',
];
const WIDTHS = [390, 1440];

/** In the page: puts the full sheet into effect, and tells what it changes, up to ten elements. */
function changes(link: Element): string[] {
  // Half of an animation is another picture at each look.
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    else animation.cancel();
  }
  // Custom properties are seen in what reads them; sizes follow from the rest.
  const names = [...getComputedStyle(document.body)].filter(
    (name) => !/^(--.*|width|height|(inline|block)-size|.*-origin|top|left|right|bottom|inset.*)$/.test(name),
  );
  if (names.length < 200) throw new Error(`The browser tells ${names.length} properties of a style.`);
  /** The style of every element and of what rules put before and after it. */
  const styles = () => {
    const all = new Map<string, string[]>();
    document.querySelectorAll('body *').forEach((element, at) => {
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part || undefined);
        if (part && style.content === 'none') continue;
        all.set(
          `${at} ${element.localName}.${element.getAttribute('class') ?? ''}${part}`,
          names.map((name) => style.getPropertyValue(name)),
        );
      }
    });
    return all;
  };
  const before = styles();
  link.setAttribute('media', 'all');
  const after = styles();
  const found: string[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [then, now] = [before.get(key), after.get(key)];
    const lost = names.flatMap((name, at) =>
      then?.[at] === now?.[at] ? [] : [`${name}: ${then?.[at]} -> ${now?.[at]}`],
    );
    if (lost.length > 0) found.push(`${key}: ${lost.join('; ')}`);
  }
  return found.slice(0, 10);
}

test.describe('the full style sheet', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const address of PAGES)
    test(`changes nothing on ${address} that a reader has not touched`, async ({ page }) => {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await openSettled(page, address);
        const sheet = page.locator('link[data-full-sheet]');
        await expect(sheet, 'comes with the scripts').toHaveAttribute('rel', 'stylesheet');
        await expect(sheet, 'is for paper').toHaveAttribute('media', 'print');
        await expect
          .poll(() => sheet.evaluate((link) => link instanceof HTMLLinkElement && link.sheet !== null))
          .toBe(true);
        expect(await sheet.evaluate(changes), `at ${width} px`).toEqual([]);
      }
    });

  test('is in effect when something new comes into the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSettled(page, '/docs/shapes/Rect.html');
    const sheet = page.locator('link[data-full-sheet]');
    await expect(sheet).toHaveAttribute('media', 'print');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(sheet).toHaveAttribute('media', 'all');
  });
});
