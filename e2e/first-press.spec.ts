import { expect, test, type Locator, type Page } from '@playwright/test';
import { hold, type Held } from './support/routing';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };
type Width = 'wide' | 'narrow';

/** An action of a reader on a control, and its expected result when the page is hydrated. */
interface Press {
  name: string;
  /** The control; the first visible match is used. */
  control: string;
  /** The action; defaults to a click. */
  act?: (page: Page, control: Locator) => Promise<void>;
  effect: (page: Page, control: Locator) => Promise<void>;
  /** The window width at which it is checked; all widths when omitted. */
  only?: Width;
  /** It covers the page or navigates, so it needs a visit of its own. */
  isAlone?: boolean;
  /** It works without a script, or shows by itself what was done: text in a field. */
  needsNoSign?: boolean;
}

const isTrue = (name: string) => async (_: Page, control: Locator) => {
  await expect(control).toHaveAttribute(name, 'true');
};
const searchField = (page: Page) => page.getByPlaceholder('Search docs');
const hasCopied = (text: string) => (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text);

/** On every page, and pressed on two kinds of pages: the navbar is the same everywhere. */
const FRAME: readonly Press[] = [
  {
    name: 'the search button, and what is typed after it',
    control: '.DocSearch-Button',
    act: async (page, control) => {
      await control.click();
      await page.keyboard.type('rect');
    },
    effect: (page) => expect(searchField(page)).toHaveValue('rect'),
    isAlone: true,
  },
  {
    name: 'Control and K, and what is typed after it',
    control: '.DocSearch-Button',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('drag');
    },
    effect: (page) => expect(searchField(page)).toHaveValue('drag'),
    isAlone: true,
  },
  {
    name: 'a slash, and what is typed after it',
    control: '.DocSearch-Button',
    act: async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('abx');
      await page.keyboard.press('Backspace');
    },
    effect: (page) => expect(searchField(page)).toHaveValue('ab'),
    isAlone: true,
  },
  {
    name: 'the menu of the frameworks, with the keyboard',
    control: '.navbar a.navbar__link[role=button]',
    act: async (_, control) => {
      await control.focus();
      await control.press('Enter');
    },
    effect: isTrue('aria-expanded'),
    only: 'wide',
  },
  {
    name: 'the menu’s button',
    control: '.navbar__toggle',
    effect: (page) => expect(page.locator('.navbar-sidebar')).toBeVisible(),
    only: 'narrow',
    isAlone: true,
  },
];

const SIDEBAR: Press = {
  name: 'a category of the menu',
  control: '.theme-doc-sidebar-menu [aria-expanded=false]',
  // Then another control is the first closed one.
  effect: async (page) => {
    await expect(page.locator('.theme-doc-sidebar-menu [aria-expanded=true]')).toHaveCount(2);
  },
  only: 'wide',
};
const CONTENTS: Press = {
  name: 'the table of contents',
  control: '.theme-doc-toc-mobile button',
  effect: (page) => expect(page.locator('.theme-doc-toc-mobile ul').first()).toBeVisible(),
  only: 'narrow',
};
const COPY: Press = {
  name: 'the copy button of a block of code',
  control: '.kd-code-block button[aria-label="Copy code"]',
  effect: hasCopied('Konva'),
};

const demo = (name: string, title: string, rest: Omit<Press, 'name' | 'control'>): Press => ({
  name: `the demo’s ${name}`,
  control: `.kd-demo .kd-action[title="${title}"]`,
  ...rest,
});
const copyButton = (effect: Press['effect']): Press =>
  demo('copy button', 'Copy code', { effect, isAlone: true, only: 'wide' });
const COPY_CODE = copyButton(hasCopied('import Konva'));
/** A demo of several files asks what to copy. */
const COPY_CHOICES = copyButton((page) => expect(page.getByRole('button', { name: 'Copy this file' })).toBeVisible());
/** On a player with several flavors. */
const FLAVOUR_TABS: readonly Press[] = [
  {
    name: 'the tab of a framework',
    control: '.kd-demo [data-flavour-tab=react]',
    effect: async (page, control) => {
      await expect(control).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.kd-demo[data-demo]').first()).toHaveAttribute('data-flavour', 'react');
    },
  },
  {
    name: 'an arrow key on the tabs of the frameworks',
    control: '.kd-demo [data-flavour-tab=vanilla]',
    act: async (_, control) => {
      await control.focus();
      await control.press('ArrowRight');
    },
    effect: (page) => expect(page.locator('.kd-demo [data-flavour-tab=react]').first()).toBeFocused(),
    isAlone: true,
  },
];

