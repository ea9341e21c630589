import fs from 'node:fs';
import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { PAGE_NAMES } from '../packages/api-reference/model/names';
import { openHydrated, PageWatch, quietNetwork } from './support/page-watch';
import { BUILD_FOLDER } from '../testing/paths';

const address = (name: string) => `/api/Konva.${name}.html`;
const ALL = ['/api/Konva.html', ...PAGE_NAMES.map(address)];
/** Pages about the reference as a whole; the first ones in the menu after the root page. */
const COMPARISONS = '/api/comparisons.html';
const CHANGES = '/api/changes.html';
const DATA = '/api/data.html';
/** Classes that can neither be drawn nor run on a stage, and the lists of functions. */
const WITHOUT_DEMO = ['Canvas', 'Easings', 'FastLayer', 'Filters', 'Transform', 'Util'];
const VERSION: unknown = JSON.parse(fs.readFileSync('node_modules/konva/package.json', 'utf8'));

function installedVersion(): string {
  const version: unknown =
    typeof VERSION === 'object' && VERSION !== null ? Reflect.get(VERSION, 'version') : undefined;
  if (typeof version !== 'string') throw new Error('node_modules/konva/package.json has no version.');
  return version;
}

const api = (page: Page): Locator => page.locator('.kd-api');
const filterBox = (page: Page): Locator => page.getByRole('search', { name: 'Members of this page' });

/** True when the canvas has more than one color. */
function isPainted(canvas: Locator): Promise<boolean> {
  return canvas.evaluate((element) => {
    if (!(element instanceof HTMLCanvasElement)) throw new Error('This is no canvas.');
    const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
    return data.some((value, index) => index >= 4 && value !== data[index % 4]);
  });
}

const pixelsOf = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element) => (element instanceof HTMLCanvasElement ? element.toDataURL() : ''));

