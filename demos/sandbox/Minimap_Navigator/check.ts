import { defineCheck } from '../../types/check';

const WORLD_WIDTH = 2400;

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const map = await demo.node('map');
  const mapWidth = Number(map.attrs['width']);

  /** The frame matches the stage: same share of the world, same corner. */
  const agrees = async () => {
    const world = await demo.node('world');
    const frame = await demo.node('frame');
    const ratio = mapWidth / (WORLD_WIDTH * world.scale.x);
    expect(Number(frame.attrs['width'])).toBeCloseTo(stage.width * ratio, 3);
    expect(frame.position.x).toBeCloseTo(map.position.x - world.position.x * ratio, 3);
    expect(frame.position.y).toBeCloseTo(map.position.y - world.position.y * ratio, 3);
  };
  await agrees();

  // The small map has a picture: sea in its corner, and the meadows of the island in the upper left.
  const ratio = mapWidth / WORLD_WIDTH;
  const onMap = (x: number, y: number) =>
    demo.pixel({ x: map.position.x + x * ratio, y: map.position.y + y * ratio });
  await demo.waitFor(
    () => onMap(500, 300),
    ([red, green, blue]) => green > red + 20 && green > blue + 20,
  );
  const sea = await onMap(100, 100);
  expect(sea[2]).toBeGreaterThan(sea[0]);

  // Dragging the sea moves the world and the frame.
  const start = await demo.node('world');
  await demo.drag({ x: 60, y: 40 }, { x: -90, y: 30 });
  const moved = await demo.waitForNode(
    'world',
    ({ position }) => position.x < start.position.x - 60,
  );
  expect(moved.position.x).toBeCloseTo(start.position.x - 90, 0);
  expect(moved.position.y).toBeCloseTo(start.position.y + 30, 0);
  await agrees();
  // So does a finger, there and back.
  expect(await demo.swipe({ x: 60, y: 40 }, { x: -40, y: -30 })).toBe('demo');
  const swiped = await demo.node('world');
  expect(swiped.position.x).toBeCloseTo(moved.position.x - 40, 0);
  expect(swiped.position.y).toBeCloseTo(moved.position.y - 30, 0);
  await agrees();
  await demo.swipe({ x: 60, y: 80 }, { x: 40, y: 30 });

  // Dragging the frame moves the world, by as much more as the map is smaller.
  await demo.drag('frame', { x: -12, y: 0 });
  const pulled = await demo.waitForNode(
    'world',
    ({ position }) => position.x > moved.position.x + 50,
  );
  const factor = (WORLD_WIDTH * moved.scale.x) / mapWidth;
  expect(pulled.position.x).toBeCloseTo(moved.position.x + 12 * factor, -0.5);
  await agrees();

  // Ctrl with the wheel zooms at the pointer: what is under it stays there. The frame gets smaller.
  const point = { x: 200, y: 150 };
  const under = ({ position, scale }: typeof pulled) => ({
    x: (point.x - position.x) / scale.x,
    y: (point.y - position.y) / scale.y,
  });
  const before = await demo.node('frame');
  await demo.wheel(point, { y: -100 }, ['Control']);
  await demo.wheel(point, { y: -100 }, ['Control']);
  const close = await demo.waitForNode('world', ({ scale }) => scale.x > pulled.scale.x * 1.2);
  expect(under(close).x).toBeCloseTo(under(pulled).x, 1);
  expect(under(close).y).toBeCloseTo(under(pulled).y, 1);
  expect(close.scale.x).toBeCloseTo(pulled.scale.x * Math.exp(0.4), 3);
  // Ten small steps of a trackpad zoom as far as one notch of a mouse.
  for (let i = 0; i < 10; i += 1) await demo.wheel(point, { y: 2 }, ['Control']);
  const farther = await demo.waitForNode('world', ({ scale }) => scale.x < close.scale.x * 0.87);
  expect(farther.scale.x).toBeCloseTo(close.scale.x * Math.exp(-0.2), 3);
  await demo.wheel(point, { y: -100 }, ['Control']);
  await demo.waitForNode('world', ({ scale }) => Math.abs(scale.x - close.scale.x) < 0.001);
  expect((await demo.node('frame')).rect.width).toBeLessThan(before.rect.width);
  await agrees();

  // The wheel during a drag zooms at the pointer and ends the drag: the map does not jump back.
  const beside = { x: point.x + 24, y: point.y + 16 };
  await demo.press(point);
  await demo.moveTo(beside);
  await demo.wheel(beside, { y: 100 }, ['Control']);
  const zoomed = await demo.waitForNode('world', ({ scale }) => scale.x < close.scale.x * 0.9);
  await demo.moveTo(point);
  await demo.release();
  expect((await demo.node('world')).position).toEqual(zoomed.position);
  await demo.wheel(point, { y: -100 }, ['Control']);
  await demo.waitForNode('world', ({ scale }) => Math.abs(scale.x - close.scale.x) < 0.001);
  await agrees();

  // A click on the small map goes there; the corner is as far as it goes.
  await demo.click({ x: map.position.x + 6, y: map.position.y + 6 });
  const corner = await demo.waitForNode('world', ({ position }) => position.x > -1);
  expect(corner.position.x).toBeCloseTo(0, 3);
  expect(corner.position.y).toBeCloseTo(0, 3);
  await agrees();

  // Keys move the view, too.
  await demo.key('ArrowRight');
  await demo.waitForNode('world', ({ position }) => Math.abs(position.x + 80) < 0.01);
  await demo.key('-');
  const away = await demo.waitForNode('world', ({ scale }) => scale.x < close.scale.x * 0.9);
  expect(away.scale.x).toBeCloseTo(close.scale.x / 1.25, 3);
  await agrees();
});
