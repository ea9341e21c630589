import { expect, test, type Page } from '@playwright/test';
import { openHydrated, openSettled } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

const ADDRESS = '/docs/sandbox/Free_Drawing.html';

/** Changes the page to what it would be with `result="side"`, in its HTML and in its script. */
async function putSideBySide(page: Page): Promise<void> {
  const rewrite = async (pattern: string, from: string, to: string) => {
    await page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
    });
  };
  await rewrite(`**${ADDRESS}*`, 'data-result=top data-', 'data-result=side data-');
  await rewrite('**/assets/js/*.js', 'result:"top"', 'result:"side"');
}

// A script may still be loading when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test(
  'code and result are side by side if there is room, and the splitter moves by key and pointer',
  { tag: '@core' },
  async ({ page }) => {
    await putSideBySide(page);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await openHydrated(page, `${ADDRESS}?flavour=vanilla`);
    const shown = new ShownDemo(page, 'sandbox/Free_Drawing');
    await shown.running('vanilla');
    const code = shown.player.locator('.kd-code');
    const width = async () => Math.round((await code.boundingBox())?.width ?? 0);
    const codeBox = await code.boundingBox();
    const stageBox = await shown.player.locator('.kd-stage').boundingBox();
    expect(stageBox?.x).toBeGreaterThanOrEqual((codeBox?.x ?? 0) + (codeBox?.width ?? 0));
    expect(stageBox?.y).toBeLessThan((codeBox?.y ?? 0) + (codeBox?.height ?? 0));

    const before = await width();
    const split = shown.player.getByRole('separator');
    await expect(split).toHaveAttribute('aria-orientation', 'vertical');
    await split.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await width()).toBeLessThan(before);
    await page.keyboard.press('Enter');
    expect(await width()).toBe(before);

    const handle = await split.boundingBox();
    if (handle === null) throw new Error('There is no handle.');
    await page.mouse.move(handle.x, handle.y + 40);
    await page.mouse.down();
    await page.mouse.move(handle.x + 60, handle.y + 40, { steps: 6 });
    await page.mouse.up();
    expect(Math.abs((await width()) - before - 60)).toBeLessThanOrEqual(1);
  },
);

test('they are one below the other if there is not', { tag: '@core' }, async ({ page }) => {
  await putSideBySide(page);
  await page.setViewportSize({ width: 800, height: 1000 });
  await openSettled(page, `${ADDRESS}?flavour=vanilla`);
  const shown = new ShownDemo(page, 'sandbox/Free_Drawing');
  await shown.running('vanilla');
  const codeBox = await shown.player.locator('.kd-code').boundingBox();
  const stageBox = await shown.player.locator('.kd-stage').boundingBox();
  expect(stageBox?.width).toBeGreaterThan(0.9 * (codeBox?.width ?? 0));
  const [upper, lower] = [stageBox, codeBox].sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
});

test(
  'the splitter between code and the result below moves by pointer, and a double click resets it',
  { tag: '@core' },
  async ({ page }) => {
    await openSettled(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    const code = shown.player.locator('.kd-code');
    const height = async () => Math.round((await code.boundingBox())?.height ?? 0);
    const before = await height();
    const handle = await shown.player.getByRole('separator').boundingBox();
    if (handle === null) throw new Error('There is no handle.');
    await page.mouse.move(handle.x + handle.width / 2, handle.y);
    await page.mouse.down();
    // Down across the frame, which must not swallow the movement.
    await page.mouse.move(handle.x + handle.width / 2, handle.y + 60, { steps: 6 });
    await page.mouse.up();
    expect(await height()).toBe(before + 60);
    await shown.player.getByRole('separator').dblclick();
    expect(await height()).toBe(before);
  },
);
