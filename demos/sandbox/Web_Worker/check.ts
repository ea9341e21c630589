import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  await demo.waitFor(() => demo.text(), (text) => text.includes('Pause'));
  expect(await demo.stage()).toMatchObject({ layers: 2 });
});
