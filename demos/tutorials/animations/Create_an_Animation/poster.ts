import { defineCheck } from '../../../types/check';

// The clock stands while a picture is taken: this is what 620 ms later looks like, with one long frame.
export default defineCheck(async ({ demo }) => {
  await demo.evaluate((konva) => {
    const times = Array.from({ length: 38 }, (_, index) => index * 16.7);
    const drawn = times.filter((time) => time < 200 || time > 380).map((time) => time * 0.28);
    const [stage] = konva.stages;
    stage?.findOne('.marks')?.setAttr(
      'points',
      drawn.flatMap((x) => [x, 0, x, -36, x, 0]),
    );
    stage?.findOne('.ball')?.x(drawn.at(-1) ?? 0);
    const text = document.querySelector('.controls span');
    if (text) text.textContent = 'time 618 ms, timeDiff 16.7 ms, lastTime 1618 ms, frameRate 59.9';
  });
});
