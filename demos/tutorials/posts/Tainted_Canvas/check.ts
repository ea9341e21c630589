import { defineCheck } from '../../../types/check';

const CALLS = ['toDataURL()', 'toBlob()', 'toCanvas()', 'getImageData()', 'Filters.Invert'];

export default defineCheck(async ({ demo, expect }) => {
  const rows = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent ?? ''),
      ),
    );
  /** What the calls answer, in their order, when the first one answers like this and none is missing. */
  const answers = async (first: RegExp) => {
    const found = await demo.waitFor(
      rows,
      (now) => now.every(([, answer]) => answer !== '') && first.test(now[0]?.[1] ?? ''),
    );
    expect(found.map(([call]) => call)).toEqual(CALLS);
    return found.map(([, answer]) => answer);
  };
  /** What the stage is when it is drawn again for an export: one pixel of each picture's sky, and the bytes of the file. */
  const exported = () =>
    demo.evaluate((konva) => {
      const stage = konva.stages[0];
      const context = stage?.toCanvas().getContext('2d');
      const colors = ['.plain', '.function', '.string'].map((name) => {
        const { x, y } = stage?.findOne(name)?.absolutePosition() ?? { x: 0, y: 0 };
        return [...(context?.getImageData(x + 50, y + 4, 1, 1).data ?? [])];
      });
      return { colors, characters: stage?.toDataURL().length ?? 0 };
    });
  const CORAL = [242, 102, 74, 255];
  const INVERTED = [13, 153, 181, 255];

  /** The copy can be exported, read and filtered by both kinds of filters. */
  const isReadable = async () => {
    const found = await answers(/characters$/);
    const { colors, characters } = await exported();
    for (const [index, wanted] of [CORAL, INVERTED, INVERTED].entries()) {
      // Browsers round the CSS filter in their own way.
      const off = wanted.map((value, channel) =>
        Math.abs(value - (colors[index]?.[channel] ?? NaN)),
      );
      expect(Math.max(...off), `view ${index}`).toBeLessThanOrEqual(1);
    }
    expect(found[0]).toBe(`${characters} characters`);
    expect(found[1]).toMatch(/^\d{4,} bytes$/);
    expect(found[3]).toBe(`${96 * 72 * 4} values`);
    expect(found[4]).toBe('applied');
  };
  await isReadable();

  await demo.control('combobox', 'Picture').choose('Blocked by the browser');
  const { width } = await demo.stage();
  expect(await answers(/^SecurityError/)).toEqual([
    'SecurityError: Tainted canvases may not be exported.',
    'SecurityError: Tainted canvases may not be exported.',
    `a canvas, ${width} pixels wide`,
    'SecurityError: The canvas has been tainted by cross-origin data.',
    'Error: Left out. Konva logs the reason.',
  ]);

  // Mended: the layer's own canvas stays tainted, but an export is drawn on a new one.
  await demo.control('combobox', 'Picture').choose('Own copy');
  await isReadable();
});
