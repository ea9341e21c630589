import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig> = {}) {
  const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, stroke: 'red', strokeWidth: 20 });
  box.strokeScaleEnabled(false);
  const transformer = new Konva.Transformer({ nodes: [box], keepRatio: false, ...config });
  layer.add(box, transformer).draw();
  return { box, transformer };
}

export default defineClaims([
  {
    says: 'the frame runs along the middle of the outline, and the handle stays under the pointer.',
    run: (tools) => {
      const { box, transformer } = addBox(tools, { ignoreStroke: true });
      tools.mouse.drag([200, 200], [260, 240]);
      const corner = transformer.findOne('.bottom-right')?.absolutePosition();
      tools.expect([corner?.x, corner?.y].map((value) => Math.round(value ?? 0))).toEqual([260, 240]);
      tools.expect([box.scaleX(), box.scaleY()].map((value) => Math.round(value * 100))).toEqual([160, 140]);
    },
  },
  {
    says: 'The listener multiplied `width` but did not reset the scale, so the next step multiplies by it again.',
    run: (tools) => {
      const { box } = addBox(tools, { ignoreStroke: true });
      box.on('transform', () => box.width(box.width() * box.scaleX()));
      tools.mouse.drag([200, 150], [240, 150]);
      tools.expect(box.width() * box.scaleX()).toBeGreaterThan(150);
    },
  },
  {
    says: 'Way 1 sets it from the width and then from the height, so only the height has an effect.',
    run: ({ Konva, expect }) => {
      const circle = new Konva.Circle({ radius: 50 });
      circle.setAttrs({ width: 200, height: 60, scaleX: 1, scaleY: 1 });
      expect([circle.radius(), circle.width(), circle.height()]).toEqual([30, 60, 60]);
    },
  },
  {
    says: 'Text and TextPath ignore `strokeScaleEnabled`.',
    run: ({ Konva, layer, pixel, expect }) => {
      const config = { text: 'I', fontSize: 20, stroke: '#ff0000', strokeWidth: 1, scaleX: 8, scaleY: 8 };
      const text = new Konva.Text({ ...config, x: 20, y: 20, fillEnabled: false });
      layer.add(text).draw();
      const look = () => Array.from({ length: 100 }, (_, x) => pixel(20 + x, 100)[3]);
      const before = look();
      expect(Math.max(...before)).toBeGreaterThan(0);
      text.strokeScaleEnabled(false);
      layer.draw();
      expect(look()).toEqual(before);
    },
  },
]);
