import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const slider = demo.control('slider', 'Position');
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** What is in the middle of the screen's sky. */
  const sky = async () => {
    const { rect } = await demo.node('screen');
    const [red, green, blue] = await demo.pixel({
      x: rect.x + rect.width * 0.5,
      y: rect.y + rect.height * 0.12,
    });
    return { red, green, blue };
  };
  const time = async () => Number(await slider.value());
  /** The film must not end while the check is still busy, nor keep it waiting. */
  const setRate = (rate: number) =>
    demo.evaluate((konva, value) => {
      const screen = konva.stages[0]?.findOne('.screen');
      const video = screen instanceof konva.Image ? screen.image() : undefined;
      if (video instanceof HTMLVideoElement) video.playbackRate = value;
    }, rate);

  // Nothing is loaded, and the title is on the screen.
  await says('Press Play. The film is loaded then.');
  expect((await demo.node('title')).visible).toBe(true);
  expect(await slider.isDisabled()).toBe(true);
  expect((await sky()).blue).toBeLessThan(110);

  // It plays: a picture is there, another one later, and the beam.
  await button('Play').click();
  await says('Playing.');
  await setRate(0.25);
  await demo.waitForNode('beam', ({ visible }) => visible);
  await demo.waitFor(sky, ({ blue }) => blue > 120);
  expect((await demo.node('title')).visible).toBe(false);
  await says(' of 0:08');
  await demo.waitFor(time, (now) => now > 0);

  // It is dragged while it plays, no farther than between the trees, and keeps playing.
  const { scaleX: scale } = await demo.stage();
  const isAt = (x: number, y: number) =>
    demo.waitForNode(
      'screen',
      ({ position }) => Math.abs(position.x - x) < 1.5 && Math.abs(position.y - y) < 1.5,
    );
  await demo.drag('screen', { x: -40 * scale, y: 18 * scale });
  await isAt(240, 140);
  const before = await time();
  await demo.waitFor(time, (now) => now !== before);

  // Paused, the film stands still, and the layer is no longer drawn in every frame.
  await button('Pause').click();
  await says('Paused at 0:0');
  expect((await demo.node('beam')).visible).toBe(false);
  const draws = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[1];
      const body = document.body;
      if (body.dataset['draws'] === undefined) {
        body.dataset['draws'] = '0';
        layer?.on(
          'draw',
          () => (body.dataset['draws'] = String(Number(body.dataset['draws']) + 1)),
        );
      }
      return Number(body.dataset['draws']);
    });
  await draws();
  await demo.evaluate(async () => {
    for (let i = 0; i < 12; i += 1) await new Promise(requestAnimationFrame);
  });
  expect(await draws()).toBeLessThan(6);

  // A jump shows another picture although the film is paused.
  const drawn = await draws();
  await slider.fill('6');
  await says('Paused at 0:06.');
  await demo.waitFor(draws, (count) => count > drawn);

  // A finger and keys move the screen, keys jump and play, and the end is said.
  await demo.drag('screen', { x: 400 * scale, y: 300 * scale });
  await isAt(408, 150);
  const by = { x: -Math.round(60 * scale), y: -Math.round(30 * scale) };
  expect(await demo.swipe('screen', by)).toBe('demo');
  await isAt(408 + by.x / scale, 150 + by.y / scale);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowDown');
  const kept = await isAt(388 + by.x / scale, 154 + by.y / scale);
  await demo.key('PageUp');
  await says('Paused at 0:05.');
  await slider.fill('7.8');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await setRate(4);
  await demo.key(' ');
  await says('The film is over.');
  expect(await button('Play').isVisible()).toBe(true);

  await narrow(demo);
  expect((await demo.node('screen')).position).toEqual(kept.position);
  expect(await outOfStep(demo)).toEqual([]);
});
