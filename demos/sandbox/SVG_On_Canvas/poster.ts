import { defineCheck } from '../../types/check';

// Enlarged, with two colors: what each of the ways can do.
export default defineCheck(async ({ demo }) => {
  await demo.control('combobox', 'Scarf').choose('Ink');
  await demo.control('slider', 'Zoom').fill('2');
});
