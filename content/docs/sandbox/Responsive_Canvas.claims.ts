import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A square of 100 units on a stage of scale 1; answers with the alpha at 150, 150 of the layer's canvas as it is. */
async function prepare({ Konva, layer, frames }: ClaimTools) {
  layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'red' })).draw();
  await frames(2);
  // `pixel` would draw the stage again.
  return () => layer.getNativeCanvasElement().getContext('2d')?.getImageData(150, 150, 1, 1).data[3];
}

export default defineClaims([
  {
    says: 'Setting `width` or `height` draws every layer at once, with the current scale; a scale set afterward takes effect a frame later.',
    run: async (tools) => {
      const alpha = await prepare(tools);
      tools.stage.width(390);
      tools.stage.scale({ x: 2, y: 2 });
      tools.expect(alpha()).toBe(0);
      await tools.frames(2);
      tools.expect(alpha()).toBe(255);
    },
  },
  {
    says: 'Set the scale first, in its own call: `setAttrs` applies a new scale after the sizes, in any order of its keys.',
    run: async (tools) => {
      const alpha = await prepare(tools);
      tools.stage.setAttrs({ scaleX: 2, scaleY: 2, width: 390 });
      tools.expect(alpha(), 'setAttrs').toBe(0);
      tools.stage.scale({ x: 1, y: 1 });
      tools.stage.width(380);
      tools.stage.scale({ x: 2, y: 2 });
      tools.stage.width(370);
      tools.expect(alpha(), 'two calls').toBe(255);
    },
  },
]);
