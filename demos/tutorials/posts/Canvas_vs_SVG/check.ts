import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Both drawings, dot by dot: place and color. */
  const drawings = () =>
    demo.evaluate((konva) => ({
      canvas: (konva.stages[0]?.find('Circle') ?? []).map((node) =>
        [node.x(), node.y(), node.getAttr('fill')].join(),
      ),
      svg: [...document.querySelectorAll('svg circle')].map((circle) =>
        ['cx', 'cy', 'fill'].map((key) => circle.getAttribute(key)).join(),
      ),
    }));
  const rows = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map((cell) => cell.textContent ?? ''),
      ),
    );

  const before = await drawings();
  expect(before.canvas).toHaveLength(100);
  expect(before.svg).toEqual(before.canvas);

  await demo.control('combobox', 'Up to').choose('1,000 dots');
  expect((await rows()).map((row) => row.slice(2).join())).toEqual(
    Array.from({ length: 6 }, () => '–,–,–'),
  );
  await demo.control('button', 'Measure').click();
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('Fastest of 5 rounds'),
  );

  // One canvas in its element, however many dots there are; in SVG an element for each dot, a group and the picture.
  const measured = await rows();
  expect(measured.map(([dots, name, , , elements]) => [dots, name, elements].join())).toEqual([
    '100,Canvas,2',
    '100,Canvas + events,2',
    '100,SVG,102',
    '1000,Canvas,2',
    '1000,Canvas + events,2',
    '1000,SVG,1002',
  ]);
  for (const [, , build, change] of measured) {
    expect(build).toMatch(/^\d+\.\d$/);
    expect(change).toMatch(/^\d+\.\d$/);
  }

  // What was measured was done, by both: a thousand dots, and each of them has changed its place and its color.
  const after = await drawings();
  expect(after.canvas).toHaveLength(1000);
  expect(after.svg).toEqual(after.canvas);
  expect(after.canvas.slice(0, 99)).toEqual(before.canvas.slice(1));
  expect(new Set(after.canvas).size).toBe(1000);

  // The picture shows it: the middle of a dot on top has its color.
  const top = await demo.evaluate((konva) => {
    const [node] = konva.stages[0]?.find('Circle').slice(-1) ?? [];
    const { x = 0, y = 0 } = node?.absolutePosition() ?? {};
    return { x: Math.round(x), y: Math.round(y), fill: String(node?.getAttr('fill')) };
  });
  const [r, g, b] = await demo.pixel(top);
  const hex = [r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('');
  expect(`#${hex}`).toBe(top.fill);
});
