import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const BOX = '47,75,216,255';

export default defineCheck(async ({ demo, expect }) => {
  /** Sends moves at once, and counts the drawings: those that were over when the last move was, and all that come later. */
  const move = (times: number) =>
    demo.evaluate((konva, count) => {
      const [stage] = konva.stages;
      const layer = stage?.getLayers()[0];
      if (!stage || !layer) throw new Error('There is no layer.');
      let draws = 0;
      const note = () => {
        document.body.dataset['draws'] = String(draws);
      };
      note();
      layer.off('.check');
      layer.on('draw.check', () => {
        draws += 1;
        note();
      });
      for (let i = 0; i < count; i += 1)
        stage.fire('mousemove', { evt: new MouseEvent('mousemove') });
      return draws;
    }, times);
  const draws = () => demo.evaluate(() => Number(document.body.dataset['draws']));
  const angle = async () => (await demo.node('box')).rotation;
  const middle = (await demo.stage()).width / 2;
  /** At a corner of the box when it is turned by an eighth. */
  const corner = async () => (await demo.pixel({ x: middle + 74, y: 120 })).join();

  /** While it is off, a browser that moves the mouse by itself, as after a change of the layout, turns nothing. */
  const hearPointer = (isOn: boolean) =>
    demo.evaluate((konva, on) => {
      const [stage] = konva.stages;
      if (stage) stage.content.style.pointerEvents = on ? '' : 'none';
      if (!on) stage?.findOne('.box')?.rotation(0);
    }, isOn);

  await hearPointer(false);
  expect(await demo.count('dot')).toBe(200);
  expect(await corner()).not.toBe(BOX);

  // draw(): each move is drawn before the next one.
  expect(await move(15)).toBe(15);
  expect(await angle()).toBe(45);
  expect(await draws()).toBe(15);
  expect(await corner()).toBe(BOX);

  // batchDraw(): nothing is drawn at once, and all moves together in the next frame.
  await demo.control('checkbox', 'batchDraw()').check(true);
  expect(await move(15)).toBe(0);
  expect(await angle()).toBe(90);
  expect(await demo.waitFor(draws, (count) => count > 0)).toBe(1);
  expect(await corner()).not.toBe(BOX);

  // The mouse and a finger turn the box, and the finger does not scroll the page.
  await hearPointer(true);
  await demo.hover({ x: 40, y: 40 });
  await demo.waitForNode('box', ({ rotation }) => rotation > 90);
  const before = await angle();
  expect(await demo.swipe({ x: 60, y: 60 }, { x: 60, y: 60 })).toBe('demo');
  expect(await angle()).toBeGreaterThan(before);

  // Both positions of the switch can be measured.
  await demo.control('slider', 'Shapes').fill('50');
  await demo.waitFor(
    () => demo.count('dot'),
    (count) => count === 50,
  );
  await demo.control('button', 'Run').click();
  const cells = () =>
    demo.evaluate(() => [...document.querySelectorAll('td')].map((cell) => cell.innerText));
  await demo.waitFor(cells, (words) => words.slice(3).every((word) => word !== '–'));
  await demo.control('checkbox', 'batchDraw()').check(false);
  await demo.waitFor(cells, (words) => words.every((word) => word !== '–'));
  await demo.control('button', 'Stop').click();

  await narrow(demo);
  const { x, y } = (await demo.node('box')).absolutePosition;
  expect(x).toBeCloseTo(160, 6);
  expect(y).toBeCloseTo(120, 6);
});
