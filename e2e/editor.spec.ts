import { expect, test } from '@playwright/test';
import { ENTRY_FILES, FLAVOURS } from '../packages/demo-engine/model/flavours';
import { openHydrated, openSettled } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

for (const flavour of FLAVOURS) {
  test(`code is highlighted, and mistakes are underlined (${flavour})`, async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?flavour=${flavour}`);
    const shown = new ShownDemo(page, RECT);
    await shown.running(flavour);
    const editor = await shown.editor();
    const colors = () =>
      editor.evaluate((element) => {
        const found = [...element.querySelectorAll('.cm-line span')].map((span) => getComputedStyle(span).color);
        return new Set(found).size;
      });
    // The editor parses files of embedded languages in idle time.
    await expect.poll(colors, 'colors').toBeGreaterThanOrEqual(4);

    const broken = {
      vanilla: "import Konva from 'konva';\n\nconst stage = = 1;\n",
      react: 'export default function App() {\n  return (\n    <div title=>text</div>\n  );\n}\n',
      vue: '<script setup lang="ts">\nconst a = 1;\nconst stage = = 1;\n</script>\n<template><p>{{ a }}</p></template>\n',
      svelte: '<script lang="ts">\n  const a = 1;\n  const stage = = 1;\n</script>\n<p>{a}</p>\n',
    }[flavour];
    await shown.replaceCode(broken);
    await expect(shown.player.getByRole('alert')).toContainText(/line 3(?!\d)/);
    const mark = editor.locator('.cm-lintRange-error');
    await expect(mark.first()).toBeVisible();
    const line = await mark.first().evaluate((element) => {
      const all = [...document.querySelectorAll('.cm-line')];
      return all.findIndex((one) => one.contains(element)) + 1;
    });
    expect(line).toBe(3);
  });
}

test('matching brackets are marked, and code can be searched and folded', async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const editor = await shown.editor();
  await shown.replaceCode('function area(width, height) {\n  return width * height;\n}\nconsole.log(area(2, 3));\n');

  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('End');
  await expect(editor.locator('.cm-matchingBracket')).toHaveCount(2);

  await page.keyboard.press('Control+Shift+BracketLeft');
  await expect(editor.locator('.cm-foldPlaceholder')).toHaveCount(1);
  await expect(editor).not.toContainText('return width');
  await page.keyboard.press('Control+Shift+BracketRight');
  await expect(editor).toContainText('return width');

  await page.keyboard.press('ControlOrMeta+f');
  const find = shown.player.getByRole('textbox', { name: 'Find' });
  await expect(find).toBeFocused();
  await find.pressSequentially('area');
  await expect(editor.locator('.cm-searchMatch')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(find).toHaveCount(0);
});

test('completion and hover help cover the library’s members', async ({ page }) => {
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const editor = await shown.editor();
  await shown.replaceCode("import Konva from 'konva';\nconst box = new Konva.Rect({ width: 40 });\nbox");
  await page.keyboard.type('.cornerR');
  const offers = page.locator('.cm-tooltip-autocomplete');
  await offers.getByText('cornerRadius', { exact: true }).click();
  await expect(editor).toContainText('box.cornerRadius');

  const word = await editor.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf('cornerRadius') ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at + 4);
      range.setEnd(node, at + 5);
      const { left, top, height } = range.getBoundingClientRect();
      return { x: left + 2, y: top + height / 2 };
    }
    return undefined;
  });
  if (word === undefined) throw new Error('The word is not shown.');
  // A run's result may re-render the line under the pointer: then the reader moves the pointer once more.
  await expect(async () => {
    await page.mouse.move(word.x - 40, word.y + 40);
    await page.mouse.move(word.x, word.y, { steps: 4 });
    await expect(page.locator('.kd-member-help')).toContainText('cornerRadius', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
});

test('several files have tabs, and each can be edited and runs', async ({ page }) => {
  await openHydrated(page, '/docs/sandbox/Free_Drawing.html?flavour=react');
  const shown = new ShownDemo(page, 'sandbox/Free_Drawing');
  await shown.running('react');
  const files = shown.player.getByRole('tablist', { name: 'Files, React' });
  expect(await files.getByRole('tab').count()).toBeGreaterThan(1);
  await files.getByRole('tab', { name: 'drawing.ts', exact: true }).click();
  const editor = await shown.editor();
  await expect(editor).toHaveAccessibleName('Code, drawing.ts');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText("console.log('from the other file');\n");
  await expect(shown.player.getByRole('log')).toContainText('from the other file');
  await files.getByRole('tab', { name: 'App.tsx', exact: true }).click();
  await expect(editor).toHaveAccessibleName('Code, App.tsx');
  await expect(editor).not.toContainText('from the other file');
});

test('sandbox pages show the result first', async ({ page }) => {
  await openSettled(page, '/docs/sandbox/Free_Drawing.html?flavour=vanilla');
  const shown = new ShownDemo(page, 'sandbox/Free_Drawing');
  await shown.running('vanilla');
  const stage = await shown.player.locator('.kd-stage').boundingBox();
  const code = await shown.player.locator('.kd-code').boundingBox();
  expect(code?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
});

test('full storage loses nothing while the page is open', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openHydrated(page, RECT_PAGE);
  const shown = new ShownDemo(page, RECT);
  await shown.running('vanilla');
  const editor = await shown.editor();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText("console.log('kept');\n");
  await expect(shown.player.getByRole('log')).toContainText('kept');
  await shown.tab('React').click();
  await shown.running('react');
  await shown.tab('Vanilla').click();
  await expect(editor).toContainText("console.log('kept')");
  await expect(shown.player.getByRole('log')).toContainText('kept');
});

test('a live block of a page runs, can be edited, and reports errors like any demo', async ({ page }) => {
  await openHydrated(page, '/api/Konva.Arc.html');
  const player = page.locator('[data-demo^="live/"]').first();
  const id = (await player.getAttribute('data-demo')) ?? '';
  const shown = new ShownDemo(page, id);
  const demo = await shown.running('vanilla');
  expect(await demo.count('Arc')).toBe(1);
  await shown.replaceCode(
    "import Konva from 'konva';\nconst stage = new Konva.Stage({ container: 'container', width: 300, height: 180 });\nconst layer = new Konva.Layer();\nstage.add(layer);\nlayer.add(new Konva.Star({ name: 'mine', x: 90, y: 90, numPoints: 5, innerRadius: 20, outerRadius: 50, fill: 'teal' }));\n",
  );
  await expect.poll(async () => (await shown.running('vanilla')).count('mine')).toBe(1);
  await shown.replaceCode('\nmissing();\n');
  await expect(shown.player.getByRole('alert')).toContainText('index.ts, line 2');
  await shown.choose('Open in playground');
  await expect(page).toHaveURL(/\/play\/?\?demo=live\//);
  await expect(page.locator('.kd-play').getByRole('textbox')).toContainText('missing();');
});

test('every flavor that was used still compiles and runs offline', async ({ page, context }) => {
  test.setTimeout(240_000);
  await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
  const shown = new ShownDemo(page, RECT);
  const editions = { vanilla: '\n', react: '\n', vue: '\n<!-- more -->\n', svelte: '\n<!-- more -->\n' };
  const labels = { vanilla: 'Vanilla', react: 'React', vue: 'Vue', svelte: 'Svelte' } as const;
  const edit = async (flavour: (typeof FLAVOURS)[number]) => {
    await expect(await shown.editor()).toHaveAccessibleName(`Code, ${ENTRY_FILES[flavour]}`);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText(editions[flavour]);
  };
  const expectRunning = (flavour: (typeof FLAVOURS)[number]) =>
    expect(async () => {
      const demo = await shown.running(flavour);
      expect(await demo.evaluate(() => Reflect.get(window, 'mark') as unknown)).toBeUndefined();
      expect(await demo.count('square')).toBe(1);
    }).toPass({ timeout: 30_000 });
  for (const flavour of FLAVOURS) {
    await shown.tab(labels[flavour]).click();
    // Wait for the run of the edit: until then, its compiler may still be loading.
    await (await shown.running(flavour)).evaluate(() => Reflect.set(window, 'mark', 'before the edit'));
    await edit(flavour);
    await expectRunning(flavour);
  }
  await context.setOffline(true);
  for (const flavour of FLAVOURS) {
    await shown.tab(labels[flavour]).click();
    await shown.running(flavour);
    await edit(flavour);
    await expectRunning(flavour);
    await expect(shown.player.getByRole('alert')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap opens the editor with the caret there, and typed code runs', async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    await shown.player
      .locator('.kd-scroll:visible')
      .first()
      .tap({ position: { x: 60, y: 20 } });
    const editor = shown.player.getByRole('textbox');
    await expect(editor).toBeFocused();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText("console.log('from the phone');\n");
    await expect(shown.player.getByRole('log')).toContainText('from the phone');
    // With all buttons that an edit adds, all flavors are still visible.
    for (const label of ['Vanilla', 'React', 'Vue', 'Svelte'] as const)
      await expect(shown.tab(label)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
