import { defineCheck, type Point } from '../../types/check';
import { asksForFile, chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const { scaleX: scale, width } = await demo.stage();
  const onStage = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const outlinesAre = (count: number) =>
    demo.waitFor(
      () => demo.count('outline'),
      (now) => now === count,
    );
  const pointsOf = (node: { attrs: Record<string, unknown> }) => String(node.attrs['points']);
  const focus = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());

  // The mouse: four points, the way to the next one, and a click on the first closes.
  await outlinesAre(2);
  for (const place of [
    [310, 350],
    [440, 350],
    [440, 465],
  ]) {
    await demo.click(onStage({ x: place[0] ?? 0, y: place[1] ?? 0 }));
  }
  await says('Urchin: 3 points.');
  await demo.hover(onStage({ x: 305, y: 465 }));
  await demo.waitForNode('way', (node) => pointsOf(node) === '440,465,305,465,310,350');
  await demo.drag(onStage({ x: 305, y: 465 }), onStage({ x: 10, y: -10 }));
  await demo.waitForNode('draft', (node) => pointsOf(node).endsWith('315,455'));
  await button('Undo').click();
  await demo.waitForNode('draft', (node) => pointsOf(node).endsWith('440,465'));
  await button('Redo').click();
  await demo.waitForNode('draft', (node) => pointsOf(node).endsWith('315,455'));
  await demo.click(onStage({ x: 314, y: 354 }));
  await says('Urchin 3 is closed: 1');
  await outlinesAre(3);
  expect((await demo.node('#outline-3')).attrs['stroke']).toBe('#d3c4ff');

  // The pointer that leaves takes the crosshair along.
  await demo.hover(onStage({ x: 60, y: 60 }));
  await demo.waitForNode('cross', ({ visible }) => visible);
  await button('Edit').click();
  await demo.waitForNode('cross', ({ visible }) => !visible);

  // A finger moves a corner of the selected outline, and the page stays. One drag is one step.
  expect(await demo.swipe(onStage({ x: 446, y: 356 }), { x: 40, y: -20 })).toBe('demo');
  const moved = await demo.waitForNode('#outline-3', (node) => !pointsOf(node).includes('440,350'));
  const [, , cornerX, cornerY] = pointsOf(moved).split(',').map(Number);
  expect(Math.abs((cornerX ?? 0) - 440 - 40 / scale)).toBeLessThan(1.5);
  expect(Math.abs((cornerY ?? 0) - 350 + 20 / scale)).toBeLessThan(1.5);
  await button('Undo').click();
  await demo.waitForNode('#outline-3', (node) => pointsOf(node).includes('440,350'));
  // A finger that the system takes away leaves the corner where it was.
  const finger = await demo.finger(onStage({ x: 440, y: 350 }));
  await finger.moveTo(onStage({ x: 480, y: 320 }));
  await demo.waitForNode('#outline-3', (node) => !pointsOf(node).includes('440,350'));
  await finger.cancel();
  await demo.waitForNode('#outline-3', (node) => pointsOf(node).includes('440,350'));
  await demo.hover(onStage({ x: 200, y: 200 }));
  await demo.waitForNode('#outline-3', (node) => pointsOf(node).includes('440,350'));
  await button('Class Seaweed').click();
  await demo.waitForNode('#outline-3', ({ attrs }) => attrs['stroke'] === '#a8f05a');

  // The mask has the color of the class and no other, at every edge.
  await demo.control('checkbox', 'Show mask').check(true);
  await demo.waitForNode('mask', ({ visible }) => visible);
  expect((await demo.pixel(onStage({ x: 700, y: 300 }))).slice(0, 3)).toEqual([0, 0, 0]);
  const mask = await savedPicture(demo, 'Mask PNG', [
    { x: 439, y: 400 },
    { x: 440, y: 400 },
    { x: 238, y: 208 },
  ]);
  expect([mask.type, mask.width, mask.height]).toEqual(['image/png', 900, 600]);
  expect(mask.pixels).toEqual([
    [168, 240, 90, 255],
    [0, 0, 0, 255],
    [255, 210, 63, 255],
  ]);

  // The keyboard: a crosshair, Enter, and Delete.
  await button('Draw').click();
  await focus();
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowLeft']) {
    await demo.key('Enter');
    await demo.key(key);
  }
  await demo.key('Enter');
  await says('Seaweed: 4 points.');
  await button('Close outline').click();
  await outlinesAre(4);
  await focus();
  await demo.key('PageUp');
  await says('Seaweed 3: ');
  await demo.key('Delete');
  await outlinesAre(3);

  await demo.key('Control+z');
  await outlinesAre(4);
  await demo.key('PageUp');
  await button('Delete').click();
  await outlinesAre(3);

  // The list selects, too.
  const pressed = await demo.evaluate(async () => {
    const first = document.querySelector<HTMLButtonElement>('.outlines button');
    first?.click();
    await new Promise(requestAnimationFrame);
    return first?.getAttribute('aria-pressed');
  });
  expect(pressed).toBe('true');

  // Saved, and opened again. A wrong file is explained.
  const saved = await savedText(demo, 'Save');
  expect(await asksForFile(demo, 'Open')).toBe(true);
  await chooseText(demo, 'Annotation file', saved.replace('"class": "anemone"', '"class": "crab"'));
  await says('This file cannot be used: annotation 2 has no known class.');
  await chooseText(demo, 'Annotation file', '{"annotations": []}');
  await outlinesAre(0);
  await chooseText(demo, 'Annotation file', saved);
  await outlinesAre(3);

  const before = (await demo.nodes('outline')).map(pointsOf);
  // The panel keeps its width, and the picture gets what is left.
  await demo.evaluate(() => (document.body.style.width = '560px'));
  await demo.waitFor(
    () => demo.stage(),
    (now) => now.width < width && now.scaleX < scale,
  );
  expect((await demo.nodes('outline')).map(pointsOf)).toEqual(before);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
