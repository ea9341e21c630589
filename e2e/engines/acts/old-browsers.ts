import { FLAVOURS } from '../../../packages/demo-engine/model/flavours';
import { OLD_BROWSER_SENTENCE } from '../../../src/old-browser/head-script';
import type { Check } from '../checks';
import { expectThat, pause, type Reader } from '../reader';
import { EngineDemo } from '../shown-demo';
import { vanilla } from './programs';

/** What Chrome 111, Firefox 121 or Safari 16.4 lacks: each is in at least one later version only. */
const LATER = `for (const [owner, names] of [
  [globalThis.Promise, ['withResolvers', 'try']],
  [globalThis.Object, ['groupBy']],
  [globalThis.Map, ['groupBy']],
  [globalThis.Map?.prototype, ['getOrInsert', 'getOrInsertComputed']],
  [globalThis.Array, ['fromAsync']],
  [globalThis.Set?.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
  [globalThis.Iterator?.prototype, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find']],
  [globalThis.ArrayBuffer?.prototype, ['transfer', 'transferToFixedLength', 'resize']],
  [globalThis.String?.prototype, ['isWellFormed', 'toWellFormed']],
  [globalThis.RegExp, ['escape']],
  [globalThis.Error, ['isError']],
  [globalThis.Math, ['f16round', 'sumPrecise']],
  [globalThis.Uint8Array, ['fromBase64', 'fromHex']],
  [globalThis.Uint8Array?.prototype, ['toBase64', 'toHex']],
  [globalThis.URL, ['canParse', 'parse']],
  [globalThis.AbortSignal, ['any']],
  [globalThis.Intl, ['Segmenter', 'DurationFormat']],
  [globalThis.Element?.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore']],
  [globalThis.HTMLElement?.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
  [globalThis.Document?.prototype, ['startViewTransition', 'caretPositionFromPoint']],
  [globalThis.CanvasRenderingContext2D?.prototype, ['reset', 'filter', 'letterSpacing', 'wordSpacing', 'fontKerning']],
  [globalThis, ['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'CloseWatcher', 'Float16Array', 'Highlight', 'navigation']],
  [globalThis.Navigator?.prototype, ['connection', 'deviceMemory', 'userAgentData']],
]) for (const name of names) if (owner) delete owner[name];`;

/** A browser that is one version too old: the method is called by the site, and only later versions have it. */
const BELOW = 'delete Array.prototype.toSorted;';

async function as(reader: Reader, script: string, act: () => Promise<void>): Promise<void> {
  const { driver } = reader;
  const end = await driver.beforePages(script);
  try {
    await act();
  } finally {
    await end();
  }
}

/** What readers with the oldest supported browser see, and what those with an older one see. */
export const OLD_BROWSER_ACTS: readonly Check[] = [
  ...FLAVOURS.map((flavour): Check => ({
    name: `with the built-ins of the oldest browser: a demo runs, ${flavour}`,
    address: '/docs/index.html',
    run: (reader) =>
      as(reader, LATER, async () => {
        await reader.open('/docs/shapes/Rect.html');
        const demo = new EngineDemo(reader, 'tutorials/shapes/Rect');
        await demo.runs();
        await demo.choose(flavour);
        await demo.runs(flavour);
        await demo.draws();
      }),
  })),
  {
    name: 'with the built-ins of the oldest browser: an edit compiles and runs',
    address: '/docs/index.html',
    run: (reader) =>
      as(reader, LATER, async () => {
        await reader.open('/play?flavour=vanilla');
        const demo = new EngineDemo(reader, 'blank');
        await demo.runs('vanilla');
        await demo.replaceCode(vanilla("console.log('edited');"));
        await demo.logs('edited');
      }),
  },
  ...[
    '/',
    '/docs/sandbox.html',
    '/api/Konva.Node.html',
    '/blog',
    '/search/?q=drag',
    '/kai',
    '/docs/sandbox/Tile_Map.html',
  ].map((address): Check => ({
    name: `with the built-ins of the oldest browser: ${address} opens without errors`,
    address: '/docs/index.html',
    run: (reader) =>
      as(reader, LATER, async () => {
        await reader.open(address);
        await pause(1500);
      }),
  })),
  ...['/docs/shapes/Rect.html', '/docs/sandbox.html', '/'].map((address): Check => ({
    name: `in a browser below the list, ${address} can be read and has no busy button`,
    address: '/docs/index.html',
    run: (reader) =>
      as(reader, BELOW, async () => {
        const { href } = new URL(address, await reader.ask(() => location.href, undefined));
        await reader.driver.open(href);
        await reader.sees('Konva');
        await pause(1500);
        const seen = await reader.ask(() => {
          document.querySelector<HTMLElement>('.DocSearch-Button')?.click();
          return {
            busy: document.querySelectorAll('[aria-busy=true]').length,
            demos: document.querySelectorAll('[data-demo]').length,
            told: [...document.querySelectorAll('[data-demo] .kd-old-browser')].map((one) => one.textContent),
            frames: document.querySelectorAll('iframe').length,
          };
        }, undefined);
        expectThat(seen.busy === 0, `no control is busy (${seen.busy})`);
        expectThat(seen.frames === 0, `no demo starts (${seen.frames} frames)`);
        expectThat(
          seen.told.length === seen.demos && seen.told.every((text) => text === OLD_BROWSER_SENTENCE),
          `each of ${seen.demos} demos has the sentence: ${seen.told.join(' | ')}`,
        );
      }),
  })),
];
