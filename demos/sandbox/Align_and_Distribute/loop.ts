import { defineLoop } from '../../types/loop';

/** The upper row is aligned, distributed, and brought back. */
export default defineLoop(async ({ demo, frame }) => {
  const press = async (name: string) => {
    await demo.control('button', name).click();
    await frame(7);
  };
  await frame(2);
  await press('Top');
  await press('Across');
  await demo.control('button', 'Undo').click();
  await press('Undo');
});
