import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const bird = await demo.waitForNode('bird', (node) => node.visible);
  expect(bird.className).toBe('Sprite');
  expect(bird.attrs.animation).toBe('idle');
  // One frame of 240 by 240, scaled.
  expect(bird.rect.width).toBeCloseTo(240 * 0.68, 1);
  expect(bird.rect.height).toBeCloseTo(240 * 0.68, 1);
  // The bird's side, in the middle of each frame.
  expect((await demo.pixel({ x: bird.rect.x + 82, y: bird.rect.y + 60 }))[3]).toBe(255);

  // The loop runs by itself and comes around: 14 frames at rest.
  await demo.control('slider', 'Frames per second').fill('20');
  await demo.waitForNode('bird', (node) => node.attrs.frameRate === 20);
  await demo.waitForNode('bird', (node) => Number(node.attrs.frameIndex) > 7);
  await demo.waitForNode('bird', (node) => Number(node.attrs.frameIndex) < 3);

  // The button plays the other animation once, through its last frame.
  await demo.control('slider', 'Frames per second').fill('4');
  await demo.control('button', 'Jump').click();
  await demo.waitForNode('bird', (node) => node.attrs.animation === 'jump');
  await demo.waitForNode(
    'bird',
    (node) => node.attrs.animation === 'jump' && node.attrs.frameIndex === 5,
  );
  const rested = await demo.waitForNode('bird', (node) => node.attrs.animation === 'idle');
  expect(Number(rested.attrs.frameIndex)).toBeLessThan(2);
  expect(
    await demo.evaluate((konva) => {
      const [stage] = konva.stages;
      const node = stage?.findOne('.bird');
      return node instanceof konva.Sprite && node.isRunning();
    }),
  ).toBe(true);
});
