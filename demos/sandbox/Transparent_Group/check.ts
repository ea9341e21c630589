import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** Two points of a koi: on its body over a fin, and on its body alone. */
  const points = (way: string): Promise<[Point, Point]> =>
    demo.evaluate((konva, name) => {
      const place = konva.stages[0]?.findOne(`.${name}`)?.getAbsoluteTransform();
      const at = (x: number, y: number) => place?.point({ x, y }) ?? { x: 0, y: 0 };
      return [at(36, 19), at(64, 15)];
    }, way);
  /** How much more red the body is where it covers a fin. */
  const redOverFin = async (way: string) => {
    const [[fin = 0] = [], [alone = 0] = []] = await demo.pixels(await points(way));
    return fin - alone;
  };
  const shows = (way: string, test: (red: number) => boolean) =>
    demo.waitFor(() => redOverFin(way), test);

  const stage = await demo.stage();
  const start = await demo.node('plain');
  const pondScale = () =>
    demo.evaluate((konva) => konva.stages[0]?.findOne('.plain')?.getAbsoluteScale().x ?? 0);
  const scale = await pondScale();

  // Half transparent, the plain koi shows a fin through its body; the other two do not.
  await shows('plain', (red) => red > 25);
  await shows('isolated', (red) => Math.abs(red) < 20);
  await shows('cached', (red) => Math.abs(red) < 20);

  // Opaque, none does. Invisible ones stay where they are.
  await demo.control('slider', 'Opacity').fill('1');
  for (const way of ['plain', 'isolated', 'cached']) {
    await shows(way, (red) => Math.abs(red) < 6);
    expect((await demo.node(way)).attrs['opacity']).toBe(1);
  }
  await demo.control('slider', 'Opacity').fill('0');
  await demo.control('slider', 'Opacity').fill('0.4');

  // The mouse moves a koi and its word.
  const whole = ({ x, y }: Point) => ({ x: Math.round(x), y: Math.round(y) });
  const [body] = await points('plain');
  const word = (await demo.nodes('Text'))[0];
  await demo.drag(whole(body), { x: 50, y: 30 });
  const moved = await demo.node('plain');
  expect(moved.position.x).toBeCloseTo(start.position.x + 50 / scale, 1);
  expect(moved.position.y).toBeCloseTo(start.position.y + 30 / scale, 1);
  await demo.waitFor(
    async () => (await demo.nodes('Text'))[0]?.position.x ?? 0,
    (x) => Math.abs(x - (word?.position.x ?? 0) - 50 / scale) < 0.1,
  );

  // A finger moves a koi. Between the koi, it scrolls the page.
  const [isolated] = await points('isolated');
  const before = await demo.node('isolated');
  expect(await demo.swipe(whole(isolated), { x: -50, y: -60 })).toBe('demo');
  const swum = await demo.node('isolated');
  expect(swum.position.x).toBeCloseTo(before.position.x - 50 / scale, 1);
  expect(swum.position.y).toBeCloseTo(before.position.y - 60 / scale, 1);
  expect(await demo.swipe({ x: 4, y: stage.height - 8 }, { x: 0, y: -60 })).toBe('browser');

  // Keys: Space takes the next koi, arrows move it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Space');
  await demo.key('Space');
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await demo.waitForNode('cached', ({ position: { x, y } }) => x === -88 && y === 56);
  expect((await demo.nodes('Text')).map(({ attrs }) => attrs['textDecoration'])).toEqual([
    '',
    '',
    'underline',
  ]);
  expect((await demo.node('isolated')).position).toEqual(swum.position);

  // Smaller: all stay in their places, and the cached picture is taken with the pixels that it needs now.
  await demo.evaluate((konva) => {
    const group = konva.stages[0]?.findOne<InstanceType<typeof konva.Group>>('.cached');
    const take = group?.cache.bind(group);
    if (!group || !take) return;
    group.cache = (config) => {
      document.body.dataset.ratio = String(config?.pixelRatio);
      return take(config);
    };
  });
  await narrow(demo);
  const smaller = await pondScale();
  expect(smaller).toBeLessThan(scale);
  expect((await demo.node('cached')).absolutePosition.x).toBeCloseTo(160 - 88 * smaller, 0);
  await demo.waitFor(
    () => demo.evaluate(() => Number(document.body.dataset.ratio) / window.devicePixelRatio),
    (ratio) => Math.abs(ratio - smaller) < 0.01,
  );
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);

  await demo.control('button', 'Swim back').click();
  await demo.waitForNode('plain', ({ position: { x } }) => x === start.position.x);
  expect((await demo.node('plain')).position).toEqual(start.position);
  expect((await demo.node('cached')).position.y).toBe(66);
});
