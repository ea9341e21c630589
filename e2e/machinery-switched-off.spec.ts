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
const html = (variant: VariantName) => readFileSync(path.join(variantPlaces(ROOT, variant).build, START), 'utf8');

/** Something that only a page with the feature has. */
const DONE: Partial<Record<VariantName, RegExp>> = {
  'without-critical-style': /<style data-critical/,
  'without-route-tables': /<script src="?[^ >]*\/react\.[0-9a-f]+\.js/,
  'without-late-hydration': /<!--\$-->/,
};

const VARIANTS: readonly VariantName[] = [
  'without-critical-style',
  'without-route-tables',
  'without-late-hydration',
  'without-lean-theme',
];

for (const variant of VARIANTS)
  test.describe(`the site ${variant.replaceAll('-', ' ')}`, () => {
    test.beforeAll(() => requireBuilds(ROOT, ['full', variant]));

    const done = DONE[variant];
    if (done !== undefined)
      test('has none of it', () => {
        expect(html('full')).toMatch(done);
        expect(html(variant)).not.toMatch(done);
      });

    test('is hydrated, and leads to the next page without a load', async ({ page }) => {
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
