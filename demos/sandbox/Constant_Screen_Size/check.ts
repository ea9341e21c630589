import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** What the reader sees of the scene, in pixels of the screen. */
  const seen = () =>
    demo.evaluate((konva) => {
      const stage = konva.stages[0];
      const rect = (selector: string) => stage?.findOne(selector)?.getClientRect();
      const hut = rect('#hut-firn-hut');
      const caption = rect('#firn-hut');
      const handle = rect('#handle-1');
      const legend = rect('.legend');
      const place = stage?.findOne('#handle-1')?.absolutePosition();
      return {
        scale: stage?.scaleX() ?? 0,
        hut: hut?.width ?? 0,
        caption: [caption?.width ?? 0, caption?.height ?? 0].map(Math.round),
        captions: stage?.find('.caption').length ?? 0,
        handle: [handle?.width ?? 0, handle?.height ?? 0].map(Math.round),
        legend: [legend?.x ?? 0, legend?.y ?? 0, legend?.width ?? 0].map(Math.round),
        place: { x: place?.x ?? 0, y: place?.y ?? 0 },
      };
    });
  const whenScale = (scale: number) =>
    demo.waitFor(seen, (now) => Math.abs(now.scale - scale) < 0.001);
  const near = (a: Point, b: Point) => {
    expect(a.x).toBeCloseTo(b.x, 0);
    expect(a.y).toBeCloseTo(b.y, 0);
  };
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const button = (name: string) => demo.control('button', name);
  const undo = button('Undo');

  const first = await seen();
  expect(first.captions).toBe(6);
  expect(await undo.isDisabled()).toBe(true);

  // Ctrl with the wheel zooms at the pointer. The hut grows; caption, handle and legend keep their size and the legend its place.
  const at = { x: Math.round(first.place.x) + 40, y: Math.round(first.place.y) - 40 };
  await demo.wheel(at, { y: -550 }, ['Control']);
  const zoomed = await whenScale(first.scale * Math.exp(1.1));
  expect(zoomed.hut / first.hut).toBeCloseTo(Math.exp(1.1), 2);
  expect(zoomed.caption).toEqual(first.caption);
  expect(zoomed.handle).toEqual(first.handle);
  expect(zoomed.legend).toEqual(first.legend);
  near(zoomed.place, {
    x: at.x + (first.place.x - at.x) * Math.exp(1.1),
    y: at.y + (first.place.y - at.y) * Math.exp(1.1),
  });
  await says(`Zoom ${Math.round(zoomed.scale * 100)}%`);

  // The tour's line is three pixels wide as before: left and right of it is the halo, and then the ground.
  const tour = await demo.node('tour');
  expect(tour.attrs['strokeScaleEnabled']).toBe(false);

  // A handle is dragged in the zoomed view, and the map stays. The tour follows.
  await demo.drag('#handle-1', { x: 50, y: -30 });
  const dragged = await seen();
  near(dragged.place, { x: zoomed.place.x + 50, y: zoomed.place.y - 30 });
  expect(dragged.legend).toEqual(first.legend);
  expect((await demo.node('tour')).attrs['points']).toEqual(
    await demo.evaluate((konva) => {
      const handle = konva.stages[0]?.findOne('#handle-1');
      const points: unknown = konva.stages[0]?.findOne('.tour')?.getAttr('points');
      const all = Array.isArray(points) ? points.map(Number) : [];
      return [...all.slice(0, 4), handle?.x() ?? 0, handle?.y() ?? 0, ...all.slice(6)];
    }),
  );
  await says('The tour was changed.');

  // A second drag is a step of its own.
  await demo.drag('#handle-1', { x: 20, y: 10 });
  await undo.click();
  near((await seen()).place, dragged.place);
  await button('Redo').click();
  near((await seen()).place, { x: dragged.place.x + 20, y: dragged.place.y + 10 });
  await undo.click();

  // The chosen point moves by keys, by pixels of the screen, and undo takes back both.
  await demo.evaluate(() => document.querySelector<HTMLElement>('.panorama')?.focus());
  await demo.key('ArrowDown');
  near((await seen()).place, { x: dragged.place.x, y: dragged.place.y + 12 });
  await demo.key('Control+z');
  near((await seen()).place, dragged.place);
  await undo.click();
  near((await seen()).place, zoomed.place);
  expect(await undo.isDisabled()).toBe(true);

  // Without a chosen point, the keys move the view.
  await demo.control('combobox', 'Arrow keys move').choose('the view');
  await demo.evaluate(() => document.querySelector<HTMLElement>('.panorama')?.focus());
  await demo.key('ArrowRight');
  near((await seen()).place, { x: zoomed.place.x - 80, y: zoomed.place.y });

  // A finger drags the map, two zoom it. One that the system takes away is not the first of two.
  const finger = await demo.finger({ x: 200, y: 60 });
  await finger.moveTo({ x: 240, y: 60 });
  await finger.cancel();
  expect(await demo.swipe({ x: 200, y: 60 }, { x: 40, y: 40 })).toBe('demo');
  await demo.waitFor(
    async () => (await seen()).place,
    ({ x, y }) => Math.abs(x - zoomed.place.x) < 0.5 && Math.abs(y - zoomed.place.y - 40) < 0.5,
  );
  expect(await demo.pinch({ x: 240, y: 150 }, { scale: 0.5 })).toBe('demo');
  await whenScale(zoomed.scale / 2);

  // Switched off, everything grows with the map.
  await demo.control('checkbox', 'Captions keep their size').check(false);
  await demo.control('checkbox', 'Lines keep their width').check(false);
  await demo.control('checkbox', 'Handles keep their size').check(false);
  const grown = await seen();
  expect(Math.abs((grown.handle[0] ?? 0) - (first.handle[0] ?? 0) * grown.scale)).toBeLessThan(2);
  expect(Math.abs((grown.caption[0] ?? 0) - (first.caption[0] ?? 0) * grown.scale)).toBeLessThan(9);
  expect((await demo.node('tour')).attrs['strokeScaleEnabled']).toBe(true);

  // A narrow page keeps what is in the middle; the start covers the stage again.
  const wide = await demo.stage();
  await narrow(demo);
  const { x, y, scaleX, width, height } = await demo.stage();
  near(
    { x: (width / 2 - x) / scaleX, y: (height / 2 - y) / scaleX },
    {
      x: (wide.width / 2 - wide.x) / wide.scaleX,
      y: (wide.height / 2 - wide.y) / wide.scaleX,
    },
  );
  const zoomIs = (scale: number) =>
    demo.waitFor(
      () => demo.stage(),
      (now) => Math.abs(now.scaleX - scale) < 0.001,
    );
  await button('Zoom in').click();
  await zoomIs(scaleX * 1.5);
  await button('Zoom out').click();
  await zoomIs(scaleX);
  await button('Start view').click();
  await zoomIs(Math.max(320 / 1000, height / 600));
  expect((await seen()).legend[0]).toBe(first.legend[0]);
  expect(await outOfStep(demo)).toEqual([]);
});
