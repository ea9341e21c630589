import { defineCheck, type DemoHandle } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

/** Presses the button; answers with the size of the file that it writes and the colors at some of its pixels. */
async function saved(demo: DemoHandle, points: { x: number; y: number }[]) {
  await demo.evaluate((konva) => {
    const { click } = HTMLAnchorElement.prototype;
    konva.stages[0]?.setAttr('file', '');
    HTMLAnchorElement.prototype.click = function keep() {
      konva.stages[0]?.setAttr('file', this.href);
      HTMLAnchorElement.prototype.click = click;
    };
  });
  await demo.control('button', 'Download for print').click();
  await demo.waitFor(
    () => demo.evaluate((konva) => String(konva.stages[0]?.getAttr('file'))),
    (file) => file.startsWith('data:image/png'),
  );
  return demo.evaluate(async (konva, at) => {
    const picture = new Image();
    picture.src = String(konva.stages[0]?.getAttr('file'));
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    return {
      size: `${canvas.width} × ${canvas.height}`,
      colors: at.map(({ x, y }) => context?.getImageData(x, y, 1, 1).data.join() ?? ''),
    };
  }, points);
}

export default defineCheck(async ({ demo, expect }) => {
  const [white, ink, plum] = ['255,255,255,255', '27,31,42,255', '95,58,160,255'];
  // Pixels of the file for a point of the label, whose 400 units are 1181 pixels.
  const at = (x: number, y: number) => ({ x: Math.floor(2.9525 * x), y: Math.floor(2.9525 * y) });
  const right = await demo.node('#right');
  await demo.drag('#right', { x: -20, y: 10 });
  const moved = await demo.waitForNode('#right', ({ position }) => position.x < 275);
  expect(moved.absolutePosition.x).toBeCloseTo(right.absolutePosition.x - 20, 0);
  expect(moved.absolutePosition.y).toBeCloseTo(right.absolutePosition.y + 10, 0);
  const { x, y } = moved.position;

  const points = [
    at(x, y), // a plum
    at(x - 54, y - 54), // the corner of its handles
    at(200, 20), // paper
    { x: 1, y: 10 }, // crop marks
    { x: 1179, y: 815 },
    { x: 600, y: 826 }, // the last row of paper
  ];
  const wanted = [plum, white, white, ink, ink, white];
  expect(await saved(demo, points)).toEqual({ size: '1181 × 827', colors: wanted });
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('Saved 1181 × 827 pixels.'),
  );

  // On the screen there are handles, and no crop marks.
  await demo.waitFor(
    () => demo.count('Line'),
    (count) => count === 0,
  );
  const handle = await demo.node('top-left');
  expect(handle.absolutePosition.x).toBeCloseTo(moved.rect.x, 0);
  expect(handle.absolutePosition.y).toBeCloseTo(moved.rect.y, 0);

  // A corner: the size is kept in the radius.
  const before = await demo.node('#left');
  await demo.click('#left');
  await demo.waitForNode('top-left', ({ absolutePosition }) => absolutePosition.x < 100);
  await demo.drag('top-left', { x: -20, y: -20 });
  await demo.waitForNode('#left', ({ attrs }) => Number(attrs.radius) > 48);
  expect((await demo.node('#left')).scale).toEqual({ x: 1, y: 1 });
  expect((await demo.node('#left')).rect.width).toBeCloseTo(before.rect.width + 20, -1);
  expect(await outOfStep(demo)).toEqual([]);

  await demo.control('textbox', 'Title').fill('Jam');
  await demo.waitForNode('title', ({ attrs }) => attrs.text === 'Jam');

  // A smaller stage makes the same file.
  await narrow(demo);
  await demo.waitFor(
    async () => (await demo.stage()).scaleX,
    (scale) => scale < 1,
  );
  expect(await saved(demo, points)).toEqual({ size: '1181 × 827', colors: wanted });
});
