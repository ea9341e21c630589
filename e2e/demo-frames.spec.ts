import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import sharp from 'sharp';
import { isRecord } from '@site-packages/contracts';
import { chosenDemos } from '../testing/chosen-demos';
import { DemoHarness } from '../testing/harness/demo-harness';
import { ROOT } from '../testing/paths';
import { spread, weekOf } from '../testing/selection/share';
import { tryFrame, tryGrowth } from '../testing/try-frame';
import { FRAME_EXCEPTIONS, type FrameRule } from './frame-exceptions';

/**
 * How the frame of each sandbox demo looks: nothing is cut off at the bottom on arrival, in the first seconds or by a first press, toolbars
 * are one row, and there is no blank strip below.
 */

/** Width of a frame on a page of 320 pixels, of 390, in half of a laptop's window, on a page of 1440, and there of a large demo. */
const WIDTHS = { small: 278, phone: 348, half: 550, wide: 804, large: 1073 };
/** A blank strip at the bottom may be this high: the space around the last element, and a line for words that come later. */
const MAX_BLANK = 44;
/** One of its buttons keeps the frame busy for seconds, which the guard takes for a program that hangs. */
const NOT_PRESSED = 'sandbox/Web_Worker';
/** Difference of a color channel that cannot be seen: of two shades of white. */
const SAME = 8;

type Size = keyof typeof WIDTHS;

const test = base.extend<object, { harnesses: (size: Size) => Promise<DemoHarness> }>({
  harnesses: [
    async ({ browser }, use) => {
      const url = process.env['E2E_URL'];
      if (url === undefined) throw new Error('E2E_URL is not set.');
      const opened = new Map<Size, Promise<DemoHarness>>();
      await use((size) => {
        const harness = opened.get(size) ?? DemoHarness.create(browser, url, { frameWidth: WIDTHS[size] });
        opened.set(size, harness);
        return harness;
      });
      for (const harness of opened.values()) await (await harness).close();
    },
    { scope: 'worker' },
  ],
});

const chosen = chosenDemos();

function isLarge(id: string): boolean {
  const meta: unknown = JSON.parse(fs.readFileSync(path.join(ROOT, 'demos', id, 'demo.json'), 'utf8'));
  return isRecord(meta) && meta['large'] === true;
}

/** Rows at the bottom of a picture that have one color each. */
async function blankRows(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const row = info.width * info.channels;
  const isBlank = (y: number): boolean => {
    for (let at = y * row + info.channels; at < (y + 1) * row; at += 1)
      if (Math.abs((data[at] ?? 0) - (data[at - info.channels] ?? 0)) > SAME) return false;
    return true;
  };
  let blank = 0;
  while (blank < info.height && isBlank(info.height - 1 - blank)) blank += 1;
  return blank;
}

test('exceptions name existing demos', () => {
  for (const { demo } of FRAME_EXCEPTIONS) expect(chosen.catalog.map(({ id }) => id)).toContain(demo);
});

/** The rules of a size. Others hold there as well, but one flavor says so, because the flavors share their style sheet. */
const SIZES: Readonly<Record<Size, { rules: readonly FrameRule[]; allFlavours?: true }>> = {
  small: { rules: ['cut', 'grown'] },
  phone: { rules: ['toolbar', 'menu', 'cut', 'blank', 'grown'], allFlavours: true },
  half: { rules: ['toolbar', 'cut', 'blank', 'grown'] },
  wide: { rules: ['toolbar', 'menu', 'cut', 'blank', 'grown'], allFlavours: true },
  large: { rules: ['toolbar', 'menu', 'cut', 'blank', 'grown'], allFlavours: true },
};
for (const demo of chosen.demos.filter(({ id }) => id.startsWith('sandbox/'))) {
  test(demo.id, async ({ harnesses }) => {
    const turn = spread(demo.id) + weekOf(new Date());
    const possible = demo.flavours.filter((one) => chosen.flavour === undefined || chosen.flavour === one);
    const inTurn = possible.filter((_, at) => turn % possible.length === at);
    for (const size of ['small', 'phone', 'half', isLarge(demo.id) ? 'large' : 'wide'] as const) {
      const { rules, allFlavours } = SIZES[size];
      const harness = await harnesses(size);
      for (const flavour of chosen.asksAll && allFlavours === true ? possible : inTurn) {
        // One at a time: four frames of a stress test beside each other are too much for a page.
        const run = await harness.run({ id: demo.id, empty: [flavour] }, flavour, [flavour]);
        await run.step(100, 3);
        const found = await run.handle().evaluate(tryFrame);
        const blank = await blankRows(await run.screenshot());
        const all: Record<FrameRule, string[]> = {
          ...found,
          blank: blank > MAX_BLANK ? [`${blank} blank rows`] : [],
          grown: found.cut.length > 0 || demo.id === NOT_PRESSED ? [] : await run.handle().evaluate(tryGrowth),
        };
        for (const rule of rules) {
          const excepted = FRAME_EXCEPTIONS.some(
            (one) => one.demo === demo.id && one.rule === rule && one.size === size,
          );
          const message = `${flavour}, ${WIDTHS[size]} pixels wide, ${rule}`;
          if (excepted)
            expect.soft(all[rule], `${message}: remove its entry from e2e/frame-exceptions.ts`).not.toEqual([]);
          else expect.soft(all[rule], message).toEqual([]);
        }
      }
    }
  });
}

for (const flavour of ['vanilla', 'react', 'vue', 'svelte'] as const) {
  test(`the menu of a toolbar opens, closes and acts by keyboard: ${flavour}`, async ({ harnesses }) => {
    const harness = await harnesses('phone');
    const run = await harness.run({ id: 'sandbox/Mind_Map' }, flavour, [flavour]);
    await run.release();
    const demo = run.handle();
    const active = () => demo.evaluate(() => document.activeElement?.textContent.trim());
    const isOpen = () => demo.evaluate(() => document.querySelector('[data-open] > [aria-expanded="true"]') !== null);
    await demo.control('button', 'More').focus();
    await demo.key('Enter');
    // Those above it need a topic that is selected.
    expect(await active()).toBe('Tidy up');
    expect(await isOpen()).toBe(true);
    await demo.key('Escape');
    expect([await active(), await isOpen()]).toEqual(['More', false]);
    const before = await run.pixels();
    await demo.key('Enter');
    await demo.control('button', 'Zoom in').focus();
    await demo.key('Enter');
    expect([await active(), await isOpen()]).toEqual(['More', false]);
    expect(await run.pixels()).not.toBe(before);
    // A press beside the menu closes it.
    await demo.key('Enter');
    await demo.click({ x: 8, y: 8 });
    expect(await isOpen()).toBe(false);
  });
}
