import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  await demo.waitForNode('rotater', (node) => node.visible);
  await demo.drag('bottom-right', { x: 14, y: 14 });
  const rotater = await demo.node('rotater');
  await demo.press('rotater');
  await demo.moveTo({ x: rotater.absolutePosition.x + 26, y: rotater.absolutePosition.y + 4 });
  await demo.moveTo({ x: rotater.absolutePosition.x + 34, y: rotater.absolutePosition.y + 8 });
  await demo.waitForNode('card', (card) => card.rotation > 5);
});
