import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const button = (name: string) => demo.control('button', name);
  const week = demo.control('slider', 'Week');
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  interface Bar {
    id: string;
    x: number;
    pieces: number;
  }
  /** The bars left to right, once they are at rest and pass a test. */
  const bars = (test: (bars: Bar[]) => boolean) =>
    demo.waitFor(
      async () => {
        const found = (await demo.nodes('popsicle')).map(({ id, position, attrs }) => ({
          id,
          x: position.x,
          pieces: Number(attrs['pieces']),
        }));
        return found.sort((a, b) => a.x - b.x);
      },
      (found) => found.every(({ pieces }) => Number.isInteger(pieces)) && test(found),
    );
  const order = (found: Bar[]) => found.map(({ id }) => id).join();
  const tip = (test: (text: string) => boolean) =>
    demo.waitFor(async () => {
      const [group] = await demo.nodes('tip');
      const [text] = await demo.nodes('tip-text');
      return group?.visible === true ? String(text?.attrs['text']) : '';
    }, test);
  const MENU = 'lemon,berry,mango,mint,cola,melon,cocoa';

  // The hottest week, in the order of the menu.
  const hot = await bars((now) => order(now) === MENU);
  await says('Mango leads at 33 °C');
  const mango = hot[2];
  const cocoa = hot[6];
  if (!mango || !cocoa) throw new Error('There are not seven bars.');
  await says(`most of them Mango with ${mango.pieces}.`);

  // The mouse shows a tooltip over the whole column, above a low bar, too.
  await demo.hover({ x: mango.x, y: 200 });
  await tip((text) => text.startsWith(`Mango\n${mango.pieces} sold, `));
  await demo.hover({ x: cocoa.x, y: 100 });
  await tip((text) => text.startsWith(`Cocoa\n${cocoa.pieces} sold, `));
  const [chosen] = (await demo.nodes('popsicle')).filter(({ attrs }) => attrs['isChosen'] === true);
  expect(chosen?.id).toBe('cocoa');
  await demo.hover({ x: 12, y: 12 });
  await tip((text) => text === '');

  // Sorted, the bars change places and keep their values. Back again, all are where they were.
  await button('Most sold').click();
  const sorted = await bars(
    (now) => order(now) !== MENU && now[0]?.id === 'mango' && now[0].x === hot[0]?.x,
  );
  expect(sorted.map(({ pieces }) => pieces)).toEqual(
    hot.map(({ pieces }) => pieces).sort((a, b) => b - a),
  );
  await button('Menu').click();
  await bars((now) => JSON.stringify(now) === JSON.stringify(hot));

  // The next week brings other values; its word is "fewer" where they fell.
  await button('Next week').click();
  const cooler = await bars((now) => now[2]?.pieces !== mango.pieces && order(now) === MENU);
  expect(cooler[2]?.pieces).toBeLessThan(mango.pieces);
  await says('leads at 28 °C');
  await demo.hover({ x: mango.x, y: 200 });
  await tip((text) =>
    text.endsWith(`${mango.pieces - (cooler[2]?.pieces ?? 0)} fewer than last week`),
  );
  await demo.hover({ x: 12, y: 12 });

  // A bar that is still on its way turns to the newest goal.
  await week.fill('0');
  await week.fill('12');
  await says('Week of Aug 24');
  const lastRow = await demo.evaluate(() =>
    [...document.querySelectorAll('tbody tr:last-child td')].map((cell) => cell.textContent),
  );
  await bars((now) => now.map(({ pieces }) => String(pieces)).join() === lastRow.slice(1).join());
  expect(await button('Next week').isDisabled()).toBe(true);
  // The closed week has bars without height, and says why.
  await week.fill('6');
  await bars((now) => now.every(({ pieces }) => pieces === 0));
  await says('Closed by a storm');
  await says('the pool was closed, nothing was sold.');
  await week.fill('9');
  await bars((now) => JSON.stringify(now) === JSON.stringify(hot));

  // Keys go from bar to bar in the order shown, and a screen reader speaks each.
  const spoken = () =>
    demo.evaluate(() =>
      document.querySelector('[aria-label=Popsicle]')?.getAttribute('aria-valuetext'),
    );
  const bar = demo.control('slider', 'Popsicle');
  await bar.focus();
  await tip((text) => text.startsWith('Lemon'));
  await demo.key('ArrowRight');
  await tip((text) => text.startsWith('Berry'));
  expect(await spoken()).toMatch(/^Berry, \d+ sold, \d+ %, \d+ (more|fewer) than last week$/);
  await demo.key('End');
  await tip((text) => text.startsWith('Cocoa'));
  await button('Menu').focus();
  await tip((text) => text === '');

  // A tap shows the tooltip, one beside the bars closes it. A swipe over a bar scrolls the page.
  await demo.tap({ x: mango.x, y: 200 });
  await tip((text) => text.startsWith('Mango'));
  await demo.tap({ x: 12, y: 12 });
  await tip((text) => text === '');
  expect(await demo.swipe({ x: mango.x, y: 200 }, { x: 0, y: -60 })).toBe('browser');

  // The table has all weeks.
  expect(await demo.evaluate(() => document.querySelectorAll('tbody tr').length)).toBe(13);

  // In another width the bars are at their places at once, and week and order are kept.
  await button('Most sold').click();
  await bars((now) => order(now) === order(sorted) && now[0]?.x === hot[0]?.x);
  await narrow(demo);
  const small = await bars((now) => (now[6]?.x ?? 999) < 320);
  expect(order(small)).toBe(order(sorted));
  expect(small.map(({ pieces }) => pieces)).toEqual(sorted.map(({ pieces }) => pieces));
  await widen(demo, width);
  await bars((now) => JSON.stringify(now) === JSON.stringify(sorted));
});
