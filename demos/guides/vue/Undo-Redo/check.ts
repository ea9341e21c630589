import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  const undo = demo.control('button', 'Undo');
  const redo = demo.control('button', 'Redo');
  /** Each shape with place, turn and size; then those that have handles, and whether the handles are around them. */
  const scene = () =>
    demo.evaluate((konva) => {
      const layer = konva.stages[0]?.getLayers()[0];
      const shapes = (layer?.find('.shape') ?? []).map((node) =>
        [
          node.id(),
          Math.round(node.x()),
          Math.round(node.y()),
          Math.round(node.rotation()),
          node.scaleX().toFixed(1),
        ].join(' '),
      );
      const transformer = layer?.findOne<InstanceType<typeof konva.Transformer>>('Transformer');
      const nodes = transformer?.nodes() ?? [];
      const back = transformer?.findOne('.back');
      const isAround = nodes.every((node) => {
        const inside = node.absolutePosition();
        const frame = back?.getClientRect({ skipStroke: true });
        return (
          frame &&
          inside.x > frame.x &&
          inside.y > frame.y &&
          inside.x < frame.x + frame.width &&
          inside.y < frame.y + frame.height
        );
      });
      return [...shapes, `handles: ${nodes.map((node) => node.id()).join(' ')}`, isAround].join(
        ', ',
      );
    });
  const sceneIs = (wanted: string) => demo.waitFor(scene, (now) => now === `${wanted}, true`);
  const both = ', handles: sun tile';

  const first = 'sun -75 140 0 1.0, tile 75 140 0 1.0';
  await sceneIs(first + both);
  expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, true]);

  // Both are dragged in one gesture: one step.
  await demo.drag('#sun', { x: 10, y: -20 });
  const moved = 'sun -65 120 0 1.0, tile 85 120 0 1.0';
  await sceneIs(moved + both);
  await demo.key('Control+z');
  await sceneIs(first + both);
  expect([await undo.isDisabled(), await redo.isDisabled()]).toEqual([true, false]);
  await demo.key('Control+Shift+z');
  await sceneIs(moved + both);

  // A handle's gesture is a step with all that it changed.
  await demo.click('#tile');
  await sceneIs(`${moved}, handles: tile`);
  await demo.drag('rotater', { x: 60, y: 60 });
  const turned = await demo.waitForNode('#tile', ({ rotation }) => rotation > 20);
  await demo.drag('bottom-right', { x: -20, y: 40 });
  const sized = await demo.waitForNode('#tile', ({ scale }) => scale.x > 1.05);
  expect(await outOfStep(demo)).toEqual([]);
  await undo.click();
  const before = await demo.waitForNode('#tile', ({ scale }) => scale.x < 1.01);
  expect(before.rotation).toBeCloseTo(turned.rotation, 3);
  await demo.key('Control+z');
  await sceneIs(`${moved}, handles: tile`);
  await redo.click();
  await redo.click();
  const again = await demo.waitForNode('#tile', ({ scale }) => scale.x > 1.05);
  expect(again.position).toEqual(sized.position);
  expect(again.scale).toEqual(sized.scale);

  // A deleted shape comes back with its handles.
  await demo.key('Control+z');
  await demo.key('Control+z');
  await demo.control('button', 'Delete selected').click();
  await sceneIs('sun -65 120 0 1.0, handles: ');
  await demo.key('Control+z');
  await sceneIs(`${moved}, handles: tile`);

  // In a text field the keys are its own; a new step forgets what was undone.
  await demo.control('textbox', 'Title').focus();
  await demo.type('!');
  await demo.key('Control+z');
  await sceneIs(`${moved}, handles: tile`);
  expect(await redo.isDisabled()).toBe(false);
  await demo.drag('#tile', { x: 5, y: 30 });
  await sceneIs('sun -65 120 0 1.0, tile 90 150 0 1.0, handles: tile');
  expect(await redo.isDisabled()).toBe(true);
});
