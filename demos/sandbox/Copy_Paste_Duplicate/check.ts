import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** The mouse moves by whole pixels, prints by units of the cloth: `slack` is what that may cost. */
  const isAt = (id: number, { x, y }: Point, slack = 0) =>
    demo.waitForNode(
      `#print-${id}`,
      ({ position }) => Math.abs(position.x - x) <= slack && Math.abs(position.y - y) <= slack,
    );
  const view = await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[1];
    return { x: layer?.x() ?? 0, y: layer?.y() ?? 0, scale: layer?.scaleX() ?? 1 };
  });
  const on = ({ x, y }: Point) => ({ x: view.x + x * view.scale, y: view.y + y * view.scale });
  const { width } = await demo.stage();

  await says('11 on the cloth.');
  expect(await button('Paste').isDisabled()).toBe(true);

  // Duplicate, drag the copy to its place, and duplicate again: the offset is repeated.
  await demo.click(on({ x: 72, y: 322 }));
  await demo.key('Control+d');
  await isAt(12, { x: 90, y: 340 });
  await demo.press(on({ x: 90, y: 340 }));
  await demo.moveTo(on({ x: 110, y: 330 }));
  await demo.moveTo(on({ x: 152, y: 322 }));
  await isAt(12, { x: 152, y: 322 }, 1);
  await demo.release();
  await button('Duplicate').click();
  await isAt(13, { x: 232, y: 322 }, 3);
  await isAt(10, { x: 72, y: 322 });
  await says('13 on the cloth.');

  // The mouse selects by a band; copies keep their distances, and each paste is farther away.
  await demo.press(on({ x: 30, y: 30 }));
  await demo.moveTo(on({ x: 60, y: 60 }));
  await demo.moveTo(on({ x: 180, y: 90 }));
  await demo.waitForNode('band', ({ visible, rect }) => visible && rect.width > 100 * view.scale);
  await demo.release();
  await says('2 prints selected.');
  expect(await demo.count('mark')).toBe(2);
  await demo.key('Control+c');
  await says('2 prints copied.');
  await demo.key('Control+v');
  await demo.key('Control+v');
  await isAt(14, { x: 90, y: 90 });
  await isAt(16, { x: 108, y: 108 });
  await isAt(17, { x: 188, y: 108 });
  await says('17 on the cloth.');
  // Pasting does not take the pasted prints into the clipboard, and Delete takes the last pair away.
  await demo.key('Delete');
  await says('2 prints deleted. 15 on the cloth.');
  await demo.key('Control+z');
  await says('17 on the cloth.');
  await isAt(17, { x: 188, y: 108 });
  await demo.key('Control+Shift+z');
  await says('15 on the cloth.');

  // Keys choose prints and move them, in one step.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Escape');
  await demo.key('PageDown');
  await demo.key('Shift+PageDown');
  await says('Olive sprig at 152, 72, 2 selected.');
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowDown');
  await isAt(1, { x: 73, y: 82 });
  await isAt(2, { x: 153, y: 82 });
  await demo.key('Control+z');
  await isAt(2, { x: 152, y: 72 });

  // Fingers: taps add, the buttons do the rest, and a drag moves all that is selected up to the edge. The page stays.
  await demo.tap(on({ x: 500, y: 300 }));
  await says('Nothing is selected.');
  await demo.tap(on({ x: 392, y: 152 }));
  await demo.tap(on({ x: 232, y: 322 }));
  await says('2 prints selected.');
  // A finger that the system takes away leaves them where they were, and the next one drags.
  const finger = await demo.finger(on({ x: 392, y: 152 }));
  await finger.moveTo(on({ x: 392, y: 212 }));
  await demo.waitForNode('#print-11', ({ position }) => position.y > 170);
  await finger.cancel();
  await isAt(11, { x: 392, y: 152 });
  const apart = async () => {
    const [bird, star] = [await demo.node('#print-11'), await demo.node('#print-13')];
    return { x: bird.position.x - star.position.x, y: bird.position.y - star.position.y };
  };
  const before = await apart();
  expect(await demo.swipe(on({ x: 392, y: 152 }), { x: 40, y: 300 })).toBe('demo');
  await says('2 prints moved.');
  const bird = await demo.node('#print-11');
  const star = await demo.node('#print-13');
  expect(star.position.y).toBe(352);
  expect(await apart()).toEqual(before);
  expect(bird.position.x).toBeGreaterThan(420);
  await button('Cut').click();
  await says('2 prints cut. 13 on the cloth.');
  await button('Paste').click();
  await demo.waitForNode('#print-18', ({ position }) => position.y === bird.position.y);
  expect(await demo.swipe(on({ x: 500, y: 100 }), { x: -60, y: 0 })).toBe('demo');

  // All keeps its place in a narrow page.
  await narrow(demo);
  await isAt(12, { x: 152, y: 322 }, 1);
  await widen(demo, width);
  await button('Select all').click();
  await button('Delete').click();
  await says('The cloth is empty. 0 on the cloth.');
  expect(await button('Duplicate').isDisabled()).toBe(true);
  await button('Undo').click();
  await says('15 on the cloth.');
  await button('Redo').click();
  await says('0 on the cloth.');
  expect(await outOfStep(demo)).toEqual([]);
});
