import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Frame = Konva.Animation['frame'];

/** Runs an animation for twelve calls, and answers with how often the layer was drawn meanwhile. */
async function drawsOf(tools: ClaimTools, func: (node: Konva.Line, frame: Frame) => boolean | void, hasLayer = true) {
  const { Konva, layer, frames, until, onEnd } = tools;
  const line = new Konva.Line({ points: [0, 0, 50, 50], stroke: 'red' });
  layer.add(line);
  await frames(3);
  let draws = 0;
  let calls = 0;
  layer.on('draw', () => (draws += 1));
  const animation = new Konva.Animation(
    (frame) => {
      calls += 1;
      return func(line, frame) ?? undefined;
    },
    hasLayer ? layer : undefined,
  );
  onEnd(() => animation.stop());
  animation.start();
  await until(() => calls >= 12);
  animation.stop();
  return draws;
}

export default defineClaims([
  {
    says: 'An animation with a layer draws that layer in every frame, even if nothing has moved.',
    run: async (tools) => {
      tools.expect(await drawsOf(tools, () => undefined)).toBeGreaterThanOrEqual(10);
    },
  },
  {
    says: 'If the function returns `false`, the animation does not draw its layers in this frame.',
    run: async (tools) => {
      tools.expect(await drawsOf(tools, () => false)).toBe(0);
    },
  },
  {
    says: 'Without the second argument, Konva draws only frames that change an attribute',
    run: async (tools) => {
      let calls = 0;
      const draws = await drawsOf(
        tools,
        (line) => {
          calls += 1;
          line.rotation(6 * Math.floor(calls / 6));
        },
        false,
      );
      tools.expect(draws).toBeGreaterThanOrEqual(1);
      tools.expect(draws).toBeLessThanOrEqual(2);
    },
  },
  {
    says: 'Setting an array is always a change, even with the same contents, so set `points` and `dash` only when they differ.',
    run: async (tools) => {
      const points = [0, 0, 10, 10];
      tools.expect(await drawsOf(tools, (line) => void line.points([...points]), false)).toBeGreaterThanOrEqual(10);
      tools.expect(await drawsOf(tools, (line) => void line.points(points), false)).toBeGreaterThanOrEqual(10);
    },
  },
  {
    says: 'An attribute changes in the same call, for example a text that shows the time, or an array with the old numbers.',
    run: async (tools) => {
      const draws = await drawsOf(tools, (line, { time }) => {
        line.name(String(time));
        return false;
      });
      tools.expect(draws).toBeGreaterThanOrEqual(10);
    },
  },
  {
    says: 'The function returns `false` in the frame in which it changed a variable that a `sceneFunc` reads.',
    run: async (tools) => {
      let size = 1;
      let drawn = 0;
      tools.layer.add(new tools.Konva.Shape({ sceneFunc: () => void (drawn = size) }));
      await drawsOf(tools, () => {
        size += 1;
        return false;
      });
      tools.expect(drawn).toBe(1);
    },
  },
]);
