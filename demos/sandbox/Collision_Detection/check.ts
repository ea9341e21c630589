import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** The names of all marked gems, and how many corners are drawn around the ruby and the sapphire. */
  const seen = () =>
    demo.evaluate((konva) => {
      const gems = konva.stages[0]?.find('.gem').map((gem) => gem.id()) ?? [];
      const edges = konva.stages[0]?.find<Konva.Line>('.edge') ?? [];
      return {
        marked: gems.filter((_, i) => edges[i]?.hasName('hit')),
        corners: edges.slice(0, 2).map((edge) => edge.points().length / 2),
      };
    });
  const marked = (names: string[]) =>
    demo.waitFor(seen, (now) => now.marked.toSorted().join() === names.toSorted().join());
  const stage = await demo.stage();
  const scale = (await demo.node('Layer')).scale.x;
  const gem = (name: string) => demo.node(`#${name}`);
  /** Drags a gem to a place of the tray, by its middle. */
  const dragTo = async (name: string, x: number, y: number) => {
    const { absolutePosition, position } = await gem(name);
    await demo.drag(absolutePosition, { x: (x - position.x) * scale, y: (y - position.y) * scale });
    await demo.waitForNode(
      `#${name}`,
      (node) => Math.abs(node.position.x - x) < 2 && Math.abs(node.position.y - y) < 2,
    );
  };

  expect(await demo.count('gem')).toBe(10);
  // The rectangles of two gems overlap, but the gems do not.
  await marked(['Aquamarine', 'Tourmaline']);
  await says('Ruby touches nothing.');
  expect((await seen()).corners).toEqual([4, 4]);
  await demo.control('radio', 'Outlines').check(true);
  await marked([]);
  await demo.waitFor(seen, ({ corners }) => corners.join() === '8,12');
  await demo.control('radio', 'Rectangles').check(true);
  await marked(['Aquamarine', 'Tourmaline']);

  // A drag marks both, and follows the pointer in both directions; away again, nothing is marked.
  await dragTo('Ruby', -84, -86);
  await marked(['Aquamarine', 'Tourmaline', 'Ruby', 'Sapphire']);
  await says('Ruby touches Sapphire.');
  await dragTo('Ruby', -180, -40);
  await marked(['Aquamarine', 'Tourmaline']);
  await says('Ruby touches nothing.');
  await dragTo('Aquamarine', -130, -20);
  await marked(['Aquamarine', 'Ruby']);
  await says('Aquamarine touches Ruby.');
  await demo.control('radio', 'Outlines').check(true);
  await marked([]);
  await demo.control('radio', 'Rectangles').check(true);

  // It cannot leave the tray.
  const { absolutePosition: from } = await gem('Citrine');
  await demo.drag(from, { x: 300 * scale, y: -300 * scale });
  const corner = await demo.waitForNode('#Citrine', ({ position }) => position.x > 200);
  expect(corner.position).toEqual({ x: 206, y: -126 });

  // A finger drags, and the page does not scroll; beside the gems, it does.
  const diamond = await gem('Diamond');
  expect(await demo.swipe('#Diamond', { x: -60 * scale, y: -30 * scale })).toBe('demo');
  const moved = await demo.waitForNode(
    '#Diamond',
    (node) => node.position.x < diamond.position.x - 55,
  );
  expect(moved.position.y).toBeCloseTo(diamond.position.y - 30, 0);
  await says('Diamond touches Garnet.');
  expect(await demo.swipe({ x: stage.width / 2, y: 390 }, { x: 0, y: -50 })).toBe('browser');

  // The keyboard: a gem is chosen, moved and turned.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  for (let i = 0; i < 4; i += 1) await demo.key('PageDown');
  const start = await gem('Topaz');
  await says('Topaz touches ');
  for (let i = 0; i < 3; i += 1) await demo.key('ArrowLeft');
  await demo.key('ArrowDown');
  await demo.key('Shift+ArrowDown');
  await demo.key(']');
  const end = await demo.waitForNode('#Topaz', ({ rotation }) => rotation === start.rotation + 5);
  expect(end.position).toEqual({ x: start.position.x - 24, y: start.position.y + 9 });

  // In a narrow page, everything keeps its place on the tray.
  await narrow(demo);
  expect((await gem('Topaz')).position).toEqual(end.position);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);
});
