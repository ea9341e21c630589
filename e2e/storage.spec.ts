import { expect, test } from '@playwright/test';
import { DENIALS, denyStorage, STORES } from './hostile-code/storage';
import { openHydrated, PageWatch } from './support/page-watch';
import { RECT, RECT_PAGE, rectSource } from './support/rect';
import { ShownDemo } from './support/shown-demo';

/** Warnings are allowed where storage is denied, as is Docusaurus's message about it; nothing else. */
const errors = (watch: PageWatch) =>
  watch.messages.filter((message) => !/^warning: |^error: Docusaurus storage error, can't /.test(message));
const source = rectSource('react/App.tsx');

for (const how of DENIALS) {
  test.describe(`storage where ${how}`, () => {
    test('pages hydrate, links work, and the console says what is wrong', async ({ page, baseURL }) => {
      const watch = await PageWatch.on(page, baseURL ?? '');
      await page.addInitScript(denyStorage, [how, STORES] as const);
      for (const address of ['/', '/docs/sandbox.html', '/api/Konva.Rect.html', '/blog']) {
        await openHydrated(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tutorials' }).click();
      await expect(page).toHaveURL(/\/docs\/index\.html$/);
      expect(errors(watch)).toEqual([]);
      const warnings = watch.messages.filter((message) => message.startsWith('warning: '));
      expect(warnings.length, 'one warning on each page at most').toBeLessThanOrEqual(4);
      expect(watch.messages.join('\n')).toMatch(
        /Docusaurus (?:browser storage is not available|storage error, can't )/,
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });

    test('a demo runs, and an edit survives a flavor switch and a navigation', async ({ page, baseURL }) => {
      const watch = await PageWatch.on(page, baseURL ?? '');
      await page.addInitScript(denyStorage, [how, STORES] as const);
      await openHydrated(page, RECT_PAGE);
      const shown = new ShownDemo(page, RECT);
      await shown.running('vanilla');
      await shown.tab('React').click();
      await shown.running('react');
      await shown.replaceCode(`// edited\n${source}`);
      await expect(shown.player.getByRole('textbox')).toContainText('// edited');
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'Ring', exact: true })
        .click();
      await expect(page).toHaveURL(/Ring\.html$/);
      await expect(page.locator('[data-demo="tutorials/shapes/Ring"]')).toHaveAttribute('data-flavour', 'react');
      await page.goBack();
      await expect(shown.player).toHaveAttribute('data-flavour', 'react');
      await shown.running('react');
      await expect(shown.player).toContainText('// edited');
      expect(errors(watch)).toEqual([]);
    });

    test('search opens and finds pages', async ({ page, baseURL }) => {
      const watch = await PageWatch.on(page, baseURL ?? '');
      await page.addInitScript(denyStorage, [how, STORES] as const);
      await openHydrated(page, '/');
      const heading = page.getByRole('heading', { level: 1 });
      const home = (await heading.textContent()) ?? '';
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search docs').fill('drag');
      await page.getByRole('dialog').getByRole('option').first().click();
      await expect(page).not.toHaveURL(/\/$/);
      await expect(heading).not.toHaveText(home);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A press is lost while the chosen page is still rendering: a reader would press again. This key only opens.
      const field = page.getByPlaceholder('Search docs');
      await expect(async () => {
        if (!(await field.isVisible())) await page.keyboard.press('/');
        // Shorter than the whole time, so that the key is pressed again.
        await expect(field).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 30_000 });
      expect(errors(watch)).toEqual([]);
    });
  });
}
