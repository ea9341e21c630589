import { defineCheck, type Point } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const giraffe = () => demo.node('#giraffe');
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const heightIs = (id: string, height: number) =>
    demo.waitForNode(id, ({ scale }) => Math.abs(scale.x * 100 - height) < 0.01 * height);
  /** The place of a point of the stage, seen from the giraffe's foot, in heights of the giraffe. */
  const seen = async ({ x, y }: Point) => {
    const { position, scale } = await giraffe();
    return { x: (x - position.x) / scale.x / 100, y: (y - position.y) / scale.y / 100 };
  };
  const expectNear = (a: Point, b: Point) => {
    expect(a.x).toBeCloseTo(b.x, 4);
    expect(a.y).toBeCloseTo(b.y, 4);
  };

  const { width, height } = await demo.stage();
  const start = await giraffe();
  await says('A square is 1 m.');
  await says('Point at the grid');

  const foot = start.position;
  const meter = (start.scale.x * 100) / 5.5;
  expect(meter).toBeGreaterThan(36);

  // Ctrl with the wheel zooms at the pointer, in both directions, and brings other squares.
  const point = { x: 90, y: 120 };
  const under = await seen(point);
  await demo.wheel(point, { y: -500 }, ['Control']);
  await heightIs('#giraffe', start.scale.x * 100 * Math.E);
  expectNear(await seen(point), under);
  await says('A square is 1 m.');
  await demo.wheel(point, { y: 500 }, ['Control']);
  await heightIs('#giraffe', start.scale.x * 100);
  expectNear((await giraffe()).position, foot);
  await demo.wheel(point, { y: 500 }, ['Control']);
  await says('A square is 10 m.');
  await demo.wheel(point, { y: -500 }, ['Control']);
  await says('A square is 1 m.');

  // The mouse pulls the grid, also from outside of the stage, and its coordinates are read out.
  await demo.drag({ x: 100, y: 150 }, { x: -60, y: 35 });
  const pulled = await demo.waitForNode('#giraffe', ({ position }) => position.x < foot.x - 50);
  expectNear(pulled.position, { x: foot.x - 60, y: foot.y + 35 });
  await demo.hover({ x: pulled.position.x + meter, y: pulled.position.y - 2 * meter });
  const giraffeAt = await demo.waitFor(
    async () => /x ([\d.,]+) (m|cm), y ([\d.,]+) m/.exec(await demo.text()),
    (match) => match !== null,
  );
  expect(Math.abs(Number(giraffeAt?.[3]) - 2)).toBeLessThan(0.03);

  // A button of the mouse that is up does not pull.
  await demo.hover({ x: 200, y: 100 });
  expectNear((await giraffe()).position, pulled.position);

  // One finger pulls, two fingers zoom: what was between them still is.
  expect(await demo.swipe({ x: 100, y: 150 }, { x: 60, y: -50 })).toBe('demo');
  expectNear((await giraffe()).position, { x: foot.x, y: foot.y - 15 });
  const middle = { x: 150, y: 140 };
  const between = await seen(middle);
  expect(await demo.pinch(middle, { scale: 2, by: { x: 24, y: -10 } })).toBe('demo');
  await heightIs('#giraffe', start.scale.x * 200);
  expectNear(await seen({ x: 174, y: 130 }), between);
  // A second finger does not make the picture jump, and the one that stays pulls on.
  const first = await demo.finger({ x: 60, y: 100 });
  await first.moveTo({ x: 100, y: 100 });
  const second = await demo.finger({ x: 200, y: 160 });
  const before = await giraffe();
  await second.lift();
  await first.moveTo({ x: 100, y: 160 });
  expect(await first.lift()).toBe('demo');
  await demo.waitForNode('#giraffe', ({ position }) => position.y > before.position.y + 55);
  expectNear((await giraffe()).position, { x: before.position.x, y: before.position.y + 60 });

  // At this scale a girl would fill the stage, so the next larger thing is the giraffe. It is a flight.
  await demo.control('button', 'Larger').click();
  await heightIs('#giraffe', 0.62 * height);

  // With less motion, the view changes at once.
  await demo.evaluate(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.replace(': reduce', ': no-preference'));
  });

  // The ends: the smallest and the largest things, with squares of their size, and no neighbors beyond them.
  await demo.control('combobox', 'Go to').choose('Atom, 100 pm');
  await heightIs('#atom', Math.min(0.62 * height, 0.86 * width));
  await says('A square is 10 pm.');
  expect(await demo.control('button', 'Smaller').isDisabled()).toBe(true);
  expect((await giraffe()).visible).toBe(false);
  // Here a pixel is a fraction of a picometer, and the picture still moves by whole pixels and not in jumps.
  const atom = (await demo.node('#atom')).position;
  await demo.drag({ x: 100, y: 150 }, { x: 41, y: -23 });
  const moved = await demo.waitForNode('#atom', ({ position }) => position.x > atom.x + 35);
  expectNear(moved.position, { x: atom.x + 41, y: atom.y - 23 });
  await demo.control('button', 'Larger').click();
  await heightIs('#virus', Math.min(0.62 * height, 0.86 * width));
  await demo.control('combobox', 'Go to').choose('Sun, 1,392,700 km');
  await demo.waitForNode('#sun', ({ visible, scale }) => visible && scale.x * 100 > 200);
  await demo.waitFor(
    () => demo.control('button', 'Larger').isDisabled(),
    (isSo) => isSo,
  );
  await says('A square is 1,000,000 km.');

  // The keys move and zoom.
  await demo.control('combobox', 'Go to').choose('Giraffe, 5.5 m');
  await heightIs('#giraffe', 0.62 * height);
  const still = await giraffe();
  await demo.click({ x: 40, y: 100 });
  await demo.key('ArrowRight');
  await demo.key('ArrowDown');
  await demo.waitForNode('#giraffe', ({ position }) => position.y < still.position.y - 70);
  expectNear((await giraffe()).position, { x: still.position.x - 80, y: still.position.y - 80 });
  await demo.key('+');
  await heightIs('#giraffe', still.scale.x * 150);
  await demo.key('-');
  await demo.key('ArrowLeft');
  await demo.key('ArrowUp');
  await heightIs('#giraffe', still.scale.x * 100);
  expectNear((await giraffe()).position, still.position);

  // Lines are sharp: each is one pixel wide, and the pixels on both sides of it are paper. Dots leave the space between them empty.
  const row = async () => {
    const y = Math.round(still.position.y - 6.3 * meter);
    const points = Array.from({ length: 150 }, (_, x) => ({ x: 12 + x, y }));
    const reds = (await demo.pixels(points)).map(([red]) => red);
    const paper = Math.min(...reds);
    return reds.map((red) => red > paper + 8);
  };
  const isEmpty = (pixels: boolean[]) => !pixels.includes(true);
  const lines = await row();
  expect(lines.filter(Boolean).length).toBeGreaterThan(1);
  expect(lines.filter((isLine, x) => isLine && lines[x + 1])).toHaveLength(0);
  await demo.control('combobox', 'Grid').choose('Dots');
  await demo.waitFor(row, isEmpty);
  await demo.control('combobox', 'Grid').choose('Lines');
  await demo.waitFor(row, (pixels) => !isEmpty(pixels));

  // A narrow page keeps the camera on what is in the middle.
  const center = await seen({ x: width / 2, y: height / 2 });
  await narrow(demo);
  const now = await demo.stage();
  expectNear(await seen({ x: now.width / 2, y: now.height / 2 }), center);
  await widen(demo, width);
  expectNear((await giraffe()).position, still.position);
});
