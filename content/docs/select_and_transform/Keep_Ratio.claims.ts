import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig> = {}, scaleX = 1) {
  const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, scaleX, fill: 'red' });
  const transformer = new Konva.Transformer({ nodes: [box], ...config });
  layer.add(box, transformer).draw();
  return { box, transformer };
}

export default defineClaims([
  {
    says: "`'inverted'` | Shift allows stretching | Shift changes nothing",
    run: (tools) => {
      const keeps = (keepRatio: boolean, shiftBehavior: string, shiftKey: boolean) => {
        const { box } = addBox(tools, { keepRatio, shiftBehavior });
        tools.mouse.drag([200, 200], [260, 210], { shiftKey });
        const isKept = Math.abs(box.scaleX() - box.scaleY()) < 1e-6;
        tools.layer.destroyChildren();
        return isKept;
      };
      const table = ['default', 'inverted', 'none'].map((behavior) =>
        [true, false].map((ratio) => [false, true].map((shift) => keeps(ratio, behavior, shift))),
      );
      tools.expect(table).toEqual([
        [
          [true, true],
          [false, true],
        ],
        [
          [true, false],
          [false, false],
        ],
        [
          [true, true],
          [false, false],
        ],
      ]);
    },
  },
  {
    says: 'It reads them from the frame when the user presses a handle, so a stretched image keeps its stretched proportions.',
    run: (tools) => {
      const { box } = addBox(tools, {}, 2);
      tools.mouse.drag([300, 200], [360, 220]);
      tools.expect(box.scaleY()).toBeGreaterThan(1.1);
      tools.expect(box.scaleX() / box.scaleY()).toBeCloseTo(2);
    },
  },
  {
    says: 'The handle is as far from the opposite corner as the pointer is.',
    run: (tools) => {
      const { box } = addBox(tools);
      tools.mouse.drag([200, 200], [260, 200]);
      tools.expect(Math.hypot(100 * box.scaleX(), 100 * box.scaleY())).toBeCloseTo(Math.hypot(160, 100));
    },
  },
  {
    says: 'a rotated shape along the axes of the frame only with a skew, so it writes `skewX`.',
    run: (tools) => {
      const { box, transformer } = addBox(tools, { keepRatio: false });
      const turned = new tools.Konva.Rect({ x: 220, y: 60, width: 80, height: 40, rotation: 30, fill: 'blue' });
      tools.layer.add(turned);
      transformer.nodes([box, turned]);
      tools.layer.draw();
      const corner = transformer.findOne('.bottom-right')?.absolutePosition() ?? { x: 0, y: 0 };
      tools.mouse.drag([corner.x, corner.y], [corner.x + 60, corner.y]);
      tools.expect([box.skewX(), turned.skewX()].map((skew) => Math.abs(skew) > 0.01)).toEqual([false, true]);
    },
  },
]);
