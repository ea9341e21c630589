import { defineCheck } from '../../../types/check';

/** The poster shows the lamp, so that it says what the buttons do. */
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Show').click();
  await demo.waitForNode('lamp', (node) => node.visible);
});
