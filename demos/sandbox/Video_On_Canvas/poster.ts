import { defineCheck } from '../../types/check';

// The film is at its fourth second.
export default defineCheck(async ({ demo }) => {
  await demo.control('button', 'Play').click();
  await demo.waitForNode('beam', ({ visible }) => visible);
  await demo.control('button', 'Pause').click();
  await demo.control('slider', 'Position').fill('4');
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('Paused at 0:04.'),
  );
  // The words come with the jump, the picture after it.
  await demo.waitFor(
    () =>
      demo.evaluate((konva) => {
        const screen = konva.stages[0]?.findOne('.screen');
        const video = screen instanceof konva.Image ? screen.image() : undefined;
        return video instanceof HTMLVideoElement && !video.seeking;
      }),
    (isThere) => isThere,
  );
});
