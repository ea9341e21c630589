import { expect } from '@playwright/test';
import { keptResult, readLog } from '../tests/machinery-site/result';
import { WRONG_ITEMS } from '../tests/machinery-site/site/components/wrong-items';
import type { VariantName } from '../tests/machinery-site/variants';
import { test } from './support/machinery';
import { openHydrated } from './support/page-watch';
import { ROOT } from '../testing/paths';

/** What a failing build printed. */
function logOfFailure(variant: VariantName): string {
  const log = readLog(ROOT, variant);
  expect(keptResult(ROOT, variant)?.exitCode).toBe(1);
  return log;
}

/** What a failed build reports for one page. */
function reportOf(log: string, pathname: string): string {
  const [, after = ''] = log.split(`Can't render static file for pathname "${pathname}"`);
  return after.split("Can't render static file")[0] ?? '';
}

const MESSAGES = {
  'missing-doc': `Couldn't find any doc with id "no-such-document" in version "1.0".\nAvailable doc ids are:\n- moving\n- start`,
  'missing-sidebar': `Can't find any sidebar with id "no-such-sidebar" in version 1.0".\nAvailable sidebar ids are:\n- guide\n- empty`,
  'empty-sidebar': `DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.`,
} as const;

/** Lines without the indentation of the terminal's report. */
const unindented = (text: string) => text.replace(/^ +/gm, '');

test.describe('the build stops', () => {
  test('at a navbar item of an unknown type', () => {
    const log = logOfFailure('unknown-item-type');
    expect(log).toContain('Bad navbar item type carousel');
    expect(log).toContain("label: 'navbar.items[0]'");
  });

  test('at a navbar item that names a document that does not exist', () => {
    const log = logOfFailure('wrong-items');
    expect(unindented(reportOf(log, '/plain'))).toContain(MESSAGES['missing-doc']);
  });

  test('at a navbar item that names a sidebar that does not exist', () => {
    const log = logOfFailure('wrong-items');
    expect(unindented(reportOf(log, '/wrong/missing-sidebar'))).toContain(MESSAGES['missing-sidebar']);
  });

  test('at a navbar item for a sidebar that has nothing to link to', () => {
    const log = logOfFailure('wrong-items');
    expect(unindented(reportOf(log, '/wrong/empty-sidebar'))).toContain(MESSAGES['empty-sidebar']);
  });

  test('at a page without a default export', () => {
    const log = logOfFailure('wrong-items');
    const report = reportOf(log, '/wrong/no-default-export');
    expect(report).toContain("The page component at /wrong/no-default-export doesn't have a default export.");
    expect(report).toContain('This makes it impossible to render anything.');
  });

  test('at a broken link', () => {
    const log = unindented(logOfFailure('broken-link'));
    expect(log).toContain('Docusaurus found broken links!');
    expect(log).toContain('- Broken link on source page path = /lost:\n-> linking to /no/such/page');
  });
});

test.describe('the build warns and continues', () => {
  test('at a broken anchor', () => {
    const log = unindented(readLog(ROOT, 'full'));
    expect(keptResult(ROOT, 'full')?.exitCode).toBe(0);
    expect(log).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(log).toContain('- Broken anchor on source page path = /plain:\n-> linking to /long#no-such-heading');
  });

  test('at two pages with one address', async ({ page, machinery }) => {
    const log = readLog(ROOT, 'full');
    expect(log).toContain('[WARNING] Duplicate routes found!');
    expect(log).toContain('Attempting to create page at /twice, but a page already exists at this route.');
    await openHydrated(page, `${machinery.full}/twice`);
    await expect(page.locator('h1')).toHaveText('Twice');
  });
});

test.describe('a navbar item that fails in the browser', () => {
  for (const [name, item] of Object.entries(WRONG_ITEMS)) {
    test(`is named with its cause: ${name}`, async ({ page, machinery }) => {
      await page.goto(`${machinery.full}/wrong-item?item=${name}`);
      await expect(page.getByText('This page crashed')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      const text = await page.locator('body').innerText();
      expect(text).toContain('A theme navbar item failed to render.');
      expect(text).toContain('Please double-check the following navbar item (themeConfig.navbar.items)');
      expect(text).toContain(JSON.stringify(item, null, 2));
      const [, cause = ''] = text.split('Cause:');
      expect(cause).toContain(Object.entries(MESSAGES).find(([known]) => known === name)?.[1]);
    });
  }
});
