import { HOSTILE_PATHS, LONG_ADDRESSES, ODD } from '../../../hostile-code/addresses';
import { DENIALS, denyStorage, STORES } from '../../../hostile-code/storage';
import { serveBuild } from '../../../../scripts/serve-build';
import { BUILD_FOLDER } from '../../../../testing/paths';
import type { Check } from '../../checks';
import { expectThat, pause, type Reader } from '../../reader';
import { EngineDemo } from '../../shown-demo';
import { vanilla } from '../programs';
import { RECT, RECT_PAGE, Victim } from './victim';

/** What servers and browsers say about pages that are not there, and about a connection that is gone. */
const LOST =
  /40[04]|Failed to load|not loaded|NetworkError|access control|Could not connect|ERR_|refused|Chunk|Warning/i;

const root = process.env['SITE_FOLDER'] ?? BUILD_FOLDER;

async function opens(reader: Reader, address: string): Promise<void> {
  await reader.open(`${reader.base}${address}`);
  await reader.until('one heading', () => document.querySelectorAll('h1').length === 1, undefined);
}

/** The words of a link stay in a small place of the page. */
async function isTidy(reader: Reader, address: string): Promise<void> {
  const { heights, text, isWide } = await reader.ask(() => {
    const all = [...document.querySelectorAll<HTMLElement>('h1, [role="alert"]')];
    return {
      heights: all.map((one) => one.getBoundingClientRect().height),
      text: all.map((one) => one.innerText).join(''),
      isWide: document.documentElement.scrollWidth > innerWidth,
    };
  }, undefined);
  const short = address.slice(0, 60);
  expectThat(Math.max(...heights) < 250, `${short}: no heading or message is high (${heights.join(', ')})`);
  expectThat(!/[\p{Bidi_Control}\0]/u.test(text), `${short}: no mark changes the direction of words`);
  expectThat(!isWide, `${short}: the page is not wider than the window`);
}

/** An act in a browser that denies the page its storage. */
function withoutStorage(name: string, given: Parameters<typeof denyStorage>[0]): Check {
  return {
    name: `storage: ${name}`,
    address: '/docs/index.html',
    allowed: /torage/,
    async run(reader) {
      const script = `(() => { const __name = (target) => target; (${denyStorage.toString()})(${JSON.stringify(given)}); })()`;
      const end = await reader.driver.beforePages(script);
      try {
        await opens(reader, RECT_PAGE);
        const victim = new Victim(reader, RECT);
        await victim.choose('vanilla');
        await victim.runs('vanilla');
        await victim.attack("console.log('mine');", 'mine');
        await victim.choose('react');
        await victim.runs('react');
        await victim.choose('vanilla');
        await victim.logs('mine');
        await reader.press({ css: '.DocSearch-Button' });
        await reader.until(
          'the search has the focus',
          () => document.activeElement?.id === 'docsearch-input',
          undefined,
        );
        await reader.driver.type('transformer');
        await reader.until('there are results', () => document.querySelector('.DocSearch-Hit a') !== null, undefined);
        await reader.follow(() => reader.keys('Enter'));
        await reader.at('ransform');
      } finally {
        await end();
      }
    },
  };
}

/** A site of its own, whose connection can be lost. */
async function withLostSite(
  reader: Reader,
  act: (site: { url: string; leave(): Promise<void>; comeBack(): Promise<void> }) => Promise<void>,
): Promise<void> {
  let server = await serveBuild({ root });
  const { url } = server;
  const port = Number(new URL(url).port);
  try {
    await act({
      url,
      leave: () => server.close(),
      async comeBack() {
        server = await serveBuild({ root, port });
      },
    });
    await reader.open(RECT_PAGE);
  } finally {
    await server.close().catch(() => undefined);
  }
}

const NETWORK = 'Check your network connection';

