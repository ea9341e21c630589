import { defineCheck, type NodeSnapshot, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const boxOf = ({ attrs }: NodeSnapshot) =>
    ['x', 'y', 'width', 'height'].map((key) => Number(attrs[key]));
  const pieceIs = (id: string, box: number[]) =>
    demo.waitForNode(`#${id}`, (node) =>
      boxOf(node).every((value, i) => Math.abs(value - (box[i] ?? NaN)) < 0.001),
    );
  const { scaleX: scale, width, x, y } = await demo.stage();
  const onStage = (at: Point) => ({ x: x + at.x * scale, y: y + at.y * scale });
  const drag = async (from: Point, to: Point) => {
    await demo.press(onStage(from));
    await demo.moveTo(onStage({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }));
    await demo.moveTo(onStage(to));
  };

  expect(await demo.count('piece')).toBe(8);
  expect(await button('Undo').isDisabled()).toBe(true);

  // The dragged piece follows the pointer, a ghost shows where it lands, and there it lands. 33 and 25 of 40 are nearer to the next line.
  await drag({ x: 170, y: 90 }, { x: 203, y: 115 });
  await demo.waitForNode(
    'ghost',
    (node) => node.visible && boxOf(node).join() === '200,120,160,160',
  );
  const free = await demo.node('#star-carpet');
  expect(free.position.x).toBeCloseTo(193, 0);
  expect(free.position.y).toBeCloseTo(105, 0);
  await demo.release();
  await pieceIs('star-carpet', [200, 120, 160, 160]);
  await demo.waitForNode('ghost', ({ visible }) => !visible);
  await says('star-carpet: 160 × 160 cm, 200 from the left, 120 from the top.');

  // A drag that ends at the same lines brings the piece back, and is not a step.
  await drag({ x: 340, y: 260 }, { x: 352, y: 271 });
  await demo.release();
  await pieceIs('star-carpet', [200, 120, 160, 160]);
  await button('Undo').click();
  await pieceIs('star-carpet', [160, 80, 160, 160]);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await pieceIs('star-carpet', [200, 120, 160, 160]);

  // The walls hold it.
  await drag({ x: 340, y: 260 }, { x: 476, y: 318 });
  await demo.release();
  await pieceIs('star-carpet', [320, 160, 160, 160]);
  await demo.key('Control+z');
  await demo.key('Control+z');
  await pieceIs('star-carpet', [160, 80, 160, 160]);

  // The handles pull edges from line to line; tiles keep their size, and the other edges stay.
  await demo.click(onStage({ x: 400, y: 100 }));
  await drag({ x: 440, y: 280 }, { x: 466, y: 296 });
  await pieceIs('wave-carpet', [360, 40, 120, 240]);
  await says('wave-carpet: 120 × 240 cm');
  await demo.moveTo(onStage({ x: 467, y: 306 }));
  await pieceIs('wave-carpet', [360, 40, 120, 280]);
  await demo.release();
  await drag({ x: 360, y: 180 }, { x: 334, y: 100 });
  await demo.release();
  await pieceIs('wave-carpet', [320, 40, 160, 280]);
  expect((await demo.node('#wave-carpet')).scale).toEqual({ x: 1, y: 1 });
  // One tile is left, also where a handle is pulled past the other side.
  await drag({ x: 400, y: 40 }, { x: 400, y: 330 });
  await demo.release();
  await pieceIs('wave-carpet', [320, 280, 160, 40]);
  await button('Undo').click();
  await button('Undo').click();
  await button('Undo').click();
  await pieceIs('wave-carpet', [360, 40, 80, 240]);

  // Without snapping a piece lies where it is let go. “Align all” brings it to the lines.
  await demo.control('checkbox', 'Snap to grid').check(false);
  await demo.waitForNode('grid', ({ visible }) => !visible);
  await drag({ x: 60, y: 60 }, { x: 73, y: 69 });
  await demo.release();
  await pieceIs('leaf-carpet', [53, 49, 80, 240]);
  await demo.control('checkbox', 'Snap to grid').check(true);
  await button('Align all').click();
  await pieceIs('leaf-carpet', [40, 40, 80, 240]);

  // The size of the grid.
  const size = demo.control('slider', 'Grid, cm');
  const before = (await demo.node('grid')).attrs['data'];
  await size.fill('60');
  await demo.waitForNode('grid', ({ attrs }) => attrs['data'] !== before);

  // A finger drags a piece and does not scroll the page; a tap selects.
  const by = { x: Math.round(50 * scale), y: Math.round(-46 * scale) };
  expect(await demo.swipe(onStage({ x: 240, y: 160 }), by)).toBe('demo');
  await pieceIs('fountain', [240, 60, 80, 80]);
  await demo.tap(onStage({ x: 140, y: 20 }));
  await says('tree-1: 40 × 40 cm, 120 from the left, 0 from the top.');

  // Keys: from line to line, from between two lines to the next. Only carpets have another size.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await pieceIs('tree-1', [180, 0, 40, 40]);
  await demo.key('ArrowLeft');
  await pieceIs('tree-1', [120, 0, 40, 40]);
  await demo.key('ArrowUp');
  await demo.key('Shift+ArrowDown');
  await pieceIs('tree-1', [120, 0, 40, 40]);
  for (let i = 0; i < 4; i += 1) await demo.key('PageUp');
  await demo.key('ArrowDown');
  await pieceIs('leaf-carpet', [40, 60, 80, 240]);
  await demo.key('Shift+ArrowRight');
  await pieceIs('leaf-carpet', [40, 60, 140, 240]);
  await says('leaf-carpet: 140 × 240 cm, 40 from the left, 60 from the top.');

  // A press on the plain floor clears the selection.
  await demo.click(onStage({ x: 20, y: 300 }));
  await says('Nothing is selected.');
  await narrow(demo);
  await pieceIs('leaf-carpet', [40, 60, 140, 240]);
  await widen(demo, width);
  await pieceIs('fountain', [240, 60, 80, 80]);
  expect(await outOfStep(demo)).toEqual([]);
});
