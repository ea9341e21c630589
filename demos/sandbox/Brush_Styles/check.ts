import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

const PAPER = [250, 244, 230, 255];
const INDIGO = [37, 50, 75, 255];
const VERMILION = [217, 70, 46, 255];

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const strokes = (count: number) =>
    demo.waitFor(
      () => demo.count('stroke'),
      (now) => now === count,
    );
  const pixelIs = (point: Point, color: number[]) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color.join(),
    );
  const pointsOf = async (name: string): Promise<number[]> => {
    const points = (await demo.nodes(name)).at(-1)?.attrs['points'];
    return Array.isArray(points) ? points.map(Number) : [];
  };
  const button = (name: string) => demo.control('button', name);
  const slider = (name: string, value: number) => demo.control('slider', name).fill(String(value));

  const stage = await demo.stage();
  const paper = (await demo.node('paper')).rect;
  const scale = paper.width / 480;
  /** A point of the page on the stage. */
  const at = (x: number, y: number) => ({ x: paper.x + x * scale, y: paper.y + y * scale });
  expect(paper.x).toBeGreaterThan(0);
  expect(paper.y).toBeGreaterThan(0);
  expect(paper.y + paper.height).toBeLessThan(stage.height);

  // The book is open at a sketch. Clear can be undone.
  const opening = await demo.count('stroke');
  expect(opening).toBeGreaterThan(30);
  await says(`${opening} strokes on the page.`);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Clear').click();
  await strokes(0);
  await says('The page is empty.');
  expect(await button('Clear').isDisabled()).toBe(true);
  await demo.key('Control+z');
  await strokes(opening);
  await button('Redo').click();
  await strokes(0);

  // A pen's pressure makes the brush wide. Without smoothing the points are where the pen was.
  await slider('Smoothing', 0);
  await slider('Size', 40);
  await demo.evaluate(
    (konva, { from, step }) => {
      const content = konva.stages[0]?.content;
      const box = content?.getBoundingClientRect();
      const send = (type: string, i: number) =>
        content?.dispatchEvent(
          new PointerEvent(type, {
            pointerId: 71,
            pointerType: 'pen',
            isPrimary: true,
            bubbles: true,
            button: type === 'pointermove' ? -1 : 0,
            pressure: type === 'pointerup' ? 0 : Math.min(1, 0.1 + i / 20),
            clientX: (box?.left ?? 0) + from.x + i * step,
            clientY: (box?.top ?? 0) + from.y,
          }),
        );
      send('pointerdown', 0);
      for (let i = 1; i <= 40; i += 1) send('pointermove', i);
      send('pointerup', 40);
    },
    { from: at(60, 80), step: 8 * scale },
  );
  await strokes(1);
  await says('One stroke on the page.');
  const pressed = await pointsOf('stroke');
  expect(pressed[0]).toBeCloseTo(60, 0);
  expect(pressed[2]).toBeCloseTo(0.1, 2);
  expect(pressed.at(-3)).toBeCloseTo(380, 0);
  expect(pressed.at(-1)).toBeGreaterThan(0.95);
  await pixelIs(at(360, 95), INDIGO);
  await pixelIs(at(70, 95), PAPER);

  // A mouse has no pressure: the slower, the wider. The growing stroke has a layer of its own.
  await demo.press(at(60, 140));
  await demo.waitFor(
    () => demo.count('wet'),
    (count) => count === 1,
  );
  for (let x = 68; x <= 124; x += 8) await demo.moveTo(at(x, 140));
  expect(await demo.count('stroke')).toBe(1);
  await demo.release();
  await strokes(2);
  expect(await demo.count('wet')).toBe(0);
  expect((await pointsOf('stroke')).at(-1)).toBeGreaterThan(0.65);
  await pixelIs(at(114, 152), INDIGO);

  // The nib is wide across its angle and thin along it.
  await button('Calligraphy').click();
  await demo.drag(at(60, 260), { x: 60 * scale, y: -60 * scale });
  await demo.drag(at(160, 200), { x: 60 * scale, y: 60 * scale });
  await strokes(4);
  await pixelIs(at(90, 230), INDIGO);
  await pixelIs(at(97, 237), PAPER);
  await pixelIs(at(190, 230), INDIGO);
  await pixelIs(at(180, 240), INDIGO);

  // The marker lets the paper through, evenly where one stroke crosses itself, darker where two do.
  await button('Marker').click();
  await slider('Size', 30);
  await demo.control('radio', 'Vermilion').check(true);
  await demo.press(at(250, 230));
  await demo.moveTo(at(330, 230));
  await demo.moveTo(at(290, 231));
  await demo.release();
  await strokes(5);
  const crossed = await demo.pixel(at(310, 230));
  expect((await demo.pixel(at(270, 230))).join()).toBe(crossed.join());
  const mixed = PAPER.map((value, i) => (value + (VERMILION[i] ?? 0)) / 2);
  expect(Math.abs((crossed[1] ?? 0) - (mixed[1] ?? 0))).toBeLessThan(4);
  await demo.drag(at(270, 200), { x: 0, y: 60 * scale });
  await strokes(6);
  expect((await demo.pixel(at(270, 230)))[1]).toBeLessThan((crossed[1] ?? 0) - 20);

  // A finger sprays: dots that are the same after undo and redo.
  await button('Spray').click();
  await slider('Size', 60);
  expect(await demo.swipe(at(330, 330), { x: 70 * scale, y: 10 })).toBe('demo');
  await strokes(7);
  const cloud = Array.from({ length: 300 }, (_, i) => at(320 + (i % 20) * 4, 312 + (i / 20) * 2.5));
  const dots = await demo.pixels(cloud);
  const painted = dots.filter((dot) => dot.join() !== PAPER.join()).length;
  expect(painted).toBeGreaterThan(30);
  expect(painted).toBeLessThan(295);
  await demo.key('Control+z');
  await strokes(6);
  await pixelIs(at(360, 335), PAPER);
  await demo.key('Control+Shift+z');
  await strokes(7);
  expect(await demo.pixels(cloud)).toEqual(dots);

  // Smoothing holds the tip back, but the stroke ends under the hand.
  await button('Pen').click();
  await slider('Size', 10);
  await slider('Smoothing', 0.9);
  await demo.press(at(60, 330));
  await demo.moveTo(at(100, 330));
  await demo.moveTo(at(180, 330));
  const [behind = 0] = (await pointsOf('wet')).slice(-3);
  expect(behind).toBeLessThan(170);
  await demo.release();
  await strokes(8);
  const [end = 0] = (await pointsOf('stroke')).slice(-3);
  expect(end).toBeCloseTo(180, 0);
  await pixelIs(at(178, 330), VERMILION);

  // No brush paints what is beside the page: the cover of the book, which is red.
  await demo.control('radio', 'Indigo').check(true);
  await slider('Smoothing', 0);
  const beside = { x: paper.x - 6, y: at(0, 380).y };
  const cover = await demo.pixel(beside);
  await demo.drag(at(30, 380), { x: beside.x - 2 - at(30, 380).x, y: 0 });
  await strokes(9);
  await pixelIs(at(8, 380), INDIGO);
  expect((await demo.pixel(beside)).join()).toBe(cover.join());

  // A second finger neither paints nor ends the stroke of the first.
  const finger = await demo.finger(at(250, 380));
  await finger.moveTo(at(300, 380));
  const second = await demo.finger(at(100, 40));
  await second.moveTo(at(160, 60));
  await second.lift();
  await finger.moveTo(at(360, 380));
  expect(await finger.lift()).toBe('demo');
  await strokes(10);
  const ys = (await pointsOf('stroke')).filter((_, i) => i % 3 === 1);
  expect(Math.max(...ys) - Math.min(...ys)).toBeLessThan(5);

  // The keyboard paints, too: Space puts the brush down and lifts it, Escape gives up.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowUp');
  const tip = await demo.waitForNode('tip', ({ visible }) => visible);
  await demo.key('Space');
  await demo.key('Shift+ArrowRight');
  await demo.key('ArrowDown');
  await demo.key('Space');
  await strokes(11);
  const keyed = (await pointsOf('stroke')).filter((_, i) => i % 3 !== 2);
  const { x, y } = tip.position;
  expect(keyed).toEqual([x, y, x + 40, y, x + 40, y + 5]);
  await demo.key('Enter');
  await demo.key('ArrowLeft');
  await demo.key('Escape');
  await says('Given up.');
  expect(await demo.count('wet')).toBe(0);
  expect(await demo.count('stroke')).toBe(11);

  // A text field keeps its keys.
  await demo.evaluate(() => {
    const note = document.body.appendChild(document.createElement('textarea'));
    note.focus();
  });
  await demo.key('Control+z');
  await demo.evaluate(() => document.querySelector('textarea')?.remove());
  expect(await demo.count('stroke')).toBe(11);
  expect(await outOfStep(demo)).toEqual([]);

  // The picture is the page alone, at twice its size, whatever the size of the stage.
  await narrow(demo);
  const small = (await demo.node('paper')).rect;
  expect(small.x).toBeGreaterThan(0);
  expect(small.x + small.width).toBeLessThan(320);
  const saved = await savedPicture(demo, 'PNG', [
    { x: 2 * 100, y: 2 * 330 },
    { x: 2, y: 2 },
    { x: 957, y: 837 },
  ]);
  expect([saved.width, saved.height]).toEqual([960, 840]);
  expect(saved.pixels).toEqual([VERMILION, PAPER, PAPER]);
  await widen(demo, stage.width);
  await demo.waitForNode('paper', ({ rect }) => rect.width === paper.width);
  await pixelIs(at(178, 330), VERMILION);

  // A saved sketch can be opened again. A wrong file is explained and changes nothing.
  const text = await demo.evaluate(async () => {
    const caught = new Promise<Blob>((resolve) => {
      const original = URL.createObjectURL;
      URL.createObjectURL = (content: Blob) => {
        URL.createObjectURL = original;
        resolve(content);
        return original(content);
      };
    });
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === 'Save')?.click();
    return (await caught).text();
  });
  const choose = (content: string) =>
    demo.evaluate((_, given) => {
      const files = new DataTransfer();
      files.items.add(new File([given], 'sketch.json'));
      const input = document.querySelector<HTMLInputElement>('[aria-label="Sketch file"]');
      if (input) input.files = files.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    }, content);
  await button('Clear').click();
  await strokes(0);
  await choose('{"strokes": [{"brush": "sponge"}]}');
  await says('This file is not a sketch: stroke 1 has an unknown brush.');
  expect(await demo.count('stroke')).toBe(0);
  await choose(text);
  await strokes(11);
  await pixelIs(at(178, 330), VERMILION);
  expect(await demo.pixels(cloud)).toEqual(dots);
});
