import { defineCheck } from '../../../types/check';

/** With the lamp shown the picture says what the buttons do. */
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Show').click();
  await demo.waitForNode('lamp', (node) => node.visible);
});
