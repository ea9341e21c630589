import { expect, test } from '@playwright/test';
import { openHydrated, openSettled, PageWatch } from './support/page-watch';
import { LABELED_FLAVOURS, RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

test(
  'the code is in the page’s HTML, and opening the editor shifts nothing',
  { tag: '@core' },
  async ({ page, baseURL }) => {
    await PageWatch.on(page, baseURL ?? '');
    await openSettled(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    const shifted = await PageWatch.layoutShift(page);
    const code = shown.player.locator('.kd-pre:visible code');
    const line = await code.evaluate((element) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const found = node.textContent?.indexOf('strokeWidth') ?? -1;
        if (found < 0) continue;
        range.setStart(node, found);
        range.setEnd(node, found + 1);
        const { left, top } = range.getBoundingClientRect();
        return { left, top };
      }
      return undefined;
    });
    if (line === undefined) throw new Error('The code sets no strokeWidth.');
    await page.mouse.click(line.left + 1, line.top + 8);
    const editor = shown.player.getByRole('textbox');
    await expect(editor).toBeFocused();
    const after = await editor.evaluate(() => {
      const selection = window.getSelection();
      const box = selection?.rangeCount === 0 ? undefined : selection?.getRangeAt(0).getBoundingClientRect();
      return box === undefined ? undefined : { left: box.left, top: box.top };
    });
    expect(Math.abs((after?.left ?? 0) - line.left), 'the caret is where the click was').toBeLessThan(9);
    expect(Math.abs((after?.top ?? 0) - line.top)).toBeLessThan(4);
    expect((await PageWatch.layoutShift(page)) - shifted).toBeLessThan(0.01);
  },
);

