import { defineCheck } from '../../types/check';

// The ruby lies on the sapphire.
export default defineCheck(async ({ demo }) => {
  const { absolutePosition: from } = await demo.node('#Ruby');
  await demo.drag(from, { x: 90, y: -10 });
});
