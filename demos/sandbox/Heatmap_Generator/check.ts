import { defineCheck, type Point } from '../../types/check';
import { asksForFile, chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const { scaleX: scale, width } = await demo.stage();
  const onStage = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
  /** How much red there is at a point of the plan. Embers are red where they are warm. */
  const redAt = async (point: Point) => (await demo.pixel(onStage(point)))[0];
  const redIs = (point: Point, test: (red: number) => boolean) =>
    demo.waitFor(() => redAt(point), test);

  // Visitors were here: the whale is warm, a corner is not.
  await says('110 spots. Warmest: ');
  await redIs({ x: 182, y: 160 }, (red) => red > 60);
  expect(await redAt({ x: 30, y: 300 })).toBeLessThan(60);
  await button('Clear').click();
  await says('The map is empty.');
  await redIs({ x: 182, y: 160 }, (red) => red < 60);
  expect(await button('Clear').isDisabled()).toBe(true);

  // A click is a spot with the brush's radius. A second one on it adds up.
  await demo.control('slider', 'Radius').fill('40');
  await demo.control('slider', 'Strength').fill('30');
  const spot = { x: 306, y: 204 };
  // Beside its middle, where the brush has a white dot.
  const beside = { x: 318, y: 204 };
  await demo.click(onStage(spot));
  await says('1 spot.');
  const once = await redIs(beside, (red) => red > 55);
  expect(await redAt({ x: 306, y: 158 })).toBeLessThan(60);
  await demo.click(onStage(spot));
  await says('2 spots.');
  await redIs(beside, (red) => red > once + 40);

  // A drag is one stroke, and spots are close however fast it is. Undo takes back all of it, redo brings it.
  await demo.drag(onStage({ x: 60, y: 290 }), { x: 220 * scale, y: -20 * scale });
  await redIs({ x: 170, y: 280 }, (red) => red > 100);
  await redIs({ x: 230, y: 275 }, (red) => red > 100);
  await button('Undo').click();
  await says('Undone. 2 spots.');
  await redIs({ x: 170, y: 280 }, (red) => red < 60);
  await redIs(beside, (red) => red > once + 40);
  await button('Redo').click();
  await redIs({ x: 170, y: 280 }, (red) => red > 100);

  // The brush follows the mouse, and is hidden outside.
  await demo.hover(onStage({ x: 400, y: 200 }));
  await demo.waitForNode(
    'brush',
    ({ visible, position }) => visible && Math.abs(position.x - 400) < 1,
  );
  await demo.moveTo({ x: 40, y: 350 * scale + 20 });
  await demo.waitForNode('brush', ({ visible }) => !visible);

  // A finger paints where it moves, in both directions, and the page does not scroll.
  await button('Clear').click();
  const by = { x: Math.round(90 * scale), y: Math.round(60 * scale) };
  expect(await demo.swipe(onStage({ x: 400, y: 230 }), by)).toBe('demo');
  await redIs({ x: 445, y: 260 }, (red) => red > 90);

  // Keys: the brush moves, Space begins and ends, Escape takes back.
  await button('Clear').click();
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  const start = (await demo.node('brush')).position;
  for (const key of ['Shift+ArrowUp', 'Shift+ArrowLeft', ' ', 'Shift+ArrowLeft', ' ']) {
    await demo.key(key);
  }
  const end = { x: start.x - 80, y: start.y - 40 };
  await demo.waitForNode('brush', ({ position }) => Math.abs(position.x - end.x) < 1);
  await says('Near the ');
  await redIs({ x: end.x - 2, y: end.y + 12 }, (red) => red > 70);
  await demo.key('ArrowDown');
  await demo.key(' ');
  await demo.key('Shift+ArrowDown');
  await redIs({ x: end.x + 12, y: end.y + 44 }, (red) => red > 70);
  await demo.key('Escape');
  // The ring around the focus is inside the frame, and the night reaches its end.
  const looks = await demo.evaluate(() => {
    const plan = document.querySelector('[role="application"]');
    const museum = document.querySelector('.museum')?.getBoundingClientRect();
    const offset = plan ? getComputedStyle(plan).outlineOffset : '';
    return { offset: parseFloat(offset), below: innerHeight - (museum?.bottom ?? 0) };
  });
  expect(looks.offset).toBeLessThan(0);
  expect(looks.below).toBeLessThan(1);
  await redIs({ x: end.x + 12, y: end.y + 44 }, (red) => red < 70);
  await demo.key('Control+z');
  await says('Undone. The map is empty.');

  // Another ramp recolors what is there.
  await button('Add visitors').click();
  await says('40 spots.');
  await demo.control('combobox', 'Colors').choose('Lagoon');
  await demo.waitFor(
    () => demo.pixel(onStage({ x: 182, y: 112 })),
    ([red, green]) => green > red + 10,
  );

  // The spots are saved and opened again, as one step. A wrong file is explained. The picture has the plan's size on every screen.
  const saved = await savedText(demo, 'Save');
  await button('Clear').click();
  await says('The map is empty.');
  expect(await asksForFile(demo, 'Open')).toBe(true);
  await chooseText(demo, 'Heatmap file', '{"kind":"heatmap","strokes":[[[1,2,3]]]}');
  await says('This file cannot be used: stroke 1 has a spot without four numbers.');
  await chooseText(demo, 'Heatmap file', saved);
  await says('40 spots.');
  await button('Undo').click();
  await says('Undone. The map is empty.');
  await button('Redo').click();
  await says('40 spots.');
  const picture = await savedPicture(demo, 'Export PNG', [{ x: 546, y: 336 }]);
  expect([picture.type, picture.width, picture.height]).toEqual(['image/png', 1680, 1050]);
  const [red = 0, green = 0] = picture.pixels[0] ?? [];
  expect(green).toBeGreaterThan(red + 10);

  const before = await demo.pixel(onStage({ x: 182, y: 160 }));
  await narrow(demo);
  const small = await demo.pixel({ x: (182 * 320) / 560, y: (160 * 320) / 560 });
  expect(Math.abs(small[1] - before[1])).toBeLessThan(40);
  expect(width).toBeGreaterThan(320);
  expect(await outOfStep(demo)).toEqual([]);
});
