import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

type Color = [number, number, number, number];

const FILL = [246, 183, 60];
const STROKE = [47, 75, 216];

export default defineCheck(async ({ demo, expect }) => {
  const tick = (label: string, on: boolean) => demo.control('checkbox', label).check(on);
  const middle = (await demo.stage()).width / 2;

  /** Waits for the words, and counts what one more drawing copies onto the layer from another canvas. */
  const copies = async (words: string) => {
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
    return demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[0];
      const context = layer?.getNativeCanvasElement().getContext('2d');
      if (!layer || !context) return NaN;
      let count = 0;
      context.drawImage = () => void (count += 1);
      layer.draw();
      Reflect.deleteProperty(context, 'drawImage');
      layer.draw();
      return count;
    });
  };

  /** The outer and the inner half of a rectangle's left stroke. */
  const halves = async (left: number): Promise<Color[]> => [
    await demo.pixel({ x: middle + left - 6, y: 60 }),
    await demo.pixel({ x: middle + left + 6, y: 60 }),
  ];
  const isNear = (color: Color | undefined, [r = 0, g = 0, b = 0, a = 0]: number[]) => {
    expect(color).toHaveLength(4);
    [r, g, b, a].forEach((value, i) => {
      expect(Math.abs((color?.[i] ?? NaN) - value)).toBeLessThanOrEqual(2);
    });
  };

  /** The stroke over the fill, each of them with this opacity. */
  const over = (opacity: number) => {
    const alpha = 1 - (1 - opacity) ** 2;
    const mix = STROKE.map(
      (value, i) => (value * opacity + (FILL[i] ?? NaN) * opacity * (1 - opacity)) / alpha,
    );
    return [...mix, alpha * 255];
  };

  // Half-transparent: one copy, for the left rectangle. Its stroke has one color, the other one's has two.
  expect(await copies('The left one is drawn on a second canvas')).toBe(1);
  const [outer, inner] = await halves(-136);
  isNear(outer, [...STROKE, 128]);
  isNear(inner, [...STROKE, 128]);
  const [fastOuter, fastInner] = await halves(24);
  isNear(fastOuter, [...STROKE, 128]);
  isNear(fastInner, over(0.5));

  await demo.control('slider', 'Opacity').fill('0.8');
  await demo.waitForNode('fast', ({ attrs }) => attrs.opacity === 0.8);
  expect(await copies('The left one is drawn on a second canvas')).toBe(1);
  isNear((await halves(-136))[1], [...STROKE, 204]);
  isNear((await halves(24))[1], over(0.8));

  // Opaque: no copy, and no difference.
  await demo.control('slider', 'Opacity').fill('1');
  expect(await copies('No second canvas: nothing shows through')).toBe(0);
  isNear((await halves(24))[1], [...STROKE, 255]);
  const centers = async () => [
    await demo.pixel({ x: middle - 116, y: 60 }),
    await demo.pixel({ x: middle + 44, y: 60 }),
  ];
  const [plain, alike] = await centers();
  isNear(plain, [...FILL, 255]);
  isNear(alike, [...FILL, 255]);

  // A shadow needs the copy too: without it, the stroke casts its shadow on the fill.
  await tick('Shadow', true);
  expect(await copies('The left one is drawn on a second canvas')).toBe(1);
  const [clean, shaded] = await centers();
  isNear(clean, [...FILL, 255]);
  expect(shaded?.[0]).toBeLessThan(150);

  // Without a fill or a stroke there is nothing to hide.
  await tick('Fill', false);
  expect(await copies('No second canvas: fill and stroke do not overlap')).toBe(0);
  await tick('Fill', true);
  await tick('Stroke', false);
  expect(await copies('No second canvas: fill and stroke do not overlap')).toBe(0);
  await tick('Stroke', true);
  expect(await copies('The left one is drawn on a second canvas')).toBe(1);

  await narrow(demo);
  const rects = await demo.nodes('perfect');
  expect(rects[0]?.absolutePosition).toEqual({ x: 24, y: 30 });
});
