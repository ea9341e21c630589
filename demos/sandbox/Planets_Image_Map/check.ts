import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const titled = (name: string) => demo.waitForNode('title', ({ attrs }) => attrs['text'] === name);
  /** Where the line from the name ends: at the top of the planet's area. */
  const pointsAt = async (id: string) => {
    const { attrs } = await demo.node('leader');
    const { position, attrs: area } = await demo.node(`#${id}`);
    const points: unknown = attrs['points'];
    expect(Array.isArray(points) ? points.slice(-2) : []).toEqual([
      position.x,
      position.y - Number(area['radius']),
    ]);
  };

  const { width } = await demo.stage();
  await titled('The planets');
  await says('Point at a planet.');
  expect(await demo.count('area')).toBe(8);
  expect((await demo.node('ring')).visible).toBe(false);

  // The pointer names a planet while it is over it. The areas have no fill then.
  await demo.hover('#jupiter');
  await titled('Jupiter');
  await says('Jupiter is 142,984 km across. Its year lasts 12 of our years.');
  await pointsAt('jupiter');
  expect((await demo.node('#jupiter')).attrs['fill']).toBe('');
  expect(await demo.cursor()).toBe('pointer');
  await demo.hover({ x: width - 4, y: 4 });
  await titled('The planets');
  expect(await demo.cursor()).toBe('default');

  // The check box fills them, and takes the fill away again.
  const middle = (await demo.node('#saturn')).absolutePosition;
  const at = { x: middle.x, y: middle.y - (await demo.node('#saturn')).rect.height * 0.46 };
  const plain = await demo.pixel(at);
  await demo.control('checkbox', 'Show hot areas').check(true);
  await demo.waitFor(
    () => demo.pixel(at),
    ([, , blue]) => blue < plain[2] - 20,
  );
  await demo.control('checkbox', 'Show hot areas').check(false);
  await demo.waitFor(
    () => demo.pixel(at),
    (now) => now.join() === plain.join(),
  );

  // A tap chooses, at the edge of a small planet's area as well; beside the planets, it chooses none.
  const { rect } = await demo.node('#mercury');
  await demo.tap({ x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.93 });
  await titled('Mercury');
  await says('Its year lasts 88 days.');
  await narrow(demo);
  await titled('Mercury');
  await demo.tap('#neptune');
  await titled('Neptune');
  await pointsAt('neptune');
  const { rect: name } = await demo.node('title');
  expect(name.x + name.width).toBeLessThan(320);
  expect(name.height).toBeGreaterThan(25);
  await demo.tap({ x: 316, y: 4 });
  await titled('The planets');
  await widen(demo, width);

  // The keyboard goes from planet to planet; the button lies over its planet.
  await demo.control('button', 'Mars').focus();
  await titled('Mars');
  await demo.key('Tab');
  await titled('Jupiter');
  const away = await demo.evaluate((konva) => {
    const button = document.activeElement?.getBoundingClientRect();
    const stage = konva.stages[0];
    const box = stage?.container().getBoundingClientRect();
    const place = stage?.findOne('#jupiter')?.absolutePosition();
    if (!button || !box || !place) return null;
    const x = button.x + button.width / 2 - box.x - place.x;
    const y = button.y + button.height / 2 - box.y - place.y;
    return Math.hypot(x, y) < 1;
  });
  expect(away).toBe(true);
});
