import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const counts = async (text: string) => {
    await demo.waitForNode('number', (node) => node.attrs.text === text);
    await demo.waitFor(
      () => demo.text(),
      (page) => page.includes(`Counted: ${text}`),
    );
  };
  const press = (name: string) => demo.control('button', name).click();
  const listeners = () =>
    demo.evaluate((konva) => {
      const all = konva.stages[0]?.findOne('.disk')?.eventListeners;
      return [all?.['click']?.length ?? 0, all?.['tap']?.length ?? 0];
    });

  await demo.click('disk');
  await counts('1');
  await demo.tap('disk');
  await counts('2');

  await press('Remove listener');
  await demo.waitFor(listeners, ([click, tap]) => click === 0 && tap === 0);
  await demo.click('disk');
  await demo.tap('disk');
  expect((await demo.node('number')).attrs.text).toBe('2');

  // Added twice, it still counts once for a click.
  await press('Add listener');
  await press('Add listener');
  await demo.waitFor(listeners, ([click, tap]) => click === 1 && tap === 1);
  await demo.click('disk');
  await counts('3');
});
