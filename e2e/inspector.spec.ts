import { expect, type Locator, type Page, test } from '@playwright/test';
import { FLAVOURS } from '../packages/demo-engine/model/flavours';
import { accessibilityBreaches } from './support/accessibility';
import { openHydrated } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

const HIT_PAGE = '/docs/events/Custom_Hit_Region.html';

/** The inspector of the page's only open demo. */
function inspectorOf(page: Page) {
  const panel = page.locator('.kd-inspect');
  return { panel, tree: panel.getByRole('tree'), row: (name: RegExp) => panel.getByRole('treeitem', { name }) };
}

/** Pixels of the demo's first canvas. */
async function picture(shown: ShownDemo): Promise<string> {
  const canvas = shown.player.frameLocator('iframe[title^="Result: "]').locator('canvas').first();
  return canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
}

/** Gives the demo's rectangle another color in the inspector, which changes the drawing, and closes the panel. */
async function paintRectAndClose(page: Page, shown: ShownDemo): Promise<void> {
  const { panel, row } = inspectorOf(page);
  await row(/^Rect/).first().click();
  const before = await picture(shown);
  await panel.getByLabel('fill', { exact: true }).fill('#123456');
  await expect.poll(() => picture(shown)).not.toBe(before);
  await panel.getByRole('button', { name: 'Close inspector' }).click();
  await expect(panel).toHaveCount(0);
}

for (const flavour of FLAVOURS) {
  test(
    `opens on a demo, and a changed attribute is drawn: ${flavour}`,
    { tag: flavour === 'react' ? '@core' : [] },
    async ({ page }) => {
      await openHydrated(page, `${RECT_PAGE}?flavour=${flavour}`);
      const shown = new ShownDemo(page, RECT);
      await shown.running(flavour);
      await shown.choose('Inspect');
      await paintRectAndClose(page, shown);
      await expect(shown.player.getByRole('button', { name: 'Inspect', exact: true })).toBeFocused();
    },
  );
}

test('nothing of the inspector loads before the reader opens it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\.(?:js|json)(?:\?|$)/.test(request.url())) scripts.push(request.url());
  });
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.player.hover();
  await page.waitForLoadState('networkidle');
  const before = new Set(scripts);
  await shown.choose('Inspect');
  await expect(inspectorOf(page).tree).toBeVisible();
  const loaded = scripts.filter((url) => !before.has(url));
  const texts = await Promise.all(loaded.map(async (url) => (await page.request.get(url)).text()));
  expect(texts.some((text) => text.includes('kd-inspect-bar'))).toBe(true);
  for (const url of before) expect(await (await page.request.get(url)).text(), url).not.toContain('kd-inspect-bar');
});

