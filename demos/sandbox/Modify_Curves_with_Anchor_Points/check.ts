import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { scaleX: scale, width } = await demo.stage();
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const isAt = (id: string, x: number, y: number) =>
    demo.waitForNode(
      `#anchor-${id}`,
      ({ position }) => Math.abs(position.x - x) <= 1 && Math.abs(position.y - y) <= 1,
    );
  const path = () => demo.control('textbox', 'Path data').value();
  const strokeOf = async (id: string) =>
    Number((await demo.node(`#anchor-${id}`)).attrs['strokeWidth']) * scale;

  expect(await demo.count('anchor')).toBe(7);
  expect(await path()).toBe('M306 296 C168 258 318 34 226 122 M318 262 Q436 138 566 256');

  // Under the mouse an anchor is thicker, and afterward as before.
  expect(await strokeOf('back-1')).toBeCloseTo(2, 3);
  await demo.hover('#anchor-back-1');
  await demo.waitForNode(
    '#anchor-back-1',
    ({ attrs }) => Number(attrs['strokeWidth']) * scale > 3.9,
  );
  await demo.hover({ x: 420 * scale, y: 40 * scale });
  await demo.waitForNode(
    '#anchor-back-1',
    ({ attrs }) => Number(attrs['strokeWidth']) * scale < 2.1,
  );

  // A drag: the curve, the dashed lines and the path follow while it lasts.
  const plain = await demo.pixel({ x: 436 * scale, y: 186 * scale });
  await demo.press('#anchor-back-1');
  await demo.moveTo({ x: 450 * scale, y: 100 * scale });
  await demo.moveTo({ x: 456 * scale, y: 60 * scale });
  await isAt('back-1', 456, 60);
  await demo.waitForNode('quadratic', ({ attrs }) =>
    String(attrs['points']).startsWith('318,262,45'),
  );
  const [, lines] = await demo.nodes('control-line');
  expect(String(lines?.attrs['points'])).toMatch(/^318,262,45\d,(59|60|61),566,256$/);
  await demo.waitFor(
    () => demo.pixel({ x: 436 * scale, y: 186 * scale }),
    (now) => now.join() !== plain.join(),
  );
  // Beyond the edge: the state is at the limit, and the node must not go on alone.
  await demo.moveTo({ x: 760 * scale, y: -20 });
  await isAt('back-1', 706, 14);
  await demo.release();
  await isAt('back-1', 706, 14);
  expect(await path()).toMatch(/Q706 14 566 256$/);
  await button('Undo').click();
  await isAt('back-1', 436, 138);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await isAt('back-1', 706, 14);
  await demo.key('Control+z');
  await demo.key('Control+Shift+z');
  await isAt('back-1', 706, 14);
  await button('Reset').click();
  await isAt('back-1', 436, 138);

  // The keyboard: choose and move.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  for (let presses = 0; presses < 3; presses += 1) await demo.key('PageDown');
  await says('Neck, first control point: 168, 258.');
  expect(await strokeOf('neck-1')).toBeCloseTo(4, 3);
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowDown');
  await isAt('neck-1', 158, 259);
  await demo.waitForNode(
    'bezier',
    ({ attrs }) =>
      attrs['points'] !== undefined && String(attrs['points']).startsWith('306,296,158,259'),
  );
  await demo.key('Control+z');
  await demo.key('Control+z');
  await isAt('neck-1', 168, 258);

  // A press chooses a point, and beside the points none.
  const beside = { x: 420 * scale, y: 40 * scale };
  await demo.click(beside);
  expect(await strokeOf('neck-1')).toBeCloseTo(2, 3);
  await demo.click('#anchor-neck-2');
  await demo.hover(beside);
  expect(await strokeOf('neck-2')).toBeCloseTo(4, 3);

  // A finger drags a point, and a drag is a step of its own. Beside the points, a finger scrolls the page.
  expect(await demo.swipe('#anchor-neck-3', { x: -50, y: 40 })).toBe('demo');
  await isAt('neck-3', 226 - 50 / scale, 122 + 40 / scale);
  await demo.drag('#anchor-neck-3', { x: 40, y: 20 });
  await demo.key('Shift+ArrowDown');
  await demo.key('Control+z');
  await isAt('neck-3', 226 - 10 / scale, 122 + 60 / scale);
  await button('Undo').click();
  await isAt('neck-3', 226 - 50 / scale, 122 + 40 / scale);
  expect(await demo.swipe({ x: 600 * scale, y: 380 * scale }, { x: 0, y: -50 })).toBe('browser');

  await demo.control('checkbox', 'Control lines').check(false);
  await demo.waitForNode('control-line', ({ visible }) => !visible);
  // The path is selected where it has the focus, to be copied.
  await demo.control('textbox', 'Path data').focus();
  const picked = await demo.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement
      ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
      : '';
  });
  expect(picked).toBe(await path());

  const kept = (await demo.nodes('anchor')).map(({ position }) => position);
  await narrow(demo);
  expect((await demo.nodes('anchor')).map(({ position }) => position)).toEqual(kept);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
