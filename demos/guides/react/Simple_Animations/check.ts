import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  // The lantern swings to both sides and stops where it is when the box is unchecked.
  await demo.waitForNode('lantern', ({ rotation }) => rotation > 8);
  await demo.waitForNode('lantern', ({ rotation }) => rotation < -8);
  await demo.control('checkbox', 'Swing').check(false);
  const stopped = (await demo.node('lantern')).rotation;

  const box = await demo.node('box');
  await demo.press('box');
  await demo.moveTo({ x: box.absolutePosition.x - 30, y: box.absolutePosition.y + 40 });
  await demo.waitForNode('box', ({ scale }) => scale.x === 0.8);
  await demo.release();
  const back = await demo.waitForNode(
    'box',
    ({ scale, attrs }) => scale.x === 1 && attrs.cornerRadius === 8,
  );
  // The bounce passes its end a few times before it is over.
  let same = 0;
  let latest = '';
  await demo.waitFor(
    () => demo.node('box'),
    ({ attrs }) => {
      const now = JSON.stringify(attrs);
      same = now === latest ? same + 1 : 0;
      latest = now;
      return same === 10;
    },
  );
  expect(back.position.x).toBeCloseTo(box.position.x - 30, 0);
  expect(back.position.y).toBeCloseTo(box.position.y + 40, 0);
  expect((await demo.node('lantern')).rotation).toBe(stopped);
});