test.describe('the whole reference', () => {
  test('is linked in the navbar, lists all pages in its sidebar, and each page has class, version and source', async ({
    page,
    baseURL,
  }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    await openHydrated(page, '/docs/shapes/Rect.html');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API Reference' }).click();
    await expect(page).toHaveURL(/\/api\/Konva\.html$/);
    const links = page.locator('.theme-doc-sidebar-menu a');
    const [root, ...classes] = ALL;
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual([root, COMPARISONS, CHANGES, DATA, ...classes]);
    expect(ALL).toHaveLength(34);
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Wedge' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konva.Wedge');
    expect(watch.messages).toEqual([]);
  });

  test('every page is built with a heading, a version, and a source link to an existing line', () => {
    const version = installedVersion();
    for (const each of ALL) {
      const html = fs.readFileSync(path.join(BUILD_FOLDER, each), 'utf8');
      const name = /([^/]+)\.html$/.exec(each)?.[1] ?? '';
      expect(html, each).toMatch(new RegExp(`<h1[^>]*>${name.replace('.', '\\.')}</h1>`));
      expect(html, each).toContain(`konva ${version}`);
      const places = [...html.matchAll(/app\.unpkg\.com\/konva@([^/]+)\/files\/([^#"' >]+)#L(\d+)/g)];
      expect(places.length, each).toBeGreaterThan(0);
      for (const [, of, file = '', line] of places) {
        expect(of, each).toBe(version);
        const lines = fs.readFileSync(path.join('node_modules/konva', file), 'utf8').split('\n');
        expect(lines[Number(line) - 1]?.trim(), `${each}: ${file}:${line}`).toBeTruthy();
      }
    }
  });

  test('the shapes have their own page', async ({ page }) => {
    await openHydrated(page, '/category/shapes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shapes');
    expect(await page.locator('main article a, main section a').count()).toBeGreaterThan(10);
  });

  test('the data of every page is available as JSON', async ({ request }) => {
    const data = (await (await request.get('/api/konva.json')).json()) as {
      pages: { address: string }[];
      format: number;
    };
    expect(data.format).toBe(1);
    expect(data.pages.map((each) => each.address).sort()).toEqual([...ALL].sort());
    const completion = (await (await request.get('/api/completion.json')).json()) as { version: string };
    expect(completion.version).toBe(installedVersion());
    const schema = (await (await request.get('/api/konva.schema.json')).json()) as { properties: object };
    expect(Object.keys(schema.properties).sort()).toEqual(Object.keys(data).sort());
  });

  test('its data files are described on a page, named on the root page and in llms.txt, and opened as files', async ({
    page,
    request,
  }) => {
    const overview = await (await request.get('/llms.txt')).text();
    for (const file of ['/api/konva.json', '/api/konva.schema.json', '/api/completion.json']) {
      expect(overview, file).toContain(file);
      for (const at of ['/api/Konva.html', DATA]) {
        expect(fs.readFileSync(path.join(BUILD_FOLDER, at), 'utf8'), `${at} ${file}`).toMatch(
          new RegExp(`href="?${file.replaceAll('.', '\\.')}`),
        );
      }
    }
    for (const at of [COMPARISONS, CHANGES, DATA]) expect(overview, at).toContain(at);
    await openHydrated(page, DATA);
    await expect(api(page).locator('#ApiMember')).toHaveText(/ApiMember/);
    await api(page).getByRole('link', { name: '/api/konva.schema.json' }).click();
    await expect(page).toHaveURL(/\/api\/konva\.schema\.json$/);
  });

  test('a page lists the additions of each version, and recent members name their version', async ({
    page,
    baseURL,
  }) => {
    const watch = await PageWatch.on(page, baseURL ?? '');
    await openHydrated(page, CHANGES);
    const versions = api(page).locator('h2');
    expect(await versions.count()).toBeGreaterThan(20);
    await expect(versions.last()).toHaveText(/5\.0 and earlier/);
    await api(page).getByRole('link', { name: 'Konva.Group#isolated' }).click();
    await expect(page).toHaveURL(/\/api\/Konva\.Group\.html#isolated$/);
    const badge = page
      .locator('section.kd-api-member')
      .filter({ has: page.locator('#isolated') })
      .locator('.kd-api-since');
    await expect(badge).toHaveText('New in 10.7');
    const [heading, mark] = await Promise.all([page.locator('#isolated').boundingBox(), badge.boundingBox()]);
    expect(mark?.x, 'the badge is beside the heading').toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0) - 1);
    await openHydrated(page, address('Node'));
    const member = page.locator('section.kd-api-member').filter({ has: page.locator('#toBlob') });
    await member.getByText('Example', { exact: true }).click();
    await member.getByRole('link', { name: '8.3' }).click();
    await expect(page).toHaveURL(/\/api\/changes\.html#v8-3$/);
    expect(watch.messages).toEqual([]);
  });

  test('no page loads the whole model', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, address('Rect'));
    await quietNetwork(page);
    expect(asked.filter((each) => each.endsWith('/konva.json') || each.endsWith('/completion.json'))).toEqual([]);
  });
});

test.describe('a class page', { tag: '@core' }, () => {
  test('has the hierarchy, constructor, members, events, inherited members and uses, in this order', async ({
    page,
  }) => {
    await openHydrated(page, address('Rect'));
    await expect(page.getByRole('list', { name: 'Class hierarchy' }).getByRole('listitem')).toHaveText([
      'Node',
      'Shape',
      'Rect',
    ]);
    const headings = await api(page)
      .locator('h2')
      .evaluateAll((all) => all.map((each) => each.id));
    expect(headings).toEqual(['constructor', 'attributes', 'events', 'inherited', 'uses']);
    const folded = api(page).locator('details.kd-api-folded');
    await expect(folded.first()).not.toHaveAttribute('open');
    await expect(folded.first().locator('summary')).toHaveText(/^\d+ options of Shape$/);
    await expect(folded.nth(1).locator('summary')).toHaveText(/^\d+ options of Node$/);
    await folded.first().locator('summary').click();
    await expect(folded.first().getByRole('link', { name: 'lineCap', exact: true })).toBeVisible();
    const fill = api(page)
      .locator('.kd-api-options tr')
      .filter({ has: page.getByRole('link', { name: 'fill', exact: true }) });
    await expect(fill.first()).toContainText('Color of the inside');
    await expect(api(page).locator('#cornerRadius')).toHaveText(/cornerRadius/);
    const member = api(page)
      .locator('section.kd-api-member')
      .filter({ has: page.locator('#cornerRadius') });
    await expect(member).toContainText('Default 0');
    await expect(member.locator('.kd-api-signature')).toContainText('number | number[]');
    await expect(api(page).locator('.kd-api-options a[href^="https://developer.mozilla.org/"]').first()).toBeVisible();
    await expect(api(page).locator('#uses ~ ul a').first()).toHaveAttribute('href', /^\/docs\//);
  });

  test('opens at a member’s anchor, and navigates to other classes without a page load', async ({ page }) => {
    await openHydrated(page, `${address('Node')}#getClientRect`);
    await expect(page.locator('#getClientRect')).toBeInViewport();
    await openHydrated(page, address('Rect'));
    await page.evaluate(() => Reflect.set(window, '__same', true));
    await api(page).locator('#inherited-Node ~ details summary', { hasText: 'Tree and order' }).click();
    await api(page).locator('#inherited-Node ~ details a[href="/api/Konva.Node.html#moveToTop"]').click();
    await expect(page).toHaveURL(/\/api\/Konva\.Node\.html#moveToTop$/);
    await expect(page.locator('#moveToTop')).toBeInViewport();
    expect(await page.evaluate(() => Reflect.get(window, '__same'))).toBe(true);
  });

  test('marks deprecated members', async ({ page }) => {
    await openHydrated(page, address('FastLayer'));
    await expect(api(page).locator('.kd-api-deprecated').first()).toContainText('Deprecated.');
  });

  test('begins with a demo if the class can be drawn or run', async ({ page }) => {
    test.slow();
    for (const name of PAGE_NAMES) {
      const html = fs.readFileSync(path.join(BUILD_FOLDER, address(name)), 'utf8');
      expect(html.includes('data-demo='), name).toBe(!WITHOUT_DEMO.includes(name));
    }
    await openHydrated(page, address('Wedge'));
    const demo = api(page).locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-state', 'running', { timeout: 30_000 });
    const above = await page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN;
      return top('.kd-api [data-demo]') < top('#constructor');
    });
    expect(above).toBe(true);
  });

  test('is linked from names in backticks on other pages', async ({ page }) => {
    await openHydrated(page, '/docs/shapes/Rect.html');
    const link = page.locator('article a[href^="/api/Konva."]').first();
    await link.click();
    await expect(page).toHaveURL(/\/api\/Konva\.\w+\.html/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Konva\./);
  });
});

/** Heights at 1440 px when examples, uses and inherited members were all open, in CSS pixels. */
const OPEN_HEIGHTS = {
  Rect: 16_732,
  Node: 50_678,
  Shape: 38_387,
  Stage: 23_627,
  Layer: 24_946,
  Context: 16_857,
  Text: 22_194,
  Transformer: 24_873,
};

test.describe('length', () => {
  for (const [name, open] of Object.entries(OPEN_HEIGHTS)) {
    test(`the page of ${name} is at most 60 % as long as with everything open`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openHydrated(page, address(name));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThanOrEqual(open * 0.6);
    });
  }

  test('an example is one press away, without scripts too', async ({ page }) => {
    await page.goto(address('Node'));
    const member = page.locator('section.kd-api-member').filter({ has: page.locator('#getDepth') });
    await expect(member.locator('pre')).toBeHidden();
    await member.getByText('Example', { exact: true }).click();
    await expect(member.locator('pre')).toContainText('getDepth()');
    await expect(member.locator('.kd-api-source')).toBeVisible();
  });
});

