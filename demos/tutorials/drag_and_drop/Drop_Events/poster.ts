import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo }) => {
  const [coral, sun, , sky] = await demo.nodes('paint');
  if (!coral || !sun || !sky) throw new Error('There are fewer than four colors.');
  const put = async (from: { x: number; y: number }, id: string, color: string) => {
    await demo.press(from);
    await demo.moveTo((await demo.node(`#${id}`)).absolutePosition);
    await demo.release();
    await demo.waitForNode(`#${id}`, (star) => star.attrs.fill === color);
  };
  await put(sun.absolutePosition, 'blank-0', '#f6b73c');
  await put(coral.absolutePosition, 'blank-1', '#f2664a');
  await demo.press(sky.absolutePosition);
  const { absolutePosition: position } = await demo.node('#blank-2');
  await demo.moveTo({ x: position.x + 14, y: position.y - 24 });
  await demo.moveTo({ x: position.x + 6, y: position.y - 10 });
  await demo.waitForNode('#blank-2', (star) => star.scale.x > 1.2);
});
