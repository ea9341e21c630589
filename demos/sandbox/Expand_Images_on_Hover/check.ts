import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const scale = stage.width / 480;
  const at = (x: number, y: number) => ({ x: x * scale, y: y * scale });
  const slide = (id: string) => demo.node(`#${id}`);
  /** Waits until exactly these slides are large, and at rest. */
  const grown = async (...ids: string[]) => {
    for (const id of ['lake', 'harbor', 'canal']) {
      const size = ids.includes(id) ? 1.2 : 1;
      await demo.waitForNode(`#${id}`, (node) => node.scale.x === size && node.scale.y === size);
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
      demo
        .evaluate((konva) =>
          (konva.stages[0]?.find<Konva.Image>('.picture') ?? []).filter((node) => node.image()),
        )
        .then((found) => found.length),
    (count) => count === 3,
  );
  await says('Point at a slide.');
  const lake = await slide('lake');

  // It grows about its middle, and shrinks when the pointer goes to the next one or to the table.
  await demo.hover(at(98, 112));
  await says('Lake, first canoe, 14 June.');
  await grown('lake');
  const large = await slide('lake');
  expect(large.position).toEqual(lake.position);
  const middle = ({ rect }: typeof lake) => [rect.x + rect.width / 2, rect.y + rect.height / 2];
  middle(large).forEach((value, i) => expect(value).toBeCloseTo(middle(lake)[i] ?? NaN, 0));
  expect(await demo.cursor()).toBe('grab');
  await demo.hover(at(388, 126));
  await grown('harbor');
  await demo.hover(at(30, 300));
  await grown();
  await says('Point at a slide.');

  // A drag brings it to the front and moves it in both directions; it stays large meanwhile, and on the table at the end.
  expect(await order()).toBe('lake,harbor,canal');
  await demo.drag(at(98, 112), { x: 60 * scale, y: 50 * scale });
  await demo.waitForNode(
    '#lake',
    ({ position }) => Math.abs(position.x - 158) < 1.5 && Math.abs(position.y - 162) < 1.5,
  );
  await demo.waitFor(order, (now) => now === 'harbor,canal,lake');
  await grown('lake');
  await demo.drag(at(158, 162), { x: -300 * scale, y: 300 * scale });
  await demo.waitForNode('#lake', ({ position }) => position.x === 46 && position.y === 274);

  // A finger: a tap lets it grow, a swipe drags it, and the page does not scroll.
  await demo.tap(at(388, 126));
  await grown('harbor');
  await demo.waitFor(order, (now) => now === 'canal,lake,harbor');
  expect(await demo.swipe(at(388, 126), { x: -60 * scale, y: 20 * scale })).toBe('demo');
  await demo.waitForNode(
    '#harbor',
    ({ position }) => Math.abs(position.x - 328) < 1.5 && Math.abs(position.y - 146) < 1.5,
  );
  expect(await demo.swipe(at(465, 20), { x: 0, y: 50 })).toBe('browser');
  await grown();

  // The keyboard goes from slide to slide, moves one, and leaves.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowLeft');
  await grown('canal');
  await says('Canal, nine houses, 21 July.');
  await demo.waitFor(order, (now) => now === 'lake,harbor,canal');
  await demo.key('Shift+ArrowRight');
  await demo.key('Shift+ArrowDown');
  await demo.waitForNode('#canal', ({ position }) => position.x === 250 && position.y === 206);
  await demo.key('ArrowRight');
  await grown('lake');

  // Reduced in a narrow page, everything keeps its place.
  await narrow(demo);
  const small = await slide('canal');
  expect([small.position.x, small.position.y]).toEqual([250, 206]);
  expect(small.absolutePosition.x).toBeCloseTo((250 * 320) / 480, 3);
  await widen(demo, stage.width);
  await demo.key('Escape');
  await grown();
  expect(await outOfStep(demo)).toEqual([]);
});
