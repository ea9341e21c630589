import { defineCheck } from './check';

/** The check of the boards on which images of the page are dropped. */
export const checkDroppedPictures = defineCheck(async ({ demo, expect }) => {
  const photos = (count: number) =>
    demo.waitFor(
      () => demo.nodes('photo'),
      (now) => now.length === count,
    );
  await photos(2);

  // Dragged as the browser does it: start on the image, drop on the board.
  await demo.evaluate(() => {
    const picture = document.querySelector('.source img');
    const board = document.querySelector('canvas');
    const box = board?.getBoundingClientRect();
    const at = { clientX: (box?.x ?? 0) + 60, clientY: (box?.y ?? 0) + 70, bubbles: true };
    picture?.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
    // Without preventDefault, the browser refuses the drop.
    const isRefused = board?.dispatchEvent(new DragEvent('dragover', { ...at, cancelable: true }));
    if (!isRefused) board?.dispatchEvent(new DragEvent('drop', { ...at, cancelable: true }));
    picture?.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
  });
  const dropped = (await photos(3)).at(-1);
  expect(dropped?.absolutePosition.x).toBeCloseTo(60, 0);
  expect(dropped?.absolutePosition.y).toBeCloseTo(70, 0);

  // With a button, for keyboard and touch.
  await demo.control('button', 'Add fox').click();
  const added = (await photos(4)).at(-1);
  expect(added?.position.x).toBe(0);
  expect(added?.position.y).toBe(150);

  // A dropped image can be moved, and stays where it is put.
  await demo.drag({ x: 60, y: 70 }, { x: 10, y: 40 });
  const moved = (await demo.nodes('photo'))[2];
  expect(moved?.absolutePosition.x).toBeCloseTo(70, 0);
  expect(moved?.absolutePosition.y).toBeCloseTo(110, 0);
});
