import { expect, test } from '@playwright/test';
import { attack } from './hostile-code/programs';
import { denyStorage, STORES } from './hostile-code/storage';
import { openHydrated } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** One of the two storages is missing, and reloads between a write and the next one; `storage.spec.ts` denies both. */

for (const area of STORES) {
  test(`without ${area} alone, edits survive a change of flavor, and search works`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(denyStorage, ['reading it throws', [area]] as const);
    await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    await shown.replaceCode(attack('console.log("mine");'));
    await expect(shown.player.getByRole('log')).toContainText('mine');
    await shown.tab('React').click();
    await shown.running('react');
    await shown.tab('Vanilla').click();
    await expect(shown.player.getByRole('log')).toContainText('mine');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.getByPlaceholder('Search docs').fill('drag');
    await page.getByRole('dialog').getByRole('option').first().click();
    await expect(page).not.toHaveURL(/Rect\.html/);
    await page.goBack();
    await expect(shown.player.getByRole('log')).toContainText('mine');
    expect(errors).toEqual([]);
  });
}

test('a reload right after a key loses no character, on a page and in the playground', async ({ page }) => {
  for (const [address, id] of [
    [`${RECT_PAGE}?flavour=vanilla`, RECT],
    ['/play?flavour=vanilla', 'blank'],
  ] as const) {
    await openHydrated(page, address);
    const shown = new ShownDemo(page, id);
    await shown.running('vanilla');
    await (await shown.editor()).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('// wri');
    await page.reload();
    await expect(shown.player.getByRole('textbox')).toContainText('// wri');
    await expect(shown.player).toHaveAttribute('data-state', 'running');
  }
});

test('a reload while a file is read loses the file at most', async ({ page }) => {
  await openHydrated(page, '/play?flavour=vanilla');
  const shown = new ShownDemo(page, 'blank');
  await shown.running('vanilla');
  await (await shown.editor()).focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('// mine\n');
  // A file whose content never arrives.
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => new Promise(() => undefined);
    FileReader.prototype.readAsDataURL = () => undefined;
  });
  await shown.player.getByRole('button', { name: 'Add file', exact: true }).click();
  await page
    .getByLabel('Or from your computer')
    .setInputFiles([{ name: 'cat.png', mimeType: 'image/png', buffer: Buffer.alloc(2000, 7) }]);
  await page.reload();
  await expect(shown.player.getByRole('textbox')).toContainText('// mine');
  await shown.running('vanilla');
  await expect(shown.player.getByRole('alert')).toHaveCount(0);
});
