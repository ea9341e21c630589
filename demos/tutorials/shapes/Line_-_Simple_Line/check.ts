import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const coral = await demo.node('coral');
  const teal = await demo.node('teal');
  const sky = await demo.node('sky');
  const plum = await demo.node('plum');
  for (const line of [coral, teal, sky, plum]) {
    expect(line.className).toBe('Line');
    expect(line.attrs.closed).toBeUndefined();
    expect(line.attrs.points).toHaveLength(8);
  }
  const { x } = coral.absolutePosition;
  const inkAt = async (left: number, y: number) => (await demo.pixel({ x: x + left, y }))[3] > 0;

  // A round cap reaches half the width over the first point, the default one does not.
  expect(await inkAt(-136 - 4, 52)).toBe(true);
  expect(await inkAt(-136 - 4, 216)).toBe(false);
  expect(await inkAt(-136 + 2, 216)).toBe(true);

  // The outer corner: filled where joins are pointed, cut where they are beveled.
  expect(await inkAt(-80 + 5, 216 + 5)).toBe(true);
  expect(await inkAt(80 + 3, 24 - 3)).toBe(false);

  // 16 on, 8 off, from the first point.
  expect(await inkAt(-20 + 8, 24)).toBe(true);
  expect(await inkAt(-20 + 20, 24)).toBe(false);
  expect(await inkAt(-20 + 32, 24)).toBe(true);

  // A dot of 8 every 14 pixels.
  expect(await inkAt(-136, 132)).toBe(true);
  expect(await inkAt(-136 + 7, 132)).toBe(false);
  expect(await inkAt(-136 + 14, 132)).toBe(true);
});
