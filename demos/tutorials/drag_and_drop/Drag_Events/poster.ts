import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  await demo.press('ball');
  const { position } = await demo.node('ball');
  await demo.moveTo({ x: position.x + 40, y: position.y + 6 });
  await demo.moveTo({ x: position.x + 70, y: position.y - 4 });
  await demo.waitForNode('dragmove', (lamp) => lamp.attrs.fill === '#f6b73c');
});
