import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
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

  // The pointer names a planet while it is over it. The areas have no fill then.
  await demo.hover('#Jupiter');
  await titled('Jupiter');
  await says('Jupiter: 142,984 km wide. A year lasts 12 of ours.');
  await pointsAt('Jupiter');
  const { fill, stroke } = (await demo.node('#Jupiter')).attrs;
  expect([fill, stroke]).toEqual(['', '#22304a']);
  // The right button chooses none.
  await demo.click('#Jupiter', { button: 'right' });
  await demo.hover({ x: width - 4, y: 4 });
  await titled('The planets');
  expect((await demo.node('#Jupiter')).attrs['stroke']).toBe('');

  // The check box fills them, and takes the fill away again.
  const middle = (await demo.node('#Saturn')).absolutePosition;
  const at = { x: middle.x, y: middle.y - (await demo.node('#Saturn')).rect.height * 0.46 };
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
  const { rect } = await demo.node('#Mercury');
  await demo.tap({ x: rect.x + rect.width / 2, y: rect.y + rect.height * 0.93 });
  await titled('Mercury');
  await says('A year lasts 88 days.');
  await narrow(demo);
  await titled('Mercury');
  await demo.tap('#Neptune');
  await titled('Neptune');
  await pointsAt('Neptune');
  const { rect: name } = await demo.node('title');
  expect(name.x + name.width).toBeLessThan(320);
  expect(name.height).toBeGreaterThan(20);
  await demo.tap({ x: 316, y: 4 });
  await titled('The planets');
  await widen(demo, width);

  // The keyboard goes from planet to planet.
  await demo.control('button', 'Mars').focus();
  await titled('Mars');
  await demo.key('Tab');
  await titled('Jupiter');
  expect(await outOfStep(demo)).toEqual([]);
});
