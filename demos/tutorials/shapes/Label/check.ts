import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const tooltip = await demo.node('tooltip');
  expect(tooltip.className).toBe('Label');
  expect(await demo.count('Tag')).toBe(3);
  const tip = tooltip.absolutePosition;

  /** The tag's box and pointer on the stage, from the size that the label gave it. */
  const box = async () => {
    const { absolutePosition, attrs } = await demo.node('tooltip-tag');
    const width = Number(attrs.width);
    const height = Number(attrs.height);
    return { left: absolutePosition.x, top: absolutePosition.y, width, height };
  };

  // Pointing down: the box is centered above the tip, at a distance of the pointer's height.
  const first = await box();
  expect(first.width).toBeGreaterThan(60);
  expect(first.left + first.width / 2).toBeCloseTo(tip.x, 1);
  expect(first.top + first.height + 14).toBeCloseTo(tip.y, 1);

  // A longer text makes the tag wider; the tip stays.
  await demo.control('textbox', 'Text').fill('Our nearest star');
  const grown = await demo.waitFor(box, ({ width }) => width > first.width + 40);
  expect(grown.left + grown.width / 2).toBeCloseTo(tip.x, 1);
  expect(grown.height).toBe(first.height);
  expect((await demo.node('tooltip')).absolutePosition).toEqual(tip);

  await demo.control('combobox', 'Pointer').choose('left');
  const right = await demo.waitFor(box, ({ left }) => left > tip.x);
  expect(right.left).toBeCloseTo(tip.x + 14, 1);
  expect(right.top + right.height / 2).toBeCloseTo(tip.y, 1);

  // Without a pointer the position is the top left corner.
  await demo.control('combobox', 'Pointer').choose('none');
  const plain = await demo.waitFor(box, ({ left }) => left < tip.x + 1);
  expect(plain.left).toBeCloseTo(tip.x, 1);
  expect(plain.top).toBeCloseTo(tip.y, 1);
});
