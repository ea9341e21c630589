import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** The files behind the links, decoded, and what stands beside them. */
  const files = () =>
    demo.evaluate(() => {
      const read = async (figure: Element) => {
        const link = figure.querySelector('a');
        const file = await (await fetch(link?.href ?? '')).blob();
        const picture = await createImageBitmap(file);
        const canvas = document.createElement('canvas');
        canvas.width = picture.width;
        canvas.height = picture.height;
        const context = canvas.getContext('2d');
        context?.drawImage(picture, 0, 0);

        /** The pixels in a part of the label, each as one number: alpha, blue, green and red. */
        const pixelsIn = (...rect: [x: number, y: number, width: number, height: number]) => {
          const [x = 0, y = 0, width = 0, height = 0] = rect.map(
            (it) => (it * picture.width) / 300,
          );
          const data = context?.getImageData(x, y, width, height).data;
          return data ? new Uint32Array(data.buffer) : new Uint32Array();
        };
        const [paper, sun, accent, coral] = [0xffe6eff3, 0xff3cb7f6, 0xffd84b2f, 0xff4a66f2];
        return {
          url: link?.href,
          name: link?.download,
          size: `${picture.width} × ${picture.height}`,
          kilobytes: `${(file.size / 1000).toFixed(1)} kB`,
          bytes: file.size,
          caption: figure.textContent ?? '',
          isOpaque: pixelsIn(0, 0, 300, 180).every((pixel) => pixel >>> 24 === 255),
          hasFrame: pixelsIn(126, 52, 38, 30).includes(coral),
          // The softness of the star's edges: pixels that are neither paper nor one of its two colors.
          soft: pixelsIn(220, 102, 64, 64).filter(
            (pixel) => pixel !== paper && pixel !== sun && pixel !== accent,
          ).length,
        };
      };
      return Promise.all([...document.querySelectorAll('.files figure')].map(read));
    });

  const read = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('.files figure')].map((figure) => ({
        url: figure.querySelector('a')?.href,
        detail: figure.querySelector<HTMLElement>('[role=img]')?.style.backgroundPosition,
      })),
    );

  const text = await demo.waitFor(read, (now) => now.length === 3);
  const first = await files();
  expect(first.map(({ size }) => size)).toEqual(['300 × 180', '600 × 360', '900 × 540']);
  expect(first.map(({ name }) => name)).toEqual(['label-1x.png', 'label-2x.png', 'label-3x.png']);
  first.forEach(({ size, kilobytes, caption, isOpaque, hasFrame, bytes }, index) => {
    expect(caption).toContain(size);
    expect(caption).toContain(kilobytes);
    expect(bytes).toBeGreaterThan(first[index - 1]?.bytes ?? 0);
    // The label fills the file to its edges, and the frame on the canvas is not in it.
    expect(isOpaque).toBe(true);
    expect(hasFrame).toBe(false);
  });

  // Another detail moves the frame and the enlarged parts, and exports nothing.
  const { position } = await demo.node('frame');
  await demo.control('combobox', 'Detail').choose('Cached star');
  const moved = await demo.waitForNode('frame', ({ attrs }) => attrs.x !== position.x);
  expect(moved.position).toEqual({ x: 217, y: 103 });
  const starry = await demo.waitFor(read, (now) => now[0]?.detail !== text[0]?.detail);
  expect(starry.map(({ url }) => url)).toEqual(first.map(({ url }) => url));

  // The cache of one pixel a unit stays soft at ratio 3. A cache of three makes it sharp.
  await demo.control('checkbox', 'Cache the star at ratio 3').check(true);
  await demo.waitFor(read, (now) => now[2]?.url !== first[2]?.url);
  const sharp = await files();
  expect(sharp[2]?.soft).toBeGreaterThan(0);
  expect(sharp[2]?.soft).toBeLessThan((first[2]?.soft ?? 0) / 2);
  expect(sharp[2]?.size).toBe('900 × 540');

  // The same files again when the label is elsewhere on the stage.
  await narrow(demo);
  await demo.control('checkbox', 'Cache the star at ratio 3').check(false);
  const again = await demo.waitFor(read, (now) => now[2]?.url !== sharp[2]?.url);
  expect(again.map(({ url }) => url)).toEqual(first.map(({ url }) => url));
});
