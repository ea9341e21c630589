import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const counts = (test: (count: number) => boolean) => demo.waitFor(() => demo.count('mark'), test);
  const words = demo.control('textbox', 'Words');
  const opacity = demo.control('slider', 'Opacity');
  const size = demo.control('slider', 'Size');

  await demo.waitForNode('marks', ({ rect }) => rect.width > 100);
  const stage = await demo.stage();
  const picture = await demo.node('sheet');
  const opening = await counts((count) => count > 20);
  await says(`${opening} times “© Ines Okafor”, 28 % opaque.`);
  const middle = await demo.node('#0/0');
  expect(middle.attrs).toEqual({
    ...middle.attrs,
    text: '© Ines Okafor',
    fontSize: 24,
    opacity: 0.28,
  });
  expect((await demo.node('marks')).rotation).toBe(-30);

  // Each word touches the picture: none is drawn for nothing.
  const paper = (await demo.node('paper')).rect;
  for (const { rect } of await demo.nodes('mark')) {
    expect(rect.x + rect.width).toBeGreaterThan(paper.x);
    expect(rect.x).toBeLessThan(paper.x + paper.width);
    expect(rect.y + rect.height).toBeGreaterThan(paper.y);
    expect(rect.y).toBeLessThan(paper.y + paper.height);
  }

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
  await says('times “PROOF”, 80 % opaque.');
  await demo.waitForNode('#0/0', ({ attrs }) => attrs['opacity'] === 0.8);
  expect(await outOfStep(demo)).toEqual([]);

  // The export is the picture at twice its size with the words in it: its pixels differ where a letter is.
  const at = Array.from({ length: 80 }, (_, i) => ({ x: 480 + 4 * i, y: 420 }));
  const marked = await savedPicture(demo, 'Export PNG', at);
  expect([marked.type, marked.width, marked.height]).toEqual(['image/png', 1280, 840]);
  await words.fill('   ');
  await counts((count) => count === 0);
  await says('Type the words of the watermark.');
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
  expect((await demo.node('sheet')).absolutePosition).toEqual(picture.absolutePosition);
});
