import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { width } = await demo.stage();
  const slider = demo.control('slider', 'Cursor');
  const button = (name: string) => demo.control('button', name);
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  /** The words of all nodes with a name, once they pass a test. */
  const texts = (name: string, test: (texts: string[]) => boolean) =>
    demo.waitFor(
      async () => (await demo.nodes(name)).map(({ attrs }) => String(attrs['text'])),
      test,
    );
  const frame = () => demo.node('frame');
  const frameWhere = (test: (frame: { x: number; width: number }) => boolean) =>
    demo.waitForNode('frame', ({ rect }) => test(rect));

  // The week of the flood, told by its crests.
  await says('Nov 12 to Nov 17. Highest: Upper Mill 5.23 m, Old Bridge 4.78 m.');
  await demo.waitForNode('crest', () => true);
  expect(await demo.count('crest')).toBe(2);
  const strip = (await demo.node('strip')).rect;
  const opening = (await frame()).rect;

  // The cursor snaps to an hour and shows both values; the story of the crests makes room.
  await demo.hover({ x: 200, y: 120 });
  await texts('value', (shown) => shown.length === 2 && shown.every((text) => text.endsWith(' m')));
  const cursor = await demo.node('cursor');
  expect(Math.abs(cursor.rect.x + cursor.rect.width / 2 - 200)).toBeLessThan(4);
  expect(await demo.count('crest')).toBe(0);
  await demo.hover({ x: 200, y: strip.y + 10 });
  // The mouse has left the canvas.
  await demo.evaluate((konva) => {
    const init = { bubbles: true, pointerType: 'mouse', pointerId: 1 };
    konva.stages[0]?.content.dispatchEvent(new PointerEvent('pointerleave', init));
  });
  await demo.waitFor(
    () => demo.count('crest'),
    (count) => count === 2,
  );

  // Keys: the slider is the cursor. Its value in words is what a screen reader speaks.
  const spoken = () =>
    demo.evaluate(() => document.querySelector('[type=range]')?.getAttribute('aria-valuetext'));
  await slider.focus();
  const [moment] = await texts('moment', (shown) => shown.length === 1);
  const start = Number(await slider.value());
  await demo.key('ArrowRight');
  await texts('moment', ([now]) => now !== moment);
  expect(Number(await slider.value())).toBe(start + 1);
  await demo.key('Shift+ArrowLeft');
  await demo.waitFor(
    async () => Number(await slider.value()),
    (hour) => hour === start - 23,
  );
  expect(await spoken()).toMatch(
    /^\w{3}, Nov \d+, \d\d:00, Upper Mill \d\.\d\d m, Old Bridge \d\.\d\d m$/,
  );
  await demo.key('+');
  const closer = await frameWhere((now) => now.width < opening.width * 0.75);
  // The window follows a cursor that leaves it.
  await demo.key('Home');
  await demo.key('Shift+ArrowLeft');
  await frameWhere((now) => now.x < closer.rect.x - 4);
  await demo.key('0');
  await frameWhere((now) => now.width > strip.width - 1);
  // Where the sensor was blocked, there is no value and no dot.
  await slider.fill('820');
  await texts('value', ([mill]) => mill === 'no reading');
  expect(await demo.count('reading')).toBe(1);
  expect(await spoken()).toContain('Upper Mill no reading');

  // The table has a row for each day shown.
  const rows = () => demo.evaluate(() => document.querySelectorAll('tbody tr').length);
  expect(await rows()).toBe(61);
  await button('Flood').click();
  await frameWhere((now) => Math.abs(now.width - opening.width) < 0.5);
  expect(await rows()).toBe(6);
  // The slider has lost the focus, and the cursor is gone.
  await demo.waitFor(
    () => demo.count('crest'),
    (count) => count === 2,
  );
  await button('Zoom in').click();
  await frameWhere((now) => Math.abs(now.width - opening.width / 1.5) < 0.5);
  await button('Zoom out').click();
  await frameWhere((now) => Math.abs(now.width - opening.width) < 0.5);

  // Ctrl with the wheel zooms at the pointer; the plain wheel scrolls the page.
  const wheelsKept = () => demo.evaluate(() => document.body.dataset.kept ?? '');
  await demo.evaluate(() => {
    const note = (event: Event) => (document.body.dataset.kept = String(event.defaultPrevented));
    document.body.addEventListener('wheel', note);
  });
  await demo.wheel({ x: 100, y: 120 }, { y: -200 }, ['Control']);
  const zoomed = await frameWhere((now) => now.width < opening.width * 0.7);
  const share = (100 - 36) / (width - 28 - 90);
  const held = ({ x, width: span }: { x: number; width: number }) => x + share * span;
  expect(held(zoomed.rect)).toBeCloseTo(held(opening), 0);
  expect(await wheelsKept()).toBe('true');
  await button('All').click();
  await frameWhere((now) => now.width > strip.width - 1);
  await demo.wheel({ x: 100, y: 120 }, { y: -200 });
  await demo.waitFor(wheelsKept, (kept) => kept === 'false');
  await frameWhere((now) => now.width > strip.width - 1);
  await demo.evaluate(() => delete document.body.dataset.kept);

  // The brush: a new one, moved, and by both edges; back from beyond the end, it is where the pointer is.
  const at = (part: number) => ({ x: strip.x + strip.width * part, y: strip.y + 20 });
  await button('Flood').click();
  await frameWhere((now) => Math.abs(now.x - opening.x) < 0.5);
  await demo.drag(at(0.2), { x: strip.width * 0.3, y: 8 });
  const drawn = await frameWhere((now) => Math.abs(now.x - at(0.2).x) < 1.5);
  expect(drawn.rect.width).toBeCloseTo(strip.width * 0.3, -0.5);
  await demo.drag(at(0.5), { x: -strip.width * 0.1, y: 0 });
  await frameWhere((now) => Math.abs(now.width - strip.width * 0.2) < 2);
  await demo.press(at(0.3));
  await demo.moveTo(at(-0.4));
  await frameWhere((now) => Math.abs(now.x - strip.x) < 0.5);
  await demo.moveTo(at(0.4));
  const moved = await frameWhere((now) => Math.abs(now.x - at(0.3).x) < 2);
  await demo.release();
  expect(moved.rect.width).toBeCloseTo(strip.width * 0.2, -0.5);
  await demo.drag(at(0.3), { x: strip.width * 0.1, y: 0 });
  await frameWhere((now) => Math.abs(now.width - strip.width * 0.1) < 2);

  // A drag of the plot moves the time under the pointer.
  const beforePan = (await frame()).rect;
  await demo.drag({ x: 250, y: 120 }, { x: -100, y: 20 });
  const panned = await frameWhere((now) => now.x > beforePan.x + 4);
  expect(panned.rect.x - beforePan.x).toBeCloseTo((100 / (width - 118)) * beforePan.width, 0);

  // A finger does, too; up and down it scrolls the page. Two fingers zoom.
  expect(await demo.swipe({ x: 150, y: 120 }, { x: 90, y: 0 })).toBe('demo');
  const swiped = await frameWhere((now) => now.x < panned.rect.x - 3);
  expect(await demo.swipe({ x: 150, y: 140 }, { x: 0, y: -60 })).toBe('browser');
  expect(await demo.pinch({ x: 200, y: 120 }, { scale: 2 })).toBe('demo');
  await frameWhere((now) => now.width < swiped.rect.width * 0.7);
  await demo.tap({ x: 120, y: 120 });
  await texts('value', (shown) => shown.length === 2);

  // A hidden gauge is gone from the plot and the words; both hidden is said.
  await demo.control('checkbox', 'Upper Mill').check(false);
  await texts('gauge-name', (shown) => shown.join() === 'Old Bridge');
  await demo.control('checkbox', 'Old Bridge').check(false);
  await says('Both gauges are hidden.');
  expect(await demo.count('curve')).toBe(0);
  await demo.control('checkbox', 'Upper Mill').check(true);
  await demo.control('checkbox', 'Old Bridge').check(true);
  await texts('gauge-name', (shown) => shown.join() === 'Upper Mill,Old Bridge');

  // The window survives another width; the picture fits it.
  await button('Crest').click();
  await says('Nov 14 to Nov 15.');
  await narrow(demo);
  await demo.waitForNode('strip', ({ rect }) => rect.width === 292);
  await says('Nov 14 to Nov 15.');
  const names = await demo.nodes('gauge-name');
  expect(names.every(({ attrs }) => Number(attrs['x']) + 62 <= 320)).toBe(true);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
