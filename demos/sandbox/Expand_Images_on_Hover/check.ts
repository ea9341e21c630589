import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const scale = (await demo.node('Layer')).scale.x;
  const at = (x: number, y: number) => ({
    x: stage.width / 2 + x * scale,
    y: stage.height / 2 + y * scale,
  });
  const slide = (id: string) => demo.node(`#${id}`);
  /** Waits until exactly these slides are large, and at rest. */
  const grown = async (...ids: string[]) => {
    for (const id of ['lake', 'harbor', 'canal']) {
      const size = ids.includes(id) ? 1.2 : 1;
      await demo.waitForNode(
        `#${id}`,
        (node) => Math.abs(node.scale.x - size) < 1e-6 && Math.abs(node.scale.y - size) < 1e-6,
      );
    }
  };
  const order = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.find('.slide') ?? [])
        .toSorted((a, b) => a.zIndex() - b.zIndex())
        .map((node) => node.id())
        .join(),
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );

  // The pictures are there.
  await demo.waitFor(
    () =>
      demo.evaluate(
        (konva) =>
          (konva.stages[0]?.find<Konva.Image>('.slide') ?? []).filter((node) => {
            const image = node.image();
            return image instanceof HTMLImageElement && image.naturalWidth > 0;
          }).length,
      ),
    (count) => count === 3,
  );
  await says('Point at a slide.');
  const lake = await slide('lake');

  // It grows about its middle, and shrinks when the pointer goes to the next one or to the table.
  await demo.hover(at(-142, -44));
  await says('Lake, first canoe');
  await grown('lake');
  const large = await slide('lake');
  expect(large.position).toEqual(lake.position);
  const middle = ({ rect }: typeof lake) => [rect.x + rect.width / 2, rect.y + rect.height / 2];
  middle(large).forEach((value, i) => expect(value).toBeCloseTo(middle(lake)[i] ?? NaN, 0));
  await demo.hover(at(146, -32));
  await grown('harbor');
  await demo.hover(at(-200, 140));
  await grown();
  await says('Point at a slide.');

  // A drag brings it to the front and moves it in both directions; it stays large meanwhile.
  expect(await order()).toBe('lake,harbor,canal');
  await demo.drag(at(-142, -44), { x: 60 * scale, y: 50 * scale });
  await demo.waitForNode(
    '#lake',
    ({ position }) => Math.abs(position.x + 82) < 1.5 && Math.abs(position.y - 6) < 1.5,
  );
  await demo.waitFor(order, (now) => now === 'harbor,canal,lake');
  await grown('lake');

  // A finger: a tap lets it grow, a swipe drags it, and the page does not scroll.
  await demo.tap(at(146, -32));
  await grown('harbor');
  await demo.waitFor(order, (now) => now === 'canal,lake,harbor');
  expect(await demo.swipe(at(146, -32), { x: -60 * scale, y: 20 * scale })).toBe('demo');
  await demo.waitForNode(
    '#harbor',
    ({ position }) => Math.abs(position.x - 86) < 1.5 && Math.abs(position.y + 12) < 1.5,
  );
  expect(await demo.swipe(at(225, -120), { x: 0, y: 50 })).toBe('browser');

  // The keyboard goes from slide to slide, moves one, and leaves.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Escape');
  await grown();
  await demo.key('ArrowRight');
  await grown('lake');
  await demo.key('ArrowLeft');
  await grown('canal');
  await says('Canal, nine houses');
  await demo.waitFor(order, (now) => now === 'harbor,lake,canal');
  await demo.key('Shift+ArrowRight');
  await demo.key('Shift+ArrowDown');
  await demo.waitForNode('#canal', ({ position }) => position.x === 10 && position.y === 54);
  await demo.key('ArrowRight');
  await grown('lake');

  // Reduced in a narrow page, everything keeps its place.
  await narrow(demo);
  const small = await slide('canal');
  expect(small.position).toEqual({ x: 10, y: 54 });
  expect(small.absolutePosition.x).toBeCloseTo(160 + (10 * 320) / 480, 3);
  await widen(demo, stage.width);
  await demo.key('Escape');
  await grown();
  expect((await outOfStep(demo)).filter((line) => !line.includes('scale'))).toEqual([]);
});
