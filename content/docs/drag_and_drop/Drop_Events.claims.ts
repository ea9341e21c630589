import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addStar({ Konva }: ClaimTools, layer: Konva.Layer, config: Partial<Konva.RectConfig>): Konva.Rect {
  const star = new Konva.Rect({ width: 60, height: 60, fill: 'red', ...config });
  layer.add(star).draw();
  return star;
}

export default defineClaims([
  {
    says: 'the hit graph is empty from the first redraw of the drag until its end, so `getIntersection` finds no shape on it.',
    run: async (tools) => {
      const { stage, layer, mouse, frames, expect } = tools;
      addStar(tools, layer, { draggable: true });
      const other = addStar(tools, layer, { x: 200 });
      const find = () => [stage, layer].map((node) => node.getIntersection({ x: 230, y: 30 }));
      mouse.down(30, 30);
      mouse.move(40, 30);
      await frames(2);
      expect(find()).toEqual([null, null]);
      mouse.up(40, 30);
      expect(find()).toEqual([other, other]);
    },
  },
  {
    says: "It was called on the layer of the dragged shape. The first redraw of the drag clears that layer's hit graph.",
    run: async (tools) => {
      const star = addStar(tools, tools.layer, { draggable: true });
      const find = () => tools.layer.getIntersection({ x: 30, y: 30 });
      tools.mouse.down(30, 30);
      tools.mouse.move(40, 30);
      tools.expect(find()).toBe(star);
      await tools.frames(2);
      tools.expect(find()).toBeNull();
      tools.mouse.up(40, 30);
    },
  },
  {
    says: 'If every shape can be a target, move the dragged shape to an empty layer during the drag.',
    run: async (tools) => {
      const { Konva, stage, layer, mouse, frames, expect } = tools;
      const dragLayer = new Konva.Layer();
      stage.add(dragLayer);
      const star = addStar(tools, layer, { draggable: true });
      const other = addStar(tools, layer, { x: 200 });
      layer.on('dragstart', ({ target }) => {
        target.moveTo(dragLayer);
        layer.drawHit();
      });
      dragLayer.on('dragend', ({ target }) => target.moveTo(layer));
      mouse.down(30, 30);
      mouse.move(230, 30);
      expect(layer.getIntersection({ x: 30, y: 30 })).toBeNull();
      await frames(2);
      expect(star.getLayer()).toBe(dragLayer);
      expect(layer.getIntersection({ x: 230, y: 30 })).toBe(other);
      mouse.up(230, 30);
      expect([star.x(), star.zIndex()]).toEqual([200, 1]);
    },
  },
  {
    says: 'Konva itself never fires `dragenter`, `dragover`, `dragleave` or `drop`.',
    run: (tools) => {
      const heard: string[] = [];
      addStar(tools, tools.layer, { draggable: true });
      addStar(tools, tools.layer, { x: 200 });
      tools.stage.on('dragenter dragover dragleave drop dragend', ({ type }) => heard.push(type));
      tools.mouse.drag([30, 30], [230, 30]);
      tools.expect(heard).toEqual(['dragend']);
    },
  },
]);
