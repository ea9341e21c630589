import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const right = await demo.waitForNode('middle-right', (node) => node.visible);
  const text = await demo.node('text');
  expect(text.attrs.width).toBe(240);

  // Narrower: more lines, letters of the same size.
  await demo.drag(right.absolutePosition, { x: -80, y: 0 });
  const narrow = await demo.waitForNode('text', (node) => Number(node.attrs.width) < 200);
  expect(Number(narrow.attrs.width)).toBeCloseTo(160, 0);
  expect(narrow.scale).toEqual({ x: 1, y: 1 });
  expect(narrow.attrs.fontSize).toBe(22);
  expect(narrow.rect.height).toBeGreaterThan(text.rect.height + 20);
  expect(narrow.position.x).toBeCloseTo(text.position.x, 1);

  // The left handle moves the left side, and the right one stays.
  const edge = narrow.rect.x + narrow.rect.width;
  const left = await demo.node('middle-left');
  await demo.drag(left.absolutePosition, { x: -15, y: 0 });
  const wider = await demo.waitForNode('text', (node) => Number(node.attrs.width) > 165);
  expect(wider.rect.x + wider.rect.width).toBeCloseTo(edge, 0);
  expect(wider.position.x).toBeCloseTo(text.position.x - 15, 0);

  // Not narrower than the smallest width, and never mirrored.
  const handle = await demo.node('middle-right');
  await demo.drag(handle.absolutePosition, { x: -300, y: 0 });
  const smallest = await demo.node('text');
  expect(Number(smallest.attrs.width)).toBeGreaterThanOrEqual(90);
  expect(smallest.scale.x).toBe(1);

  // The handles stand at the ends of the box again.
  const now = await demo.node('middle-right');
  expect(now.absolutePosition.x).toBeCloseTo(smallest.rect.x + smallest.rect.width, 0);
});
