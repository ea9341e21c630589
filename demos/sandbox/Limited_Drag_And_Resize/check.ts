import { defineCheck, type Point } from '../../types/check';
import { handles } from '../../types/handled';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const field = (name: string) => demo.control('slider', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const view = await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    return { x: stage?.x() ?? 0, y: stage?.y() ?? 0, scale: stage?.scaleX() ?? 1 };
  });
  const on = ({ x, y }: Point) => ({ x: view.x + x * view.scale, y: view.y + y * view.scale });
  /** How far the rugs reach, in the room, by the library's own arithmetic; and how far the second is from the first. */
  const reach = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[1];
      const rugs = layer?.find('.rug') ?? [];
      const boxes = rugs.map((rug) => rug.getClientRect({ relativeTo: layer }));
      const [one, two] = rugs;
      return {
        left: Math.min(...boxes.map(({ x }) => x)),
        top: Math.min(...boxes.map(({ y }) => y)),
        right: Math.max(...boxes.map(({ x, width }) => x + width)),
        bottom: Math.max(...boxes.map(({ y, height }) => y + height)),
        apart: [(two?.x() ?? 0) - (one?.x() ?? 0), (two?.y() ?? 0) - (one?.y() ?? 0)],
      };
    });
  const isInRoom = ({ left, top, right, bottom }: Awaited<ReturnType<typeof reach>>) =>
    left > -0.01 && top > -0.01 && right < 640.01 && bottom < 400.01;
  const { width } = await demo.stage();
  const start = await reach();

  // Both are dragged into a corner: they stop there together, and a drag is one step.
  await demo.press(on({ x: 236, y: 196 }));
  await demo.moveTo(on({ x: 260, y: 180 }));
  await demo.moveTo(on({ x: 500, y: -100 }));
  await demo.moveTo(on({ x: 620, y: -120 }));
  await demo.release();
  const corner = await reach();
  expect(corner.right).toBeCloseTo(640, 1);
  expect(corner.top).toBeCloseTo(0, 1);
  expect(corner.apart.map(Math.round)).toEqual(start.apart.map(Math.round));
  expect(await outOfStep(demo)).toEqual([]);
  await button('Undo').click();
  await demo.waitForNode('#rug-1', ({ position }) => position.x === 236 && position.y === 196);
  await button('Redo').click();
  expect(await reach()).toEqual(corner);
  await button('Undo').click();

  // Both are turned and pulled at their handles as far as it goes.
  await demo.drag('bottom-right', { x: 300, y: 200 });
  const pulled = await reach();
  expect(isInRoom(pulled)).toBe(true);
  // The box of the handles ends at the wall that it met first.
  expect(Math.max(pulled.right - 640, pulled.bottom - 400)).toBeGreaterThan(-1);
  const turner = (await demo.node('rotater')).absolutePosition;
  await demo.press('rotater');
  await demo.moveTo({ x: turner.x + 60, y: turner.y + 20 });
  await demo.moveTo({ x: turner.x + 200, y: turner.y + 160 });
  await demo.release();
  expect(isInRoom(await reach())).toBe(true);
  // The handles of several rugs are straight again.
  expect((await demo.node('Transformer')).rotation).toBe(0);
  const both = await demo.nodes('rug');
  expect(both.map(({ scale }) => [scale.x, scale.y])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(await outOfStep(demo)).toEqual([]);
  await button('Undo').click();
  await button('Undo').click();
  await demo.waitForNode(
    '#rug-1',
    ({ attrs, rotation }) => attrs['width'] === 248 && rotation === -12,
  );

  // A button takes one out of the selection. A press selects, and on the floor deselects.
  await button('Blue runner').click();
  await says('Red kilim: 248 by 180 cm at 236, 196, turned -12°.');
  await demo.click(on({ x: 20, y: 380 }));
  await handles(demo, '');
  await demo.click(on({ x: 236, y: 196 }));
  await handles(demo, 'rug-1');

  // A finger drags it, and the page stays. The next drag is a step of its own.
  expect(await demo.swipe(on({ x: 236, y: 196 }), { x: -250 * view.scale, y: 0 })).toBe('demo');
  expect((await reach()).left).toBeCloseTo(0, 1);
  await demo.drag('#rug-1', { x: 40, y: 0 });
  await button('Undo').click();
  expect((await reach()).left).toBeCloseTo(0, 1);
  expect((await demo.node('#rug-2')).position).toEqual({ x: 484, y: 214 });

  // A single one can be pulled in one direction, up to the wall.
  await field('Turn').fill('0');
  await demo.waitForNode('#rug-1', ({ rotation }) => rotation === 0);
  const edge = await demo.node('middle-right');
  await demo.drag('middle-right', { x: 700 - edge.absolutePosition.x, y: 0 });
  await demo.drag('top-center', { x: 0, y: -300 });
  const wide = await demo.node('#rug-1');
  expect(Number(wide.attrs['width'])).toBeGreaterThan(400);
  expect((await reach()).top).toBeCloseTo(0, 1);
  expect(isInRoom(await reach())).toBe(true);

  // Fields and keys have the same walls.
  await field('Width').fill('640');
  await demo.waitForNode('#rug-1', ({ attrs }) => attrs['width'] !== wide.attrs['width']);
  expect(isInRoom(await reach())).toBe(true);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('2');
  await says('Blue runner: 220 by 84 cm at 484, 214, turned 68°.');
  expect(await field('Height').value()).toBe('84');
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowDown');
  await demo.waitForNode('#rug-2', ({ position }) => position.x === 474 && position.y === 215);
  for (let i = 0; i < 9; i += 1) await demo.key('Shift+ArrowDown');
  expect(isInRoom(await reach())).toBe(true);
  await demo.key('Control+a');
  await says('Both rugs are selected.');
  expect(await field('X').isDisabled()).toBe(true);

  // All keeps its place in a narrow page.
  const before = (await demo.nodes('rug')).map(({ position }) => position);
  await narrow(demo);
  expect((await demo.nodes('rug')).map(({ position }) => position)).toEqual(before);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
