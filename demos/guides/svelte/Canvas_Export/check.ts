import { defineCheck } from '../../../types/check';

/** The file that was made: its pixels at some places, and how many have the color of handles or guide, or are not opaque. */
interface File {
  address: string;
  size: [width: number, height: number];
  at: string[];
  handles: number;
  guides: number;
  clear: number;
}

export default defineCheck(async ({ demo, expect }) => {
  let before = '';
  /** Presses the button, and reads the next file. */
  const save = async (...places: [x: number, y: number][]): Promise<File> => {
    await demo.control('button', 'Save for print').click();
    const address = await demo.waitFor(
      () =>
        demo.evaluate(() => {
          const picture = document.querySelector('img');
          return picture?.complete && picture.naturalWidth > 0 ? picture.src : '';
        }),
      (now) => now !== '' && now !== before,
    );
    before = address;
    const read = await demo.evaluate((_konva, given) => {
      const picture = document.querySelector('img');
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (!picture || !context) throw new Error('There is no picture.');
      canvas.width = picture.naturalWidth;
      canvas.height = picture.naturalHeight;
      context.drawImage(picture, 0, 0);
      const dot = 300 / 25.4;
      const at = given.map(([x = 0, y = 0]) =>
        context.getImageData(Math.floor(x * dot), Math.floor(y * dot), 1, 1).data.join(),
      );
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const count = { handles: 0, guides: 0, clear: 0 };
      // Red, green, blue and alpha as one number, which reads a million pixels fast enough.
      for (const pixel of new Uint32Array(data.buffer)) {
        if (pixel === 0xffd84b2f) count.handles += 1;
        if (pixel === 0xffc95784) count.guides += 1;
        if (pixel >>> 24 !== 255) count.clear += 1;
      }
      return { size: [canvas.width, canvas.height], at, ...count };
    }, places);
    return { ...read, address, size: [read.size[0] ?? 0, read.size[1] ?? 0] };
  };
  const sun = '246,183,60,255';
  const teal = '31,154,165,255';
  const white = '255,255,255,255';

  // Handles and guide are on the screen, and not in the file.
  const guide = await demo.node('guide');
  expect(guide.visible).toBe(true);
  expect(await demo.count('rotater')).toBe(1);
  const first = await save([78, 21], [1, 1], [99, 69], [78, 9]);
  expect(first.size).toEqual([1181, 827]);
  expect(first.at).toEqual([sun, white, white, white]);
  expect([first.handles, first.guides, first.clear]).toEqual([0, 0, 0]);
  await demo.waitForNode('guide', ({ visible }) => visible);
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('1181 × 827 pixels'),
  );

  // Another size on the screen, the same file.
  await demo.control('slider', 'Size on the screen').fill('0.7');
  const page = await demo.waitForNode(
    'paper',
    ({ rect }) => Math.abs(rect.width - 320 * 0.7) < 0.01,
  );
  const second = await save([78, 21], [99, 69]);
  expect(second.size).toEqual([1181, 827]);
  expect(second.at).toEqual([sun, white]);
  expect(second.clear).toBe(0);

  // A drag on the screen is in the file, in millimeters of the card: 20 to the left and 10 down.
  const millimeter = page.rect.width / 100;
  await demo.drag('#sun', { x: -20 * millimeter, y: 10 * millimeter });
  await demo.waitForNode('#sun', ({ position }) => Math.abs(position.x - 190) < 1);
  const third = await save([58, 31], [49, 31], [58, 39], [78, 12], [58, 45]);
  expect(third.at).toEqual([sun, sun, sun, white, teal]);
  expect(third.size).toEqual([1181, 827]);

  // A press on the empty desk takes the handles away.
  await demo.click({ x: 6, y: 260 });
  await demo.waitFor(
    () =>
      demo.evaluate((konva) => {
        const transformer = konva.stages[0]?.findOne('Transformer');
        return transformer instanceof konva.Transformer ? transformer.nodes().length : -1;
      }),
    (count) => count === 0,
  );
});
