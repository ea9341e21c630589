import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Box = Parameters<NonNullable<Konva.TransformerConfig['boundBoxFunc']>>[0];

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig> = {}) {
  const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: 'red', draggable: true });
  const transformer = new Konva.Transformer({ nodes: [box], keepRatio: false, ...config });
  layer.add(box, transformer).draw();
  return { box, transformer };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export default defineClaims([
  {
    says: 'Positions and sizes are absolute pixels, which include the stage',
    run: (tools) => {
      const boxes: Box[] = [];
      tools.stage.scale({ x: 1.5, y: 1.5 });
      addBox(tools, {
        rotateAnchorOffset: 20,
        boundBoxFunc: (oldBox, newBox) => {
          boxes.push(oldBox, newBox);
          return newBox;
        },
      });
      tools.mouse.drag([300, 225], [310, 225]);
      tools.expect([boxes[0]?.x, boxes[0]?.width]).toEqual([150, 150]);
      tools.expect(boxes.at(-1)?.width).toBeCloseTo(160);
    },
  },
  {
    says: 'To stop exactly at the limit, return a box with a clamped size, and keep the opposite side in place',
    run: (tools) => {
      const { box, transformer } = addBox(tools);
      transformer.boundBoxFunc((oldBox, newBox) => {
        const width = clamp(newBox.width, 90, 170);
        const height = clamp(newBox.height, 60, 220);
        const handle = transformer.getActiveAnchor() ?? '';
        return {
          ...newBox,
          width,
          height,
          x: handle.includes('left') ? newBox.x + newBox.width - width : newBox.x,
          y: handle.includes('top') ? newBox.y + newBox.height - height : newBox.y,
        };
      });
      tools.mouse.drag([200, 150], [390, 150]);
      tools.expect([box.x(), box.width() * box.scaleX()].map(Math.round)).toEqual([100, 170]);
      tools.layer.draw();
      tools.mouse.drag([100, 150], [250, 150]);
      tools.expect([box.x(), box.width() * box.scaleX()].map(Math.round)).toEqual([180, 90]);
    },
  },
  {
    says: 'When the user drags a handle past the opposite side, the width or the height of the box is negative, which mirrors the shape.',
    run: (tools) => {
      const { box, transformer } = addBox(tools);
      const pull = () => tools.mouse.drag([200, 150], [40, 150]);
      transformer.boundBoxFunc((oldBox, newBox) => (newBox.width < 30 ? oldBox : newBox));
      pull();
      tools.expect(box.getAbsoluteTransform().getMatrix()[0]).toBeGreaterThan(0);
      box.setAttrs({ x: 100, scaleX: 1 });
      transformer.boundBoxFunc((oldBox, newBox) => newBox);
      tools.layer.draw();
      pull();
      tools.expect(box.getAbsoluteTransform().getMatrix()[0]).toBeLessThan(0);
    },
  },
  {
    says: 'A branch of the function ends without `return`, so Konva uses the new box. Always return a box.',
    run: (tools) => {
      const { box, transformer } = addBox(tools);
      Reflect.apply(transformer.boundBoxFunc.bind(transformer), undefined, [() => undefined]);
      tools.mouse.drag([200, 150], [240, 150]);
      tools.expect(box.width() * box.scaleX()).toBeCloseTo(140);
      tools.expect(tools.warnings.join(' ')).toContain('boundBoxFunc returned falsy');
    },
  },
  {
    says: 'the shape is not mirrored, but still grows on the other side. To stop there, reject sizes below 1',
    run: (tools) => {
      const pulled = (config: Partial<Konva.TransformerConfig>) => {
        tools.layer.destroyChildren();
        const { box } = addBox(tools, config);
        tools.mouse.drag([200, 150], [40, 150]);
        return [Math.round(box.getClientRect().x), Math.round(box.getClientRect().width), Math.sign(box.scaleX())];
      };
      const mirrored = pulled({});
      tools.expect(mirrored.slice(0, 2)).toEqual([40, 60]);
      tools.expect(pulled({ flipEnabled: false })).toEqual([40, 60, 1]);
      const [x = 0, width = 0] = pulled({
        boundBoxFunc: (oldBox, newBox) => (newBox.width < 1 || newBox.height < 1 ? oldBox : newBox),
      });
      tools.expect(x).toBe(100);
      tools.expect(width).toBeGreaterThan(0);
    },
  },
]);
