import { defineCheck } from '../../../types/check';

// Exports the group, so that there is a picture beside the options.
export default defineCheck(async ({ demo }) => {
  await demo.control('combobox', 'Node').choose('group');
  await demo.control('button', 'Export').click();
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('pixels'),
  );
});
