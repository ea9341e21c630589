import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const rect = await demo.node('rect');
  expect(rect.attrs.globalCompositeOperation).toBe('xor');

  // The colors inside of the rectangle, counted: only the rectangle, only the text, both, nothing.
  const colors = () =>
    demo.evaluate((konva) => {
      const stage = konva.stages[0];
      const rect = stage?.findOne('.rect');
      const canvas = stage?.toCanvas(rect?.getClientRect());
      const data = canvas?.getContext('2d')?.getImageData(0, 0, 120, 90).data ?? [];
      const found = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const key = [data[i], data[i + 1], data[i + 2], data[i + 3]].join();
        found.set(key, (found.get(key) ?? 0) + 1);
      }
      return [...found].filter(([, count]) => count > 300).map(([key]) => key);
    });
  const sun = '246,183,60,255';
  const plum = '132,87,201,255';
  const shows = (wanted: string[]) =>
    demo.waitFor(colors, (found) => wanted.every((color) => found.includes(color)));
  const choose = (name: string) => demo.control('combobox', 'Operation').choose(name);

  // xor: where both are, there is nothing.
  await shows([sun, '0,0,0,0']);
  expect(await colors()).not.toContain(plum);
  await choose('destination-over');
  await shows([sun, plum]);
  await choose('source-over');
  await demo.waitFor(colors, (found) => found.length === 1 && found[0] === sun);
  await choose('multiply');
  await shows([sun, '127,63,48,255']);
  await choose('destination-out');
  await shows(['0,0,0,0']);
  expect(await colors()).toHaveLength(1);

  await choose('xor');
  await demo.drag('rect', { x: 0, y: -20 });
  const moved = await demo.node('rect');
  expect(moved.absolutePosition.y).toBeCloseTo(4, 0);
  await shows([sun, '0,0,0,0']);
});
