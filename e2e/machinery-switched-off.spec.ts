import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { ROOT } from '../testing/paths';
import { variantPlaces } from '../tests/machinery-site/places';
import { requireBuilds } from '../tests/machinery-site/result';
import type { VariantName } from '../tests/machinery-site/variants';
import { Host, test } from './support/machinery';
import { openHydrated, PageWatch } from './support/page-watch';
import { markWindow } from './support/routing';

const START = 'docs/start.html';
const VARIANTS = [
  'without-critical-style',
  'without-route-tables',
  'without-late-hydration',
  'without-lean-theme',
] as const satisfies readonly VariantName[];
type SwitchedOff = (typeof VARIANTS)[number];

const read = (variant: VariantName, file: string) =>
  readFileSync(path.join(variantPlaces(ROOT, variant).build, file), 'utf8');
const html = (variant: VariantName) => read(variant, START);

/** The script that every page loads. */
function mainScript(variant: VariantName): string {
  const [, file] = /src="?\/(assets\/js\/main\.[0-9a-f]+\.js)/.exec(html(variant)) ?? [];
  if (file === undefined) throw new Error(`${START} of ${variant} names no main script.`);
  return read(variant, file);
}

/** Whether a build has what the feature does, seen in a page or in the script of all pages. */
const DONE: Record<SwitchedOff, (variant: VariantName) => boolean> = {
  'without-critical-style': (variant) => html(variant).includes('<style data-critical'),
  'without-route-tables': (variant) => /<script src="?[^ >]*\/react\.[0-9a-f]+\.js/.test(html(variant)),
  'without-late-hydration': (variant) => html(variant).includes('<!--$-->'),
  // The library of the theme's progress bar is loaded when the bar is first shown.
  'without-lean-theme': (variant) => !mainScript(variant).includes('nprogress-busy'),
};

for (const variant of VARIANTS)
  test.describe(`the site ${variant.replaceAll('-', ' ')}`, () => {
    test.beforeAll(() => requireBuilds(ROOT, ['full', variant]));

    test('lacks its effect', () => {
      expect(DONE[variant]('full'), 'with the feature').toBe(true);
      expect(DONE[variant](variant), 'without it').toBe(false);
    });

    test('hydrates, and navigates without a page load', async ({ page }) => {
      const host = await Host.start(variant);
      const watch = await PageWatch.on(page, host.url);
      await openHydrated(page, `${host.url}/${START}`);
      const isSame = await markWindow(page);
      const next = page.locator('.pagination-nav__link--next');
      const title = await next.locator('.pagination-nav__label').textContent();
      await next.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      expect(await isSame()).toBe(true);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect([...watch.messages, ...watch.broken]).toEqual([]);
      await host.close();
    });
  });
