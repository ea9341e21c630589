import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const view = await demo.stage();
  /** Where both stages are, where the Rect is on its stage, and the corner of each canvas. */
  const read = () =>
    demo.evaluate((konva) => {
      const [css, rect] = konva.stages;
      const background = rect?.findOne('.background');
      return {
        places: [css, rect].map((stage) => [stage?.x() ?? NaN, stage?.y() ?? NaN]),
        background: background?.getClientRect() ?? null,
        corners: [css, rect].map((stage) => {
          const context = stage?.getLayers()[0]?.getCanvas().getContext()._context;
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        }),
        style: document.querySelector<HTMLElement>('.view')?.style.background ?? '',
      };
    });
  /** Both sheets are here, and the Rect fills its view. */
  const isAt = async (x: number, y: number) => {
    const { background, places } = await demo.waitFor(read, (now) =>
      now.places.every(
        ([left = NaN, top = NaN]) => Math.abs(left - x) < 1.5 && Math.abs(top - y) < 1.5,
      ),
    );
    expect(places[0]).toEqual(places[1]);
    expect(background).toEqual({ x: 0, y: 0, width: view.width, height: view.height });
  };
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  // The first canvas is empty where the second has the first color of the paper.
  await demo.waitFor(read, ({ corners }) => corners[1]?.[3] === 255);
  const start = await read();
  expect(start.corners[0]).toEqual([0, 0, 0, 0]);
  [253, 248, 232].forEach((value, i) =>
    expect(Math.abs(value - (start.corners[1]?.[i] ?? NaN))).toBeLessThan(3),
  );
  expect(start.style).toContain('linear-gradient(160deg');
  await isAt(0, 0);
  expect(await demo.text()).toContain('Not exported yet.');

  // Mouse, finger and keys move both sheets, as far as half of the view.
  await demo.drag({ x: 20, y: 30 }, { x: 60, y: -40 });
  await isAt(60, -40);
  await says('The plants are at 60, -40.');
  expect(await demo.swipe({ x: 200, y: 20 }, { x: -30, y: 70 })).toBe('demo');
  await isAt(30, 30);
  await demo.evaluate(() => document.querySelectorAll<HTMLElement>('.view')[1]?.focus());
  await demo.key('ArrowLeft');
  await demo.key('Shift+ArrowDown');
  await isAt(20, 70);
  await demo.drag({ x: 30, y: 40 }, { x: 900, y: 900 });
  await isAt(view.width / 2, 150);

  // Another paper is another style and another fill. The export has only what is on a canvas.
  await demo.control('radio', 'Cyanotype').check(true);
  await demo.waitFor(read, ({ corners }) => (corners[1]?.[2] ?? 0) < 200);
  expect((await read()).style).toContain('linear-gradient(145deg');
  await demo.control('button', 'Export both').click();
  await demo.waitFor(
    () => demo.text(),
    (text) => /transparent[^]*#[0-9a-f]{6}/.test(text),
  );
  await demo.control('checkbox', 'Paint the paper below the first export').check(true);
  await demo.control('button', 'Export both').click();
  await demo.waitFor(
    () => demo.text(),
    (text) => !text.includes('transparent'),
  );
  // Both exports agree, also far from the corner.
  const colors = await demo.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(canvas.width - 9, 9, 1, 1).data ?? [])];
    });
  });
  expect(colors).toHaveLength(2);
  colors[0]?.forEach((value, i) =>
    expect(Math.abs(value - (colors[1]?.[i] ?? NaN))).toBeLessThan(3),
  );

  // Centered again. In a narrow page, the Rect is as wide as its view.
  await demo.control('button', 'Center').click();
  await isAt(0, 0);
  await narrow(demo);
  await demo.waitFor(read, ({ background }) => background?.width === 320);
  expect(await outOfStep(demo)).toEqual([]);
  await widen(demo, view.width);
  await isAt(0, 0);
});