test.describe('events', () => {
  test('say what their objects hold, which types they are declared with, and in which order they fire', async ({
    page,
  }) => {
    await openHydrated(page, address('Node'));
    const objects = page.locator('.kd-api-objects tr');
    const drag = objects.filter({ has: page.getByText('dragstart', { exact: true }) }).first();
    await expect(drag.locator('td')).toHaveText([
      /dragstart/,
      'the dragged node',
      'undefined',
      'DragEvent',
      'DragEvent',
      'PointerEvent | MouseEvent | TouchEvent',
    ]);
    await expect(page.locator('#event-order ~ dl').first()).toContainText('pointerup, pointerclick, mouseup, click');
    const change = page.locator('[id="event-attributeChange"]');
    await change.getByText('Example').click();
    await expect(change.locator('pre')).toContainText('event.oldVal, event.newVal');
  });
});

test.describe('related members', () => {
  test('members that are easily confused link to their comparison, and back', async ({ page }) => {
    await openHydrated(page, address('Node'));
    const section = page.locator('section.kd-api-member').filter({ has: page.locator('#toCanvas') });
    await section.locator('.kd-api-uses', { hasText: 'See also' }).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`${COMPARISONS}#exports$`));
    await expect(page.locator('#exports')).toBeInViewport();
    const list = api(page).locator('#exports ~ dl').first();
    await expect(list.getByRole('link')).toContainText(['toCanvas', 'toDataURL', 'toBlob', 'toImage']);
    await list.getByRole('link', { name: 'toBlob' }).click();
    await expect(page).toHaveURL(/\/api\/Konva\.Node\.html#toBlob$/);
  });

  for (const width of [1440, 1000]) {
    test(`the names of options keep to one line, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address('Transformer'));
      const names = page.locator('.kd-api-options td:first-child code');
      const broken = await names.evaluateAll((all) =>
        all.filter((name) => name.getClientRects().length > 1).map((name) => name.textContent),
      );
      expect(await names.count()).toBeGreaterThan(20);
      expect(broken).toEqual([]);
      const tooWide = await page
        .locator('.kd-api-options')
        .evaluateAll(
          (all) => all.filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0)).length,
        );
      expect(tooWide).toBe(0);
    });
  }

  test('options show what differs in this class', async ({ page }) => {
    await openHydrated(page, address('Text'));
    const row = api(page)
      .locator('.kd-api-options tr')
      .filter({ has: page.locator('a[href$="Konva.Text.html#width"]') });
    await expect(row.first()).toContainText("number | 'auto'");
    const fill = api(page)
      .locator('.kd-api-options tr')
      .filter({ has: page.locator('a[href$="Konva.Shape.html#fill"]') });
    await expect(fill.first()).toContainText("'black'");
    await openHydrated(page, address('Shape'));
    await expect(api(page).locator('#older-names ~ table')).toContainText('drawFunc');
  });

  test('a tween lists the attributes that it can change', async ({ page }) => {
    await openHydrated(page, address('Tween'));
    const list = api(page).locator('#animated ~ dl').first();
    await expect(list.getByRole('link', { name: 'scaleX', exact: true })).toHaveAttribute(
      'href',
      '/api/Konva.Node.html#scaleX',
    );
    await expect(list.getByRole('link', { name: 'position', exact: true })).toHaveCount(0);
  });
});

test.describe('the filter box', { tag: '@core' }, () => {
  test('filters members by name, with the keyboard alone', async ({ page }) => {
    await openHydrated(page, address('Node'));
    const box = filterBox(page).getByRole('searchbox', { name: 'Filter members' });
    await box.focus();
    await page.keyboard.type('dragbou');
    await expect(filterBox(page).getByRole('status')).toHaveText(/^\d+ of \d+$/);
    await expect(api(page).locator('section.kd-api-member:visible')).toHaveCount(1);
    await expect(page.locator('#dragBoundFunc')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('#dragBoundFunc')).toBeInViewport();
    await expect(box).not.toBeFocused();
    await box.focus();
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await expect(page.locator('#getClientRect')).toBeVisible();
  });

  test('finds inherited members and expands them', async ({ page }) => {
    await openHydrated(page, address('Rect'));
    const box = filterBox(page).getByRole('searchbox', { name: 'Filter members' });
    await box.fill('globalcomp');
    await expect(api(page).locator('a[href="/api/Konva.Node.html#globalCompositeOperation"]:visible')).not.toHaveCount(
      0,
    );
    await box.fill('opacity');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText('opacity');
    await expect(page).toHaveURL(/\?members=opacity$/);
    await page.reload();
    await expect(box).toHaveValue('opacity');
    await box.fill('zzzz');
    await expect(filterBox(page).getByRole('status')).toHaveText('No member, option or event has this name.');
  });
});

test('members are listed from A to Z on a press', async ({ page }) => {
  await openHydrated(page, address('Rect'));
  await filterBox(page).getByRole('button', { name: 'A to Z' }).click();
  const names = await filterBox(page)
    .getByRole('list', { name: 'All members from A to Z' })
    .getByRole('link')
    .allTextContents();
  expect(names.length).toBeGreaterThan(150);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
});

test.describe('easings and filters', () => {
  test('each easing has a curve, and a dot that moves along it', async ({ page }) => {
    await openHydrated(page, address('Easings'));
    const figures = api(page).locator('.kd-api-easing');
    expect(await figures.count()).toBe(await api(page).locator('section.kd-api-member').count());
    const curves = await figures
      .locator('path.kd-api-easing-curve')
      .evaluateAll((all) => all.map((each) => each.getAttribute('d')));
    expect(new Set(curves).size).toBe(curves.length);
    const first = figures.first();
    await first.getByRole('button').click();
    const moved = () =>
      first
        .locator('circle')
        .evaluate((dot) => dot.getAnimations().length > 0 && getComputedStyle(dot).transform !== 'none');
    await expect.poll(moved).toBe(true);
  });

  test('each filter has a picture before and after, and sliders', async ({ page }) => {
    test.slow();
    await openHydrated(page, address('Filters'));
    const figures = api(page).locator('.kd-api-filter-preview');
    const count = await figures.count();
    expect(count).toBe(await api(page).locator('section.kd-api-member').count());
    const same: string[] = [];
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      const [before, after] = [figure.locator('canvas').first(), figure.locator('canvas').nth(1)];
      await expect.poll(() => isPainted(after)).toBe(true);
      if ((await pixelsOf(before)) === (await pixelsOf(after)))
        same.push((await after.getAttribute('aria-label')) ?? '');
    }
    expect(same).toEqual([]);
    const sliders = figures.filter({ has: page.getByRole('slider') }).first();
    const picture = sliders.locator('canvas').nth(1);
    const was = await pixelsOf(picture);
    await sliders.getByRole('slider').first().press('Home');
    await expect.poll(() => pixelsOf(picture)).not.toBe(was);
  });
});
