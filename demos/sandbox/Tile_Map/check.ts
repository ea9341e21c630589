import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

/** A hand that has rested for so many milliseconds lets go without a throw; see `createSpeedometer`. */
const LONGEST_THROW = 50;

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const pin = async (id: string) => (await demo.node(`#${id}`)).position;
  /** The tiles on the stage, the levels that they are of, and where the corner of the world is. */
  const state = () =>
    demo.evaluate((konva) => {
      const stage = konva.stages[0];
      const tiles = (stage?.find('.tile') ?? []).map((tile) => {
        const { x, y, width } = tile.getClientRect({ skipStroke: true });
        const [level = 0, column = 0, row = 0] = tile.id().split('/').map(Number);
        return { key: tile.id(), x, y, width, level, column, row };
      });
      const last = tiles.at(-1) ?? { x: 0, y: 0, width: 0, column: 0, row: 0 };
      return {
        isStill: konva.Animation.animations.size === 0,
        tiles,
        levels: [...new Set(tiles.map(({ level }) => level))].join(),
        corner: { x: last.x - last.column * last.width, y: last.y - last.row * last.width },
        scale: String(stage?.find('.scale-words')[0]?.getAttr('text')),
        popups: stage?.find('.popup').filter((node) => node.isVisible()).length,
        borders: stage?.find('.border').filter((node) => node.isVisible()).length,
      };
    });
  const atRest = (levels: string) =>
    demo.waitFor(state, (now) => now.isStill && now.levels === levels);
  // Tiles and pins are at whole pixels.
  const near = (a: Point, b: Point) => {
    expect(Math.abs(a.x - b.x)).toBeLessThan(2.1);
    expect(Math.abs(a.y - b.y)).toBeLessThan(2.1);
  };

  await says('Drag the map');
  const first = await state();
  expect(first.levels).toBe('3');
  expect(first.scale).toBe('5 km');
  expect(first.tiles.length).toBeGreaterThan(5);

  // Tiles show their borders and addresses when asked to.
  const borders = demo.control('checkbox', 'Show tiles');
  expect(first.borders).toBe(0);
  await borders.check(true);
  expect((await state()).borders).toBe(2 * first.tiles.length);
  await borders.check(false);
  expect((await state()).borders).toBe(0);

  // A drag that rests before it lets go moves pins and tiles by exactly its way. Other tiles come into view.
  const harbor = await pin('gull-harbor');
  await demo.press({ x: 500, y: 300 });
  await demo.moveTo({ x: 420, y: 220 });
  near(await pin('gull-harbor'), { x: harbor.x - 80, y: harbor.y - 80 });
  const clock = () => demo.evaluate(() => performance.now());
  const held = await clock();
  await demo.waitFor(clock, (now) => now - held > LONGEST_THROW);
  await demo.release();
  const second = await atRest('3');
  const keys = first.tiles.map(({ key }) => key);
  expect(second.tiles.some(({ key }) => !keys.includes(key))).toBe(true);

  // A finger that the system takes away neither throws the map nor taps, and the next one is alone.
  const finger = await demo.finger({ x: 120, y: 120 });
  await finger.moveTo({ x: 80, y: 120 });
  await finger.cancel();
  expect((await state()).isStill).toBe(true);
  near(await pin('gull-harbor'), { x: harbor.x - 120, y: harbor.y - 80 });

  // A thrown map glides on in the finger's direction, and comes to rest.
  let thrown = await atRest('3');
  let glide = 0;
  // On a busy computer, a finger may lie still for too long before it is lifted.
  for (let turn = 0; turn < 5 && glide <= 2; turn += 1) {
    const { corner } = thrown;
    expect(await demo.swipe({ x: 60, y: 60 }, { x: 30, y: 30 })).toBe('demo');
    thrown = await atRest('3');
    glide = Math.min(thrown.corner.x - corner.x, thrown.corner.y - corner.y) - 30;
  }
  expect(glide).toBeGreaterThan(2);

  // A narrow page keeps what is in the middle. In it, fewer tiles are drawn from here on.
  const wide = await demo.stage();
  await narrow(demo);
  const { width, height } = await demo.stage();
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  near((await state()).corner, {
    x: thrown.corner.x - wide.width / 2 + middle.x,
    y: thrown.corner.y - wide.height / 2 + middle.y,
  });

  // A wrong name is answered. A place that is searched is in the middle, with its popup.
  const place = demo.control('combobox', 'Place');
  await place.fill('xyz');
  await demo.control('button', 'Find').click();
  await says('No place here is called “xyz”');
  expect((await state()).popups).toBe(0);
  // However long it is, its quote stays inside the page.
  await place.fill('x'.repeat(90));
  await demo.control('button', 'Find').click();
  await says('x'.repeat(90));
  const right = await demo.evaluate(
    () => document.querySelector('[role="status"]')?.getBoundingClientRect().right,
  );
  expect(right).toBeLessThan(width);
  await place.fill('gull h');
  await place.focus();
  await demo.key('Enter');
  await says('Gull Harbor, a village.');
  const found = await atRest('5');
  near(await pin('gull-harbor'), middle);
  expect(found.popups).toBe(1);
  expect((await demo.node('popup-title')).attrs['text']).toBe('Gull Harbor');

  // Escape closes it, Enter opens the place nearest the middle.
  await demo.evaluate(() => document.querySelector<HTMLElement>('.map')?.focus());
  await demo.key('Escape');
  await says('Drag the map');
  await demo.key('Enter');
  await says('Gull Harbor, a village.');
  await atRest('5');

  // Ctrl with the wheel zooms at the pointer. At a zoom between two levels, neighbors share a side: no line is between them.
  const at = { x: 100, y: 90 };
  const harborNow = await pin('gull-harbor');
  await demo.wheel(at, { y: 240 }, ['Control']);
  const zoomed = await atRest('4');
  const factor = Math.exp(-0.48);
  near(await pin('gull-harbor'), {
    x: at.x + (harborNow.x - at.x) * factor,
    y: at.y + (harborNow.y - at.y) * factor,
  });
  for (const { x, width: side, column, row } of zoomed.tiles) {
    const right = zoomed.tiles.find((one) => one.column === column + 1 && one.row === row);
    if (right) expect(x + side).toBe(right.x);
  }
  // Two fingers zoom at their middle, buttons at the map's, by whole steps.
  expect(await demo.pinch(middle, { scale: 0.5 })).toBe('demo');
  await atRest('3');
  const zoomIs = (zoom: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => new RegExp(`Zoom\\s+${zoom}\\s`).test(text),
    );
  await zoomIs('3.3');
  await demo.control('button', 'Zoom in').click();
  await zoomIs('4.0');
  await says('Zoom 4.0, near ');
  await demo.control('button', 'Zoom out').click();
  await zoomIs('3.0');

  // Arrows move the map. A tap on a pin opens its popup.
  await demo.evaluate(() => document.querySelector<HTMLElement>('.map')?.focus());
  await demo.key('Escape');
  await says('Drag the map');
  // The words of the first move may take fewer lines than the hint; the map is then higher.
  await demo.key('ArrowDown');
  await says('Zoom 3.0, near ');
  await demo.waitFor(async () => (await state()).isStill, Boolean);
  const before = await pin('gull-harbor');
  await demo.key('ArrowUp');
  await demo.waitFor(async () => (await state()).isStill, Boolean);
  const moved = await pin('gull-harbor');
  near(moved, { x: before.x, y: before.y + 90 });
  await demo.tap({ x: moved.x, y: moved.y - 18 });
  await says('Gull Harbor, a village.');
  await demo.control('button', 'All islands').click();
  const whole = await atRest('1');
  await says('Zoom 1.0, near ');
  // The figures fill their last line, too.
  const gap = await demo.evaluate(() => {
    const right = (element: Element | null) => element?.getBoundingClientRect().right ?? 0;
    const list = document.querySelector('.figures');
    return right(list) - right(list?.lastElementChild ?? null);
  });
  expect(gap).toBeLessThan(2);
  expect(whole.tiles.length).toBe(4);
  const { height: high } = await demo.stage();
  near(whole.tiles[3] ?? whole.corner, { x: middle.x, y: Math.round(high / 2) });
  expect(await demo.text()).toMatch(/A tile costs\s*\d+\.\d ms/);
  expect(await outOfStep(demo)).toEqual([]);
});
