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
  /** The names of all gems that are marked, and of what is drawn around each. */
  const seen = () =>
    demo.evaluate((konva) => {
      const edges = konva.stages[0]?.find<Konva.Line>('.edge') ?? [];
      return {
        marked: edges.filter((edge) => edge.dash().length === 0).map((edge) => edge.id().slice(5)),
        corners: Object.fromEntries(
          edges.map((edge) => [edge.id().slice(5), edge.points().length / 2]),
        ),
      };
    });
  const marked = (names: string[]) =>
    demo.waitFor(seen, (now) => now.marked.toSorted().join() === names.toSorted().join());
  const stage = await demo.stage();
  const scale = stage.width / 480;
  const gem = (name: string) => demo.node(`#${name}`);
  /** What shows the keyboard focus over an opaque canvas: the width of the ring, if there is one. */
  const focusRing = () =>
    demo.evaluate(() => {
      document.querySelector<HTMLElement>('[role="application"]')?.focus();
      const ring = getComputedStyle(document.activeElement ?? document.body, '::after');
      return ring.content === 'none' ? 'none' : ring.outlineWidth;
    });
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
  await demo.control('radio', 'Outlines').check(true);
  await marked([]);
  await demo.control('radio', 'Rectangles').check(true);
  await marked(['Aquamarine', 'Tourmaline']);
  expect((await seen()).corners['Ruby']).toBe(4);

  // A drag marks both, and follows the pointer in both directions; away again, nothing is marked.
  await dragTo('Ruby', 150, 70);
  await marked(['Aquamarine', 'Tourmaline', 'Ruby', 'Sapphire']);
  await says('Ruby touches Sapphire.');
  await dragTo('Ruby', 60, 120);
  await marked(['Aquamarine', 'Tourmaline']);
  await says('Ruby touches nothing.');
  await dragTo('Aquamarine', 120, 120);
  await marked(['Aquamarine', 'Ruby']);

  // Outlines: the same places, and fewer collisions.
  await demo.control('radio', 'Outlines').check(true);
  await demo.waitFor(seen, ({ corners }) => corners['Sapphire'] === 12);

  // It cannot leave the tray.
  const { absolutePosition: from } = await gem('Citrine');
  await demo.drag(from, { x: 300 * scale, y: -300 * scale });
  const corner = await demo.waitForNode('#Citrine', ({ position }) => position.x > 440);
  expect(corner.position).toEqual({ x: 446, y: 34 });
  await says('Citrine touches nothing.');

  // A finger drags, and the page does not scroll; beside the gems, it does.
  const diamond = await gem('Diamond');
  expect(await demo.swipe('#Diamond', { x: -90 * scale, y: -20 * scale })).toBe('demo');
  const moved = await demo.waitForNode(
    '#Diamond',
    (node) => node.position.x < diamond.position.x - 80,
  );
  expect(moved.position.y).toBeCloseTo(diamond.position.y - 20, 0);
  await says('Diamond touches Garnet.');
  expect(await demo.swipe({ x: 20 * scale, y: 300 * scale }, { x: 0, y: -50 })).toBe('browser');

  // The keyboard: a gem is chosen by its name, moved and turned.
  await demo.control('button', 'Start again').click();
  await marked([]);
  await demo.control('combobox', 'Gem').choose('Topaz');
  await says('Topaz touches nothing.');
  const start = await gem('Topaz');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Shift');
  expect(await focusRing()).toBe('3px');
  for (let i = 0; i < 6; i += 1) await demo.key('ArrowLeft');
  await demo.key('ArrowDown');
  await demo.key('Shift+ArrowDown');
  await demo.key(']');
  const end = await demo.waitForNode('#Topaz', ({ rotation }) => rotation === start.rotation + 5);
  expect(end.position).toEqual({ x: start.position.x - 48, y: start.position.y + 9 });
  await says('Topaz touches Emerald.');
  await marked(['Emerald', 'Topaz']);

  // Also with many names, the words are in the page.
  for (const [name, x] of [
    ['Ruby', 402],
    ['Sapphire', 396],
    ['Garnet', 390],
    ['Aquamarine', 384],
  ] as const)
    await dragTo(name, x, 90);
  await says('Aquamarine touches Ruby, Sapphire, ');
  const below = await demo.evaluate(() => {
    const words = document.querySelector('[role="status"]')?.getBoundingClientRect();
    const start = document.querySelector('button')?.getBoundingClientRect();
    return {
      line: (words?.top ?? 0) - (start?.bottom ?? 0),
      isInside: (words?.bottom ?? 0) <= window.innerHeight,
    };
  });
  expect(below.line).toBeGreaterThan(0);
  expect(below.isInside).toBe(true);

  // In a narrow page, everything keeps its place on the tray.
  await narrow(demo);
  const small = await demo.waitForNode(
    '#Topaz',
    (node) => Math.abs(node.absolutePosition.x - (end.position.x * 320) / 480) < 0.5,
  );
  expect(small.position).toEqual(end.position);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);
});
