import { defineCheck, type Point } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

const CELL = 240;

export default defineCheck(async ({ demo, expect }) => {
  const world = () => demo.node('world');
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** A figure below the stage. */
  const figure = (name: string) =>
    demo.evaluate((_konva, given) => {
      const terms = [...document.querySelectorAll('dt')];
      return (
        terms.find((term) => term.textContent === given)?.nextElementSibling?.textContent ?? ''
      );
    }, name);
  const figureIs = (name: string, pattern: RegExp) =>
    demo.waitFor(
      () => figure(name),
      (value) => pattern.test(value),
    );
  /** How many penguins are nodes, the figure that says so, and how many of them are farther out of view than a cell. */
  const crowd = () =>
    demo.evaluate((konva, cell) => {
      const stage = konva.stages[0];
      const { width, height } = stage?.size() ?? { width: 0, height: 0 };
      const nodes = stage?.find('.penguin') ?? [];
      const scale = stage?.findOne('.world')?.scaleX() ?? 1;
      const room = (cell + 40) * scale;
      const isFar = ({ x, y }: { x: number; y: number }) =>
        x < -room || y < -room || x > width + room || y > height + room;
      return {
        count: nodes.length,
        far: nodes.filter((node) => isFar(node.absolutePosition())).length,
        ids: nodes.map((node) => node.id()),
      };
    }, CELL);
  const moved = (from: Point, by: Point) =>
    demo.waitForNode(
      'world',
      ({ position: { x, y } }) =>
        Math.abs(x - from.x - by.x) < 0.6 && Math.abs(y - from.y - by.y) < 0.6,
    );
  /** The point of the world under a point of the stage. */
  const under = async ({ x, y }: Point) => {
    const { absolutePosition, scale } = await world();
    return { x: (x - absolutePosition.x) / scale.x, y: (y - absolutePosition.y) / scale.y };
  };
  const expectNear = (a: Point, b: Point, digits = 0) => {
    expect(a.x).toBeCloseTo(b.x, digits);
    expect(a.y).toBeCloseTo(b.y, digits);
  };

  const { width, height } = await demo.stage();
  const middle = { x: width / 2, y: height / 2 };
  await says('100,000 penguins, and nodes for those in view.');
  await figureIs('Penguins', /^100,000$/);
  const first = await crowd();
  expect(first.count).toBeGreaterThan(100);
  expect(first.count).toBeLessThan(1500);
  expect(first.far).toBe(0);
  await figureIs('Nodes', new RegExp(`^${first.count.toLocaleString('en')}$`));

  // The mouse pulls the ice. Those who come into view are created, those who leave it are destroyed.
  const start = (await world()).position;
  await demo.drag({ x: 20, y: 60 }, { x: 260, y: 90 });
  await moved(start, { x: 260, y: 90 });
  const second = await crowd();
  expect(second.far).toBe(0);
  expect(second.ids.some((id) => !first.ids.includes(id))).toBe(true);
  expect(first.ids.some((id) => !second.ids.includes(id))).toBe(true);
  await figureIs('Nodes', new RegExp(`^${second.count.toLocaleString('en')}$`));
  // So does a finger; two fingers zoom.
  expect(await demo.swipe({ x: 280, y: 150 }, { x: -260, y: -90 })).toBe('demo');
  await moved(start, { x: 0, y: 0 });
  expect((await crowd()).ids.toSorted()).toEqual(first.ids.toSorted());
  const { scale } = await world();
  const between = await under(middle);
  expect(await demo.pinch(middle, { scale: 0.5, by: { x: 20, y: 12 } })).toBe('demo');
  // The last of the fingers' moves may not have been rendered yet, and fingers are at whole pixels.
  await demo.waitForNode('world', ({ absolutePosition, scale: { x: by } }) => {
    const left = (middle.x + 20 - absolutePosition.x) / by - between.x;
    const top = (middle.y + 12 - absolutePosition.y) / by - between.y;
    return Math.abs(by - scale.x / 2) < 0.02 && Math.hypot(left, top) < 2;
  });
  expect((await crowd()).far).toBe(0);

  // Ctrl with the wheel zooms at the pointer.
  const corner = { x: 90, y: 70 };
  const there = await under(corner);
  const before = (await world()).scale.x;
  await demo.wheel(corner, { y: -250 }, ['Control']);
  await demo.waitForNode(
    'world',
    (node) => Math.abs(node.scale.x / before - Math.exp(0.5)) < 0.001,
  );
  expectNear(await under(corner), there);

  // Far away, one picture replaces all nodes.
  await demo.control('button', 'Whole colony').click();
  await demo.waitForNode('afar', ({ visible }) => visible);
  await figureIs('Nodes', /^0$/);
  expect((await crowd()).count).toBe(0);
  expect((await demo.node('ripples')).visible).toBe(false);

  // The one with the scarf is in the middle, with a ring and a label that points at it.
  await demo.control('button', 'Find the scarf').click();
  await says('No. 70,711 wears a scarf.');
  const scarf = await demo.waitForNode('#70711', ({ visible }) => visible);
  expectNear(
    { x: scarf.rect.x + scarf.rect.width / 2, y: scarf.rect.y + scarf.rect.height / 2 },
    middle,
    -1,
  );
  expect((await demo.node('afar')).visible).toBe(false);
  expect((await crowd()).far).toBe(0);
  const label = await demo.node('label');
  expect(label.absolutePosition.x).toBeCloseTo(middle.x, 0);
  expect(label.absolutePosition.y).toBeCloseTo(scarf.rect.y, 0);

  // A finger asks for a penguin; on the ice beside the colony there is none.
  const number = demo.control('textbox', 'No.');
  await number.fill('1');
  await demo.control('button', 'Go').click();
  await says('No. 1 ');
  await demo.control('button', 'Find the scarf').click();
  await says('No. 70,711');
  await demo.drag({ x: 40, y: 40 }, { x: 60, y: 50 });
  await number.fill(' ');
  await demo.control('button', 'Go').click();
  await says('Type the number of a penguin.');
  await demo.tap({ x: middle.x + 60, y: middle.y + 50 - 14 });
  await says('No. 70,711 wears a scarf.');
  await demo.control('button', 'Whole colony').click();
  await demo.waitForNode('afar', ({ visible }) => visible);
  const beside = { x: middle.x - 0.49 * height, y: 8 };
  await demo.click(beside, { button: 'right' });
  expect(await demo.text()).not.toContain('There is no penguin here.');
  await demo.click(beside);
  await says('There is no penguin here.');
  expect(await demo.count('label')).toBeLessThan(2);

  // Wrong numbers are explained. Enter in the field searches.
  await number.fill('100001');
  await number.focus();
  await demo.key('Enter');
  await says('Numbers go from 1 to 100,000.');
  await number.fill('41,234');
  await number.focus();
  await demo.key('Enter');
  await says('No. 41,234 ');
  expect(await demo.count('#41234')).toBe(1);

  // The keys move and zoom; keys in the field do not.
  const still = (await world()).position;
  await demo.key('ArrowLeft');
  await demo.evaluate(() => document.querySelector<HTMLElement>('.world')?.focus());
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await moved(still, { x: -90, y: 90 });
  const center = await under(middle);
  await demo.key('+');
  await demo.waitForNode('world', (node) => Math.abs(node.scale.x - 3.3) < 0.001);
  expectNear(await under(middle), center);
  await demo.key('-');
  await demo.waitForNode('world', (node) => Math.abs(node.scale.x - 2.2) < 0.001);

  // A narrow page keeps what is in the middle.
  await narrow(demo);
  const now = await demo.stage();
  expectNear(await under({ x: now.width / 2, y: now.height / 2 }), center);
  await widen(demo, width);
  expectNear(await under(middle), center);

  // A flight measures frames, with other penguins on the way, and ends.
  await demo.control('button', 'Fly').click();
  await figureIs('Frames per second', /^\d+$/);
  await figureIs('Drawing, a frame', /^(< 0\.1|\d+\.\d) ms$/);
  await demo.control('button', 'Stop').click();
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.Animation.animations.size),
    (count) => count === 0,
  );
  expect(Math.abs((await under(middle)).x - center.x)).toBeGreaterThan(1);

  // Another number of penguins. Only a small colony can be nodes at once.
  const all = demo.control('checkbox', 'All as nodes (up to 10,000)');
  expect(await all.isDisabled()).toBe(true);
  await demo.control('slider', 'Penguins').fill('5000');
  await says('5,000 penguins');
  await all.check(true);
  await figureIs('Nodes', /^5,000$/);
  expect((await crowd()).count).toBe(5000);
  await all.check(false);
  await figureIs('Nodes', /^\d{1,3}$/);
  expect((await crowd()).far).toBe(0);
});
