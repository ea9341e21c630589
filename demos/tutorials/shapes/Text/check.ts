import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const { width: stageWidth } = await demo.stage();
  const heading = await demo.node('heading');
  expect(heading.attrs.text).toBe('Lighthouse');
  expect(heading.attrs.align).toBe('center');
  expect(heading.rect.width).toBeCloseTo(stageWidth, 0);

  const lineHeight = 16 * 1.4;
  const linesOf = (height: number) => Math.round((height - 2 * 16) / lineHeight);
  const boxFits = async (width: number) => {
    const paragraph = await demo.waitForNode('paragraph', (node) => node.attrs.width === width);
    const box = await demo.waitForNode('box', (node) => node.attrs.width === width);
    expect(box.rect.height).toBeCloseTo(paragraph.rect.height, 1);
    expect(box.rect.x).toBeCloseTo((stageWidth - width) / 2, 1);
    expect(box.rect.x).toBeCloseTo(paragraph.rect.x, 1);
    expect(box.rect.width).toBeCloseTo(width, 1);
    // Whole lines, with the padding above and below.
    expect(box.rect.height).toBeCloseTo(2 * 16 + linesOf(box.rect.height) * lineHeight, 1);
    return linesOf(box.rect.height);
  };

  const lines = await boxFits(260);
  await demo.control('slider', 'Width').fill('160');
  const narrow = await boxFits(160);
  expect(narrow).toBeGreaterThan(lines);
  await demo.control('slider', 'Width').fill('300');
  expect(await boxFits(300)).toBeLessThanOrEqual(lines);
});
