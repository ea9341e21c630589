import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** The list and the canvas from top to bottom. The ids are those of the landscape at the start: 9 is in front. */
  const orders = () =>
    demo.evaluate((konva) => ({
      rows: [...document.querySelectorAll('.sheets li')].map((row) => row.id.replace('row-', '')),
      nodes: konva.stages[0]
        ?.find('.sheet')
        .map((node) => node.id().replace('sheet-', ''))
        .toReversed(),
    }));
  const orderIs = (ids: string) =>
    demo.waitFor(orders, ({ rows, nodes }) => rows.join('') === ids && nodes?.join('') === ids);
  const isAt = (id: number, { x, y }: Point, slack = 0) =>
    demo.waitForNode(
      `#sheet-${id}`,
      ({ position }) => position.x === x && Math.abs(position.y - y) <= slack,
    );
  /** A point of the scene on the stage, and the middle of a row's grip. */
  const view = await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    return { x: layer?.x() ?? 0, y: layer?.y() ?? 0, scale: layer?.scaleX() ?? 1 };
  });
  const on = ({ x, y }: Point) => ({ x: view.x + x * view.scale, y: view.y + y * view.scale });
  const grip = (id: number) =>
    demo.evaluate((konva, given) => {
      const { x = 0, y = 0 } = konva.stages[0]?.container().getBoundingClientRect() ?? {};
      const box = document.querySelector(`#row-${given} .grip`)?.getBoundingClientRect();
      if (!box) throw new Error(`There is no row ${given}.`);
      return { x: box.x + box.width / 2 - x, y: box.y + box.height / 2 - y, pitch: box.height + 3 };
    }, id);

  /** The colors of a button, and the contrast of its sign. */
  const looksOf = (selector: string) =>
    demo.evaluate((_, given) => {
      const button = document.querySelector(given);
      if (!button) throw new Error(`There is no ${given}.`);
      const { color, backgroundColor, outlineColor, outlineOffset } = getComputedStyle(button);
      const light = (words: string) => {
        const [red = 0, green = 0, blue = 0] = (words.match(/[\d.]+/g) ?? []).map((part) => {
          const value = Number(part) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const [low = 0, high = 0] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
      const contrast = (high + 0.05) / (low + 0.05);
      return { color, outline: outlineColor, outlineOffset: parseFloat(outlineOffset), contrast };
    }, selector);

  const { width } = await demo.stage();
  const fox = { x: 262, y: 432 };
  await orderIs('987654321');

  // The mouse moves a sheet, within its reach; one drag is one step.
  await demo.press(on(fox));
  await says('“Fox”, 2 of 9 from the top.');
  await demo.moveTo(on({ x: fox.x - 10, y: fox.y + 10 }));
  await demo.moveTo(on({ x: fox.x - 200, y: fox.y + 20 }));
  await demo.moveTo(on({ x: fox.x - 210, y: fox.y + 20 }));
  await demo.release();
  // The mouse moves by whole pixels, the sheet by units.
  await isAt(8, { x: -60, y: 20 }, 1);
  expect(await outOfStep(demo)).toEqual([]);
  const moved = (await demo.node('#sheet-8')).position;
  await demo.drag(on({ x: fox.x + moved.x, y: fox.y + moved.y }), { x: 40, y: -20 });
  await button('Undo').click();
  await isAt(8, moved);
  await button('Undo').click();
  await isAt(8, { x: 0, y: 0 });
  await button('Redo').click();
  await isAt(8, moved);
  await button('Undo').click();

  // A press goes through a locked sheet, to the sheet below it. A hidden one is not drawn.
  await button('Lock Fox').click();
  await says('“Fox” is locked.');
  // Under the pointer, a pressed button of the dark row is still readable. So is the ring around its focus.
  await demo.waitFor(
    () => looksOf('#row-8 .lock'),
    ({ contrast }) => contrast > 7,
  );
  await button('Hide Fox').focus();
  await demo.key('Tab');
  const ring = await looksOf('#row-8 .lock');
  expect(ring.outline).toBe(ring.color);
  expect(ring.outlineOffset).toBeLessThan(0);
  await demo.click(on(fox));
  await says('“Pines”, 3 of 9 from the top.');
  await button('Hide Branches').click();
  await demo.waitForNode('#sheet-9', ({ visible }) => !visible);
  await button('Undo').click();
  await demo.waitForNode('#sheet-9', ({ visible }) => visible);

  // Buttons move it in the stack.
  await button('Backward').click();
  await orderIs('986754321');
  await button('To front').click();
  await orderIs('798654321');
  await button('Forward').click();
  await says('“Pines” is at the front already.');

  // The mouse drags a row over several others, in one step. A finger does the same, and the page stays.
  const from = await grip(2);
  await demo.press(from);
  await demo.moveTo({ x: from.x, y: from.y - from.pitch });
  await orderIs('798654231');
  await demo.moveTo({ x: from.x + 40, y: from.y - 3 * from.pitch });
  await demo.release();
  await orderIs('798625431');
  await button('Undo').click();
  await orderIs('798654321');
  const cloud = await grip(3);
  expect(await demo.swipe(cloud, { x: 0, y: -6 * cloud.pitch - 6 })).toBe('demo');
  await orderIs('379865421');
  await says('“Clouds”, 1 of 9 from the top.');
  // A finger on the picture moves a sheet.
  expect(await demo.swipe(on({ x: 80, y: 100 }), on({ x: 40, y: 30 }))).toBe('demo');
  await says('“Clouds” moved to');
  expect((await demo.node('#sheet-3')).position.y).toBeGreaterThan(20);

  // Keys in the list: the row keeps the focus while it moves.
  await button('Hills').click();
  await demo.key('PageUp');
  await says('“Lake”');
  await demo.key('Alt+ArrowUp');
  await orderIs('379685421');
  await demo.key('Alt+Shift+ArrowDown');
  await orderIs('379854216');
  await button('Lake').focus();
  await demo.key('Alt+ArrowUp');
  await orderIs('379854261');
  expect(await demo.evaluate(() => document.activeElement?.textContent.trim())).toBe('Lake');
  await demo.key('h');
  await demo.waitForNode('#sheet-6', ({ visible }) => !visible);
  // Keys on the picture.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await says('“Lake” is hidden.');
  await demo.key('h');
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowUp');
  await isAt(6, { x: 1, y: -10 });
  await demo.key('Control+z');
  await isAt(6, { x: 0, y: 0 });

  // A name is one step, which ends with Enter or when the field loses the focus. It is never empty.
  const name = demo.control('textbox', 'Name');
  await name.fill('Still water');
  await button('To front').focus();
  await says('The sheet is called “Still water”.');
  expect(await button('Hide Still water').isVisible()).toBe(true);
  await name.fill('');
  await demo.key('Enter');
  await says('The sheet is called “Lake”.');

  // All keeps its place when the page gets narrower and wide again.
  await demo.evaluate(() => {
    document.body.style.width = '560px';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width === 560 - 256,
  );
  await widen(demo, width);
  await orderIs('379854261');
  expect(await outOfStep(demo)).toEqual([]);
});
