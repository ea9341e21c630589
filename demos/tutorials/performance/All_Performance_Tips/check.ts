import type Konva from 'konva';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const known = () => demo.evaluate((konva) => Object.keys(konva.shapes).length);
  await demo.control('slider', 'Shapes').fill('100');
  expect(await known()).toBe(100);

  // Notes what each scene is like when it is drawn for the first time.
  await demo.evaluate((konva) => {
    const add = konva.Stage.prototype.add;
    const seen: string[] = [];
    konva.Stage.prototype.add = function (layer, ...rest) {
      const nodes = layer.getChildren();
      const first: Konva.Node | undefined = nodes[0];
      seen.push(
        [
          nodes.length,
          nodes.filter((node) => node.visible()).length,
          layer.listening() ? 'listens' : 'deaf',
          first?.isCached() ? 'cached' : 'live',
          first?.getAttr('perfectDrawEnabled') ? 'perfect' : 'fast',
          first?.getAttr('shadowForStrokeEnabled') ? 'both' : 'fill',
          first?.getAttr('hitStrokeWidth'),
        ].join(' '),
      );
      document.body.dataset['seen'] = seen.join();
      return add.call(this, layer, ...rest);
    };
  });
  const cells = () =>
    demo.evaluate(() => [...document.querySelectorAll('td')].map((cell) => cell.innerText));
  await demo.control('button', 'Measure all tips').click();
  const words = await demo.waitFor(cells, (now) => !now.includes('–'));
  expect(words).toHaveLength(36);
  expect(await demo.control('button', 'Measure all tips').isDisabled()).toBe(false);

  // For each tip a scene without it and one with it, which differ in what the tip says.
  const seen = (await demo.evaluate(() => document.body.dataset['seen'] ?? '')).split(',');
  const plain = '100 100 listens live perfect both auto';
  expect(seen).toEqual([
    plain,
    '100 100 deaf live perfect both auto',
    plain,
    '100 100 listens cached perfect both auto',
    plain,
    '100 100 listens live fast both auto',
    plain,
    '100 100 listens live perfect fill auto',
    plain,
    '100 100 listens live perfect both 0',
    plain,
    '10 10 listens live perfect both auto',
    plain,
    '1 1 listens live perfect both auto',
    plain,
    '100 10 listens live perfect both auto',
    plain,
    plain,
  ]);

  // The rows are sorted by their factor, and each has its name once.
  const rows = Array.from({ length: 9 }, (_, index) => words.slice(4 * index, 4 * index + 4));
  expect(new Set(rows.map(([name]) => name)).size).toBe(9);
  const factors = rows.map((row) => Number(row[3]));
  expect(factors).toEqual(factors.toSorted((a, b) => b - a));
  expect(factors.every((factor) => factor > 0)).toBe(true);

  // Nothing of the scenes is left.
  expect(await known()).toBe(100);
  expect((await demo.stage()).layers).toBe(1);

  await narrow(demo);
  const { absolutePosition, position } = await demo.node('Circle');
  expect(absolutePosition.x).toBe(position.x + 160);
  expect(absolutePosition.y).toBe(position.y);
});
