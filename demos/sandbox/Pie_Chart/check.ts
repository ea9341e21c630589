import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const { width, height } = await demo.stage();
  const ring = demo.control('checkbox', 'Ring');
  const fruit = (name: string) => demo.control('checkbox', name);
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  interface Piece {
    id: string;
    from: number;
    sweep: number;
    hole: number;
    /** Distance from the middle of the tart. */
    pull: number;
  }
  /** All pieces, once they pass a test. */
  const pieces = (test: (pieces: Piece[]) => boolean) =>
    demo.waitFor(async () => {
      const stage = await demo.stage();
      return (await demo.nodes('slice')).map(({ id, attrs, position, rotation }) => ({
        id,
        from: rotation,
        sweep: Number(attrs['sweep']),
        hole: Number(attrs['hole']),
        pull: Math.hypot(position.x - stage.width / 2, position.y - stage.height / 2),
      }));
    }, test);
  const rest = (found: Piece[]) => found.every(({ pull }) => pull < 1);
  const only = (id: string) => (found: Piece[]) =>
    found.every((piece) => Math.abs(piece.pull - (piece.id === id ? 14 : 0)) < 1.5);
  const sweeps = (found: Piece[]) => found.map(({ sweep }) => sweep);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  /** The middle of a piece on the stage. */
  const middleOf = ({ from, sweep }: Piece) => {
    const angle = ((from + sweep / 2) * Math.PI) / 180;
    return { x: width / 2 + 60 * Math.cos(angle), y: height / 2 + 60 * Math.sin(angle) };
  };

  const opening = await pieces((now) => now.length === 5 && rest(now));
  expect(sum(sweeps(opening))).toBeCloseTo(360, 3);
  await says('19.4 kg: Strawberries 33 %, Apricots 24 %');
  const [strawberry, , , kiwi] = opening;
  if (!strawberry || !kiwi) throw new Error('There are not five pieces.');
  // The fruit is drawn: the piece has more than one color.
  const spot = middleOf(strawberry);
  const colors = await demo.pixels(
    Array.from({ length: 12 }, (_, i) => ({ x: spot.x + i * 2, y: spot.y })),
  );
  expect(new Set(colors.map(String)).size).toBeGreaterThan(3);

  // Fingers first: a mouse that rests somewhere would hover again when the picture changes.
  // A tap pulls a piece, one beside the tart puts it back. A swipe over the tart scrolls the page.
  await demo.tap(middleOf(kiwi));
  await pieces(only('kiwi'));
  await demo.tap({ x: 6, y: 6 });
  await pieces(rest);
  expect(await demo.swipe(spot, { x: 0, y: -60 })).toBe('browser');
  await demo.tap({ x: 6, y: 6 });

  // The mouse pulls a piece out along its middle, with its weight beside it; beside the tart, all are back.
  await demo.hover(middleOf(kiwi));
  await pieces(only('kiwi'));
  await demo.waitForNode('#label-kiwi', ({ attrs }) => String(attrs['text']).includes('2.6 kg'));
  await demo.hover(spot);
  await pieces(only('strawberry'));
  const out = await demo.node('#strawberry');
  const still = (strawberry.from + strawberry.sweep / 2) * (Math.PI / 180);
  const way = { x: out.position.x - width / 2, y: out.position.y - height / 2 };
  expect(Math.atan2(way.y, way.x)).toBeCloseTo(still, 1);
  await demo.hover({ x: 6, y: 6 });
  await pieces(rest);

  // On the way, too, each piece begins where the one before it ends. Noted at each drawing.
  await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[1];
    const note = document.body.dataset;
    layer?.on('draw', () => {
      let end = -90;
      for (const piece of layer.find('.slice')) {
        const gap = Math.abs(piece.rotation() - end);
        end = piece.rotation() + Number(piece.getAttr('sweep'));
        note.gap = String(Math.max(Number(note.gap ?? 0), gap, Math.abs(end) > 271 ? 1 : 0));
      }
      note.drawn = String(Number(note.drawn ?? 0) + 1);
    });
  });

  // Without a fruit the others fill the circle, in their order; back again, all is as it was.
  await fruit('Strawberries').check(false);
  const less = await pieces(
    (now) =>
      now[0]?.sweep === 0 &&
      Math.abs(sum(sweeps(now)) - 360) < 0.01 &&
      now[4]?.from !== opening[4]?.from,
  );
  expect(less[1]?.from).toBeCloseTo(-90, 1);
  await says('13.0 kg: Apricots 36 %');
  const noted = await demo.evaluate(() => ({ ...document.body.dataset }));
  expect(Number(noted['drawn'])).toBeGreaterThan(1);
  expect(Number(noted['gap'])).toBeLessThan(0.1);
  await demo.waitForNode('#label-strawberry', ({ attrs }) => attrs['opacity'] === 0);
  // What is hidden cannot be pulled.
  expect((await demo.node('#strawberry')).attrs['listening']).toBe(false);
  await fruit('Strawberries').check(true);
  await pieces(
    (now) => rest(now) && JSON.stringify(sweeps(now)) === JSON.stringify(sweeps(opening)),
  );

  // One fruit is the whole tart; none is an empty one, and both are said.
  for (const name of ['Strawberries', 'Apricots', 'Blueberries', 'Raspberries']) {
    await fruit(name).check(false);
  }
  await says('2.6 kg: Kiwis 100 %.');
  await pieces((now) => now[3]?.sweep === 360);
  await fruit('Kiwis').check(false);
  await says('All fruit is off the tart.');
  await pieces((now) => now.every(({ sweep }) => sweep === 0));
  expect(await demo.control('slider', 'Piece').isDisabled()).toBe(true);
  for (const name of ['Strawberries', 'Apricots', 'Blueberries', 'Kiwis', 'Raspberries']) {
    await fruit(name).check(true);
  }
  await pieces((now) => JSON.stringify(sweeps(now)) === JSON.stringify(sweeps(opening)));

  // The ring has a hole with the weight in it.
  await ring.check(true);
  await pieces(
    (now) => now.every(({ hole }) => hole > 50) && new Set(now.map(({ hole }) => hole)).size === 1,
  );
  await demo.waitForNode(
    '#total',
    ({ attrs }) => attrs['opacity'] === 1 && attrs['text'] === '19.4 kg',
  );
  await ring.check(false);
  await pieces((now) => now.every(({ hole }) => hole < 1));

  // Keys go from piece to piece, and a screen reader speaks each.
  const slider = demo.control('slider', 'Piece');
  const spoken = () =>
    demo.evaluate(() => document.querySelector('[type=range]')?.getAttribute('aria-valuetext'));
  await slider.focus();
  await pieces(only('strawberry'));
  await demo.key('ArrowRight');
  await pieces(only('apricot'));
  expect(await spoken()).toBe('Apricots, 4.7 kg, 24 %');
  await demo.key('End');
  await pieces(only('raspberry'));
  await ring.focus();
  await pieces(rest);

  // In another width, all is at its place at once, and what was hidden stays so.
  await fruit('Apricots').check(false);
  await pieces((now) => now[1]?.sweep === 0);
  await narrow(demo);
  const small = await pieces((now) => now[1]?.sweep === 0 && rest(now));
  expect(sum(sweeps(small))).toBeCloseTo(360, 3);
  // There is no room for names: the share alone is beside a piece.
  await demo.waitForNode('#label-kiwi', ({ attrs }) => /^\d+ %$/.test(String(attrs['text'])));
  await widen(demo, width);
  await demo.waitForNode('#label-kiwi', ({ attrs }) => String(attrs['text']).startsWith('Kiwis'));
});
