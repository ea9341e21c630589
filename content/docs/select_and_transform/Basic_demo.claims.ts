import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBox({ Konva, layer }: ClaimTools, x = 100): Konva.Rect {
  const box = new Konva.Rect({ name: 'box', x, y: 100, width: 80, height: 80, fill: 'red', draggable: true });
  layer.add(box).draw();
  return box;
}

function select({ Konva, layer }: ClaimTools, nodes: Konva.Node[]): Konva.Transformer {
  const transformer = new Konva.Transformer({ nodes });
  layer.add(transformer).draw();
  return transformer;
}

export default defineClaims([
  {
    says: 'Click an empty area to clear the selection.',
    run: (tools) => {
      const { stage, layer, mouse, expect } = tools;
      const [one, two] = [addBox(tools), addBox(tools, 240)];
      const transformer = select(tools, []);
      stage.on('pointerclick', ({ target, evt }) => {
        if (target === stage) {
          transformer.nodes([]);
        } else if (target.hasName('box')) {
          transformer.nodes(evt.shiftKey ? [...transformer.nodes(), target] : [target]);
        }
        layer.draw();
      });
      mouse.click(140, 140);
      expect(transformer.nodes()).toEqual([one]);
      mouse.click(280, 140, { shiftKey: true });
      mouse.click(280, 140, { shiftKey: true });
      expect(transformer.nodes()).toEqual([one, two]);
      mouse.click(280, 140);
      expect(transformer.nodes()).toEqual([two]);
      mouse.click(20, 280);
      expect(transformer.nodes()).toEqual([]);
    },
  },
  {
    says: 'Pass a new array each time, because the transformer does not notice a `push` to the old one.',
    run: async (tools) => {
      const [one, two] = [addBox(tools), addBox(tools, 240)];
      const transformer = select(tools, [one]);
      transformer.nodes().push(two);
      tools.layer.draw();
      await tools.frames(2);
      tools.expect(transformer.width()).toBe(80);
      transformer.nodes([one, two]);
      tools.expect(transformer.width()).toBe(220);
    },
  },
  {
    says: 'The listener treats the handle as an empty area.',
    run: (tools) => {
      select(tools, [addBox(tools)]);
      const targets: string[] = [];
      tools.stage.on('pointerclick', ({ target }) => targets.push(target.name()));
      tools.mouse.click(180, 180);
      tools.expect(targets).toEqual(['bottom-right _anchor']);
    },
  },
  {
    says: '`scaleX`, its Transformer is rotated by 180 degrees, with the rotation handle at the bottom.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ x: 150, y: 80, width: 80, height: 40, scaleX: -1, fill: 'red' });
      const transformer = new Konva.Transformer({ nodes: [box] });
      layer.add(box, transformer).draw();
      const at = (name: string) => transformer.findOne(`.${name}`)?.absolutePosition() ?? { x: 0, y: 0 };
      expect(at('rotater').y).toBeGreaterThan(120);
      expect(at('middle-right').x).toBeCloseTo(70, 3);
      mouse.drag([70, 100], [50, 100]);
      expect(box.scaleX()).toBeCloseTo(1.25, 3);
      expect(box.scaleY()).toBeCloseTo(-1, 3);
      expect(Math.abs(box.rotation())).toBeCloseTo(180, 3);
    },
  },
]);
