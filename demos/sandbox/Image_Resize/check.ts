import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

const WALL = { width: 720, height: 460 };
const TOP_LEFT = 0;
const BOTTOM_RIGHT = 2;

export default defineCheck(async ({ demo, expect }) => {
  const scaleNow = async () => {
    const { width, height } = await demo.stage();
    return Math.min(width / WALL.width, height / WALL.height);
  };
  /** Waits until the line says this of a print, each number within one; then its nodes have to agree. */
  const says = async (print: string, numbers: number[]) => {
    await demo.waitFor(
      () => demo.text(),
      (text) => {
        const found = new RegExp(`${print}: (-?\\d+) × (-?\\d+) at (-?\\d+), (-?\\d+)`).exec(text);
        const said = found?.slice(1).map(Number) ?? [];
        return numbers.every((number, i) => Math.abs(number - (said[i] ?? NaN)) <= 1);
      },
    );
    const [width = 0, height = 0, x = 0, y = 0] = numbers;
    const index = print === 'Night swim' ? 0 : 1;
    const group = (await demo.nodes('print'))[index];
    const anchors = (await demo.nodes('anchor')).slice(4 * index, 4 * index + 4);
    const corners = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ];
    const isNear = (a = NaN, b = NaN) => Math.abs(a - b) <= 1;
    expect(isNear(group?.position.x, x) && isNear(group?.position.y, y), `${print} itself`).toBe(
      true,
    );
    anchors.forEach(({ position }, i) => {
      const [left, top] = corners[i] ?? [];
      const isThere = isNear(position.x, left) && isNear(position.y, top);
      expect(isThere, `anchor ${i} of ${print}`).toBe(true);
    });
  };
  const anchor = async (index: number) => {
    const node = (await demo.nodes('anchor'))[index];
    if (!node) throw new Error(`There is no anchor ${index}.`);
    return node;
  };
  const dragAnchor = async (index: number, x: number, y: number) => {
    const { absolutePosition } = await anchor(index);
    const scale = await scaleNow();
    await demo.drag(absolutePosition, { x: x * scale, y: y * scale });
  };
  /** A place of a print on the stage, in parts of its size. */
  const on = async (index: number, across: number, down: number) => {
    const from = (await anchor(4 * index + TOP_LEFT)).absolutePosition;
    const to = (await anchor(4 * index + BOTTOM_RIGHT)).absolutePosition;
    return { x: from.x + across * (to.x - from.x), y: from.y + down * (to.y - from.y) };
  };
  const button = (name: string) => demo.control('button', name);

  const stage = await demo.stage();
  const scale = await scaleNow();
  await says('Night swim', [252, 336, 92, 54]);

  // An anchor grows under the mouse.
  await demo.hover((await anchor(BOTTOM_RIGHT)).absolutePosition);
  await demo.waitFor(
    async () => (await anchor(BOTTOM_RIGHT)).attrs['radius'],
    (radius) => radius === 11,
  );

  // It resizes the picture and keeps its ratio, and the print stays where it is.
  await dragAnchor(BOTTOM_RIGHT, -100, -60);
  await says('Night swim', [207, 276, 92, 54]);
  await demo.hover({ x: 4, y: 4 });
  expect((await anchor(BOTTOM_RIGHT)).attrs['radius']).toBe(7);
  await button('Undo').click();
  await says('Night swim', [252, 336, 92, 54]);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await says('Night swim', [207, 276, 92, 54]);

  // Without the ratio both sides follow. The print does not turn over: its other corner stays, and the anchor with it.
  await demo.control('checkbox', 'Keep ratio').check(false);
  await dragAnchor(TOP_LEFT, 40, 30);
  await says('Night swim', [167, 246, 132, 84]);
  await dragAnchor(TOP_LEFT, 300, 260);
  await says('Night swim', [48, 48, 251, 282]);
  await demo.key('Control+z');
  await says('Night swim', [167, 246, 132, 84]);
  expect(await outOfStep(demo)).toEqual([]);

  // Two fingers move both prints, as far as the wall; beside them a finger scrolls the page.
  const left = await demo.finger(await on(0, 0.5, 0.4));
  const right = await demo.finger(await on(1, 0.5, 0.5));
  const start = await on(0, 0.5, 0.4);
  await left.moveTo({ x: start.x - 60 * scale, y: start.y - 30 * scale });
  await right.moveTo({ x: stage.width - 4, y: (await on(1, 0, 0.5)).y + 40 * scale });
  expect(await left.lift()).toBe('demo');
  expect(await right.lift()).toBe('demo');
  await says('High noon', [248, 186, 472, 162]);
  await demo.control('radio', 'Night swim').check(true);
  await says('Night swim', [167, 246, 72, 54]);
  expect(await demo.swipe({ x: stage.width / 2, y: 0.92 * stage.height }, { x: 0, y: -60 })).toBe(
    'browser',
  );

  // A press chooses a print.
  await demo.click(await on(1, 0.5, 0.5));
  await says('High noon', [248, 186, 472, 162]);
  await demo.click(await on(0, 0.5, 0.5));
  await says('Night swim', [167, 246, 72, 54]);

  // The keyboard chooses, moves and resizes. Each press is a step.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Enter');
  await says('High noon', [248, 186, 472, 162]);
  await demo.key('ArrowLeft');
  await demo.key('ArrowUp');
  await demo.key('Shift+ArrowDown');
  await says('High noon', [248, 190, 468, 158]);
  for (let i = 0; i < 3; i += 1) await demo.key('Control+z');
  await says('High noon', [248, 186, 472, 162]);

  // A narrow page shows the same wall, and its anchors are as large.
  await narrow(demo);
  await says('High noon', [248, 186, 472, 162]);
  expect((await anchor(4)).rect.width).toBeGreaterThan(12);
  await dragAnchor(4 + TOP_LEFT, -120, 20);
  await says('High noon', [368, 166, 352, 182]);
  await widen(demo, stage.width);
  await says('High noon', [368, 166, 352, 182]);
  expect(await outOfStep(demo)).toEqual([]);
});
