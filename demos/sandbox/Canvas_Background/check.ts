import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  const view = await demo.stage();
  /** Where both stages are, where the Rect is on its stage, and the corner of each canvas. */
  const read = () =>
    demo.evaluate((konva) => {
      const [css, rect] = konva.stages;
      return {
        places: [css, rect].map((stage) => [stage?.x() ?? NaN, stage?.y() ?? NaN]),
        paper: rect?.findOne('.paper')?.getClientRect() ?? null,
        corners: [css, rect].map((stage) => {
          const context = stage?.getLayers()[0]?.getCanvas().getContext()._context;
          return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
        }),
      };
    });
  /** Both sheets are here, and the Rect fills its view. */
  const isAt = async (x: number, y: number) => {
    const { paper, places } = await demo.waitFor(read, (now) =>
      now.places.every(
        ([left = NaN, top = NaN]) => Math.abs(left - x) < 1.5 && Math.abs(top - y) < 1.5,
      ),
    );
    expect(places[0]).toEqual(places[1]);
    expect(paper).toEqual({ x: 0, y: 0, width: view.width, height: view.height });
  };

  // The first canvas is empty where the second has the first color of the paper.
  await demo.waitFor(read, ({ corners }) => corners[1]?.[3] === 255);
  const start = await read();
  expect(start.corners[0]).toEqual([0, 0, 0, 0]);
  [253, 248, 232].forEach((value, i) =>
    expect(Math.abs(value - (start.corners[1]?.[i] ?? NaN))).toBeLessThan(3),
  );
  const style = await demo.evaluate((konva) => {
    const container = konva.stages[0]?.container();
    const around = [container, container?.parentElement].map((each) =>
      each ? getComputedStyle(each).backgroundImage : '',
    );
    return around.join();
  });
  expect(style).toContain('linear-gradient(');
  await isAt(0, 0);

  // Mouse, finger and keys move both sheets.
  await demo.drag({ x: 20, y: 30 }, { x: 60, y: -40 });
  await isAt(60, -40);
  expect(await demo.swipe({ x: 100, y: 20 }, { x: -30, y: 70 })).toBe('demo');
  await isAt(30, 30);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowLeft');
  await demo.key('Shift+ArrowDown');
  await isAt(20, 70);

  // An export has only what is on a canvas.
  await demo.control('button', 'Export both').click();
  const shown = () =>
    demo.evaluate(
      () => [...document.querySelectorAll('img')].filter((image) => image.offsetWidth > 0).length,
    );
  await demo.waitFor(shown, (count) => count === 2);
  const corners = await demo.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    await Promise.all(images.map((image) => image.decode()));
    return images.map((image) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(2, 2, 1, 1).data ?? [])];
    });
  });
  expect(corners[0]?.[3]).toBe(0);
  expect(corners[1]?.[3]).toBe(255);
  expect(Math.abs((corners[1]?.[0] ?? 0) - 253)).toBeLessThan(3);

  // In a narrow page, the Rect is as wide as its view.
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  await demo.waitFor(read, ({ paper }) => paper?.width === 160);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.evaluate(() => {
    document.body.style.width = '';
  });
  await demo.waitFor(read, ({ paper }) => paper?.width === view.width);
  await isAt(20, 70);
});