const PLAYER: readonly Press[] = [
  {
    name: 'the code, to edit it',
    control: '.kd-demo .kd-panel[data-panel=vanilla] .kd-scroll',
    effect: (page) => expect(page.locator('.kd-demo .cm-content').first()).toBeFocused(),
    isAlone: true,
  },
  {
    name: 'the rest of the code',
    control: '.kd-demo .kd-more',
    effect: isTrue('aria-expanded'),
    isAlone: true,
  },
  demo('Run', 'Run', {
    effect: async (page) => {
      // The browser draws in frames only that are in view.
      await page.locator('.kd-demo .kd-stage').first().scrollIntoViewIfNeeded();
      await expect(page.locator('.kd-demo[data-state=running]').first()).toBeAttached();
    },
  }),
  demo('menu', 'More', {
    effect: (page) => expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible(),
    isAlone: true,
  }),
];

const PAGES: readonly { kind: string; address: string; presses: readonly Press[]; pressesFrame?: boolean }[] = [
  {
    kind: 'home page',
    address: '/',
    pressesFrame: true,
    presses: [
      {
        name: 'a tab of the commands',
        control: '[role=tab] >> text="Vue"',
        effect: isTrue('aria-selected'),
      },
      {
        name: 'the copy button of the command',
        control: 'button[aria-label="Copy command"]',
        effect: hasCopied('npm install konva'),
        // The other copy button writes to the same clipboard.
        isAlone: true,
      },
      COPY,
    ],
  },
  {
    kind: 'tutorial',
    address: '/docs/shapes/Rect.html',
    pressesFrame: true,
    presses: [SIDEBAR, CONTENTS, COPY, ...FLAVOUR_TABS, ...PLAYER, COPY_CODE],
  },
  {
    kind: 'page of the API',
    address: '/api/Konva.Rect.html',
    presses: [
      CONTENTS,
      {
        name: 'the field that narrows the members',
        control: '.kd-api-filter input',
        act: (_, control) => control.fill('corner'),
        effect: async (page, control) => {
          await expect(control).toHaveValue('corner');
          await expect(page.locator('.kd-api-filter [role=status]')).toContainText(' of ');
        },
        // It hides what the other presses are about.
        isAlone: true,
        needsNoSign: true,
      },
      {
        name: 'the list from A to Z',
        control: '.kd-api-filter button',
        effect: isTrue('aria-expanded'),
        isAlone: true,
      },
      // The program is short enough to be seen as a whole.
      ...PLAYER.filter(({ name }) => name !== 'the rest of the code'),
      COPY_CODE,
    ],
  },
  {
    kind: 'gallery',
    address: '/docs/sandbox.html',
    presses: [
      {
        name: 'the field of the gallery',
        control: 'main input[type=search]',
        act: (_, control) => control.fill('free draw'),
        effect: async (page, control) => {
          await expect(page).toHaveURL(/free/);
          await expect(control).toHaveValue('free draw');
        },
        isAlone: true,
        needsNoSign: true,
      },
      {
        name: 'a choice of the gallery',
        control: 'main select >> nth=1',
        act: async (_, control) => void (await control.selectOption('vue')),
        effect: async (page, control) => {
          await expect(page).toHaveURL(/vue/);
          await expect(control).toHaveValue('vue');
        },
        only: 'wide',
        isAlone: true,
        needsNoSign: true,
      },
      {
        name: 'the choice of the tutorials’ samples',
        control: 'main button >> text="Show samples of tutorials"',
        effect: (page) => expect(page.getByRole('button', { name: 'Show samples of tutorials' })).toHaveCount(0),
        isAlone: true,
      },
      {
        name: 'the fold of a shelf of the gallery',
        control: 'main section button[aria-expanded]',
        effect: isTrue('aria-expanded'),
      },
      {
        name: 'the fold of the gallery’s filters',
        control: 'main button[aria-expanded]',
        effect: isTrue('aria-expanded'),
        only: 'narrow',
      },
    ],
  },
  {
    kind: 'sandbox page',
    address: '/docs/sandbox/Free_Drawing.html',
    presses: [
      SIDEBAR,
      CONTENTS,
      COPY,
      {
        name: 'the way of a block of code to the playground',
        control: 'main button >> text="Open in playground"',
        effect: (page) => expect(page).toHaveURL(/\/play/),
        isAlone: true,
      },
      ...FLAVOUR_TABS,
      ...PLAYER,
      COPY_CHOICES,
    ],
  },
  { kind: 'blog', address: '/blog', presses: [] },
  { kind: 'blog post', address: '/blog/drawing-20000-nodes', presses: [...FLAVOUR_TABS, ...PLAYER, COPY_CHOICES] },
  { kind: 'playground', address: '/play', presses: [] },
  {
    kind: 'page of the search',
    address: '/search',
    presses: [
      {
        name: 'the field of the search',
        control: 'main input',
        act: (_, control) => control.fill('tween'),
        effect: async (page, control) => {
          await expect(control).toHaveValue('tween');
          await expect(page.locator('main')).toContainText(/tween/i);
          await expect(page).toHaveURL(/q=tween/);
        },
        needsNoSign: true,
      },
    ],
  },
  {
    kind: 'not-found page',
    address: '/no/such/page',
    presses: [],
  },
];

