import type { CharRenderProps } from 'konva/lib/shapes/Text';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const LINES = ['One letter', 'after another'];
const COUNT = LINES.join('').length;
/** Milliseconds, as the page says them. */
const HOLD = 800;
const SWEEP = 40 * LINES.join('\n').length + 300;
const CYCLE = HOLD + 2 * SWEEP;

function opacityAt(index: number, time: number): number {
  const part = (begin: number) =>
    Math.min(Math.max(((time % CYCLE) - begin - index * 40) / 300, 0), 1);
  return 1 - part(HOLD) + part(HOLD + SWEEP);
}

export default defineCheck(async ({ demo, expect }) => {
  /**
   * The time of the animation, and each letter as it is drawn at that time: what the function did to the context, and the strongest
   * pixel of the letter on the canvas. All at one moment: nothing runs in between.
   */
  const now = () =>
    demo.evaluate((konva) => {
      const [animation] = konva.Animation.animations;
      const text = konva.stages[0]?.findOne<import('konva').default.Text>('.text');
      const layer = text?.getLayer();
      const draw = text?.charRenderFunc();
      const seen = {
        running: konva.Animation.animations.size,
        layers: animation?.layers.length ?? 0,
        time: animation?.frame.time ?? 0,
        letters: [] as {
          char: string;
          line: number;
          column: number;
          last: boolean;
          alpha: number;
          fill: unknown;
          shift: { x: number; y: number };
          strongest: number;
        }[],
      };
      if (!text || !layer || !draw) return seen;

      // The canvas with the time of now. Then once more into another canvas, to see what each letter is given.
      layer.draw();
      const canvas = layer.getNativeCanvasElement();
      const ratio = canvas.width / layer.width();
      const pixels = canvas.getContext('2d', { willReadFrequently: true });
      const top = text.absolutePosition();
      text.attrs.charRenderFunc = (letter: CharRenderProps) => {
        const { context, char, lineIndex, column, isLastInLine, x, y, width } = letter;
        const transform = () => context._context.getTransform();
        const [alpha, before] = [context.globalAlpha, transform()];
        draw(letter);
        const after = transform();
        const { data } = pixels?.getImageData(
          (top.x + x) * ratio,
          (top.y + y - 45) * ratio,
          Math.max(width * ratio, 1),
          60 * ratio,
        ) ?? { data: new Uint8ClampedArray() };
        let strongest = 0;
        for (let i = 3; i < data.length; i += 4) strongest = Math.max(strongest, data[i] ?? 0);
        seen.letters.push({
          char,
          line: lineIndex,
          column,
          last: isLastInLine,
          alpha: context.globalAlpha / alpha,
          fill: context.fillStyle,
          shift: { x: after.e - before.e, y: after.f - before.f },
          strongest: strongest / 255,
        });
      };
      text.toCanvas({ pixelRatio: 1 });
      text.attrs.charRenderFunc = draw;
      return seen;
    });
  type Moment = Awaited<ReturnType<typeof now>>;

  function expectFaded({ letters, time }: Moment) {
    expect(letters).toHaveLength(COUNT);
    for (const [index, { char, alpha, strongest, shift, fill }] of letters.entries()) {
      expect(alpha).toBeCloseTo(opacityAt(index, time), 2);
      // Edges of letters reach into their neighbors' boxes, so the canvas is compared where neighbors are alike.
      const around = [index - 1, index, index + 1].map((at) => opacityAt(at, time));
      if (char !== ' ' && Math.max(...around) - Math.min(...around) < 0.01)
        expect(Math.abs(strongest - alpha)).toBeLessThan(0.03);
      expect(shift).toEqual({ x: 0, y: 0 });
      expect(fill).toBe('#2f4bd8');
    }
  }

  /** Sets the clock of the animation forward and waits for its next frame. */
  const forwardTo = async (time: number) => {
    await demo.evaluate((konva, to) => {
      const [animation] = konva.Animation.animations;
      if (animation) animation.frame.time = to;
    }, time);
    return demo.waitFor(now, (at) => at.time > time);
  };

  // It waits for the button, with the whole text visible.
  const first = await now();
  expect(first.running).toBe(0);
  expectFaded(first);
  expect(first.letters.map(({ char }) => char).join('')).toBe(LINES.join(''));
  for (const [index, { line, column, last }] of first.letters.entries()) {
    const length = LINES[0]?.length ?? NaN;
    expect([line, column]).toEqual(index < length ? [0, index] : [1, index - length]);
    expect(last).toBe(index === length - 1 || index === COUNT - 1);
  }

  await demo.control('button', 'Play').click();
  const playing = await demo.waitFor(now, ({ time }) => time > 0);
  expect([playing.running, playing.layers]).toEqual([1, 1]);

  // Out one by one, gone, in one by one.
  expectFaded(await forwardTo(HOLD + 500));
  expectFaded(await forwardTo(HOLD + SWEEP - 40));
  expectFaded(await forwardTo(HOLD + SWEEP + 400));

  // The layer is drawn in each frame, although no attribute changes.
  const draws = () => demo.evaluate(() => Number(document.documentElement.dataset['draws'] ?? 0));
  await demo.evaluate((konva) => {
    const { dataset } = document.documentElement;
    konva.stages[0]?.children[0]?.on('draw', () => {
      dataset['draws'] = String(Number(dataset['draws'] ?? 0) + 1);
    });
  });
  await demo.waitFor(draws, (count) => count > 2);

  // Paused, another effect is drawn at the time of now.
  await demo.control('button', 'Pause').click();
  expect((await now()).running).toBe(0);
  await demo.control('button', 'Wave').click();
  const wave = await demo.waitFor(now, ({ letters }) => letters.some(({ shift }) => shift.y !== 0));
  const heights = wave.letters.map(({ shift }) => shift.y);
  // Sines of evenly spaced angles have this relation.
  for (let i = 2; i < COUNT; i += 1) {
    const [a = NaN, b = NaN, c = NaN] = heights.slice(i - 2, i + 1);
    expect(a + c).toBeCloseTo(2 * Math.cos(0.5) * b, 3);
    expect(Math.abs(b)).toBeLessThan(8.001);
  }
  for (const { shift, alpha } of wave.letters) expect([shift.x, alpha]).toEqual([0, 1]);

  await demo.control('button', 'Color').click();
  const color = await demo.waitFor(
    now,
    ({ letters }) => new Set(letters.map(({ fill }) => fill)).size > 9,
  );
  for (const { shift, alpha } of color.letters) {
    expect([shift, alpha]).toEqual([{ x: 0, y: 0 }, 1]);
  }

  // The time continues.
  await demo.control('button', 'Fade').click();
  await demo.control('button', 'Play').click();
  const again = await demo.waitFor(now, ({ running, time }) => running === 1 && time > 0);
  expect(again.time).toBeGreaterThan(HOLD + SWEEP + 400);
  await demo.control('button', 'Pause').click();

  await narrow(demo);
  const { absolutePosition, rect } = await demo.node('text');
  expect(absolutePosition.x).toBe(10);
  expect([rect.y, rect.width, rect.height]).toEqual([40, 300, 100]);
});
