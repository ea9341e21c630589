import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const { width, height } = await demo.stage();
  const slices = async () => {
    const nodes = await demo.nodes('slice');
    return nodes.map(({ className, absolutePosition: position, rotation, attrs }) => ({
      className,
      out: Math.round(Math.hypot(position.x - width / 2, position.y - height / 2)),
      rotation: Math.round(rotation),
      angle: Math.round(Number(attrs.angle)),
    }));
  };
  /** Middle of a slice on the stage: half of the radius from the pie's middle. */
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: width / 2 + 60 * Math.cos(angle), y: height / 2 + 60 * Math.sin(angle) };
  };

  // 35, 32.5, 19.5 and 13 percent of 360 degrees, one after the other from the top.
  const first = await slices();
  expect(first.map(({ className }) => className)).toEqual(['Wedge', 'Wedge', 'Wedge', 'Wedge']);
  expect(first.map(({ angle }) => angle)).toEqual([126, 117, 70, 47]);
  expect(first.map(({ rotation }) => rotation)).toEqual([-90, 36, 153, 223]);
  expect(first.map(({ out }) => out)).toEqual([18, 0, 0, 0]);
  expect(await demo.pixel(at(-27))).toEqual([242, 102, 74, 255]);
  expect(await demo.pixel(at(94))).toEqual([31, 154, 165, 255]);

  // A click pulls a slice out, another one puts it back. The neighbors stay.
  await demo.click(at(94));
  await demo.waitFor(
    slices,
    (all) => all[1]?.out === 18 && all[0]?.out === 18 && all[2]?.out === 0,
  );
  await demo.tap(at(-27));
  await demo.waitFor(slices, (all) => all[0]?.out === 0);
  await demo.click(at(94));
  await demo.waitFor(slices, (all) => all[1]?.out === 0);

  await demo.control('slider', 'Share').fill('75');
  const bigger = await demo.waitFor(slices, (all) => all[0]?.angle === 270);
  expect(bigger.map(({ angle }) => angle)).toEqual([270, 45, 27, 18]);

  await demo.control('slider', 'Turn').fill('0');
  await demo.waitFor(slices, (all) => all[0]?.rotation === 0);
  expect(await demo.pixel(at(200))).toEqual([242, 102, 74, 255]);
  expect(await demo.pixel(at(292))).toEqual([31, 154, 165, 255]);
});
