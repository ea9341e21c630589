import { expect, test, type Page } from '@playwright/test';
import {
  accessibilityBreaches,
  frameBreaches,
  JudgedShapes,
  pageBreaches,
  resizedBreaches,
} from './support/accessibility';
import { ASK_CONTRAST, ASK_SIZE } from './support/shapes';

const rows = (style: (row: number) => string) =>
  Array.from({ length: 20 }, (_, row) => `<p class="row" style="${style(row)}">Row number ${row}</p>`).join('');

const BREACH = /\((\d+) x/;

const show = (page: Page, content: string) =>
  page.setContent(`<!doctype html><html lang="en"><title>Rows</title><main><h1>Rows</h1>${content}</main></html>`);

/** Number of violations of a rule. */
async function breaches(page: Page, rule: string): Promise<number> {
  const breach = (await accessibilityBreaches(page)).find((text) => text.startsWith(rule));
  return Number(BREACH.exec(breach ?? '')?.[1] ?? 0);
}
const faint = (page: Page) => breaches(page, 'color-contrast');

test.describe('the contrast rule', () => {
  test('checks two texts of each kind, and reports nothing if all are readable', async ({ page }) => {
    await show(
      page,
      rows(() => 'color: #222'),
    );
    expect(await accessibilityBreaches(page)).toEqual([]);
    await expect(page.locator(`p[${ASK_CONTRAST}]`)).toHaveCount(2);
  });

  test('finds a kind of text that is too faint', async ({ page }) => {
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
    test(`finds a single text that is too faint, ${what}`, async ({ page }) => {
      await show(
        page,
        rows((row) => (row === 13 ? style : 'color: #222')),
      );
      expect(await faint(page)).toBe(1);
    });
  }

  test('finds a text that is too faint for its background', async ({ page }) => {
    await show(page, `${rows(() => 'color: #222')}<div style="background: #333">${rows(() => 'color: #222')}</div>`);
    expect(await faint(page)).toBe(2);
  });

  test('is not distracted by invisible texts or single symbols of the same kind', async ({ page }) => {
    const hidden = '<p class="row" style="color: #bbb" hidden>Row out of sight</p>'.repeat(3);
    const signs = '<p class="row" style="color: #bbb">*</p>'.repeat(3);
    await show(page, `${hidden}${signs}<p class="row" style="color: #bbb">Row in sight</p>`);
    expect(await faint(page)).toBe(1);
  });

  test('checks the visible texts of a scrolled box', async ({ page }) => {
    const box = (content: string) => `<div tabindex="0" style="height: 60px; overflow: auto">${content}</div>`;
    await show(page, box(rows(() => 'color: #bbb')));
    await page.locator('div').evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await accessibilityBreaches(page);
    await expect(page.locator('p').last()).toHaveAttribute(ASK_CONTRAST);
  });

  test('checks every control', async ({ page }) => {
    await show(page, '<button style="color: #aaa; background: #bbb">Press this</button>'.repeat(5));
    expect(await faint(page)).toBe(5);
  });
});

test('the rule about links in text finds a link that looks like the words around it', async ({ page }) => {
  const line = (style: string) =>
    `<p style="color: #222">Words about <a href="#a" style="${style}">a link</a> here</p>`;
  const underlined = 'color: #222; text-decoration: underline';
  const bare = 'color: #444; text-decoration: none';
  await show(page, line(underlined).repeat(10));
  expect(await breaches(page, 'link-in-text-block')).toBe(0);
  await show(page, line(underlined).repeat(10) + line(bare) + line(underlined).repeat(10));
  expect(await breaches(page, 'link-in-text-block')).toBe(1);
});

test.describe('the rule about sizes of controls', () => {
  const button = (size: number) =>
    `<button style="width: ${size}px; height: ${size}px; padding: 0; border: 0">Go</button>`;

  test('checks large controls once, and reports nothing', async ({ page }) => {
    await show(page, button(40).repeat(20));
    expect(await accessibilityBreaches(page)).toEqual([]);
    await expect(page.locator(`[${ASK_SIZE}]`)).toHaveCount(20);
    const judged = new JudgedShapes();
    await pageBreaches(page, { judged });
    await pageBreaches(page, { judged });
    await expect(page.locator(`[${ASK_SIZE}]`)).toHaveCount(0);
  });

  test('finds small controls that are close together, and accepts a single one', async ({ page }) => {
    await show(page, button(16));
    expect(await breaches(page, 'target-size')).toBe(0);
    await show(page, `${button(40).repeat(5)}<p>Words</p>${button(16).repeat(2)}`);
    expect(await breaches(page, 'target-size')).toBe(2);
  });
});

test.describe('shapes that have passed', () => {
  const dark = rows(() => 'color: #222');

  test('are not checked again on the next page, but new ones are', async ({ page }) => {
    const judged = new JudgedShapes();
    await show(page, dark);
    expect(await pageBreaches(page, { judged })).toEqual([]);
    await show(page, dark + dark);
    expect(await pageBreaches(page, { judged })).toEqual([]);
    await expect(page.locator(`[${ASK_CONTRAST}]`)).toHaveCount(0);
    for (const [what, content] of [
      ['by its color', dark.replace('color: #222', 'color: #bbb')],
      ['by what is around it', `<div style="background: #333">${dark}</div>`],
      [
        'by what lies under it',
        `<div style="position: absolute; inset: 80px 0 0; background: #333; z-index: -1"></div>${dark}`,
      ],
    ] as const) {
      await show(page, content);
      expect((await pageBreaches(page, { judged })).join('\n'), what).toContain('color-contrast');
    }
  });

  test('do not suppress the rules about content', async ({ page }) => {
    const judged = new JudgedShapes();
    await show(page, `${dark}<label>Name <input></label>`);
    expect(await pageBreaches(page, { judged })).toEqual([]);
    await show(page, `${dark}Name <input>`);
    expect((await pageBreaches(page, { judged })).join('\n')).toContain('label: ');
  });

  test('include all content of a frame: a frame with other content is checked', async ({ page }) => {
    const judged = new JudgedShapes();
    const found = async (content: string) => {
      await show(page, `<iframe title="Result" srcdoc='<html lang="en"><body>${content}'></iframe>`);
      const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
      await frame?.waitForLoadState();
      return frame ? frameBreaches(frame, judged) : ['There is no frame.'];
    };
    const field = '<label>Name <input></label>';
    expect(await found(field)).toEqual([]);
    expect(await found(field)).toEqual([]);
    expect((await found('<input>')).join('\n')).toContain('label: ');
    expect((await found(`${field}<p style="color: #bbb">Faint words</p>`)).join('\n')).toContain('color-contrast');
  });
});

test.describe('what is hidden from the rules', () => {
  const word = (text: string, style = '') => `<span class="word"${style}>${text}</span> `;
  const program = (more: string) =>
    `<pre><code>${word('let').repeat(100)}${more}${word('let').repeat(100)}</code></pre>`;

  test('are most words of highlighted code, but not those with another style', async ({ page }) => {
    await show(page, program(''));
    expect(await accessibilityBreaches(page)).toEqual([]);
    await show(page, program(word('faint', ' style="color: #bbb"')));
    expect(await faint(page)).toBe(1);
  });

  test('is not code that contains other elements than words', async ({ page }) => {
    await show(page, program('<button></button>'));
    expect(await breaches(page, 'button-name')).toBe(1);
    await show(page, program('<span role="img"></span>'));
    expect(await breaches(page, 'role-img-alt')).toBe(1);
  });

  test('is everything beside the checked part, but not what is behind it', async ({ page }) => {
    const within = '#part';
    const part = (content: string) => `<section id="part"><p>Some words</p>${content}</section>`;
    await show(page, `<button></button>${part('')}<input>`);
    expect(await pageBreaches(page, { within })).toEqual([]);
    await show(page, part('<button></button>'));
    expect((await pageBreaches(page, { within })).join('\n')).toContain('button-name');
    const behind = '<div style="position: absolute; inset: 0; background: #333; z-index: -1"></div>';
    await show(page, `${behind}${part('')}`);
    expect((await pageBreaches(page, { within })).join('\n')).toContain('color-contrast');
  });

  test('is visible again afterwards', async ({ page }) => {
    await show(page, `<p>Beside</p><section id="part">${program('')}</section>`);
    const count = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT);
        let elements = 0;
        while (walker.nextNode() !== null) elements += 1;
        return [
          elements,
          document.querySelector('code')?.childNodes.length,
          document.querySelector('main')?.childNodes.length,
        ];
      });
    const before = await count();
    await pageBreaches(page, { within: '#part' });
    expect(await count()).toEqual(before);
  });
});

