import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCatalog } from '../packages/demo-engine/catalog';
import { compile } from '../packages/demo-engine/compile';
import { meantEvent } from '../packages/demo-engine/frame-advice/scene-faults';
import { expectedElements } from '../packages/demo-engine/compile/pasted/expected-elements';

const ROOT = path.join(import.meta.dirname, '..');
const { demos } = await readCatalog(ROOT);
const flavours = demos.flatMap((demo) => demo.flavours.map((one) => ({ ...one, demo })));

/** Number of demos to compile; all of them would take a minute. */
const SAMPLE = 40;

/** Every how manieth flavor of a demo is searched for faults; at night all are. */
const STEP = process.env['CHECK_EVERY_PROGRAM'] === undefined ? 8 : 1;

describe('support for pasted code', () => {
  it('adds no element to a demo that a reader edits', () => {
    const changed = flavours.flatMap(({ demo, flavour, files }) => {
      const page = files.find((file) => file.path === 'index.html');
      const code = files.filter((file) => file !== page).map(({ text }) => text);
      const added = expectedElements(page?.text ?? '<div id="container"></div>', code.join('\n'), page !== undefined);
      return added === '' ? [] : [`${demo.id} ${flavour}: ${added}`];
    });
    expect(changed).toEqual([]);
  });

  it('does not change how demos compile', async () => {
    const some = flavours.filter((_, index) => index % Math.ceil(flavours.length / SAMPLE) === 0);
    for (const { demo, flavour, files } of some) {
      // Without runes, a Svelte file is compiled in Svelte 4 mode. Vue's parser caches its input and returns different code the second
      // time.
      if (flavour === 'svelte' || flavour === 'vue') continue;
      const request = { flavour, files, assets: new Set(Object.keys(demo.assets)) };
      // What a download would need is told beside the compiled program.
      const pasted = { ...(await compile({ ...request, isPasted: true })), fitting: undefined };
      expect(pasted, `${demo.id} ${flavour}`).toEqual(await compile(request));
    }
  }, 60_000);

  it('takes no event of a demo for a mistake', () => {
    const mistaken = flavours.flatMap(({ demo, flavour, files }) =>
      files.flatMap(({ text }) =>
        [...text.matchAll(/\.on\(\s*['"`]([^'"`]+)/g)]
          .flatMap(([, names = '']) => names.split(/\s+/).map((name) => name.replace(/\..*/, '')))
          .filter((name) => meantEvent(name) !== undefined)
          .map((name) => `${demo.id} ${flavour}: ${name}`),
      ),
    );
    expect(mistaken).toEqual([]);
  });

  it('advises none of the demos', async () => {
    const advised: string[] = [];
    for (const { demo, flavour, files } of flavours.filter((_, index) => index % STEP === 0)) {
      const assets = new Set(Object.keys(demo.assets));
      const result = await compile({ flavour, files, assets, isPasted: true });
      if (!result.ok) throw new Error(`${demo.id} ${flavour} does not compile.`);
      const found = result.warnings.filter(({ title }) => title !== undefined);
      advised.push(...found.map(({ file, line, message }) => `${demo.id} ${flavour} ${file}:${line}: ${message}`));
    }
    expect(advised).toEqual([]);
  }, 300_000);
});
