import { defineLoop } from '../../types/loop';

/** A run to the right with a jump onto the pot and over it. */
export default defineLoop(async ({ demo, frame }) => {
  const send = (type: string, code: string) =>
    demo.evaluate(
      (_konva, given) => {
        const event = new KeyboardEvent(given.type, { code: given.code, bubbles: true });
        document.querySelector('.garden')?.dispatchEvent(event);
      },
      { type, code },
    );
  await frame(2);
  await send('keydown', 'ArrowRight');
  await frame(4);
  await send('keydown', 'Space');
  await frame(6);
  await send('keyup', 'Space');
  await send('keydown', 'Space');
  await frame(10);
  await send('keyup', 'ArrowRight');
  await frame(3);
});
