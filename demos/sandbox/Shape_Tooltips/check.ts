import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const scale = stage.width / 480;
  const at = (x: number, y: number) => ({ x: Math.round(x * scale), y: Math.round(y * scale) });
  const seen = () =>
    demo.evaluate((konva) => {
      const label = konva.stages[0]?.findOne<Konva.Label>('.tooltip');
      return {
        text: label?.visible() ? (label.getText()?.text() ?? '') : '',
        direction: label?.getTag()?.pointerDirection(),
        x: label?.x() ?? NaN,
        y: label?.y() ?? NaN,
      };
    });
  /** Waits until the label has the words, on the canvas and in the page. */
  const says = async (text: string) => {
    const now = await demo.waitFor(seen, (label) => label.text === text);
    await demo.waitFor(
      () => demo.text(),
      (page) => page.includes(text || 'Point at something'),
    );
    return now;
  };

  await says('');
  // The label is above the pointer and follows it, in both directions.
  await demo.hover(at(176, 150));
  const first = await says('Fried egg, sunny side up');
  expect(first.direction).toBe('down');
  expect([first.x, first.y]).toEqual([at(176, 0).x, at(0, 150).y - 8]);
  await demo.hover(at(190, 165));
  await demo.waitFor(seen, ({ x, y }) => x === at(190, 0).x && y === at(0, 165).y - 8);

  // What is on top is found; a corner beside a triangle belongs to the plate below it.
  await demo.hover(at(262, 200));
  await says('Toast, rye');
  await demo.hover(at(224, 160));
  await says('Plate, stoneware');

  // At the edges, the label is beside the pointer or below it; it stays on the stage.
  await demo.hover(at(60, 72));
  expect((await says('Blueberries, a handful')).direction).toBe('left');
  await demo.hover(at(430, 226));
  expect((await says('Half an orange')).direction).toBe('right');
  const { rect } = await demo.node('tooltip');
  expect(rect.x).toBeGreaterThan(0);
  expect(rect.x + rect.width).toBeLessThan(stage.width);

  // The cloth has no name.
  await demo.hover(at(240, 30));
  await says('');

  // A moving label draws its own layer only.
  await demo.hover(at(388, 92));
  await says('Coffee, with milk');
  await demo.evaluate((konva) => {
    konva.stages[0]?.getLayers()[0]?.on('draw', () => (document.body.dataset.drawn = 'yes'));
  });
  await demo.hover(at(380, 100));
  await demo.waitFor(seen, ({ x }) => x === at(380, 0).x);
  expect(await demo.evaluate(() => document.body.dataset.drawn)).toBeUndefined();

  // A finger's tap shows the name until the next one.
  await demo.tap(at(244, 206));
  await says('Toast, rye');
  await demo.tap(at(240, 30));
  await says('');

  // The keyboard goes from dish to dish, and Escape hides.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await says('Plate, stoneware');
  await demo.key('ArrowLeft');
  await says('Fork');
  await demo.key('Escape');
  await says('');

  // In a narrow page, the table and the places of its dishes are smaller.
  await narrow(demo);
  await demo.hover({ x: (402 * 320) / 480, y: (226 * 320) / 480 });
  await says('Half an orange');
  const small = (await demo.node('tooltip')).rect;
  expect(small.x).toBeGreaterThanOrEqual(0);
  expect(small.x + small.width).toBeLessThanOrEqual(320);
  await widen(demo, stage.width);
  // A label places its tag and its text itself.
  const drifted = (await outOfStep(demo)).filter((line) => !/^(Tag|Text): [xy] is/.test(line));
  expect(drifted).toEqual([]);
});
