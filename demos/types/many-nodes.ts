import type Konva from 'konva';
import type { DemoHandle, Expect } from './check';

type Way = 'state' | 'an animation' | 'one shape';

/** What is on the canvas: the position of the first circle, what the layer shows, and what runs. */
function seen(demo: DemoHandle) {
  return demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    layer?.draw();
    const node = layer?.findOne('Shape');
    const first: { x: number; y: number } = node?.getAttr('dots')?.[0] ??
      node?.position() ?? { x: 0, y: 0 };
    // Not the pixels: the edges of a circle that a matrix moves are rounded differently from those of one that is drawn elsewhere.
    const places: { x: number; y: number }[] =
      node?.getAttr('dots') ?? layer?.getChildren().map((each) => each.position()) ?? [];
    // A hash of the scene, because a message would print all of it.
    let scene = 0;
    for (const { x, y } of places)
      scene = (31 * scene + Math.round(1000 * x) + 7 * Math.round(1000 * y)) % 1_000_003;
    const canvas = layer?.getNativeCanvasElement();
    const { data = [] } =
      canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let painted = 0;
    for (let at = 3; at < data.length; at += 4) if (data[at] === 255) painted += 1;
    return {
      count: layer?.getChildren().length ?? 0,
      first: { x: first.x, y: first.y },
      picture: scene,
      painted,
      running: konva.Animation.animations.size,
      writes: Number(Reflect.get(konva.Node.prototype, 'writes') ?? 0),
    };
  });
}

/** Counts the calls with which bindings write props to nodes. */
function countWrites(demo: DemoHandle) {
  return demo.evaluate((konva) => {
    const prototype = konva.Node.prototype;
    for (const method of ['setAttrs', 'setAttr'] as const) {
      const write = prototype[method];
      Reflect.set(prototype, method, function (this: object, ...given: unknown[]) {
        Reflect.set(prototype, 'writes', Number(Reflect.get(prototype, 'writes') ?? 0) + 1);
        return Reflect.apply(write, this, given);
      });
    }
  });
}

const resetWrites = (demo: DemoHandle) =>
  demo.evaluate((konva) => {
    Reflect.set(konva.Node.prototype, 'writes', 0);
  });

/**
 * All ways show the same circles, and continue where the previous one stopped. The animation does not write props, state does. A stopped
 * scene stays as it is.
 */
export async function checkManyNodes({ demo, expect }: Tools): Promise<void> {
  await demo.control('combobox', 'Circles').choose('500');
  await countWrites(demo);
  /** What is visible when nothing runs and the image has been the same three times: a framework may still render the last move. */
  const atRest = (nodes: number) => {
    const pictures: number[] = [];
    return demo.waitFor(
      () => seen(demo),
      (now) => {
        pictures.push(now.picture);
        return (
          now.running === 0 &&
          now.count === nodes &&
          pictures.length > 2 &&
          pictures.slice(-3).every((picture) => picture === now.picture)
        );
      },
    );
  };
  const nodesOf = (way: Way) => (way === 'one shape' ? 1 : 500);
  const show = async (way: Way) => {
    await demo.control('combobox', 'Moved by').choose(way);
    return atRest(nodesOf(way));
  };
  let { picture, painted: pixels } = await show('state');

  for (const way of ['an animation', 'one shape', 'state'] as const) {
    // The same image as the previous way.
    const rest = await show(way);
    expect(rest.picture, `${way} shows the same`).toBe(picture);
    expect(rest.running).toBe(0);
    expect(Math.abs(rest.painted / pixels - 1)).toBeLessThan(0.03);

    await resetWrites(demo);
    await demo.control('button', 'Play').click();
    const moving = await demo.waitFor(
      () => seen(demo),
      ({ first }) => first.x !== rest.first.x && first.y !== rest.first.y,
    );
    expect(moving.running).toBe(1);
    if (way === 'an animation') expect(moving.writes).toBe(0);
    if (way === 'state') expect(moving.writes).toBeGreaterThan(499);

    await demo.control('button', 'Stop').click();
    const stopped = await atRest(nodesOf(way));
    expect(stopped.picture, `${way} has moved`).not.toBe(rest.picture);
    ({ picture, painted: pixels } = stopped);
  }
  const last = await show('an animation');
  expect(last.picture, 'state has moved last').toBe(picture);

  // One entry gets another color, then all move.
  const circles = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.find<Konva.Circle>('.dot') ?? []).map((circle) => ({
        x: circle.x(),
        y: circle.y(),
        fill: String(circle.fill()),
      })),
    );
  const before = await circles();
  await demo.control('button', 'Measure changes').click();
  await demo.waitFor(
    () => demo.text(),
    (text) => /Create all\s+[\d<][\d. <]* ms\s+Change one\s+[\d<][\d. <]* ms/.test(text),
  );
  const after = await circles();
  expect(after).toHaveLength(500);
  const painted = after.filter(({ fill }, index) => fill !== before[index]?.fill);
  expect(painted.map(({ fill }) => fill)).toEqual(['#1b1f2a']);
  const resting = after.filter(({ x, y }, i) => x === before[i]?.x || y === before[i]?.y);
  expect(resting).toHaveLength(0);
}

/** The meter shows figures of frames while the scene moves. */
export async function checkFrameFigures({ demo, expect }: Tools): Promise<void> {
  await demo.control('button', 'Play').click();
  const text = await demo.waitFor(
    () => demo.text(),
    (now) => /Frames per second\s+\d+/.test(now),
  );
  expect(text).toMatch(/Moving, a frame\s+[\d<][\d. <]* ms\s+Drawing, a frame\s+[\d<][\d. <]* ms/);
  await demo.control('button', 'Stop').click();
}

interface Tools {
  demo: DemoHandle;
  expect: Expect;
}
