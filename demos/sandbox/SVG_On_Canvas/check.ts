import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  /** Where a line down the doll is on the stage, from its scarf or its mouth. */
  const lineIn = (name: string, y: number, length: number): Promise<Point[]> =>
    demo.evaluate(
      (konva, given) => {
        const place = konva.stages[0]?.findOne(`.${given.name}`)?.getAbsoluteTransform();
        const from = place?.point({ x: 60, y: given.y }) ?? { x: 0, y: 0 };
        return Array.from({ length: given.length }, (_, i) => ({ x: from.x, y: from.y + i }));
      },
      { name, y, length },
    );
  /** The largest step of the green from one pixel to the next across the upper lip: large where the edge is sharp. */
  const edge = async (name: string) => {
    const greens = (await demo.pixels(await lineIn(name, 61, 44))).map(([, green]) => green);
    return Math.max(...greens.slice(1).map((green, i) => Math.abs(green - (greens[i] ?? green))));
  };
  const isSharp = (name: string) =>
    demo.waitFor(
      () => edge(name),
      (step) => step > 70,
    );
  const isBlurred = (name: string) =>
    demo.waitFor(
      () => edge(name),
      (step) => step > 0 && step < 45,
    );
  /** Whether the scarf of a doll is red. */
  const showsRed = (name: string, wanted: boolean) =>
    demo.waitFor(
      async () => (await demo.pixels(await lineIn(name, 12, 1)))[0] ?? [],
      ([red = 0, , blue = 0]) => red > 2 * blue === wanted && red + blue > 100,
    );

  const { width } = await demo.stage();
  for (const name of ['image', 'paths', 'own']) await showsRed(name, true);
  await says('all three look the same');

  // Enlarged, the own canvas shows its pixels, until it is drawn for this size.
  await demo.control('slider', 'Zoom').fill('8');
  await says('The own canvas shows its pixels.');
  await isSharp('image');
  await isSharp('paths');
  await isBlurred('own');
  await demo.control('checkbox', 'Redraw own canvas').check(true);
  await says('All edges are sharp.');
  await isSharp('own');
  // The lens is at the face, which is in the middle of its window.
  const { absolutePosition } = await demo.node('paths');
  expect(absolutePosition.x).toBeCloseTo(width / 2, 0);
  expect((await demo.node('paths')).attrs['offsetY']).toBe(54);

  // A key makes a step of the zoom. What is outside of a window is not drawn.
  await demo.control('slider', 'Zoom').focus();
  await demo.key('ArrowLeft');
  await demo.waitForNode('own', ({ scale }) => Math.abs(scale.x - 1.16 * 7.75) < 0.001);
  await demo.control('slider', 'Zoom').fill('1');

  // Paths and canvas follow the color; the image keeps that of its file.
  await demo.control('combobox', 'Scarf').choose('Ink');
  await says('The image keeps the red of its file.');
  await showsRed('paths', false);
  await showsRed('own', false);
  await showsRed('image', true);

  await narrow(demo);
  const [left, , right] = await demo.nodes('Text');
  expect(left?.rect.x).toBeGreaterThan(0);
  expect((right?.rect.x ?? 0) + (right?.rect.width ?? 0)).toBeLessThan(320);
  await showsRed('own', false);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
