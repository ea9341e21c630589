import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

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
      };
    });
  const atRest = (levels: string) =>
    demo.waitFor(state, (now) => now.isStill && now.levels === levels);
  // Tiles and pins are at whole pixels.
  const near = (a: Point, b: Point) => {
    expect(Math.abs(a.x - b.x)).toBeLessThan(2.1);
    expect(Math.abs(a.y - b.y)).toBeLessThan(2.1);
  };

  const { width, height } = await demo.stage();
  const middle = { x: Math.round(width / 2), y: Math.round(height / 2) };
  await says('Drag the map');
  const first = await state();
  expect(first.levels).toBe('3');
  expect(first.scale).toBe('5 km');
  expect(first.tiles.length).toBeGreaterThan(5);

  // A drag that rests before it lets go moves pins and tiles by exactly its way. Other tiles come into view.
  const harbor = await pin('gull-harbor');
  await demo.press({ x: 500, y: 300 });
  await demo.moveTo({ x: 380, y: 180 });
  near(await pin('gull-harbor'), { x: harbor.x - 120, y: harbor.y - 120 });
  await demo.release();
  const second = await atRest('3');
  const keys = first.tiles.map(({ key }) => key);
  expect(second.tiles.some(({ key }) => !keys.includes(key))).toBe(true);

  // A thrown map glides on in the finger's direction, and comes to rest.
  expect(await demo.swipe({ x: 60, y: 60 }, { x: 60, y: 60 })).toBe('demo');
  const thrown = await atRest('3');
  expect(thrown.corner.x).toBeGreaterThan(second.corner.x + 62);
  expect(thrown.corner.y).toBeGreaterThan(second.corner.y + 62);

  // A wrong name is answered. A place that is searched is in the middle, with its popup.
  const place = demo.control('combobox', 'Place');
  await place.fill('xyz');
  await demo.control('button', 'Find').click();
  await says('No place here is called “xyz”');
  expect((await state()).popups).toBe(0);
  await place.fill('gull h');
  await place.focus();
  await demo.key('Enter');
  await says('Gull Harbor, a village.');
  const found = await atRest('5');
  near(await pin('gull-harbor'), middle);
  expect(found.popups).toBe(1);
  expect((await demo.node('popup-title')).attrs['text']).toBe('Gull Harbor');

  // The wheel zooms at the pointer. At a zoom between two levels, neighbors share a side: no line is between them.
  const at = { x: 100, y: 90 };
  const distance = { x: middle.x - at.x, y: middle.y - at.y };
  await demo.wheel(at, { y: 240 });
  const zoomed = await atRest('4');
  const factor = Math.exp(-0.48);
  near(await pin('gull-harbor'), {
    x: at.x + distance.x * factor,
    y: at.y + distance.y * factor,
  });
  for (const { x, width: wide, column, row } of zoomed.tiles) {
    const right = zoomed.tiles.find((one) => one.column === column + 1 && one.row === row);
    if (right) expect(x + wide).toBe(right.x);
  }
  // Two fingers zoom at their middle.
  expect(await demo.pinch(middle, { scale: 0.5 })).toBe('demo');
  await atRest('3');

  // Keys: Enter opens the nearest place, arrows move, Escape closes. The popup is inside.
  await demo.evaluate(() => document.querySelector<HTMLElement>('.map')?.focus());
  await demo.key('Escape');
  await says('Drag the map');
  const before = await pin('gull-harbor');
  await demo.key('ArrowLeft');
  await atRest('3');
  const moved = await pin('gull-harbor');
  near(moved, { x: before.x + 90, y: before.y });
  // A tap on a pin opens its popup.
  await demo.tap({ x: moved.x, y: moved.y - 18 });
  await says('Gull Harbor, a village.');
  await demo.key('Home');
  await atRest('1');
  expect(await demo.text()).toMatch(/A tile costs\s*\d+\.\d ms/);

  // A narrow page keeps what is in the middle.
  await narrow(demo);
  const now = await demo.stage();
  const [corner] = (await state()).tiles;
  expect(
    Math.abs((corner?.x ?? 0) + 256 * (corner?.column === 0 ? 1 : 0) - now.width / 2),
  ).toBeLessThan(2.1);
  expect(await outOfStep(demo)).toEqual([]);
});