/** Opens a page before any of its scripts has arrived, and delays the scripts. */
async function openUnanswered(page: Page, address: string): Promise<Held> {
  const held = await hold(page, /\/assets\/js\//);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  return held;
}

/** Elements that respond by script. */
const CONTROLS = 'button, [role=button], [role=tab], [role=switch], select, input, textarea';

/** Controls that are like tested ones, or whose clicks need a position that only the script knows. */
const KNOWN: readonly string[] = [
  // Tabs of prose, like those of the frameworks.
  'li[role=tab]',
  // Tabs of files, like those of the frameworks.
  '.kd-files [role=tab]',
  // Has no height where all lines are seen.
  '.kd-demo .kd-more',
  // Puts a word into the field that the reader types in.
  '[class*=suggestion]',
];

const controlOf = (page: Page, { control }: Press) => page.locator(control).filter({ visible: true }).first();

async function press(page: Page, one: Press): Promise<Locator> {
  // The same element later, when another may be the first match.
  const handle = await controlOf(page, one).elementHandle();
  await handle?.evaluate((element, name) => element.setAttribute('data-tested', name), one.name);
  const control = page.locator(`[data-tested="${one.name}"]`);
  await (one.act ?? ((_, element) => element.click()))(page, control);
  if (one.needsNoSign !== true)
    await expect(control, `${one.name} is shown as pressed`).toHaveAttribute('aria-busy', 'true');
  return control;
}

for (const { kind, address, presses, pressesFrame = false } of PAGES) {
  for (const [width, size] of [
    ['wide', WIDE],
    ['narrow', NARROW],
  ] as const) {
    test.describe(`before the ${kind} hydrates, ${size.width} wide`, () => {
      test.use({ viewport: size, permissions: ['clipboard-read', 'clipboard-write'] });
      const all = [...FRAME, ...presses].filter(({ only = width }) => only === width);
      const pressed = pressesFrame ? all : all.filter((one) => !FRAME.includes(one));
      const together = pressed.filter(({ isAlone }) => isAlone !== true);
      const groups = [
        ...(together.length === 0 ? [] : [{ title: 'what can be pressed', presses: together }]),
        ...pressed.filter(({ isAlone }) => isAlone === true).map((one) => ({ title: one.name, presses: [one] })),
      ];
      test('every control is covered', async ({ page }) => {
        const held = await openUnanswered(page, address);
        const known = [...new Set([...all.map(({ control }) => control), ...KNOWN])];
        for (const selector of known) {
          await page
            .locator(selector)
            .evaluateAll((found) => found.forEach((one) => one.setAttribute('data-known', '')));
        }
        const left = await page.evaluate((controls) => {
          const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
          // One control per kind is enough: buttons of one row, categories of one menu.
          const kindOf = (one: Element) =>
            [one.localName, one.getAttribute('role'), one.parentElement?.className.split(' ')[0]].join(' ');
          const all = [...document.querySelectorAll(controls)].filter(isShown);
          const kinds = new Set(all.filter((one) => one.hasAttribute('data-known')).map(kindOf));
          return all
            .filter((one) => !kinds.has(kindOf(one)) && !(one instanceof HTMLButtonElement && one.disabled))
            .map(({ outerHTML }) => outerHTML.slice(0, 200));
        }, CONTROLS);
        expect(left).toEqual([]);
        held.release();
      });
      for (const group of groups) {
        test(`${group.title}, pressed at first paint, takes effect`, async ({ page }) => {
          const held = await openUnanswered(page, address);
          const done: [Press, Locator][] = [];
          // This browser's clipboard may still have what an earlier test has copied.
          await page.evaluate(() => navigator.clipboard.writeText('nothing was copied'));
          for (const one of group.presses) done.push([one, await press(page, one)]);
          held.release();
          await expect(page.locator('html[data-has-hydrated]')).toBeAttached();
          for (const [one, control] of done) await test.step(one.name, () => one.effect(page, control));
          await expect(page.locator(':is(a, button, li)[aria-busy]')).toHaveCount(0);
        });
      }
    });
  }
}
