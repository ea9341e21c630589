import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const regions = (count: number) =>
    demo.waitFor(
      () => demo.count('region'),
      (now) => now === count,
    );
  const jsonOf = async () => {
    const value: unknown = JSON.parse(await demo.control('textbox', 'Regions as JSON').value());
    return JSON.stringify(value);
  };

  await regions(2);
  const fitted = await demo.stage();
  const onPicture = (x: number, y: number) => ({
    x: fitted.x + x * fitted.scaleX,
    y: fitted.y + y * fitted.scaleX,
  });

  // The pointer draws around the setting sun: a region with a name, a color and points in pixels of the picture.
  await demo.press(onPicture(190, 470));
  await demo.moveTo(onPicture(230, 390));
  await demo.moveTo(onPicture(330, 380));
  await demo.moveTo(onPicture(395, 470));
  await demo.moveTo(onPicture(300, 500));
  await demo.release();
  await regions(3);
  expect(await demo.count('path')).toBe(0);
  expect(await demo.control('button', 'Delete Region 3').isVisible()).toBe(true);
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
  await demo.control('button', 'Delete Sailing boat').click();
  await regions(2);
  await undo.click();
  await regions(3);
  expect(await demo.control('button', 'Delete Sailing boat').isVisible()).toBe(true);
  await redo.click();
  await regions(2);
  await demo.control('button', 'JSON').click();
  const exported = await jsonOf();
  expect(exported).toContain('"picture":{"name":"harbor.webp","width":960,"height":720}');
  expect(exported).toContain('{"label":"Lighthouse","points":[[720,88]');
  expect(exported).toContain('"label":"Region 3"');
  expect(exported).not.toContain('Sailing');
});
