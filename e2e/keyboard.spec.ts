import { createHash } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { openHydrated, openSettled } from './support/page-watch';
import { hold } from './support/routing';
import { SharedKeys } from './support/shared-keys';
import { walkByTab, type Kinds } from './support/tab-walk';

/** Kinds of tab stops that a walk of this run has photographed. */
function sharedKinds(): Kinds {
  const keys = new SharedKeys('focus');
  const lineOf = (kind: string) => createHash('sha256').update(kind).digest('hex').slice(0, 16);
  return { has: (kind) => keys.all().has(lineOf(kind)), add: (kind) => keys.add([lineOf(kind)]) };
}

const test = base.extend<object, { photographed: Kinds }>({
  photographed: [
    // eslint-disable-next-line no-empty-pattern -- a fixture names what it needs in its first argument
    async ({}, use) => use(sharedKinds()),
    { scope: 'worker' },
  ],
});

const GALLERY = '/docs/sandbox.html';
/** How many cards at the start of a shelf are visited, besides the last one: all are alike, and their number grows with the site. */
const FIRST_CARDS = 2;

/** One of each kind of page. */
const PAGES = [
  '/',
  '/docs/overview.html',
  '/docs/shapes/Rect.html',
  GALLERY,
  '/docs/sandbox/Free_Drawing.html',
  '/category/shapes',
  '/api/Konva.Easings.html',
  '/blog',
  '/blog/one-check-for-four-frameworks',
  '/play',
  '/search',
  '/no/such/page',
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`the Tab key, ${viewport.width} wide`, () => {
    test.use({ viewport });

    for (const address of PAGES) {
      test(`moves through ${address} in page order, with a visible focus at every stop, and out of it again`, async ({
        page,
        photographed,
      }) => {
        // Animations would look like a focus ring.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openSettled(page, address);
        // The playground renders after the page around it, and shows its code before the editor is loaded.
        if (address === '/play') await expect(page.locator('.kd-play [data-editing] .cm-content')).toBeVisible();
        if (address === GALLERY) {
          const shelves = page.locator('main section > ul');
          await expect(shelves).not.toHaveCount(0);
          await shelves.evaluateAll(
            (all, first) =>
              all.forEach((shelf) =>
                [...shelf.children].slice(first, -1).forEach((card) => card.toggleAttribute('inert', true)),
              ),
            FIRST_CARDS,
          );
        }
        const { stops, faults } = await walkByTab(page, photographed);
        expect(faults).toEqual([]);
        expect(stops[0]).toContain('Skip to main content');
        expect(stops.length).toBeGreaterThan(10);
      });
    }
  });
}

test('an editor that loads late does not take the focus back', async ({ page }) => {
  const held = await hold(page, /\/demo-assets\/sources\//);
  await openHydrated(page, '/docs/shapes/Rect.html');
  await page.getByRole('region', { name: /^Code, index\.ts/ }).focus();
  await held.asked;
  await page.keyboard.press('Tab');
  const next = await page.evaluateHandle(() => document.activeElement);
  expect(await next.evaluate((element) => element?.closest('.kd-scroll, .kd-editor') === null)).toBe(true);
  held.release();
  await expect(page.locator('.kd-code .cm-content')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.describe('the test’s own walk', () => {
  const page = (second: string) => `<a href="#a">One</a> ${second} <a href="#c">Three</a>`;
  const covered = '<i style="position: absolute; inset: 0; background: white"></i>';
  for (const [what, content, fault] of [
    ['everything is correct', page('<a href="#b">Two</a>'), undefined],
    [
      'the focus is not drawn',
      page('<a href="#b" style="outline: none">Two</a>'),
      'does not show that it has the focus: <a> Two',
    ],
    [
      'its focus ring is clipped',
      `<style>a:focus { outline: 2px solid red }</style>${page('<b style="display: inline-block; overflow: hidden"><a href="#b">Two</a></b>')}`,
      'does not show that it has the focus: <a> Two',
    ],
    [
      'a link is covered',
      page(`<b style="position: relative"><a href="#b">Two</a>${covered}</b>`),
      'is out of sight or covered: <a> Two',
    ],
    [
      'a link is beside the page',
      page('<a href="#b" style="position: absolute; left: -999px">Two</a>'),
      'is out of sight or covered: <a> Two',
    ],
    [
      'a link keeps the focus',
      page('<a href="#b" onkeydown="event.preventDefault()">Two</a>'),
      'does not let go of the focus: <a> Two',
    ],
    ['a link is skipped', page('<a href="#b" tabindex="1">Two</a>'), 'is never come to: <a> Two'],
    [
      'a link leads back',
      `${page('<a href="#b">Two</a>')}<a href="#d" onfocus="document.querySelector('a').focus()">Four</a>`,
      'comes after what stands below it, <a> Three: <a> One',
    ],
  ] as const) {
    test(`recognizes that ${what}`, async ({ page: tab }) => {
      await tab.setContent(content);
      const { faults } = await walkByTab(tab);
      expect(faults.slice(0, 1)).toEqual(fault === undefined ? [] : [fault]);
    });
  }
});
