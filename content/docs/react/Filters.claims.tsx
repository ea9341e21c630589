import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Layer, Rect, Stage } from 'react-konva';

export default defineClaims([
  {
    says: 'nothing; the filter runs again on the existing cache',
    run: ({ Konva, layer, expect }) => {
      let runs = 0;
      const count = (pixels: ImageData) => void (runs += pixels.width > 0 ? 1 : 0);
      const box = new Konva.Rect({ width: 40, height: 40, fill: 'red', filters: [count] });
      layer.add(box);
      box.cache();
      const copy = box._getCanvasCache()?.scene;
      layer.draw();
      box.blurRadius(8);
      layer.draw();
      expect([runs, box._getCanvasCache()?.scene === copy]).toEqual([2, true]);
      // A change of the placement draws the filtered copy again.
      box.setAttrs({ x: 50, rotation: 20, opacity: 0.5 });
      layer.draw();
      expect(runs).toBe(2);
    },
  },
  {
    says: 'The binding writes it every time, and all filters run again, even if only a hover elsewhere caused the render.',
    run: async (tools) => {
      let runs = 0;
      const count = (pixels: ImageData) => void (runs += pixels.width > 0 ? 1 : 0);
      const constant = [count];
      const drawing = (isConstant: boolean) => (
        <Stage width={400} height={300}>
          <Layer>
            <Rect width={40} height={40} fill="red" filters={isConstant ? constant : [count]} />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing(true));
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      layer?.findOne('Rect')?.cache();
      layer?.draw();
      render(drawing(true));
      layer?.draw();
      tools.expect(runs, 'constant').toBe(1);
      render(drawing(false));
      layer?.draw();
      tools.expect(runs, 'new array').toBe(2);
    },
  },
  {
    says: 'The console says `Can not cache the node. Its size is 0`. Your code cached a text, group or image before it had a size. Konva skips the call.',
    run: ({ Konva, layer, warnings, expect }) => {
      const group = new Konva.Group();
      layer.add(group);
      group.cache();
      expect(group.isCached()).toBe(false);
      expect(warnings.join('\n')).toContain('Can not cache the node. Its size is 0');
    },
  },
  {
    says: 'The console says `Unable to apply filter`. The image is from another host, so its pixels cannot be read, and the node is drawn without the filter.',
    run: async ({ Konva, layer, foreignPicture, warnings, expect }) => {
      const image = new Image();
      image.src = foreignPicture;
      await image.decode();
      const node = new Konva.Image({ image, width: 40, height: 40, filters: [Konva.Filters.Invert] });
      layer.add(node);
      node.cache();
      layer.draw();
      expect(warnings.join('\n')).toContain('Unable to apply filter');
    },
  },
]);
