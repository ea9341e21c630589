import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { chosenDemos } from '../testing/chosen-demos';
import { DemoHarness } from '../testing/harness/demo-harness';
import { ROOT } from '../testing/paths';
import { spread, weekOf } from '../testing/selection/share';
import { tryManners, type Manners } from '../testing/try-manners';
import { MANNERS_EXCEPTIONS, mannersException, type MannersRule } from './manners-exceptions';

/** What every demo of the sandbox, of a guide or of a post leaves to the page and to the reader, in a frame on the narrowest phone. */

/** Width of a demo's frame on a page of 320 pixels. */
const PHONE_FRAME = 278;
/** A canvas that keeps one finger is lower than the screen of the smallest phones, so that the page around it can be reached. */
const PHONE_ROOM = 500;

const RULES: Readonly<Record<MannersRule, string>> = {
  wheel: 'a plain wheel scrolls the page',
  zoom: 'the first plain wheel says how to zoom',
  finger: 'one finger scrolls the page where it can drag nothing',
  button: 'only the main button starts a gesture',
  cancel: 'a cancelled finger leaves nothing behind',
  selection: 'Ctrl+A selects none of the page’s text',
  width: `nothing is cut off in a frame of ${PHONE_FRAME} pixels`,
};

const isRule = (key: string): key is MannersRule => key in RULES;

const test = base.extend<object, { harness: DemoHarness }>({
  harness: [
    async ({ browser }, use) => {
      const url = process.env['E2E_URL'];
      if (url === undefined) throw new Error('E2E_URL is not set.');
      const harness = await DemoHarness.create(browser, url, { frameWidth: PHONE_FRAME });
      await use(harness);
      await harness.close();
    },
    { scope: 'worker' },
  ],
});

const chosen = chosenDemos();

const pageOf = (id: string) => path.join(ROOT, 'content', 'docs', `${id.replace(/^guides\//, '')}.mdx`);

test('exceptions name existing demos, and pages that say what a finger does', () => {
  for (const { demo, says } of MANNERS_EXCEPTIONS) {
    expect(chosen.catalog.map(({ id }) => id)).toContain(demo);
    if (says !== undefined) expect(fs.readFileSync(pageOf(demo), 'utf8'), pageOf(demo)).toContain(says);
  }
});

function brokenRules(id: string, manners: Manners): string[] {
  return Object.keys(RULES).flatMap((rule) => {
    if (!isRule(rule)) return [];
    const found = manners[rule];
    const exception = mannersException(id, rule);
    if (exception === undefined) return found.length === 0 ? [] : [`${RULES[rule]}: ${found.slice(0, 12).join('; ')}`];
    if (found.length === 0) return [`${RULES[rule]}: remove its entry from e2e/manners-exceptions.ts`];
    return rule === 'finger' && manners.height > PHONE_ROOM
      ? [`a canvas that keeps one finger is at most ${PHONE_ROOM} pixels high: it has ${manners.height}`]
      : [];
  });
}

const week = weekOf(new Date());

/** Tutorials are small enough to see what their one stage does. */
const isHeld = ({ id }: { id: string }) => /^(sandbox|guides|blog)\//.test(id);

for (const demo of chosen.demos.filter(isHeld)) {
  test(demo.id, async ({ harness }) => {
    const flavours = demo.flavours.filter(
      (one, at, all) =>
        (chosen.flavour === undefined || chosen.flavour === one) &&
        (chosen.asksAll || (spread(demo.id) + week) % all.length === at),
    );
    for (const flavour of flavours) {
      const run = await harness.run({ id: demo.id, empty: flavours }, flavour, flavours, 'frame');
      await run.inFrame({ check: false, drift: false, unmount: false });
      const manners = await run.handle().evaluate(tryManners, { isProduct: demo.id.startsWith('sandbox/') });
      expect.soft(brokenRules(demo.id, manners), flavour).toEqual([]);
    }
  });
}

test('Ctrl+A selects no text while the mouse is over a canvas without a focus', async ({ harness }) => {
  const run = await harness.run({ id: 'guides/react/Intro' }, 'react', ['react']);
  await run.release();
  const demo = run.handle();
  await demo.click({ x: 20, y: 20 });
  await demo.key('Control+a');
  expect(await demo.evaluate(() => String(getSelection()))).toBe('');
});
