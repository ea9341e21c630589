import { defineCheck, type Point } from '../../types/check';
import { asksForFile, chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';
import { readPoster, writePoster } from './shared/poster-file';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const view = await demo.evaluate((konva) => {
    const layer = konva.stages[0]?.getLayers()[0];
    return { x: layer?.x() ?? 0, y: layer?.y() ?? 0, scale: layer?.scaleX() ?? 1 };
  });
  const on = ({ x, y }: Point) => ({ x: view.x + x * view.scale, y: view.y + y * view.scale });
  const { width } = await demo.stage();
  const near = (value: unknown, wish: number) => Math.abs(Number(value) - wish) < 1.5;

  // The preview follows the mouse, and Shift makes it a circle while the pointer rests.
  await demo.press(on({ x: 250, y: 60 }));
  await demo.moveTo(on({ x: 270, y: 70 }));
  await demo.moveTo(on({ x: 330, y: 90 }));
  await demo.waitForNode(
    'draft',
    ({ attrs }) => near(attrs['radiusX'], 40) && near(attrs['radiusY'], 15),
  );
  expect(await demo.count('figure')).toBe(10);
  await demo.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true })),
  );
  await demo.waitForNode('draft', ({ attrs }) => near(attrs['radiusY'], 40));
  await demo.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Shift', bubbles: true })),
  );
  await demo.waitForNode('draft', ({ attrs }) => near(attrs['radiusY'], 15));
  await demo.release();
  await says('Red ellipse: ');
  const drawn = await demo.node('#figure-11');
  expect(near(drawn.position.x, 290) && near(drawn.position.y, 75)).toBe(true);
  expect(await demo.count('draft')).toBe(0);
  expect(await demo.count('figure')).toBe(11);

  // A handle changes the size, not the scale, though the tool still draws.
  const handle = await demo.node('middle-right');
  await demo.press('middle-right');
  await demo.moveTo({ x: handle.absolutePosition.x + 20, y: handle.absolutePosition.y });
  await demo.moveTo({
    x: handle.absolutePosition.x + 40 * view.scale,
    y: handle.absolutePosition.y,
  });
  await demo.waitForNode('#figure-11', ({ attrs }) => near(attrs['radiusX'], 60));
  await demo.release();
  const ellipse = await demo.node('#figure-11');
  expect(ellipse.scale).toEqual({ x: 1, y: 1 });
  expect(near(ellipse.position.x, 310) && near(ellipse.position.y, 75)).toBe(true);
  expect(near(ellipse.attrs['radiusY'], 15)).toBe(true);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.drag('middle-right', { x: 20 * view.scale, y: 0 });
  await demo.waitForNode('#figure-11', ({ attrs }) => near(attrs['radiusX'], 70));
  await demo.key('Control+z');
  await demo.waitForNode('#figure-11', ({ attrs }) => near(attrs['radiusX'], 60));
  await demo.key('Control+z');
  await demo.waitForNode('#figure-11', ({ attrs }) => near(attrs['radiusX'], 40));

  // Escape gives up what is being drawn.
  await demo.key('p');
  await demo.press(on({ x: 200, y: 300 }));
  await demo.moveTo(on({ x: 260, y: 380 }));
  await demo.waitForNode('draft', ({ attrs }) => attrs['closed'] === true);
  await demo.key('Escape');
  await says('Nothing is drawn.');
  await demo.release();
  expect(await demo.count('figure')).toBe(11);

  // A finger draws an arrow, and the page stays. One that the system takes away draws nothing.
  await button('Arrow').click();
  await button('blue').click();
  const finger = await demo.finger(on({ x: 250, y: 400 }));
  await finger.moveTo(on({ x: 330, y: 400 }));
  expect(await demo.count('draft')).toBe(1);
  await finger.cancel();
  expect([await demo.count('draft'), await demo.count('figure')]).toEqual([0, 11]);
  expect(await demo.swipe(on({ x: 250, y: 400 }), { x: 100 * view.scale, y: 0 })).toBe('demo');
  await says('Blue arrow: ');
  const shape = await demo.node('#figure-12');
  expect(shape.attrs['fill']).toBe('#1f4e9e');
  expect(near(shape.position.x, 300) && near(shape.position.y, 400)).toBe(true);
  expect(near(shape.rect.width, 100 * view.scale) && near(shape.rotation, 0)).toBe(true);

  // The Select tool drags, up to the edge, in one step.
  await demo.key('v');
  await demo.press(on({ x: 96, y: 420 }));
  await says('Yellow polygon: 140 by 122 at 96, 404.');
  await demo.moveTo(on({ x: 80, y: 440 }));
  await demo.moveTo(on({ x: -40, y: 460 }));
  await demo.moveTo(on({ x: -60, y: 460 }));
  await demo.release();
  await says('Yellow polygon: 140 by 122 at 0, 44');
  const { position: dropped } = await demo.node('#figure-6');
  expect(dropped.x).toBe(0);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.drag('#figure-6', { x: 20, y: 0 });
  await demo.key('Control+z');
  await demo.waitForNode('#figure-6', ({ position }) => position.x === 0);
  await demo.control('spinbutton', 'Corners').fill('6');
  await demo.waitForNode(
    '#figure-6',
    ({ attrs }) => String(attrs['points']).split(',').length === 12,
  );
  await demo.control('spinbutton', 'Turn').fill('30');
  await demo.waitForNode('#figure-6', ({ rotation }) => rotation === 30);
  await demo.control('spinbutton', 'Width').fill('');
  await says('Type a number from 4 to 900.');

  // Keys alone: a tool, Enter, arrows, Delete.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('l');
  await demo.key('Enter');
  await says('line: 120 by 10 at 200, 260.');
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowUp');
  await says('line: 120 by 10 at 201, 250.');
  await demo.key('Delete');
  expect(await demo.count('#figure-13')).toBe(0);
  await demo.key('Enter');
  await says('line: 120 by 10 at 200, 260.');
  await button('Delete').click();
  expect(await demo.count('figure')).toBe(12);

  // Files: what is saved comes back, and a wrong file is refused. The picture has the poster only.
  const text = await savedText(demo, 'Save');
  expect(await asksForFile(demo, 'Open')).toBe(true);
  await chooseText(demo, 'Poster file', '{}');
  await says('This file is not a poster: it has no figures.');
  await chooseText(demo, 'Poster file', writePoster(readPoster(text).slice(0, 2)));
  await says('A poster of 2 figures is open.');
  expect(await demo.count('figure')).toBe(2);
  const picture = await savedPicture(demo, 'Export', [
    { x: 30, y: 30 },
    { x: 618, y: 534 },
    { x: 1190, y: 1550 },
  ]);
  expect([picture.type, picture.width, picture.height]).toEqual(['image/png', 1200, 1560]);
  expect(picture.pixels).toEqual([
    [31, 78, 158, 255],
    [214, 53, 43, 255],
    [234, 220, 194, 255],
  ]);
  for (const [name, figures] of [
    ['Undo', 12],
    ['Redo', 2],
    ['Undo', 12],
  ] as const) {
    await button(name).click();
    await demo.waitFor(
      () => demo.count('figure'),
      (count) => count === figures,
    );
  }

  // All keeps its place when the page gets narrower and wide again.
  await demo.evaluate(() => {
    document.body.style.width = '560px';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width === 560 - 232,
  );
  await widen(demo, width);
  expect((await demo.node('#figure-6')).position).toEqual(dropped);
  expect(await outOfStep(demo)).toEqual([]);
});
