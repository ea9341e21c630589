import { defineCheck } from '../../types/check';

// Erases a part of the glasses, and a corner of picture and ink, so that both erasers show.
export default defineCheck(async ({ demo }) => {
  const { width, height } = await demo.stage();
  const scale = height / 440;
  const at = (x: number, y: number) => ({ x: width / 2 + x * scale, y: y * scale });
  await demo.press(at(52, 150));
  await demo.moveTo(at(84, 170));
  await demo.moveTo(at(96, 204));
  await demo.moveTo(at(76, 240));
  await demo.release();
  await demo.control('slider', 'Size').fill('44');
  await demo.control('button', 'Erase all').click();
  await demo.press(at(110, 400));
  await demo.moveTo(at(190, 330));
  await demo.moveTo(at(140, 420));
  await demo.moveTo(at(214, 360));
  await demo.moveTo(at(200, 420));
  await demo.release();
});
