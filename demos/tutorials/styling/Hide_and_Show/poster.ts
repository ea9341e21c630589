import { defineCheck } from '../../../types/check';

/** The poster shows the lamp, which is hidden at first. */
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Show').click();
  await demo.waitForNode('lamp', (node) => node.visible);
});