test.describe('after the window was resized', () => {
  const NARROW = { width: 390, height: 844 };
  const only = (width: 'wide' | 'narrow', rule: string) =>
    `<style>@media (${width === 'wide' ? 'min' : 'max'}-width: 700px) { ${rule} }</style>`;

  /** Violations on a page at the first width, and after it has become narrow. */
  async function found(page: Page, content: string, judged = new JudgedShapes()): Promise<[string[], string[]]> {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, content);
    const wide = await pageBreaches(page, { judged });
    await page.setViewportSize(NARROW);
    return [wide, await resizedBreaches(page, { judged })];
  }

  test('nothing is checked again if nothing has changed', async ({ page }) => {
    expect(await found(page, `${rows(() => 'color: #222')}<button>Press this</button>`)).toEqual([[], []]);
    await expect(page.locator(`[${ASK_CONTRAST}], [${ASK_SIZE}]`)).toHaveCount(0);
  });

  for (const [what, rule, content] of [
    [
      'a button loses its text',
      'button-name',
      `${only('narrow', 'b { display: none }')}<button>+<b>Add</b></button>`.replace('+', ''),
    ],
    ['a field without a label appears', 'label', `${only('wide', 'input { display: none }')}<p>Name <input></p>`],
    [
      'a heading disappears between two levels',
      'heading-order',
      `${only('narrow', 'h2 { display: none }')}<h2>Two</h2><h3>Three</h3>`,
    ],
    ['text gets another color', 'color-contrast', `${only('narrow', 'p { color: #bbb }')}<p>Some words</p>`],
    [
      'a box scrolls that the Tab key does not reach',
      'scrollable-region-focusable',
      `${only('narrow', 'div { overflow: auto }')}<div><p style="white-space: nowrap">${'Many words '.repeat(20)}</p></div>`,
    ],
    [
      'controls become too small',
      'target-size',
      `${only('narrow', 'button { width: 14px; height: 14px; padding: 0; overflow: hidden }')}<div>${'<button>Go</button>'.repeat(3)}</div>`,
    ],
  ] as const) {
    test(`the rules find it when ${what}`, async ({ page }) => {
      const [wide, narrow] = await found(page, content);
      expect(wide).toEqual([]);
      expect(narrow.map((breach) => breach.split(':', 1)[0])).toEqual([rule]);
    });
  }

  test('parts that appear in the same way are checked once, and again when their names change', async ({ page }) => {
    const judged = new JudgedShapes();
    const menu = (attributes: string) =>
      `${only('wide', '.menu { display: none }')}<div class="menu"><button ${attributes}><svg width="30" height="30"></svg></button></div>`;
    expect(await found(page, menu('aria-label="Menu"'), judged)).toEqual([[], []]);
    expect(await found(page, menu('aria-label="Contents"'), judged)).toEqual([[], []]);
    const [, narrow] = await found(page, menu(''), judged);
    expect(narrow.join('\n')).toContain('button-name');
  });
});
