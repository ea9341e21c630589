import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const button = (name: string) => demo.control('button', name);

  /**
   * What the pool's canvas shows, which only the worker can draw on: the middle of the ring's coral, in CSS pixels of the canvas, a point on
   * a yellow duck, how much is yellow, and a number that differs when a pixel does.
   */
  const pool = () =>
    demo.evaluate(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('#pool');
      const copy = new OffscreenCanvas(canvas?.width ?? 1, canvas?.height ?? 1).getContext('2d');
      if (!canvas || !copy || canvas.width === 0) throw new Error('There is no pool.');
      copy.drawImage(canvas, 0, 0);
      const { data, width } = copy.getImageData(0, 0, canvas.width, canvas.height);
      const ratio = width / canvas.clientWidth;
      const ring = { x: 0, y: 0, pixels: 0 };
      let yellow = 0;
      let duck = { x: 0, y: 0 };
      let hash = 0;
      let run = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        const place = { x: ((at / 4) % width) / ratio, y: Math.floor(at / 4 / width) / ratio };
        hash = (Math.imul(hash, 31) + red * 65536 + green * 256 + blue) | 0;
        if (red === 242 && green === 102 && blue === 74) {
          ring.x += place.x;
          ring.y += place.y;
          ring.pixels += 1;
        }
        const isYellow = red === 246 && green === 197 && blue === 60;
        run = isYellow ? run + 1 : 0;
        if (isYellow) yellow += 1;
        if (run === 6) duck = { x: place.x - 3 / ratio, y: place.y };
      }
      return {
        ring: { x: ring.x / ring.pixels, y: ring.y / ring.pixels },
        coral: ring.pixels,
        width: canvas.clientWidth,
        duck,
        yellow,
        hash,
      };
    });
  /** A point of the pool as a point of the page's own stage, in which the mouse is moved. */
  const onPage = (point: { x: number; y: number }) =>
    demo.evaluate((_konva, { x, y }) => {
      const box = document.querySelector('#pool')?.getBoundingClientRect();
      const stage = document.querySelector('.konvajs-content')?.getBoundingClientRect();
      return { x: (box?.x ?? 0) + x - (stage?.x ?? 0), y: (box?.y ?? 0) + y - (stage?.y ?? 0) };
    }, point);
  const ringAt = (x: number, y: number) =>
    demo.waitFor(pool, ({ ring }) => Math.abs(ring.x - x) < 3 && Math.abs(ring.y - y) < 3);
  /** Waits until two readings are the same. */
  const still = () =>
    demo.waitFor(
      async () => [await pool(), await pool()] as const,
      ([one, other]) => one.hash === other.hash,
    );

  // The worker draws picture after picture, and stops when it is told to.
  await says('Pause');
  const first = await pool();
  expect(first.coral).toBeGreaterThan(500);
  await demo.waitFor(pool, ({ hash, yellow }) => yellow > 0 && hash !== first.hash);
  await button('Pause').click();
  await says('Play');
  const [paused] = await still();
  const pageDuck = (await demo.node('page-duck')).position;
  await demo.hover(await onPage({ x: 6, y: 6 }));
  expect((await pool()).hash).toBe(paused.hash);
  expect((await demo.node('page-duck')).position).toEqual(pageDuck);

  // The pointer: the worker finds the ring under it, and the ring follows.
  const from = await onPage(paused.ring);
  await demo.hover(from);
  await demo.waitFor(
    () => demo.cursor(),
    (cursor) => cursor === 'grab',
  );
  await demo.drag(from, { x: 90, y: -40 });
  const dragged = await ringAt(paused.ring.x + 90, paused.ring.y - 40);
  await says('The ring is ');
  await demo.hover(await onPage({ x: 6, y: 6 }));
  await demo.waitFor(
    () => demo.cursor(),
    (cursor) => cursor === 'default',
  );
  expect(await demo.swipe(await onPage(dragged.ring), { x: -60, y: 50 })).toBe('demo');
  await ringAt(dragged.ring.x - 60, dragged.ring.y + 50);

  // A duck under the pointer turns around, and another one by a key.
  const [{ duck, hash, ring }] = await still();
  await demo.click(await onPage(duck));
  await says('A duck turned around.');
  await demo.waitFor(pool, (seen) => seen.hash !== hash);
  await demo.evaluate(() => document.querySelector<HTMLElement>('#pool')?.focus());
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await says('The ring is ');
  await ringAt(ring.x + 16, ring.y - 16);
  await demo.key('Enter');
  await says('A duck turned around.');

  // More ducks, up to a number that is told.
  await button('Add ducks').click();
  await says('24 ducks in the pool.');
  await demo.waitFor(pool, ({ yellow }) => yellow > paused.yellow * 1.5);
  for (let count = 36; count < 120; count += 12) {
    await button('Add ducks').click();
    await says(`${count} ducks in the pool.`);
  }
  await button('Add ducks').click();
  await says('120 ducks: the pool is full.');
  expect(await button('Add ducks').isDisabled()).toBe(true);

  // In a narrow page the ring keeps its place in proportion.
  const wide = await pool();
  await narrow(demo);
  await demo.waitFor(
    pool,
    (seen) =>
      seen.width < 330 && Math.abs(seen.ring.x / seen.width - wide.ring.x / wide.width) < 0.04,
  );
  await widen(demo, wide.width);
  await ringAt(wide.ring.x, wide.ring.y);

  // Blocked, the page draws nothing; the worker does.
  await button('Play').click();
  await button('Block the page for 1.5 s').click();
  await says('Blocked for 1.5 s, the worker drew ');
  const drawn = Number(/drew (\d+) pictures/.exec(await demo.text())?.[1]);
  expect(drawn).toBeGreaterThan(5);
});