/** What is around a program: addresses that anyone can write, storage, the connection, reloads. */
export const SURROUNDINGS: readonly Check[] = [
  ...HOSTILE_PATHS.map((path): Check => ({
    name: `an address: ${path} stays on the site`,
    address: RECT_PAGE,
    allowed: LOST,
    async run(reader) {
      await opens(reader, path);
      const origin = await reader.ask(() => location.origin, undefined);
      expectThat(origin === new URL(reader.base).origin, `the page is of the site (${origin})`);
    },
  })),
  {
    name: 'an address: odd flavors, inspector requests and fragments leave a page as it is',
    address: RECT_PAGE,
    allowed: LOST,
    async run(reader) {
      for (const odd of ODD) {
        await opens(reader, `${RECT_PAGE}?flavour=${odd}&inspect=${odd}#${odd}`);
        await new EngineDemo(reader, RECT).runs('vanilla');
      }
    },
  },
  {
    name: 'an address: long and odd words stay in a small place',
    address: RECT_PAGE,
    allowed: LOST,
    async run(reader) {
      for (const address of LONG_ADDRESSES) {
        await opens(reader, address);
        if (address.startsWith('/play'))
          await reader.until('a message', () => document.querySelector('[role=alert]') !== null, undefined);
        await isTidy(reader, address);
      }
    },
  },
  {
    name: 'an address: odd words of the search are text',
    address: RECT_PAGE,
    allowed: LOST,
    async run(reader) {
      for (const odd of ODD) {
        await opens(reader, `/search?q=${odd}`);
        const images = await reader.ask(() => document.querySelectorAll('img[src="x"]').length, undefined);
        expectThat(images === 0, 'the words make no image');
      }
    },
  },
  ...DENIALS.map((how) => withoutStorage(`where ${how}`, [how, STORES])),
  ...STORES.map((area) => withoutStorage(`without ${area} alone`, ['reading it throws', [area]])),
  {
    name: 'a reload right after a key loses no character',
    address: `${RECT_PAGE}?flavour=vanilla`,
    async run(reader) {
      for (const [address, id] of [
        [`${RECT_PAGE}?flavour=vanilla`, RECT],
        ['/play?flavour=vanilla', 'blank'],
      ] as const) {
        await reader.open(address);
        const demo = new EngineDemo(reader, id);
        await demo.runs('vanilla');
        await demo.edit();
        await reader.keys('Mod', 'Home');
        await reader.driver.type('// wri');
        await reader.ask(() => {
          document.documentElement.dataset['isOld'] = '';
          location.reload();
        }, undefined);
        await reader.until('the next page', () => document.documentElement.dataset['isOld'] === undefined, undefined);
        await reader.sees('// wri', `${demo.player} [role=textbox]`);
        await demo.runs('vanilla');
      }
    },
  },
  {
    name: 'a lost connection: another framework and the inspector, which a second press loads',
    address: RECT_PAGE,
    allowed: /./,
    run: (reader) =>
      withLostSite(reader, async (site) => {
        await reader.open(`${site.url}${RECT_PAGE}?flavour=vanilla`);
        const victim = new Victim(reader, RECT);
        await victim.runs('vanilla');
        await site.leave();
        await victim.choose('react');
        await victim.shows(NETWORK);
        await site.comeBack();
        await victim.choose('react');
        await victim.runs('react');
        await victim.showsNothing();
        await victim.choose('vanilla');
        await victim.runs('vanilla');
        await site.leave();
        await victim.button('Inspect');
        await victim.shows(NETWORK);
        await site.comeBack();
        await victim.button('Inspect');
        await reader.until('the tree', () => document.querySelector('.kd-inspect [role=tree]') !== null, undefined);
        await victim.showsNothing();
      }),
  },
  {
    name: 'a lost connection: the compiler of another framework, in the playground',
    address: RECT_PAGE,
    allowed: /./,
    run: (reader) =>
      withLostSite(reader, async (site) => {
        await reader.open(`${site.url}/play?flavour=vanilla`);
        const victim = new Victim(reader, 'blank');
        await victim.runs('vanilla');
        await site.leave();
        await victim.choose('vue');
        await victim.shows(NETWORK);
        await reader.sees('<script', `${victim.player} [role=textbox]`);
        await site.comeBack();
        await victim.choose('vue');
        await victim.runs('vue');
        await victim.showsNothing();
      }),
  },
  {
    name: 'a page in another site’s frame: its demo runs, takes edits and reaches neither page',
    address: RECT_PAGE,
    allowed: /./,
    async run(reader) {
      const [site, other] = await Promise.all([
        serveBuild({ root }),
        serveBuild({ root, compress: true, changeHtml: () => '<!doctype html><html data-has-hydrated="true"><body>' }),
      ]);
      try {
        await reader.open(`${other.url}/`);
        await reader.ask((source) => {
          const frame = Object.assign(document.createElement('iframe'), { src: source });
          frame.style.cssText = 'width: 1200px; height: 860px';
          document.body.append(frame);
        }, `${site.url}${RECT_PAGE}?flavour=vanilla`);
        const inSite = <Given>(run: (given: Given) => unknown, given: Given) =>
          reader.driver.inFrame('iframe', run, given);
        const player = `[data-demo="${RECT}"]`;
        const isIn = (state: string) =>
          reader.wait(`the demo is ${state}`, () =>
            inSite(({ player, state }) => document.querySelector<HTMLElement>(player)?.dataset['state'] === state, {
              player,
              state,
            }),
          );
        await isIn('running');
        await inSite((player) => document.querySelector<HTMLElement>(`${player} pre`)?.click(), player);
        await reader.wait('the editor', () =>
          inSite((player) => document.querySelector(`${player} [role=textbox]`) !== null, player),
        );
        await pause(300);
        const code = vanilla(`const reach = (other: Window | null): string => {
  try { return other!.document.title; } catch { return 'refused'; }
};
console.log('parent ' + reach(parent) + ' top ' + reach(top));
top!.location.href = 'about:blank#taken';`);
        // The editor takes this key from a script too; WebKit's driver sends keys to the outer page.
        await inSite((player) => {
          const box = document.querySelector<HTMLElement>(`${player} [role=textbox]`);
          box?.focus();
          box?.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true }),
          );
        }, player);
        await inSite(
          ({ player, code }) => {
            const data = new DataTransfer();
            data.setData('text/plain', code);
            const paste = new Event('paste', { bubbles: true, cancelable: true });
            Object.defineProperty(paste, 'clipboardData', { value: data });
            document.querySelector(`${player} [role=textbox]`)?.dispatchEvent(paste);
          },
          { player, code },
        );
        await reader.wait('the program reaches nothing', () =>
          inSite(
            (player) =>
              document.querySelector(`${player} [role=log]`)?.textContent?.includes('parent refused top refused') ??
              false,
            player,
          ),
        );
        await inSite(
          (player) =>
            [...document.querySelectorAll<HTMLElement>(`${player} button`)]
              .find(({ textContent }) => textContent === 'Stop')
              ?.click(),
          player,
        );
        await isIn('stopped');
        const address = await reader.ask(() => location.href, undefined);
        expectThat(address === `${other.url}/`, `the other site is still there (${address})`);
        await reader.open(RECT_PAGE);
      } finally {
        await Promise.all([site.close(), other.close()]);
      }
    },
  },
];
