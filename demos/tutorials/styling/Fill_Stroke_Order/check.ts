import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  // How many white pixels, the color of the fill, each of the two texts shows.
  const whites = () =>
    demo.evaluate((konva) =>
      ['.stroke-last', '.fill-last'].map((selector) => {
        const stage = konva.stages[0];
        const canvas = stage?.toCanvas(stage.findOne(selector)?.getClientRect());
        const { width = 1, height = 1 } = canvas ?? {};
        const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
        let count = 0;
        for (let i = 0; i < data.length; i += 4) {
          if (data[i] === 255 && data[i + 1] === 255 && data[i + 3] === 255) count += 1;
        }
        return count;
      }),
    );
  const stroke = async (width: number) => {
    await demo.control('slider', 'Stroke width').fill(String(width));
    await demo.waitForNode('stroke-last', (node) => node.attrs.strokeWidth === width);
    await demo.waitForNode('fill-last', (node) => node.attrs.strokeWidth === width);
    return whites();
  };

  const [eaten = 0, whole = 0] = await whites();
  expect(eaten).toBeGreaterThan(0);

  // Only where the fill comes last do the letters keep their weight when the outline grows.
  const [thinner = 0, same = 0] = await stroke(14);
  expect(thinner).toBeLessThan(eaten / 2);
  expect(Math.abs(same - whole)).toBeLessThan(whole * 0.03);

  const [full = 0, again = 0] = await stroke(0);
  expect(full).toBeGreaterThan(eaten * 1.5);
  expect(Math.abs(again - whole)).toBeLessThan(whole * 0.25);
});
