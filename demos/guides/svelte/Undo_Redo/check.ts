import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const undo = demo.control('button', 'Undo');
  const redo = demo.control('button', 'Redo');
  const isAt = (id: string, x: number, y: number) =>
    demo.waitForNode(
      `#${id}`,
      ({ position }) => Math.abs(position.x - x) < 1 && Math.abs(position.y - y) < 1,
    );
  /** Waits until the handles are around these shapes, and as high above the middle as said. */
  const framed = (ids: string, top?: number) =>
    demo.waitFor(
      () =>
        demo.evaluate((konva) => {
          const transformer = konva.stages[0]?.findOne('Transformer');
          if (!(transformer instanceof konva.Transformer)) return { ids: '', top: 0 };
          const nodes = transformer.nodes().map((node) => node.id());
          return { ids: nodes.join(), top: transformer.y() };
        }),
      (now) => now.ids === ids && (top === undefined || Math.abs(now.top - top) < 1),
    );

  await framed('coral', 95);
  expect(await undo.isDisabled()).toBe(true);

  // A drag is one step; undo moves the handles with the shape.
  await demo.drag('#coral', { x: -20, y: 40 });
  await isAt('coral', -90, 170);
  await undo.click();
  await isAt('coral', -70, 130);
  await framed('coral', 95);
  expect(await undo.isDisabled()).toBe(true);
  await redo.click();
  await isAt('coral', -90, 170);
  await framed('coral', 135);
  expect(await redo.isDisabled()).toBe(true);

  // So is a transform: position, rotation and scale go back together.
  await demo.drag('top-left', { x: -20, y: -20 });
  const sized = await demo.waitForNode('#coral', ({ scale }) => scale.x > 1.1);
  expect(sized.position.x).toBeLessThan(-95);
  await demo.drag('rotater', { x: 50, y: 30 });
  await demo.waitForNode('#coral', ({ rotation }) => rotation > 5);
  await demo.key('Control+z');
  await demo.waitForNode('#coral', ({ rotation, scale }) => rotation === 0 && scale.x > 1.1);
  await demo.key('Control+z');
  await demo.waitForNode('#coral', ({ scale }) => scale.x === 1 && scale.y === 1);
  await isAt('coral', -90, 170);
  await demo.key('Control+Shift+z');
  await demo.waitForNode('#coral', ({ scale }) => scale.x === sized.scale.x);
  await demo.key('Control+z');

  // Two nodes in one gesture are one step. What was undone is dropped.
  await demo.click('#teal', { modifiers: ['Shift'] });
  await framed('coral,teal');
  await demo.drag('#teal', { x: 10, y: -30 });
  await isAt('teal', 80, 100);
  await isAt('coral', -80, 140);
  expect(await redo.isDisabled()).toBe(true);
  await demo.key('Control+z');
  await isAt('teal', 70, 130);
  await isAt('coral', -90, 170);

  // Deleted shapes come back with their handles.
  await demo.control('button', 'Delete selected').click();
  await framed('');
  expect(await demo.count('shape')).toBe(0);
  await undo.click();
  await framed('coral,teal');
  await isAt('coral', -90, 170);

  // Ctrl+Z in the field is the field's own; the name is one step when the field is left.
  const title = demo.control('textbox', 'Title');
  await title.focus();
  await demo.type(' 2');
  await demo.key('Control+z');
  await isAt('coral', -90, 170);
  expect(await redo.isDisabled()).toBe(false);
  await title.fill('Mine');
  await demo.waitForNode('title', ({ attrs }) => attrs.text === 'Mine');
  await undo.click();
  await demo.waitForNode('title', ({ attrs }) => attrs.text === 'Two squares');
  await isAt('coral', -90, 170);
});
