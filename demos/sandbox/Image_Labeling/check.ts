import { defineCheck } from '../../types/check';
import { savedText } from '../../types/files';

export default defineCheck(async ({ demo, expect }) => {
  const regions = (count: number) =>
    demo.waitFor(
      () => demo.count('region'),
      (now) => now === count,
    );
  const jsonOf = async () => {
    const value: unknown = JSON.parse(await demo.control('textbox', 'COCO file').value());
    return JSON.stringify(value);
  };

  await regions(2);
  const fitted = await demo.stage();
  const onPicture = (x: number, y: number) => ({
    x: fitted.x + x * fitted.scaleX,
    y: fitted.y + y * fitted.scaleX,
  });

  // The pointer draws around the setting sun: a region with a class, a color and points in pixels of the image.
  await demo.control('button', 'Outline').click();
  await demo.press(onPicture(190, 470));
  await demo.moveTo(onPicture(230, 390));
  await demo.moveTo(onPicture(330, 380));
  await demo.moveTo(onPicture(395, 470));
  await demo.moveTo(onPicture(300, 500));
  await demo.release();
  await regions(3);
  expect(await demo.count('path')).toBe(0);
  expect(await demo.control('button', 'Delete Boat 3').isVisible()).toBe(true);
  const drawn = await demo.node('#region-3');
  const points = drawn.attrs['points'];
  const numbers = Array.isArray(points) ? points.map(Number) : [];
  // Straight strokes leave their corners and nothing between them.
  expect(numbers).toHaveLength(10);
  expect(numbers[0]).toBeCloseTo(190, -1);
  expect(numbers[3]).toBeCloseTo(390, -1);
  expect(await demo.count('anchor')).toBe(5);

  // A point of the selected region can be dragged; the outline follows.
  const corner = onPicture(190, 470);
  await demo.drag(corner, { x: -30, y: 20 });
  const pulled = await demo.waitForNode('#region-3', ({ attrs }) => {
    const now = attrs['points'];
    return Array.isArray(now) && Number(now[0]) < (numbers[0] ?? 0) - 30;
  });
  expect(pulled.rect.x).toBeLessThan(drawn.rect.x - 15);
  expect(await demo.count('region')).toBe(3);

  // The drag is one step, and so is the drawn region. They come back.
  const undo = demo.control('button', 'Undo');
  const redo = demo.control('button', 'Redo');
  await undo.click();
  await demo.waitForNode('#region-3', ({ rect }) => Math.abs(rect.x - drawn.rect.x) < 0.01);
  await demo.key('Control+z');
  await regions(2);
  expect(await undo.isDisabled()).toBe(true);
  await redo.click();
  await regions(3);
  await redo.click();
  await demo.waitForNode('#region-3', ({ rect }) => Math.abs(rect.x - pulled.rect.x) < 0.01);

  // Past the edge of the picture the point stays on the edge, however often the pointer moves.
  const { width } = await demo.stage();
  const first = (await demo.nodes('anchor'))[0];
  await demo.press(first?.absolutePosition ?? corner);
  for (const away of [30, 45, 60]) await demo.moveTo({ x: width + away, y: -away / 3 });
  const held = await demo.waitFor(
    async () => (await demo.nodes('anchor'))[0],
    (anchor) => anchor?.position.x === 960,
  );
  expect(held?.position).toEqual({ x: 960, y: 0 });
  await demo.release();
  const edge = (await demo.node('#region-3')).attrs['points'];
  expect(Array.isArray(edge) && edge.slice(0, 2)).toEqual([960, 0]);

  // A click selects, also in the drawing tool, and makes no region. The right button does nothing.
  await demo.click(onPicture(20, 20), { button: 'right' });
  expect(await demo.count('anchor')).toBe(5);
  await demo.click(onPicture(720, 400));
  await demo.waitForNode('#region-1', ({ attrs }) => attrs['strokeWidth'] === 3);
  expect(await demo.count('region')).toBe(3);
  expect(await demo.count('anchor')).toBe(9);

  // A line whose pointer the system takes away is no region.
  const finger = await demo.finger(onPicture(190, 470));
  for (const [x, y] of [
    [230, 390],
    [395, 470],
    [300, 500],
  ] as const)
    await finger.moveTo(onPicture(x, y));
  await demo.waitFor(
    () => demo.count('path'),
    (lines) => lines === 1,
  );
  await finger.cancel();
  await demo.waitFor(
    () => demo.count('path'),
    (lines) => lines === 0,
  );
  expect(await demo.count('region')).toBe(3);

  // With Ctrl, the wheel zooms at the pointer; the picture can be moved and leaves no gap.
  const under = onPicture(720, 400);
  await demo.wheel(under, { y: -200 });
  expect((await demo.stage()).scaleX).toBe(fitted.scaleX);
  await demo.wheel(under, { y: -200 }, ['Control']);
  await demo.wheel(under, { y: -200 }, ['Control']);
  const close = await demo.waitFor(
    () => demo.stage(),
    ({ scaleX }) => scaleX > fitted.scaleX * 1.25,
  );
  expect((under.x - close.x) / close.scaleX).toBeCloseTo(720, -1);
  await demo.control('button', 'Move').click();
  await demo.drag({ x: 60, y: 60 }, { x: 400, y: 300 });
  const moved = await demo.stage();
  expect(moved.x).toBeLessThanOrEqual(0.01);
  expect(moved.x).toBeGreaterThan(close.x);
  // A finger moves it back: the browser leaves it to the demo.
  expect(await demo.swipe({ x: 60, y: 60 }, { x: -30, y: -20 })).toBe('demo');
  const back = await demo.stage();
  expect(back.x).toBeCloseTo(moved.x - 30, 0);
  expect(back.y).toBeCloseTo(moved.y - 20, 0);
  await demo.control('button', 'Fit').click();
  await demo.waitFor(
    () => demo.stage(),
    ({ scaleX }) => Math.abs(scaleX - fitted.scaleX) < 1e-6,
  );

  // What the list shows is what is exported.
  await demo.control('button', 'Delete Boat 2').click();
  await regions(2);
  await undo.click();
  await regions(3);
  expect(await demo.control('button', 'Delete Boat 2').isVisible()).toBe(true);
  await redo.click();
  await regions(2);
  await demo.control('button', 'COCO').click();
  const exported = await jsonOf();
  expect(exported).toContain('{"id":1,"file_name":"harbor.webp","width":960,"height":720}');
  expect(exported).toContain('{"id":2,"name":"Boat"}');
  expect(exported).toContain('"category_id":1,"bbox":[650,88,140,444]');
  expect(exported).toContain('"segmentation":[[720,88,');
  expect(exported).toContain('"id":3,"image_id":1,"category_id":2');
  expect(exported).not.toContain('"id":2,"image_id"');
  await demo.control('button', 'COCO').click();

  // A box: its opposite corner stays when one is dragged, and all of them are in the file.
  await demo.control('button', 'Box').click();
  await demo.drag(onPicture(100, 100), {
    x: 120 * fitted.scaleX,
    y: 80 * fitted.scaleX,
  });
  await regions(3);
  const pointsOf = async (id: string) => {
    const { attrs } = await demo.node(id);
    return Array.isArray(attrs['points']) ? attrs['points'].map(Number) : [];
  };
  const box = await pointsOf('#region-4');
  expect(await demo.count('anchor')).toBe(4);
  const [left = 0, top = 0, right = 0, , , bottom = 0] = box;
  expect(box).toEqual([left, top, right, top, right, bottom, left, bottom]);
  expect([left, top, right, bottom].map((value) => Math.round(value / 10))).toEqual([
    10, 10, 22, 18,
  ]);
  await demo.drag(onPicture(left, bottom), { x: -20, y: 30 });
  const pulledBox = await demo.waitFor(
    () => pointsOf('#region-4'),
    ([x = 0]) => x < left - 10,
  );
  const [newLeft = 0, , , , , newBottom = 0] = pulledBox;
  expect(pulledBox).toEqual([newLeft, top, right, top, right, newBottom, newLeft, newBottom]);
  expect(newBottom).toBeGreaterThan(bottom + 20);

  // Its class is chosen in the list, which gives the color. The keyboard adds, moves, resizes and removes a box.
  await demo.control('combobox', 'Class of region 4').choose('House');
  await demo.waitForNode('#region-4', ({ attrs }) => attrs['stroke'] === '#ff8fab');
  await demo.control('button', 'Add box').click();
  await regions(4);
  await demo.waitForNode('#region-5', ({ attrs }) => attrs['stroke'] === '#ff8fab');
  const before = await pointsOf('#region-5');
  await demo.evaluate(() => document.querySelector<HTMLElement>('.picture')?.focus());
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowDown');
  await demo.waitFor(
    () => pointsOf('#region-5'),
    ([x, y, , , , low]) =>
      x === (before[0] ?? 0) + 4 && y === before[1] && low === (before[5] ?? 0) + 4,
  );
  await demo.key('Delete');
  await regions(3);
  await undo.click();
  await regions(4);
  const saved = await savedText(demo, 'Save');
  expect(saved).toContain('"id":4,"image_id":1,"category_id":3');
  expect(saved).toContain('"segmentation":[],');
});
