import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** Of the lens' pixels, the part that is neither ink nor empty, and how often ink and empty alternate in its middle row. */
  const inLens = () =>
    demo.evaluate(() => {
      const lens = document.querySelector<HTMLCanvasElement>('.lens');
      const { width = 0, height = 0 } = lens ?? {};
      const { data = [] } = lens?.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
      const alphas = [...data].filter((_, index) => index % 4 === 3);
      const soft = alphas.filter((alpha) => alpha > 8 && alpha < 247).length / alphas.length;
      const row = alphas.slice(width * Math.floor(height / 2)).slice(0, width);
      const edges = row.filter(
        (alpha, index) => index > 0 && Math.abs(alpha - (row[index - 1] ?? 0)) > 200,
      ).length;
      return { soft, edges, width, height };
    });
  const isSharp = () => demo.waitFor(inLens, ({ soft, edges }) => soft === 0 && edges >= 36);
  const isSoft = () => demo.waitFor(inLens, ({ soft, edges }) => soft > 0.5 && edges === 0);
  const draw = (label: string) => demo.control('combobox', 'Drawn').choose(label);
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (now) => now.includes(text),
    );
  const { width } = await demo.stage();

  // Over the stripes, one pixel of ink and one of paper alternate.
  await demo.control('slider', 'Magnifier').fill('50');
  const { width: wide, height: high } = await isSharp();
  expect([wide, high]).toEqual([40, 24]);
  await says(`Canvas ${width} × 60, screen ${width} × 60`);

  await draw('Half the pixel ratio');
  await isSoft();
  await says(`Canvas ${Math.floor(width / 2)} × 30, screen ${width} × 60`);

  await draw('Stretched by CSS');
  await isSoft();
  expect((await demo.stage()).width).toBe(width / 2);
  await says(`Canvas ${width / 2} × 30, screen ${width} × 60`);

  await draw('Cached, then scaled up');
  await isSoft();
  await says(`Canvas ${width} × 60, screen ${width} × 60`);
  await draw('Cached for its scale');
  await isSharp();
  await draw('Unchanged');
  await isSharp();
  expect(await demo.evaluate((konva) => konva.stages[0]?.findOne('.drawing')?.isCached())).toBe(
    false,
  );

  // A drag moves the magnifier along the drawing, and no farther.
  await demo.drag('loupe', { x: -60, y: 15 });
  expect((await demo.node('loupe')).position).toEqual({ x: -10, y: 18 });
  expect(await demo.control('slider', 'Magnifier').value()).toBe('-10');
  await demo.waitFor(inLens, ({ edges }) => edges < 30);
  await demo.drag('loupe', { x: 300, y: 0 });
  expect((await demo.node('loupe')).position).toEqual({ x: 70, y: 18 });
  expect(await outOfStep(demo)).toEqual([]);

  await demo.control('slider', 'Magnifier').fill('50');
  await narrow(demo);
  await isSharp();
});
