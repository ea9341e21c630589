import { defineCheck } from '../../types/check';

// Selects the sun, so that handles and properties show.
export default defineCheck(async ({ demo }) => {
  const sun = await demo.waitForNode('#1', ({ visible }) => visible);
  await demo.click({ x: sun.rect.x + sun.rect.width / 2, y: sun.rect.y + 40 });
});
