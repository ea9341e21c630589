import { defineCheck } from '../../types/check';

// Selects the sun, so that handles and properties show.
export default defineCheck(async ({ demo }) => {
  const sun = await demo.node('#1');
  await demo.click({ x: sun.rect.x + sun.rect.width / 2, y: sun.rect.y + 60 });
});
