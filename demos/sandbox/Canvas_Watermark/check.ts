import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const counts = (test: (count: number) => boolean) => demo.waitFor(() => demo.count('mark'), test);
  const words = demo.control('textbox', 'Words');
  const opacity = demo.control('slider', 'Opacity');
  const size = demo.control('slider', 'Size');

  await demo.waitForNode('marks', ({ rect }) => rect.width > 100);
  const stage = await demo.stage();
  const opening = await counts((count) => count > 20);
  const middle = await demo.node('#0/0');
  expect(middle.attrs).toEqual({
    ...middle.attrs,
    text: '© Ines Okafor',
    fontSize: 24,
    opacity: 0.28,
  });
  expect((await demo.node('marks')).rotation).toBe(-30);

  // Words, opacity and size rebuild the tiles, by keys, too.
  await size.fill('48');
  const fewer = await counts((count) => count < opening / 2);
  expect(fewer).toBeGreaterThan(3);
  await demo.waitForNode('#0/0', ({ attrs }) => attrs['fontSize'] === 48);
  await size.focus();
  await demo.key('Home');
  await demo.waitForNode('#0/0', ({ attrs }) => attrs['fontSize'] === 12);
  await counts((count) => count > opening);
  await size.fill('30');
  await words.fill('PROOF');
  await demo.waitForNode('#0/0', ({ attrs }) => attrs['text'] === 'PROOF');
  await opacity.focus();
  await demo.key('End');
  await demo.waitForNode('#0/0', ({ attrs }) => attrs['opacity'] === 0.8);
  expect(await outOfStep(demo)).toEqual([]);

  // The export is the picture at twice its size with the words in it: its pixels differ where a letter is.
  const at = Array.from({ length: 80 }, (_, i) => ({ x: 480 + 4 * i, y: 420 }));
  const marked = await savedPicture(demo, 'Export PNG', at);
  expect([marked.type, marked.width, marked.height]).toEqual(['image/png', 1280, 840]);
  await words.fill('   ');
  await counts((count) => count === 0);
  const plain = await savedPicture(demo, 'Export PNG', at);
  const differ = marked.pixels.filter((pixel, i) => pixel.join() !== plain.pixels[i]?.join());
  expect(differ.length).toBeGreaterThan(4);
  expect(plain.pixels.every(([, , , alpha]) => alpha === 255)).toBe(true);

  // Narrow and wide again: the picture fits, the marks are the same.
  await words.fill('© Ines Okafor');
  const before = await counts((count) => count > 10);
  await narrow(demo);
  const small = await demo.waitForNode('marks', () => true);
  expect(small.absolutePosition.x).toBeCloseTo(160, 0);
  await widen(demo, stage.width);
  expect(await demo.count('mark')).toBe(before);
  expect((await demo.node('marks')).absolutePosition.x).toBeCloseTo(stage.width / 2, 0);
});
