import { expect, test, type Page } from '@playwright/test';
import { push } from '../packages/site-search/push/push';
import { closedHost, startHostedServer, type HostedServer } from '../packages/site-search/testing';
import { record, SITE } from '../packages/site-search/testing/records';
import { switchToHostedSearch } from './support/hosted-search';
import { openHydrated } from './support/page-watch';
import { hold } from './support/routing';
import { SearchDialog } from './support/search-dialog';

const PAGE = '/docs/shapes/Rect.html';
const EXTERNAL = 'https://other.example/guide';

let main: HostedServer;
let spare: HostedServer;

test.beforeEach(async () => {
  [main, spare] = await Promise.all([startHostedServer(), startHostedServer()]);
  const records = [
    ...SITE,
    record({ url: '/old/docs/shapes/Rect.html', titles: ['Old', 'Moved rectangle'], text: 'moved' }),
  ];
  for (const server of [main, spare]) {
    await push(
      { indexName: 'konva', origin: 'https://konvajs.org', records },
      { appId: 'A', adminKey: 'k', hosts: [server.asHost()] },
    );
    server.indexes.get('konva')?.objects.set('external', {
      objectID: 'external',
      url: EXTERNAL,
      type: 'lvl1',
      content: 'elsewhere',
      hierarchy: { lvl0: 'Elsewhere', lvl1: 'External guide' },
    });
    server.calls.length = 0;
  }
});
test.afterEach(() => Promise.all([main.close(), spare.close()]));

/** Opens the site in hosted mode, with these hosts in order. */
async function open(
  page: Page,
  servers: HostedServer[],
  more: Record<string, unknown> = {},
  address = PAGE,
): Promise<void> {
  await switchToHostedSearch(page, { hosts: servers.map((server) => server.asHost('read')), more });
  await openHydrated(page, address);
}

const queriesOf = (server: HostedServer) => server.calls.filter(({ path }) => path.endsWith('/queries'));

test('the request has the fields and facets of the hosted service, and its results are shown', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, [main]);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('rounded');
  await expect(dialog.groups).toHaveText(['Shapes']);
  expect(await dialog.urls()).toEqual(['/docs/shapes/Rect.html#rounded-corners']);
  const call = queriesOf(main).at(-1);
  const levels = (size: number) => [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:${size}`);
  expect(call?.body).toEqual({
    requests: [
      {
        query: 'rounded',
        indexName: 'konva',
        attributesToRetrieve: [
          ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [...levels(10), 'content:10'],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ],
  });
  expect(call?.parameters).toMatchObject({ 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'search-key' });
  expect(asked.filter((address) => address.includes('search-index'))).toEqual([]);
  await expect(dialog.root.locator('.DocSearch-Logo')).toBeVisible();
});

for (const [width, words] of [
  [768, 5],
  [769, 10],
] as const) {
  test(`a screen of ${width} pixels requests snippets of ${words} words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, [main]);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.ask('rounded');
    expect(JSON.stringify(queriesOf(main).at(-1)?.body)).toContain(`"content:${words}"`);
  });
}

test('configured parameters are part of the request', async ({ page }) => {
  await open(page, [main], { searchParameters: { facetFilters: ['type:lvl2'], typoTolerance: false } });
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('rounded');
  expect(queriesOf(main).at(-1)?.body).toMatchObject({
    requests: [
      {
        typoTolerance: false,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'type:lvl2'],
      },
    ],
  });
});

test('without contextual search no facets are sent', async ({ page }) => {
  await open(page, [main], { contextualSearch: false });
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('rounded');
  expect(queriesOf(main).at(-1)?.body).toMatchObject({ requests: [{ facetFilters: [] }] });
});

test('an external result opens with a full page load; paths are replaced as configured', async ({ page }) => {
  await page.route(`${EXTERNAL}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  await open(page, [main], {
    externalUrlRegex: 'other\\.example',
    replaceSearchResultPathname: { from: '^/old/', to: '/' },
  });
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('moved');
  expect(await dialog.urls()).toEqual(['/docs/shapes/Rect.html']);
  await dialog.ask('external');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(EXTERNAL);
});

test('a slow service: the dialog is stalled after 300 ms, then shows results', async ({ page }) => {
  const held = await hold(page, /\/1\/indexes\/.*\/queries/);
  // A host counts as unreachable after a second. On a busy machine, that may pass before the request is released, and the next host is
  // asked.
  await open(page, [main, spare]);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await Promise.all([
    page.waitForFunction(() => document.querySelector('.DocSearch-Container--Stalled') !== null),
    dialog.input.fill('rounded'),
  ]);
  held.release();
  await expect(dialog.hits.first()).toBeVisible();
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

for (const behaviour of ['fail', 'drop', 'hang'] as const) {
  test(`the next host is asked when the first one fails: ${behaviour}`, async ({ page }) => {
    main.behave(behaviour);
    await open(page, [main, spare]);
    const dialog = new SearchDialog(page);
    await dialog.open();
    await dialog.input.fill('rounded');
    await expect(dialog.hits.first()).toBeVisible();
    expect(queriesOf(main).length).toBeGreaterThan(0);
  });
}

test('no host can be reached: the dialog says so, and recovers', async ({ page }) => {
  const closed = await closedHost();
  main.behave('fail');
  await switchToHostedSearch(page, { hosts: [{ ...closed, accept: 'read' }, main.asHost('read')] });
  await openHydrated(page, PAGE);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('rounded');
  await expect(dialog.root.getByText('Unable to fetch results')).toBeVisible();
  await expect(dialog.root.getByText('You might want to check your network connection.')).toBeVisible();
  main.behave('answer');
  await dialog.ask('rectangle');
  await expect(dialog.hits.first()).toBeVisible();
});

test('a refused key is reported like an outage', async ({ page }) => {
  main.behave('refuse');
  await open(page, [main]);
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('rounded');
  await expect(dialog.root.getByText('Unable to fetch results')).toBeVisible();
});

test('events are sent by the site’s own code when they are configured', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
  });
  await open(page, [main], { insights: true, insightsHost: `http://${main.host}` });
  const dialog = new SearchDialog(page);
  await dialog.open();
  await dialog.ask('rect');
  await dialog.hits.nth(1).click();
  await expect
    .poll(() => JSON.stringify(main.calls.filter(({ path }) => path === '/1/events').map(({ body }) => body)))
    .toMatch(/"eventType":"click".*"positions":\[\d+\]/);
  expect(JSON.stringify(queriesOf(main).at(-1)?.body)).toContain('"clickAnalytics":true');
  expect(foreign).toEqual([]);
});

test('the results page also uses the service', async ({ page }) => {
  await open(page, [main], {}, '/search?q=rounded');
  const first = page.locator('main article').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/docs/shapes/Rect.html#rounded-corners');
  await expect(page.locator('main').getByRole('status')).toHaveText('One document found');
  await expect(page.locator('main').getByRole('link', { name: 'Algolia' })).toBeVisible();
  expect(queriesOf(main).at(-1)?.body).toMatchObject({
    requests: [
      {
        query: 'rounded',
        indexName: 'konva',
        page: 0,
        hitsPerPage: 20,
        facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
      },
    ],
  });
  main.behave('fail');
  await page.getByRole('searchbox').fill('rectangle');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
});
