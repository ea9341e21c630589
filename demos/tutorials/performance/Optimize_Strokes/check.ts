import { checkMeter } from '../../../types/meter';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** How many dots there are, and the options that they have: one entry, if all have the same. */
  const dots = () =>
    demo.evaluate((konva) => {
      const all = konva.stages[0]?.find('.dot') ?? [];
      const keys = ['shadowForStrokeEnabled', 'hitStrokeWidth', 'strokeWidth', 'shadowBlur'];
      const options = all.map((dot) => keys.map((key) => String(dot.getAttr(key))).join(' '));
      return { count: all.length, options: [...new Set(options)].join() };
    });
  const become = (count: number, options: string) =>
    demo.waitFor(dots, (now) => now.count === count && now.options === options);

  await become(200, 'true auto 4 6');
  await checkMeter({ demo, expect }, 'Cheap strokes', async (isOn) => {
    await become(100, isOn ? 'false 0 4 6' : 'true auto 4 6');
  });

  // Dots go around their places: only the rotation changes.
  const dot = await demo.node('dot');
  expect(dot.rotation).toBeGreaterThan(0);
  expect(dot.position).toEqual({ x: -150, y: 10 });

  /** The shape below the outer half of the stroke of the topmost dot, 13 pixels from its middle. */
  const isStrokeHit = () =>
    demo.evaluate((konva) => {
      const [layer] = konva.stages[0]?.getLayers() ?? [];
      const dot = layer?.getChildren().at(-1);
      if (!layer || !dot) return undefined;
      layer.draw();
      const places = [0, 90, 180, 270].map((angle) => {
        const turned = (angle * Math.PI) / 180;
        return dot
          .getAbsoluteTransform()
          .point({ x: 13 * Math.cos(turned), y: 13 * Math.sin(turned) });
      });
      return places.map((place) => layer.getIntersection(place) === dot).join();
    });
  expect(await isStrokeHit()).toBe('true,true,true,true');
  await demo.control('checkbox', 'Cheap strokes').check(true);
  await demo.waitFor(isStrokeHit, (hit) => hit === 'false,false,false,false');

  // Dots that come later have the same options.
  await demo.control('slider', 'Shapes').fill('400');
  await become(400, 'false 0 4 6');

  await narrow(demo);
  const { absolutePosition } = await demo.node('dot');
  expect(absolutePosition.x).toBeCloseTo(10, 6);
  expect(absolutePosition.y).toBeCloseTo(22, 6);
});
