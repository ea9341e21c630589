import type { Check } from '../checks';
import { expectThat, pause, type Reader } from '../reader';
import { EngineDemo } from '../shown-demo';

const RECT_PAGE = '/docs/shapes/Rect.html';

const scrolled = (reader: Reader) => reader.ask(() => Math.round(scrollY), undefined);

async function search(reader: Reader, words: string): Promise<void> {
  await reader.until('the search has the focus', () => document.activeElement?.id === 'docsearch-input', undefined);
  await reader.driver.type(words);
  await reader.until('there are results', () => document.querySelector('.DocSearch-Hit a') !== null, undefined);
}

/** What a reader does with the site around the demos. */
export const SITE_ACTS: readonly Check[] = [
  {
    name: 'the search opens with its button, finds, and opens the result without a page load',
    address: RECT_PAGE,
    async run(reader) {
      await reader.mark();
      await reader.press({ css: '.DocSearch-Button' });
      await search(reader, 'transformer');
      await reader.follow(() => reader.keys('Enter'));
      await reader.at('ransform');
      expectThat(await reader.isMarked(), 'the page is not loaded anew');
    },
  },
  {
    name: 'the search opens with Control and K, and closes with Escape',
    address: RECT_PAGE,
    async run(reader) {
      await reader.keys('Mod', 'k');
      await search(reader, 'rect');
      await reader.keys('Escape');
      await reader.gone('.DocSearch-Modal');
    },
  },
  {
    name: 'the search opens with a slash, and its arrow keys choose',
    address: RECT_PAGE,
    async run(reader) {
      await reader.keys('/');
      await search(reader, 'drag');
      await reader.keys('ArrowDown');
      await reader.keys('ArrowDown');
      await reader.until(
        'a result is chosen',
        () => document.querySelector('.DocSearch-Hit[aria-selected=true]') !== null,
        undefined,
      );
      await reader.follow(() => reader.keys('Enter'));
      await reader.until('another page', (from) => location.pathname !== from, RECT_PAGE);
    },
  },
  {
    name: 'the search finds despite a slip',
    address: RECT_PAGE,
    async run(reader) {
      await reader.keys('Mod', 'k');
      await search(reader, 'rectnagle');
      await reader.sees('rect', '.DocSearch-Hit');
    },
  },
  {
    name: 'the search says when nothing is found',
    address: RECT_PAGE,
    async run(reader) {
      await reader.keys('Mod', 'k');
      await reader.until('the search has the focus', () => document.activeElement?.id === 'docsearch-input', undefined);
      await reader.driver.type('qqqzzzxxx');
      await reader.until('a message', () => document.querySelector('.DocSearch-NoResults') !== null, undefined);
    },
  },
  {
    name: 'the page of results',
    address: '/search/?q=drag',
    async run(reader) {
      await reader.until(
        'there are results',
        () => document.querySelectorAll('main a[href*="drag"]').length > 2,
        undefined,
      );
    },
  },
  {
    name: 'a category of the menu opens and closes',
    address: RECT_PAGE,
    async run(reader) {
      await reader.press({ css: 'button', name: "Expand sidebar category 'Filters'" });
      await reader.sees('Blur', '.theme-doc-sidebar-menu');
      await reader.press({ css: 'button', name: "Collapse sidebar category 'Filters'" });
      await reader.until(
        'the category is closed',
        () => document.querySelector('[aria-label="Expand sidebar category \'Filters\'"]') !== null,
        undefined,
      );
    },
  },
  {
    name: 'a link of the menu opens without a page load, and Back returns',
    address: RECT_PAGE,
    async run(reader) {
      await reader.mark();
      await reader.press({ css: '.theme-doc-sidebar-menu a', name: 'Circle' });
      await reader.at('/docs/shapes/Circle');
      await new EngineDemo(reader, 'tutorials/shapes/Circle').runs();
      await reader.driver.back();
      await reader.at(RECT_PAGE);
      await reader.sees('Rect', 'h1');
      await reader.driver.forward();
      await reader.at('/docs/shapes/Circle');
      await reader.sees('Circle', 'h1');
      expectThat(await reader.isMarked(), 'no page is loaded anew');
    },
  },
  {
    name: 'Back restores the place in the page',
    address: '/docs/overview.html',
    async run(reader) {
      await reader.ask(() => scrollTo({ top: 900, behavior: 'instant' }), undefined);
      await pause(400);
      const before = await scrolled(reader);
      await reader.ask(
        () => document.querySelector<HTMLAnchorElement>('.pagination-nav__link--next')?.click(),
        undefined,
      );
      await reader.until(
        'the top of the next page',
        () => location.pathname !== '/docs/overview.html' && scrollY < 5,
        undefined,
      );
      await reader.driver.back();
      await reader.at('/docs/overview.html');
      await reader.wait('the place is restored', async () => Math.abs((await scrolled(reader)) - before) < 60);
    },
  },
  {
    name: 'the table of contents scrolls to a heading and marks its entry',
    address: '/docs/overview.html',
    async run(reader) {
      const hash = await reader.ask(
        () => [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')].at(2)?.hash ?? '',
        undefined,
      );
      await reader.press({ css: `.table-of-contents__link[href="${hash}"]` });
      await reader.until(
        'the heading is below the navbar, and its entry is marked',
        (wanted) => {
          const top = document.getElementById(decodeURIComponent(wanted.slice(1)))?.getBoundingClientRect().top ?? -1;
          const marked = document.querySelector<HTMLAnchorElement>('.table-of-contents__link--active')?.hash;
          if (top < 0 || top > 260) throw new Error(`The heading is at ${top} px.`);
          if (marked !== wanted) throw new Error(`The marked entry is ${marked}, not ${wanted}.`);
          return true;
        },
        hash,
        8000,
      );
    },
  },
  ...[1, 2, 3].map((time): Check => ({
    name: `a page that opens at a heading marks its entry (${time})`,
    address: '/docs/overview.html',
    async run(reader) {
      const hash = await reader.ask(
        () => [...document.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')].at(2)?.hash ?? '',
        undefined,
      );
      await reader.open('/docs/index.html');
      await reader.open(`/docs/overview.html${hash}`);
      await reader.until(
        'its entry is marked',
        (wanted) => {
          const marked = document.querySelector<HTMLAnchorElement>('.table-of-contents__link--active')?.hash;
          if (marked !== wanted) throw new Error(`The marked entry is ${marked}, not ${wanted}.`);
          return true;
        },
        hash,
        8000,
      );
    },
  })),
  {
    name: 'the drawer of a narrow window',
    address: RECT_PAGE,
    width: 390,
    async run(reader) {
      await reader.press({ css: '.navbar__toggle' });
      await reader.until(
        'the drawer is open',
        () => document.querySelector('.navbar-sidebar--show, [data-drawer-open]') !== null,
        undefined,
      );
      await pause(400);
      await reader.follow(() => reader.press({ css: '.navbar-sidebar a', name: 'Circle' }));
      await reader.at('/docs/shapes/Circle');
      const [wide, inner] = await reader.ask(
        () => [document.documentElement.scrollWidth, innerWidth] as const,
        undefined,
      );
      expectThat(wide <= inner, `the page is not wider than the window (${wide} of ${inner} px)`);
    },
  },
  {
    name: 'the first stop of the Tab key leads to the content',
    address: RECT_PAGE,
    async run(reader) {
      await reader.keys('Tab');
      await reader.until(
        'the link has the focus',
        () => /skip/i.test(document.activeElement?.textContent ?? ''),
        undefined,
      );
      await reader.keys('Enter');
      // The content cannot hold the focus itself; the next stop follows from it.
      await reader.keys('Tab');
      await reader.until(
        'the next stop is in the content',
        () => document.activeElement?.closest('main') !== null,
        undefined,
      );
    },
  },
  {
    name: 'the API filter shows the member',
    address: '/api/Konva.Node.html',
    async run(reader) {
      await reader.press({ css: 'input', name: 'Filter members' });
      await reader.driver.type('dragbou');
      await reader.until(
        'one member is shown',
        () =>
          [...document.querySelectorAll('section.kd-api-member')].filter((one) => one.getClientRects().length > 0)
            .length === 1,
        undefined,
      );
      await reader.keys('Escape');
      await reader.until(
        'all members are shown',
        () =>
          [...document.querySelectorAll('section.kd-api-member')].filter((one) => one.getClientRects().length > 0)
            .length > 20,
        undefined,
      );
    },
  },
  {
    name: 'an API page opens at a member',
    address: '/api/Konva.Node.html#getClientRect',
    async run(reader) {
      await reader.until(
        'the member is in view',
        () => {
          const top = document.getElementById('getClientRect')?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < innerHeight / 2;
        },
        undefined,
      );
    },
  },
  {
    name: 'the gallery filters by words and keeps them in the address',
    address: '/docs/sandbox.html',
    async run(reader) {
      const cards = () =>
        reader.ask(
          () =>
            [...document.querySelectorAll('main article, main li a img')].filter(
              (one) => one.getClientRects().length > 0,
            ).length,
          undefined,
        );
      const all = await cards();
      await reader.press({ css: 'input[type=search]', name: 'Filter demos' });
      await reader.driver.type('wheel');
      await reader.at('wheel');
      await reader.wait('fewer demos', async () => (await cards()) < all && (await cards()) > 0);
      const address = await reader.ask(() => location.pathname + location.search, undefined);
      await reader.open(address);
      await reader.wait('fewer demos after a reload', async () => (await cards()) < all && (await cards()) > 0);
    },
  },
  {
    name: 'a card of the gallery opens its demo, and Back returns to the filter',
    address: '/docs/sandbox.html?q=wheel%20of',
    async run(reader) {
      await reader.press({ css: 'main a', name: '/Wheel of fortune/' });
      await new EngineDemo(reader, 'sandbox/Wheel_of_Fortune').runs();
      await reader.follow(() => reader.driver.back());
      await reader.at('/docs/sandbox.html?q=wheel');
    },
  },
  {
    name: 'the blog lists its posts, and a post opens',
    address: '/blog',
    async run(reader) {
      await reader.follow(() => reader.press({ css: 'main article h2 a' }));
      await reader.at('/blog/');
      await reader.until('the post', () => document.querySelector('article h1') !== null, undefined);
    },
  },
  {
    name: 'the blog’s archive and tags',
    address: '/blog/archive',
    async run(reader) {
      await reader.until('posts', () => document.querySelectorAll('main a[href*="/blog/"]').length > 2, undefined);
      await reader.open('/blog/tags');
      await reader.press({ css: 'main a[href*="/blog/tags/"]' });
      await reader.until(
        'its posts',
        () => /\/tags\/./.test(location.pathname) && document.querySelector('main article') !== null,
        undefined,
      );
    },
  },
  {
    name: 'the home page’s drawing draws, moves with a drag, and is put back',
    address: '/',
    async run(reader) {
      const demo = await reader.until(
        'the drawing has its buttons',
        () => {
          const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Hold still');
          return button !== undefined && !button.disabled;
        },
        undefined,
      );
      expectThat(demo, 'the drawing works');
      await reader.press({ css: 'button', name: 'Hold still' });
      await reader.press({ css: 'button', name: '/2. Kite/' });
      await reader.until(
        'the kite is chosen',
        () => document.querySelector('[aria-label^="2. Kite"]')?.getAttribute('aria-pressed') === 'true',
        undefined,
      );
    },
  },
  {
    name: 'the home page’s tabs show another framework’s code',
    address: '/',
    async run(reader) {
      await reader.press({ css: '[role=tab]', name: 'Svelte' });
      await reader.sees('svelte-konva', 'main [role=tabpanel]');
    },
  },
  {
    name: 'a code block of a page is copied',
    address: '/docs/index.html',
    async run(reader) {
      await reader.press({ css: 'main button[data-state]' });
      await reader.until(
        'it says so',
        () => document.querySelector('main button[data-state=copied]') !== null,
        undefined,
        4000,
      );
    },
  },
  {
    name: 'a page that is not there helps',
    address: '/docs/no-such-page',
    allowed: /404/,
    async run(reader) {
      await reader.sees('Page not found', 'h1');
      await reader.follow(() => reader.press({ css: 'main a, main button', name: 'Home' }));
      await reader.until('the home page', () => location.pathname === '/', undefined);
    },
  },
  {
    name: 'the page finder leads to its page',
    address: '/kai',
    async run(reader) {
      await reader.press({ css: 'summary', name: '/Respond to input/' });
      await reader.follow(() => reader.press({ css: 'a', name: 'Event delegation' }));
      await reader.at('/docs/events/Event_Delegation.html');
    },
  },
  {
    name: 'the button at the end of a long page returns to its top',
    address: '/docs/overview.html',
    async run(reader) {
      // It appears when the reader scrolls up.
      await reader.ask(() => scrollTo({ top: 2500, behavior: 'instant' }), undefined);
      await pause(300);
      await reader.ask(() => scrollTo({ top: 2300, behavior: 'instant' }), undefined);
      await reader.press({ css: '.theme-back-to-top-button' });
      await reader.wait('the top', async () => (await scrolled(reader)) < 5);
    },
  },
  {
    name: 'pages that are left at once leave no errors in the console',
    address: '/docs/index.html',
    async run(reader) {
      for (const address of [
        '/docs/events/Binding_Events.html',
        '/api/Konva.Rect.html',
        '/docs/sandbox.html',
        '/blog',
        RECT_PAGE,
      ]) {
        await reader.open(address);
        // Long enough that prefetches have begun, in every engine.
        await pause(250);
      }
      await pause(500);
    },
  },
];
