import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  /** How far the form is from the lower left corner of its note, both in the window; null without a form. */
  const gap = (id: string) =>
    demo.evaluate((konva, noteId) => {
      const form = document.querySelector('body > .note-form')?.getBoundingClientRect();
      const stage = konva.stages[0];
      const note = stage?.findOne(noteId)?.getClientRect();
      const ground = stage?.content.getBoundingClientRect();
      if (!form || !note || !ground) return null;
      return {
        x: form.x - ground.x - note.x,
        y: form.y - ground.y - note.y - note.height,
        left: form.x,
        top: form.y,
      };
    }, id);
  const follows = (id: string) =>
    demo.waitFor(
      () => gap(id),
      (now) => now !== null && Math.abs(now.x) < 0.6 && Math.abs(now.y - 6) < 0.6,
    );
  const isClosed = () =>
    demo.waitFor(
      () => gap('#tulips'),
      (now) => now === null,
    );
  const focused = () => demo.evaluate(() => document.activeElement?.textContent?.trim());

  // By double click, with the words selected; typing writes on the canvas.
  await demo.doubleClick('#tulips');
  await follows('#tulips');
  await demo.type('Buy tulips');
  await demo.waitForNode('Text', ({ attrs }) => attrs.text === 'Buy tulips');

  // A drag, a zoom, a scroll.
  const before = await follows('#tulips');
  await demo.drag('#tulips', { x: 30, y: 24 });
  const dragged = await follows('#tulips');
  expect((dragged?.left ?? 0) - (before?.left ?? 0)).toBeCloseTo(30, 0);
  expect((dragged?.top ?? 0) - (before?.top ?? 0)).toBeCloseTo(24, 0);
  // By script, because the form closes when the focus goes to the slider.
  await demo.evaluate(() => {
    const slider = document.querySelector<HTMLInputElement>('input[type="range"]');
    if (slider) slider.value = '1.4';
    slider?.dispatchEvent(new Event('input'));
  });
  await demo.waitFor(
    async () => (await demo.stage()).scaleX,
    (scale) => scale === 1.4,
  );
  const zoomed = await follows('#tulips');
  expect(zoomed?.top).toBeGreaterThan((dragged?.top ?? 0) + 20);
  await demo.evaluate(() => document.querySelector('.window')?.scrollTo(0, 40));
  await demo.waitFor(
    () => gap('#tulips'),
    (now) => now !== null && Math.abs(now.top - (zoomed?.top ?? 0) + 40) < 1,
  );
  await follows('#tulips');

  // A press on the ground closes it. By keyboard: the field has the focus, and Escape gives it back to the button.
  await demo.click({ x: 10, y: 200 });
  await isClosed();
  await demo.control('button', 'Edit “Paint the fence”').focus();
  await demo.key('Enter');
  await follows('#fence');
  await demo.type('Fence');
  await demo.key('Escape');
  await isClosed();
  await demo.waitFor(focused, (words) => words === 'Edit “Fence”');

  // Who leaves the field by Tab is left alone.
  await demo.key('Enter');
  await follows('#fence');
  await demo.control('slider', 'Zoom').focus();
  await isClosed();
  expect(await demo.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  expect(await outOfStep(demo)).toEqual([]);

  await demo.control('button', 'Edit “Fence”').click();
  await narrow(demo);
  await follows('#fence');
});
