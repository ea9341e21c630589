import { expect, test, type Page } from '@playwright/test';
import { accessibilityBreaches } from './support/accessibility';
import { ALIKE } from './support/alike-texts';

const rows = (style: (row: number) => string) =>
  Array.from({ length: 20 }, (_, row) => `<p class="row" style="${style(row)}">Row number ${row}</p>`).join('');

const BREACH = /\((\d+) x/;

const show = (page: Page, content: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>Rows</title><main><h1>Rows</h1>${content}</main></html>`);

/** How often a rule is broken. */
async function breaches(page: Page, rule: string): Promise<number> {
  const breach = (await accessibilityBreaches(page)).find((text) => text.startsWith(rule));
  return Number(BREACH.exec(breach ?? '')?.[1] ?? 0);
}
const faint = (page: Page) => breaches(page, 'color-contrast');

test.describe('the rule about contrast', () => {
  test('is asked for two of each kind of text, and says nothing where all is well', async ({ page }) => {
    await show(
      page,
      rows(() => 'color: #222'),
    );
    expect(await accessibilityBreaches(page)).toEqual([]);
    await expect(page.locator(`p:not([${ALIKE}])`)).toHaveCount(2);
  });

  test('finds a kind that is too faint', async ({ page }) => {
    await show(
      page,
      rows(() => 'color: #bbb'),
    );
    expect(await faint(page)).toBe(2);
  });

  for (const [what, style] of [
    ['by its color', 'color: #bbb'],
    ['by what is behind it', 'color: #222; background: #333'],
    ['by its opacity', 'color: #222; opacity: 0.3'],
  ] as const) {
    test(`finds one that is too faint among many, ${what}`, async ({ page }) => {
      await show(
        page,
        rows((row) => (row === 13 ? style : 'color: #222')),
      );
      expect(await faint(page)).toBe(1);
    });
  }

  test('finds one in surroundings of its own', async ({ page }) => {
    await show(page, `${rows(() => 'color: #222')}<div style="background: #333">${rows(() => 'color: #222')}</div>`);
    expect(await faint(page)).toBe(2);
  });

  test('is not held off by texts that cannot be seen, or are no words', async ({ page }) => {
    const hidden = '<p class="row" style="color: #bbb" hidden>Row out of sight</p>'.repeat(3);
    const signs = '<p class="row" style="color: #bbb">*</p>'.repeat(3);
    await show(page, `${hidden}${signs}<p class="row" style="color: #bbb">Row in sight</p>`);
    expect(await faint(page)).toBe(1);
  });

  test('is asked for what stands in sight of a box that is scrolled', async ({ page }) => {
    const box = (content: string) => `<div tabindex="0" style="height: 60px; overflow: auto">${content}</div>`;
    await show(page, box(rows(() => 'color: #bbb')));
    await page.locator('div').evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await accessibilityBreaches(page);
    await expect(page.locator('p').last()).not.toHaveAttribute(ALIKE);
  });

  test('looks at every control', async ({ page }) => {
    await show(page, '<button style="color: #aaa; background: #bbb">Press this</button>'.repeat(5));
    expect(await faint(page)).toBe(5);
  });
});

test('the rule about links in a text finds the one that looks like the words around it', async ({ page }) => {
  const line = (style: string) =>
    `<p style="color: #222">Words about <a href="#a" style="${style}">a link</a> here</p>`;
  const underlined = 'color: #222; text-decoration: underline';
  const bare = 'color: #444; text-decoration: none';
  await show(page, line(underlined).repeat(10));
  expect(await breaches(page, 'link-in-text-block')).toBe(0);
  await show(page, line(underlined).repeat(10) + line(bare) + line(underlined).repeat(10));
  expect(await breaches(page, 'link-in-text-block')).toBe(1);
});