for (const [flavour, label] of LABELED_FLAVOURS) {
  test(`a runtime error names the line of the reader’s source (${label})`, async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?flavour=${flavour}`);
    const shown = new ShownDemo(page, RECT);
    await shown.running(flavour);
    const sources = {
      vanilla:
        "import Konva from 'konva';\n\ntype Box = { x: number };\nconst stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });\nconst missing = null as unknown as Box;\nconsole.log(missing.x, stage);\n",
      react:
        "import { Layer, Stage } from 'react-konva';\n\ntype Box = { x: number };\nconst missing = null as unknown as Box;\nexport default function App() {\n  return (\n    <Stage width={missing.x} height={200}>\n      <Layer />\n    </Stage>\n  );\n}\n",
      vue: '<script setup lang="ts">\ntype Box = { x: number };\n\nconst missing = null as unknown as Box;\nconst width = missing.x;\n</script>\n\n<template>\n  <v-stage :config="{ width, height: 200 }" />\n</template>\n',
      svelte:
        '<script lang="ts">\n  import { Layer, Stage } from \'svelte-konva\';\n\n  type Box = { x: number };\n  const missing = null as unknown as Box;\n  const width = missing.x;\n</script>\n\n<Stage {width} height={200}><Layer /></Stage>\n',
    };
    const lines = { vanilla: 6, react: 7, vue: 5, svelte: 6 };
    await shown.replaceCode(sources[flavour]);
    const alert = shown.player.getByRole('alert');
    await expect(alert).toContainText(`line ${lines[flavour]}`);
    await expect(shown.player).toHaveAttribute('data-state', 'failed');
    await expect(shown.player.locator('.cm-lintRange-error')).toHaveCount(1);
  });
}

test(
  'edits survive a flavor switch, navigation and a reload; Reset asks once and restores the site’s code',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    const shown = new ShownDemo(page, RECT);
    await shown.tab('React').click();
    await shown.running('react');
    await shown.replaceCode(
      'import { Circle, Layer, Stage } from \'react-konva\';\n\nexport default function App() {\n  return (\n    <Stage width={320} height={200}>\n      <Layer>\n        <Circle name="mine" x={80} y={80} radius={40} fill="#8457c9" />\n      </Layer>\n    </Stage>\n  );\n}\n',
    );
    await expect.poll(async () => (await shown.running('react')).count('mine')).toBe(1);

    await shown.tab('Svelte').click();
    const other = await shown.running('svelte');
    expect(await other.count('mine')).toBe(0);
    await shown.tab('React').click();
    await expect.poll(async () => (await shown.running('react')).count('mine')).toBe(1);

    await page.goto('/docs/shapes/Circle.html');
    await page.goBack();
    await expect.poll(async () => (await shown.running('react')).count('mine')).toBe(1);
    await page.reload();
    await expect.poll(async () => (await shown.running('react')).count('mine')).toBe(1);
    await expect(shown.player.getByRole('textbox')).toContainText('mine');

    const reset = shown.player.getByRole('button', { name: 'Reset code' });
    await reset.click();
    await page.getByRole('button', { name: 'Keep my changes' }).click();
    await expect(shown.player.getByRole('textbox')).toContainText('mine');
    await reset.click();
    await page.getByRole('button', { name: 'Discard them' }).click();
    await expect.poll(async () => (await shown.running('react')).count('mine')).toBe(0);
    // There is nothing to lose, so there is no question.
    await reset.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('each file has its own history', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const editor = await shown.editor();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// first');
  // The editor draws the lines in sight only.
  await shown.tab('Vue').click();
  await expect(editor).toContainText('<script setup');
  await page.keyboard.press('Shift+Tab');
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).toContainText('<script setup');
  await shown.tab('Vanilla').click();
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(editor).toContainText('// first');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor).not.toContainText('// first');
});

test('the editor is not a keyboard trap, and explains how to indent', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const editor = await shown.editor();
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Tab leaves the editor/);
  const before = await editor.innerText();
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
  expect(await editor.innerText()).toBe(before);

  await shown.player.getByRole('button', { name: 'Indent with Tab' }).click();
  await expect(editor).toBeFocused();
  await expect(editor).toHaveAccessibleDescription(/Escape, then Tab/);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await expect(editor).toContainText('  import');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

test('the console shows levels, counts repeats, and can be cleared', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await expect(shown.player.getByRole('log')).toHaveCount(0);
  await shown.replaceCode(
    "import Konva from 'konva';\nfor (let i = 0; i < 3; i++) console.log('again');\nconsole.warn('careful');\nconsole.error({ box: { x: 4, list: [1, 2] } });\nconsole.info(Konva.version.length > 0);\n",
  );
  const log = shown.player.getByRole('log');
  const rows = log.locator('.kd-console-line');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText('3');
  await expect(rows.nth(0)).toContainText('again');
  await expect(rows.nth(1)).toHaveAttribute('data-level', 'warn');
  await expect(rows.nth(2)).toHaveAttribute('data-level', 'error');
  await rows.nth(2).locator('summary').first().click();
  await expect(rows.nth(2)).toContainText('x: 4');
  await shown.player.getByRole('button', { name: 'Clear console' }).click();
  await expect(log).toHaveCount(0);
});

test('Stop stops the demo and keeps its picture, Run starts it again', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.player.getByRole('button', { name: 'Stop' }).click();
  await expect(shown.player).toHaveAttribute('data-state', 'stopped');
  await expect(shown.player.getByRole('img', { name: /^Result: .*, stopped$/ })).toBeVisible();
  await expect(shown.player.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await shown.player.getByRole('button', { name: 'Run' }).click();
  await shown.running('vanilla');
});

test('a problem’s location links to the line, and the reader’s text stays', { tag: '@core' }, async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const lines = ["import Konva from 'konva';", '// mine', 'Konva.nothing.there();', ''];
  await shown.replaceCode(lines.join('\n'));
  await page.locator('button.kd-problem-place').first().click();
  const editor = shown.player.getByRole('textbox');
  await expect(editor).toBeFocused();
  await expect(shown.player.locator('.cm-activeLine')).toHaveText('Konva.nothing.there();');
  await expect(editor).toContainText('// mine');
  await expect(shown.player.locator('.cm-lintRange-error')).not.toHaveCount(0);
});

test(
  'full screen shows code and result side by side, with the splitter between them',
  { tag: '@core' },
  async ({ page }) => {
    await openHydrated(page, RECT_PAGE);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    await shown.choose('Full screen');
    await expect(shown.player).toHaveAttribute('data-full', '');
    const code = shown.player.locator('.kd-code');
    const stage = shown.player.locator('.kd-stage');
    const [codeBox, stageBox] = [await code.boundingBox(), await stage.boundingBox()];
    expect(stageBox?.x).toBeGreaterThanOrEqual((codeBox?.x ?? 0) + (codeBox?.width ?? 0));
    await expect(shown.player.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical');
    await shown.choose('Leave full screen');
    await expect(shown.player).not.toHaveAttribute('data-full');
  },
);

test('other browser tabs follow the chosen flavor', { tag: '@core' }, async ({ page, context }) => {
  await openHydrated(page, RECT_PAGE);
  const other = await context.newPage();
  await openHydrated(other, RECT_PAGE);
  await new ShownDemo(page, RECT).tab('Vue').click();
  await expect(new ShownDemo(other, RECT).player).toHaveAttribute('data-flavour', 'vue');
});

test('blocked storage is tolerated', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.tab('React').click();
  await shown.running('react');
  await shown.editor();
  await page.keyboard.type('// edited\n');
  await shown.tab('Vue').click();
  await shown.running('vue');
  await shown.tab('React').click();
  await expect(shown.player.getByRole('textbox')).toContainText('// edited');
});

test('a loaded demo still runs offline', async ({ page, context }) => {
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  await shown.replaceCode(
    "import Konva from 'konva';\nnew Konva.Stage({ container: 'container', width: 300, height: 200 });\nconsole.log('one');\n",
  );
  await expect(shown.player.getByRole('log')).toContainText('one');
  await context.setOffline(true);
  await shown.replaceCode(
    "import Konva from 'konva';\nnew Konva.Stage({ container: 'container', width: 300, height: 200 });\nconsole.log('two');\n",
  );
  await expect(shown.player.getByRole('log')).toContainText('two');
  await shown.player.getByRole('button', { name: 'Run' }).click();
  await shown.running('vanilla');
});

test('a demo also runs without the early script', async ({ page }) => {
  await page.route(/\/early\.[^/]*\.js$/, (route) => route.abort());
  await openHydrated(page, RECT_PAGE);
  await new ShownDemo(page, RECT).running('vanilla');
});

test(
  'a demo runs before React has loaded, and the player takes it over unchanged',
  { tag: '@core' },
  async ({ page }) => {
    // The page's own script is delayed; the demo's is not.
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/js\/main\.[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${RECT_PAGE}?flavour=react`, { waitUntil: 'commit' });
    const shown = new ShownDemo(page, RECT);
    const early = await shown.running('react');
    expect(await early.count('square')).toBe(1);
    await early.evaluate(() => Reflect.set(window, 'mark', 'the same frame'));
    release();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await expect(shown.player.getByRole('button', { name: 'Stop' })).toBeVisible();
    const after = await shown.running('react');
    expect(await after.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBe('the same frame');
    await shown.tab('Vue').click();
    await shown.running('vue');
  },
);
