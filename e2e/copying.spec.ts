import { expect, type Page, test } from '@playwright/test';
import { openHydrated } from './support/page-watch';
import { RECT, RECT_PAGE } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** On plain http, a browser has no Clipboard API: copying takes the older way. */
async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    Reflect.deleteProperty(window, 'ClipboardItem');
  });
}

/** What the reader would paste, in a page of its own: its text field takes what was copied. */
async function pasted(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea autofocus></textarea>');
  await other.locator('textarea').focus();
  await other.keyboard.press('ControlOrMeta+v');
  const text = await other.locator('textarea').inputValue();
  await other.close();
  return text;
}

test.describe('without the Clipboard API', () => {
  test.beforeEach(({ page }) => withoutClipboard(page));

  test('the code of a demo and a command are copied', async ({ page }) => {
    await openHydrated(page, `${RECT_PAGE}?flavour=vanilla`);
    const shown = new ShownDemo(page, RECT);
    await shown.running('vanilla');
    await shown.player.getByRole('button', { name: 'Copy code', exact: true }).click();
    await expect(shown.player.getByText('Copied', { exact: true })).toBeVisible();
    expect(await pasted(page)).toMatch(/^import Konva from 'konva';/);

    await openHydrated(page, '/');
    await page.locator('button[aria-label="Copy command"]:visible').first().click();
    await expect.poll(() => pasted(page)).toContain('npm install konva');
  });

  test('so are a link and a report of the playground, whose buttons are in a dialog', async ({ page }) => {
    await openHydrated(page, '/play?flavour=vanilla');
    const shown = new ShownDemo(page, 'blank');
    await shown.running('vanilla');
    await shown.player.getByRole('button', { name: 'Share', exact: true }).click();
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('dialog').getByText('Link copied.')).toBeVisible();
    expect(await pasted(page)).toBe(link);
    await page.keyboard.press('Escape');

    await shown.player.getByRole('button', { name: 'Report', exact: true }).click();
    await page.getByRole('button', { name: 'Copy text' }).click();
    await expect(page.getByText('Text copied.')).toBeVisible();
    expect(await pasted(page)).toContain('### What happens');
  });
});
