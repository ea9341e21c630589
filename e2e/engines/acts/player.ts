import { FLAVOURS } from '../../../packages/demo-engine/model/flavours';
import type { Check } from '../checks';
import { expectThat, pause, type Reader } from '../reader';
import { EngineDemo } from '../shown-demo';

const RECT = 'tutorials/shapes/Rect';
const RECT_PAGE = '/docs/shapes/Rect.html';

const rect = (reader: Reader) => new EngineDemo(reader, RECT);

async function running(reader: Reader): Promise<EngineDemo> {
  const demo = rect(reader);
  await demo.runs('vanilla');
  return demo;
}

/** Counts the bytes of files that the page hands to the reader. */
async function watchDownloads(reader: Reader): Promise<() => Promise<number>> {
  await reader.ask(() => {
    Object.assign(window, { savedBytes: 0 });
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (value: Blob | MediaSource) => {
      if (value instanceof Blob) Object.assign(window, { savedBytes: value.size });
      return make(value);
    };
  }, undefined);
  return () => reader.ask(() => Number(Reflect.get(window, 'savedBytes')), undefined);
}

/** What a reader does with a demo of a page. */
export const PLAYER_ACTS: readonly Check[] = [
  ...FLAVOURS.map((flavour): Check => ({
    name: `a press on the tab runs ${flavour}`,
    address: RECT_PAGE,
    async run(reader) {
      const demo = rect(reader);
      await demo.runs();
      await demo.choose(flavour);
      await demo.runs(flavour);
      await demo.draws();
    },
  })),
  {
    name: 'arrow keys choose the flavor',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.choose('vanilla');
      await reader.keys('ArrowRight');
      await demo.runs('react');
      await reader.keys('ArrowLeft');
      await demo.runs('vanilla');
    },
  },
  {
    name: 'all players of the reader follow the flavor, also on the next page',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.choose('vue');
      await demo.runs('vue');
      await reader.open('/docs/shapes/Circle.html');
      await new EngineDemo(reader, 'tutorials/shapes/Circle').runs('vue');
      await new EngineDemo(reader, 'tutorials/shapes/Circle').choose('vanilla');
    },
  },
  {
    name: 'Copy code on a fresh page',
    address: RECT_PAGE,
    async run(reader) {
      await running(reader);
      await reader.press({ css: 'button', name: 'Copy code', within: `[data-demo="${RECT}"]` });
      await reader.sees('Copied', `[data-demo="${RECT}"] [role=status]`, 5000);
    },
  },
  {
    name: 'Copy code of another file after an edit',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.edit();
      await demo.button('Copy code');
      await reader.sees('Copied', `[data-demo="${RECT}"] [role=status]`, 5000);
    },
  },
  {
    name: 'Download project gives a file',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      const bytes = await watchDownloads(reader);
      await demo.fromMenu('Download project');
      await reader.wait('a file of more than 1,000 bytes', async () => (await bytes()) > 1000);
    },
  },
  {
    name: 'Full screen and Escape',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.fromMenu('Full screen');
      await reader.until(
        'the player fills the window',
        (player) => document.querySelector<HTMLElement>(player)?.dataset['full'] !== undefined,
        demo.player,
      );
      const [width, inner] = await reader.ask(
        (player) => [document.querySelector(player)?.getBoundingClientRect().width, innerWidth] as const,
        demo.player,
      );
      expectThat(width === inner, `the player is as wide as the window (${width} of ${inner} px)`);
      await demo.runs('vanilla');
      await reader.keys('Escape');
      await reader.until(
        'the player is back in the page',
        (player) => document.querySelector<HTMLElement>(player)?.dataset['full'] === undefined,
        demo.player,
      );
      await demo.draws();
    },
  },
  {
    name: 'Stop keeps the picture, Run starts again',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.edit();
      await reader.press({ css: 'button', name: 'Stop', within: demo.player });
      await reader.until(
        'a still picture',
        (player) => document.querySelector(`${player} .kd-still`) !== null,
        demo.player,
      );
      await demo.button('Run');
      await demo.runs('vanilla');
      await demo.draws();
    },
  },
  {
    name: 'Inspect shows the nodes, and a changed attribute is drawn',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      const before = await demo.rests();
      await demo.button('Inspect');
      await reader.press({ css: '[role=treeitem]', name: '/^Rect/', within: '.kd-inspect' });
      await reader.press({ css: 'input', name: 'fill', within: '.kd-inspect' });
      await reader.keys('Mod', 'a');
      await reader.driver.type('#123456');
      await reader.keys('Enter');
      await demo.changesFrom(before);
      await reader.press({ css: 'button', name: 'Close inspector' });
      await reader.gone('.kd-inspect');
    },
  },
  {
    name: 'Inspect shows the hit canvas',
    address: '/docs/events/Custom_Hit_Region.html',
    async run(reader) {
      await reader.press({ css: 'a', name: 'Inspect the hit canvas' });
      await reader.press({ css: '[role=tab]', name: 'Behind the scenes', within: '.kd-inspect' });
      await reader.until(
        'the switch is on',
        () =>
          document.querySelector(
            '.kd-inspect [role=switch][aria-checked=true], .kd-inspect input[role=switch]:checked',
          ) !== null,
        undefined,
      );
    },
  },
  {
    name: 'Open in playground takes the demo along',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.fromMenu('Open in playground');
      await reader.at('/play');
      await rect(reader).runs('vanilla');
    },
  },
  {
    name: 'file tabs show the other file',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      await demo.choose('react');
      await demo.runs('react');
      await reader.press({ css: '[role=tab]', name: 'use-width.ts', within: demo.player });
      await reader.sees('export function', `${demo.player} pre`);
      await demo.choose('vanilla');
    },
  },
  {
    name: 'all lines of the code are one press away',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      const height = () =>
        reader.ask(
          (player) =>
            Math.max(...[...document.querySelectorAll(`${player} .kd-scroll`)].map((one) => one.clientHeight)),
          demo.player,
        );
      const before = await height();
      await reader.press({ css: 'button', name: '/^Show all \\d+ lines$/', within: demo.player });
      await reader.wait('the code is higher', async () => (await height()) > before);
    },
  },
  {
    name: 'a demo below the window starts when it is scrolled into view',
    address: '/docs/performance/All_Performance_Tips.html',
    async run(reader) {
      const ids = await reader.ask(
        () => [...document.querySelectorAll<HTMLElement>('[data-demo]')].map((one) => one.dataset['demo'] ?? ''),
        undefined,
      );
      const last = ids.at(-1) ?? '';
      await new EngineDemo(reader, last).runs();
    },
  },
  {
    name: 'frames out of view are stopped on a page with many players',
    address: '/docs/performance/All_Performance_Tips.html',
    width: 390,
    async run(reader) {
      const ids = await reader.ask(
        () => [...document.querySelectorAll<HTMLElement>('[data-demo]')].map((one) => one.dataset['demo'] ?? ''),
        undefined,
      );
      for (const id of ids) await new EngineDemo(reader, id).runs();
      await pause(1000);
      const alive = await reader.ask(() => document.querySelectorAll('iframe[title^="Result: "]').length, undefined);
      expectThat(alive <= 4, `at most 4 of ${ids.length} demos have a frame (${alive})`);
    },
  },
  {
    name: 'a frame has an origin of its own and no storage of the page',
    address: RECT_PAGE,
    async run(reader) {
      const demo = await running(reader);
      const origin = await demo.inFrame(() => window.origin, undefined);
      expectThat(origin === 'null', `the frame's origin is opaque (${origin})`);
    },
  },
];
