import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addLine({ Konva, layer }: ClaimTools, points: number[], closed = false) {
  const line = new Konva.Line({ points, closed, stroke: 'black' });
  layer.add(line);
  return line;
}

function addSky({ Konva, layer }: ClaimTools, fillLinearGradientColorStops?: (number | string)[]) {
  const sky = new Konva.Rect({ width: 100, height: 100, fillLinearGradientColorStops });
  layer.add(sky);
  return sky;
}

/** Waits until a time is over that is longer than the tweens of these claims. */
async function pass({ frames }: ClaimTools) {
  const end = Date.now() + 60;
  while (Date.now() < end) await frames(1);
}

const tweenTo = (node: Konva.Node, goal: object) =>
  new Promise<void>((resolve) => {
    node.to({ ...goal, onFinish: resolve });
  });

export default defineClaims([
  {
    says: 'Each step reads its start values when it begins, so the second Play needs no reset.',
    run: async (tools) => {
      const line = addLine(tools, [0, 0, 10, 10]);
      const first = tweenTo(line, { x: 100, duration: 0.02 });
      await first;
      line.x(40);
      const places: number[] = [];
      line.on('xChange', () => places.push(line.x()));
      await tweenTo(line, { x: 50, duration: 0.02 });
      tools.expect(Math.min(...places)).toBeGreaterThanOrEqual(40);
      tools.expect(line.x()).toBe(50);
    },
  },
  {
    says: 'A tween in it was destroyed, by your code or with its node, so its promise never resolves.',
    run: async (tools) => {
      let count = 0;
      const lines = [addLine(tools, [0, 0, 10, 10]), addLine(tools, [0, 0, 10, 10])];
      for (const line of lines) {
        const done = () => (count += 1);
        void tweenTo(line, { x: 100, duration: 0.02 }).then(done);
      }
      lines[0]?.destroy();
      await pass(tools);
      tools.expect(count).toBe(1);
    },
  },
  {
    says: 'A tween with `yoyo` does not call `onFinish` by itself either.',
    run: async (tools) => {
      const line = addLine(tools, [0, 0, 10, 10]);
      const heard: string[] = [];
      let isTurned = false;
      let last = 0;
      const tween = new tools.Konva.Tween({
        node: line,
        x: 100,
        duration: 0.02,
        yoyo: true,
        onFinish: () => heard.push('finish'),
        onUpdate: () => {
          isTurned ||= line.x() < last;
          last = line.x();
        },
      });
      tween.play();
      await tools.until(() => isTurned);
      await pass(tools);
      tools.expect([tween.anim.isRunning(), heard]).toEqual([true, []]);
    },
  },
  {
    says: 'color stops of a gradient | each offset and each color | the array that you passed',
    run: (tools) => {
      const sky = addSky(tools, [0, '#ff0000', 1, '#000000']);
      const end = [0.5, '#0000ff', 1, '#ffffff'];
      const tween = new tools.Konva.Tween({ node: sky, fillLinearGradientColorStops: end, duration: 1 });
      tween.seek(0.5);
      tools.expect(sky.fillLinearGradientColorStops()).toEqual([0.25, 'rgba(128,0,128,1)', 1, 'rgba(128,128,128,1)']);
      tween.finish();
      tools.expect(sky.fillLinearGradientColorStops()).toEqual(end);
    },
  },
  {
    says: 'for each point of the longer outline, its nearest position on the shorter one',
    run: (tools) => {
      const end = [0, 0, 100, 0, 100, 100, 30, 60];
      const corner = [0, 0, 100, 0, 100, 100];
      // The closing side counts only if there is one.
      for (const [closed, x, y] of [
        [true, 45, 45],
        [false, 30, 0],
      ] as const) {
        const line = addLine(tools, corner, closed);
        const tween = new tools.Konva.Tween({ node: line, points: end, duration: 1 });
        tween.seek(0);
        tools.expect(line.points().map(Math.round)).toEqual([...corner, x, y]);
        tools.expect(tween.finish().node.getAttr('points')).toEqual(end);

        // And back: the extra point goes there, and is dropped at the end.
        const back = new tools.Konva.Tween({ node: line, points: corner, duration: 1 });
        back.seek(1);
        tools.expect(line.points().map(Math.round)).toEqual([...corner, x, y]);
        tools.expect(back.finish().node.getAttr('points')).toEqual(corner);
      }
    },
  },
  {
    says: 'corners of the shorter outline are cut off',
    run: (tools) => {
      const hill = addLine(tools, [-150, 0, 0, -70, 150, 0], true);
      const twoPeaks = [-150, 0, -80, -90, 0, -30, 80, -90, 150, 0];
      new tools.Konva.Tween({ node: hill, points: twoPeaks, duration: 1 }).seek(0);
      const heights = hill.points().filter((_, index) => index % 2 === 1);
      tools.expect(Math.min(...heights)).toBeGreaterThan(-50);
    },
  },
  {
    says: 'offset 0 and black | the stops are out of order and show a dark band',
    run: (tools) => {
      const sky = addSky(tools, [0, '#ff0000', 1, '#ff0000']);
      const end = [0, '#ff0000', 1, '#ff0000', 1, '#ff0000'];
      const tween = new tools.Konva.Tween({ node: sky, fillLinearGradientColorStops: end, duration: 1 });
      tween.seek(0);
      tools.expect(sky.fillLinearGradientColorStops()?.slice(4)).toEqual([0, 'rgba(0,0,0,1)']);
      tween.seek(0.5);
      tools.expect(sky.fillLinearGradientColorStops()?.slice(4)).toEqual([0.5, 'rgba(128,0,0,1)']);
    },
  },
  {
    says: '`dash` and others | 0 | they start or end at 0',
    run: (tools) => {
      const line = addLine(tools, [0, 0, 100, 0]).dash([10, 5]);
      new tools.Konva.Tween({ node: line, dash: [10, 5, 20, 8], duration: 1 }).seek(0.5);
      tools.expect(line.dash()).toEqual([10, 5, 10, 4]);
    },
  },
  {
    says: 'a node without stops starts black',
    run: (tools) => {
      const sky = addSky(tools);
      new tools.Konva.Tween({ node: sky, fillLinearGradientColorStops: [0, '#ff0000', 1, '#ffffff'] });
      tools.expect(sky.fillLinearGradientColorStops()).toEqual([0, 'rgba(0,0,0,1)', 0, 'rgba(0,0,0,1)']);
    },
  },
  {
    says: 'Other forms, such as `oklch()` or `var(--brand)`, throw this error when the tween is created.',
    run: (tools) => {
      const line = addLine(tools, [0, 0, 100, 0]).stroke('red');
      for (const stroke of ['oklch(0.7 0.1 30)', 'var(--brand)'])
        tools.expect(() => new tools.Konva.Tween({ node: line, stroke })).toThrow('can not tween the color');
      for (const stroke of ['tomato', '#f00', '#ff0000', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)'])
        tools.expect(new tools.Konva.Tween({ node: line, stroke })).toBeDefined();
    },
  },
]);
