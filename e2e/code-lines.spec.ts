import { expect, test, type Page } from '@playwright/test';
import { drawn, openHydrated, openSettled, PageWatch } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

const ALL = /^Show all \d+ lines$/;
const FEWER = 'Show fewer lines';

/** Positions of the first demo's parts, and its visible lines. */
function layout(page: Page) {
  return page
    .locator('[data-demo]')
    .first()
    .evaluate((player) => {
      const file = [...player.querySelectorAll('.kd-file')].find((one) => one.clientHeight > 0);
      const row = file?.querySelector('.kd-code-row')?.getBoundingClientRect();
      const scroller = file?.querySelector('.kd-scroll')?.getBoundingClientRect();
      const code = player.querySelector('.kd-code')?.getBoundingClientRect();
      if (!row || !scroller || !code) throw new Error('The demo shows no code.');
      return {
        head: player.getBoundingClientRect().top + window.scrollY,
        height: code.height,
        above: Math.round(scroller.top - row.top),
        below: Math.round(row.bottom - scroller.bottom),
      };
    });
}

test('one press shows all lines in place, and the next page shows them too', async ({ page, baseURL }) => {
  await PageWatch.on(page, baseURL ?? '');
  await openSettled(page, RECT_PAGE);
  const { player } = new ShownDemo(page, RECT);
  const more = player.getByRole('button', { name: ALL });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const cut = await layout(page);
  expect(cut.above, 'imports above the code’s place').toBeGreaterThan(0);
  expect(cut.below, 'lines below it').toBeGreaterThan(0);

  await more.focus();
  await page.keyboard.press('Enter');
  const fewer = player.getByRole('button', { name: FEWER });
  await expect(fewer).toHaveAttribute('aria-expanded', 'true');
  await expect(fewer).toBeFocused();
  expect(await layout(page)).toMatchObject({ head: cut.head, above: 0, below: 0 });

  // Before the first paint: applying the choice must not shift anything when the page's script arrives.
  for (const address of [RECT_PAGE, '/docs/shapes/Circle.html']) {
    await openHydrated(page, address);
    await drawn(page);
    expect(await layout(page)).toMatchObject({ above: 0, below: 0 });
    await expect(page.getByRole('button', { name: FEWER }).first()).toHaveAttribute('aria-expanded', 'true');
    expect(await PageWatch.layoutShift(page), address).toBeLessThan(0.01);
  }

  await page.getByRole('button', { name: FEWER }).first().click();
  // The code opens at the lesson, which may be near the end.
  const again = await layout(page);
  expect(again.above + again.below).toBeGreaterThan(0);
  await openHydrated(page, RECT_PAGE);
  expect(await layout(page)).toEqual(cut);
});

test('the editor replaces cut code at the same line', async ({ page }) => {
  await openSettled(page, RECT_PAGE);
  const demo = new ShownDemo(page, RECT);
  const before = await layout(page);
  const line = demo.player.locator('.kd-panel:visible').getByText("'square'").first();
  const top = async (what: typeof line) => (await what.boundingBox())?.y ?? Number.NaN;
  const was = await top(line);
  await line.click();
  const edited = demo.player.locator('.cm-line', { hasText: "name: 'square'" });
  await expect(edited).toBeVisible();
  await expect.poll(async () => Math.abs((await top(edited)) - was)).toBeLessThanOrEqual(3);
  expect((await layout(page)).height).toBe(before.height);

  // The rest of the code unfolds around the editor, too.
  await demo.player.getByRole('button', { name: ALL }).click();
  expect((await layout(page)).height).toBeGreaterThan(before.height);
});

test('code whose height the reader sets is not cut, and keeps its scroll position', async ({ page }) => {
  await openSettled(page, RECT_PAGE);
  const { player } = new ShownDemo(page, RECT);
  const before = await layout(page);
  const handle = player.getByRole('separator', { name: 'Resize the code' });
  await handle.press('ArrowDown');
  const scroller = player.locator('.kd-scroll:visible');
  expect(await scroller.evaluate(({ scrollTop }) => scrollTop)).toBe(before.above);
  expect((await layout(page)).height).toBeGreaterThan(before.height);
  await expect(player.getByRole('button', { name: ALL })).toHaveCount(0);
  await handle.press('Enter');
  await expect.poll(() => layout(page)).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all lines are visible, without a button for them', async ({ page }) => {
    await page.goto(RECT_PAGE);
    expect(await page.getByRole('button', { name: ALL }).count()).toBe(0);
    const { player } = new ShownDemo(page, RECT);
    const heights = await player
      .locator('.kd-scroll')
      .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    expect(heights.length).toBeGreaterThan(3);
    expect(heights.filter((hidden) => hidden > 0)).toEqual([]);
  });
});

test('a file that was not open at first has its colors when it is opened, and on paper', async ({ page, baseURL }) => {
  await PageWatch.on(page, baseURL ?? '');
  await openSettled(page, '/docs/sandbox/Undo_Redo_History.html');
  const { player } = new ShownDemo(page, 'sandbox/Undo_Redo_History');
  const inert = () => player.locator('code > noscript').count();
  const codes = await player.locator('code').count();
  expect(await inert(), 'files that are not open').toBeGreaterThan(codes / 2);
  const shown = () =>
    player.evaluate((root) => {
      const code = [...root.querySelectorAll('code')].find((one) => one.clientHeight > 0);
      return { isColored: code?.querySelector('span') !== null, text: code?.textContent ?? '' };
    });
  const texts = new Set<string>();
  for (const label of ['Vanilla', 'React', 'Svelte']) {
    await player.getByRole('tab', { name: label, exact: true }).click();
    await player.getByRole('tab', { name: 'look.ts', exact: true }).filter({ visible: true }).click();
    await expect.poll(async () => (await shown()).isColored, label).toBe(true);
    texts.add((await shown()).text);
  }
  expect(texts.size, 'one text in all flavors').toBe(1);
  expect([...texts].join(''), 'text, no HTML').not.toContain('<span');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  expect(await inert()).toBe(0);
});