test('Ctrl+Shift+C opens it, and Escape closes it', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.player.getByRole('button', { name: 'Stop' }).focus();
  await page.keyboard.press('Control+Shift+C');
  const { panel, tree } = inspectorOf(page);
  await expect(tree).toBeFocused();
  // The rows come from the frame a moment later; a key before has nothing to move to.
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('treeitem', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('the shortcut also works while the demo has the focus, and a program cannot trigger it', async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.replaceCode(`import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 200, height: 100 });
stage.add(new Konva.Layer());
const field = document.body.appendChild(document.createElement('input'));
field.setAttribute('aria-label', 'Field');
window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true);
setInterval(() => {
  const init = { code: 'KeyC', key: 'C', ctrlKey: true, shiftKey: true, bubbles: true };
  window.dispatchEvent(new KeyboardEvent('keydown', init));
  document.title = 'pressed';
}, 20);`);
  const frame = shown.player.locator('iframe[title^="Result: "]').contentFrame();
  const field = frame.getByLabel('Field');
  await field.click();
  await expect.poll(() => frame.locator('html').evaluate(() => document.title)).toBe('pressed');
  const { panel, tree } = inspectorOf(page);
  await expect(panel).toHaveCount(0);
  await page.keyboard.press('Control+Shift+C');
  await expect(tree).toBeFocused();
  await field.focus();
  await page.keyboard.press('Control+Shift+C');
  await expect(panel).toHaveCount(0);
});

test('each kind of control changes the drawing', async ({ page }) => {
  await openHydrated(page, `${HIT_PAGE}?flavour=vanilla&inspect=tutorials/events/Custom_Hit_Region&node=.curve`);
  const shown = new ShownDemo(page, 'tutorials/events/Custom_Hit_Region');
  const { panel } = inspectorOf(page);
  const changes = async (change: () => Promise<unknown>) => {
    const before = await picture(shown);
    await change();
    await expect.poll(() => picture(shown)).not.toBe(before);
  };
  await expect(panel.getByLabel('strokeWidth', { exact: true })).toBeVisible();
  await changes(() => panel.getByLabel('x', { exact: true }).press('Shift+ArrowUp'));
  await changes(() => panel.getByLabel('stroke, color').fill('#ff0000'));
  await changes(() => panel.getByLabel('points', { exact: true }).fill('0, 50, 36, -50, 80, 50'));
  await panel.getByText(/^Defaults/).click();
  await changes(() => panel.getByLabel('strokeWidth', { exact: true }).fill('20'));
  await changes(() => panel.getByLabel('lineCap', { exact: true }).selectOption('round'));
  await changes(() => panel.getByLabel('visible', { exact: true }).uncheck());
});

test('a URL opens it in a given state', async ({ page }) => {
  await openHydrated(page, `${HIT_PAGE}?flavour=vanilla&inspect=1&node=.star&show=hit`);
  const { panel, row } = inspectorOf(page);
  await expect(row(/\.star/)).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('tab', { name: 'Behind the scenes' }).click();
  await expect(panel.getByRole('switch', { name: 'Hit canvas' })).toBeChecked();
});

for (const [address, link, state] of [
  [HIT_PAGE, 'Inspect the hit canvas', { node: /\.curve/ }],
  ['/docs/groups_and_layers/Groups.html', 'Inspect the outer group', { node: /\.outer/ }],
  ['/docs/performance/Layer_Management.html', 'Inspect the redraws', { show: 'Redraws' }],
] as const) {
  test(`one press opens it in the state that the page describes: ${link}`, async ({ page }) => {
    await openHydrated(page, `${address}?flavour=vanilla`);
    await page.getByRole('link', { name: link }).press('Enter');
    const { panel, row } = inspectorOf(page);
    if ('node' in state) await expect(row(state.node)).toHaveAttribute('aria-selected', 'true');
    else await expect(panel.getByRole('switch', { name: state.show })).toBeChecked();
    expect(new URL(page.url()).searchParams.has('inspect')).toBe(false);
  });
}

test('on a small screen it is a sheet below the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.choose('Inspect');
  const { panel, row } = inspectorOf(page);
  await expect(row(/^Stage/)).toBeVisible();
  await expect(async () => {
    const sheet = await panel.boundingBox();
    const stage = await shown.player.locator('.kd-stage').boundingBox();
    expect(sheet?.x).toBe(0);
    expect(sheet?.width).toBe(390);
    expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBeCloseTo(844, 0);
    expect(stage?.y).toBeGreaterThanOrEqual(0);
    // Most of the drawing is visible.
    expect((sheet?.y ?? 0) - (stage?.y ?? 0)).toBeGreaterThan(Math.min(200, (stage?.height ?? 0) * 0.7));
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('it stays with the demo through Stop, Run and a change of flavor', async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla&inspect=${RECT}`);
  const shown = new ShownDemo(page, RECT);
  const { panel, row } = inspectorOf(page);
  await row(/^Rect/).first().click();
  await shown.player.getByRole('button', { name: 'Stop' }).click();
  await expect(panel).toContainText('The demo is stopped');
  await panel.getByRole('button', { name: 'Run' }).click();
  await expect(row(/^Rect/).first()).toHaveAttribute('aria-selected', 'true');
  await shown.player.getByRole('tab', { name: 'React' }).click();
  await shown.running('react');
  await expect(row(/^Rect/).first()).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('button', { name: 'Copy as code: x' }).waitFor();
});

/** Texts of the lines that are marked in code which no editor has replaced. */
function markedLines(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('kd-made-line') ?? [])].map(String));
}

test('the line that created the selected node is marked in the code and in the editor', async ({ page }) => {
  await openHydrated(page, `${HIT_PAGE}?flavour=vanilla&inspect=1&node=.star`);
  const shown = new ShownDemo(page, 'tutorials/events/Custom_Hit_Region');
  const { panel, row } = inspectorOf(page);
  expect(await markedLines(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Find lines (restarts the demo)' }).click();
  await expect.poll(() => markedLines(page)).toEqual([expect.stringContaining('new Konva.Star(')]);
  const isInView = () =>
    shown.player.evaluate((player) => {
      const [range] = [...(CSS.highlights.get('kd-made-line') ?? [])];
      const code = [...player.querySelectorAll('.kd-scroll')].find((one) => one.getClientRects().length > 0);
      if (!(range instanceof Range) || code === undefined) return false;
      const [line, box] = [range.getBoundingClientRect(), code.getBoundingClientRect()];
      return line.top >= box.top && line.bottom <= box.bottom;
    });
  expect(await isInView()).toBe(true);
  await row(/\.curve/)
    .first()
    .click();
  await expect.poll(() => markedLines(page)).toEqual([expect.stringContaining('new Konva.')]);
  expect(await markedLines(page)).not.toEqual([expect.stringContaining('Star')]);
  expect(await isInView()).toBe(true);

  await row(/\.star/)
    .first()
    .click();
  await panel.getByRole('button', { name: 'index.ts:7' }).click();
  await expect(page.locator('.cm-activeLine')).toContainText('new Konva.Star');
  // Seen, and not below the page's bar.
  const isOnTop = (line: Element) => {
    const { left, top, height } = line.getBoundingClientRect();
    return line.contains(document.elementFromPoint(left + 60, top + height / 2));
  };
  await expect.poll(() => page.locator('.cm-activeLine').evaluate(isOnTop)).toBe(true);
  await expect(page.locator('.cm-madeLine')).toHaveText(/new Konva\.Star/);
  expect(await markedLines(page)).toEqual([]);
  await row(/\.curve/)
    .first()
    .click();
  await expect(page.locator('.cm-madeLine')).toHaveText(/new Konva\.(?!Star)/);
  await panel.getByRole('button', { name: 'Close inspector' }).click();
  await expect(page.locator('.cm-madeLine')).toHaveCount(0);
});

for (const [width, isSheet] of [
  [1440, false],
  [390, true],
] as const) {
  test(`works in full screen, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    await shown.choose('Full screen');
    await expect(shown.player).toHaveAttribute('data-full', '');
    await shown.choose('Inspect');
    const { panel, tree } = inspectorOf(page);
    await expect(tree).toBeFocused();
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect(await panel.getAttribute('data-sheet')).toBe(isSheet ? '' : null);
    await paintRectAndClose(page, shown);
    await expect(shown.player).toHaveAttribute('data-full', '');
  });
}

test('shows in forced colors which node is selected and what is switched on', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openHydrated(page, `${HIT_PAGE}?flavour=vanilla&inspect=1&node=.star`);
  const { panel, row } = inspectorOf(page);
  await expect(row(/\.star/)).toHaveAttribute('aria-selected', 'true');
  const background = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(await background(row(/\.star/).first())).not.toBe(await background(row(/\.curve/).first()));
  const pick = panel.getByRole('button', { name: 'Pick a node' });
  const off = await background(pick);
  await pick.click();
  await expect(pick).toHaveAttribute('aria-pressed', 'true');
  // The color changes over some frames.
  await expect.poll(() => background(pick)).not.toBe(off);
  await page.keyboard.press('Escape');
  await panel.getByRole('tab', { name: 'Behind the scenes' }).click();
  const hit = panel.getByRole('switch', { name: 'Hit canvas' });
  const before = await background(hit);
  await hit.check();
  await expect.poll(() => background(hit)).not.toBe(before);
  expect(await accessibilityBreaches(page, '.kd-inspect')).toEqual([]);
});

test('animates nothing for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await page.evaluate(() => {
    document.addEventListener(
      'animationstart',
      ({ target }) => {
        const isInspector = target instanceof Element && target.closest('.kd-inspect') !== null;
        if (isInspector) document.body.setAttribute('data-moved', '');
      },
      true,
    );
  });
  await shown.choose('Inspect');
  const { panel, tree } = inspectorOf(page);
  await expect(tree).toBeVisible();
  await panel.getByRole('tab', { name: 'Behind the scenes' }).click();
  await panel.getByRole('switch', { name: 'Redraws' }).check();
  await expect(panel.getByRole('switch', { name: 'Redraws' })).toBeChecked();
  await expect(page.locator('body')).not.toHaveAttribute('data-moved');
});

test('works on a reader’s program in the playground', async ({ page }) => {
  await openHydrated(page, '/play?inspect=1');
  const { panel, tree, row } = inspectorOf(page);
  await expect(tree).toBeVisible();
  await expect(row(/^Layer/).first()).toBeVisible();
  await row(/^Layer/)
    .first()
    .click();
  await panel.getByRole('button', { name: 'Find lines (restarts the demo)' }).click();
  await expect(page.locator('.cm-madeLine')).toContainText('new Konva.Layer');
});

test('it has no accessibility violations', async ({ page }) => {
  await openHydrated(page, `${HIT_PAGE}?flavour=vanilla&inspect=1&node=.star`);
  const { panel } = inspectorOf(page);
  await expect(panel.getByLabel('fill', { exact: true })).toBeVisible();
  const check = async () => {
    expect(await accessibilityBreaches(page, '.kd-inspect')).toEqual([]);
  };
  await check();
  await panel.getByRole('tab', { name: 'Behind the scenes' }).click();
  for (const name of ['Redraws', 'Events']) await panel.getByRole('switch', { name }).check();
  await check();
});
