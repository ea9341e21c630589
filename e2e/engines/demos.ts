import { playersIn } from '../support/built-pages';
import { readPages } from '../support/read-pages';
import type { DemoEntry } from '../../testing/catalog';
import type { Check } from './checks';
import { expectThat, type Reader } from './reader';
import { EngineDemo } from './shown-demo';

/** Demos that may have nothing on their canvases at first. */
const EMPTY_AT_FIRST = /Free_Drawing|Signature|GIF|Video/;

/** Counts the presses that reach the frame. */
async function isInteractive(demo: EngineDemo, reader: Reader): Promise<void> {
  const hasCanvas = await demo.inFrame(() => {
    Object.assign(window, { presses: 0 });
    addEventListener(
      'pointerdown',
      () => Object.assign(window, { presses: Number(Reflect.get(window, 'presses')) + 1 }),
      true,
    );
    return document.querySelector('canvas') !== null;
  }, undefined);
  expectThat(hasCanvas, 'there is a canvas');
  const { x, y, width, height } = await demo.box();
  const visible = Math.min(height, 300);
  await reader.driver.move({ x: x + width / 2, y: y + visible / 2 });
  await reader.driver.down();
  await reader.driver.up();
  await reader.wait('the press reaches the demo', () =>
    demo.inFrame(() => Number(Reflect.get(window, 'presses')) > 0, undefined),
  );
}

/** One check for each demo that a page shows: all of its flavors start, draw and answer to a press. */
export function demoChecks(catalog: readonly DemoEntry[]): Check[] {
  const pages = new Map<string, string>();
  for (const { path, html } of readPages().shown) {
    for (const { id } of playersIn(html)) if (!pages.has(id)) pages.set(id, path);
  }
  return catalog.map(({ id, flavours }): Check => {
    const page = pages.get(id);
    return {
      name: `demo ${id}`,
      // A demo without a page of its own is opened in the playground.
      address: page ?? `/play?demo=${id}`,
      async run(reader) {
        const demo = new EngineDemo(reader, id);
        await demo.runs();
        const tabs = await reader.ask(
          (player) => document.querySelectorAll(`${player} [data-flavour-tab]`).length,
          demo.player,
        );
        const failures: string[] = [];
        for (const flavour of flavours) {
          try {
            if (tabs > 1) await demo.choose(flavour);
            await demo.runs(tabs > 1 ? flavour : undefined);
            if (!EMPTY_AT_FIRST.test(id)) await demo.draws();
            await isInteractive(demo, reader);
          } catch (error) {
            failures.push(`${flavour}: ${error instanceof Error ? error.message : String(error)}`);
          }
        }
        if (failures.length > 0) throw new Error(failures.join('\n'));
      },
    };
  });
}

/** One check for each page: it opens, hydrates, and nothing is in the console. */
export function pageChecks(): Check[] {
  return readPages().shown.map(({ path }) => ({
    name: `page ${path}`,
    address: path,
    async run(reader) {
      await reader.until('one heading', () => document.querySelectorAll('h1').length === 1, undefined);
      await reader.ask(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          scrollTo({ top, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
      }, undefined);
    },
  }));
}
