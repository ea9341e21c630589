import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  await demo.press('ball');
  const { absolutePosition } = await demo.node('ball');
  await demo.moveTo({ x: absolutePosition.x + 40, y: absolutePosition.y + 6 });
  await demo.moveTo({ x: absolutePosition.x + 70, y: absolutePosition.y - 4 });
  await demo.waitForNode('dragmove', (lamp) => lamp.attrs.fill === '#f6b73c');
});
