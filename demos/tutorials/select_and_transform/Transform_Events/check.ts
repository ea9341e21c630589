import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  await demo.waitForNode('bottom-right', (node) => node.visible);
  const latest = (type: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.trim().split('\n')[0]?.trim() === type,
    );
  const values = async () => {
    const pairs = (await demo.text()).matchAll(/(\w+): (-?[\d.]+)/g);
    return new Map([...pairs].map(([, key, value]) => [key, Number(value)]));
  };
  await latest('no event yet');
  const before = await values();
  expect(before.get('scaleX')).toBe(1);

  // The press alone starts a transform, each step fires one more event, the release ends it.
  const handle = await demo.node('bottom-right');
  await demo.press('bottom-right');
  await latest('transformstart');
  await demo.moveTo({ x: handle.absolutePosition.x - 20, y: handle.absolutePosition.y - 14 });
  await latest('transform');
  await demo.release();
  await latest('transformend');

  // Width and height stay; the scale has changed, and the page says the same as the node.
  const card = await demo.node('card');
  const after = await values();
  expect(after.get('width')).toBe(90);
  expect(after.get('height')).toBe(70);
  expect(after.get('scaleX')).toBeLessThan(0.85);
  expect(after.get('scaleX')).toBeCloseTo(card.scale.x, 1);
  expect(after.get('scaleY')).toBeCloseTo(card.scale.y, 1);
  expect(after.get('x')).toBe(before.get('x'));

  // A turn about the middle moves the corner, which is the position.
  await demo.drag('rotater', { x: 45, y: 40 });
  await latest('transformend');
  const turned = await values();
  expect(turned.get('rotation')).toBeGreaterThan(20);
  expect(turned.get('x')).not.toBe(after.get('x'));
  expect(turned.get('y')).not.toBe(after.get('y'));
  expect(turned.get('scaleX')).toBe(after.get('scaleX'));

  // All of it is saved, and in a narrower frame the card stays as it is.
  expect(await outOfStep(demo)).toEqual([]);
  const { attrs } = await demo.node('card');
  const { width: wide } = await demo.stage();
  await narrow(demo);
  expect((await demo.node('card')).attrs).toEqual(attrs);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'card', wide);
});
