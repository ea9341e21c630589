import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'With your own dragging, it finds the top shape, which is the dragged card. While Konva drags a node, the hit graph of its layer is empty. Compute the target from positions, as here, or drag the card on a layer that does not listen.',
    run: async ({ Konva, stage, layer, mouse, frames, expect }) => {
      const target = new Konva.Rect({ name: 'target', width: 100, height: 50, fill: 'red' });
      const held = new Konva.Rect({ name: 'held', width: 100, height: 50, fill: 'blue' });
      layer.add(target, held).draw();
      const find = () => stage.getIntersection({ x: 60, y: 35 })?.name();
      expect(find()).toBe('held');

      const above = new Konva.Layer({ listening: false });
      stage.add(above);
      held.draggable(true);
      mouse.down(50, 25);
      mouse.move(60, 35);
      await frames(2);
      expect(find()).toBeUndefined();
      held.moveTo(above);
      await frames(2);
      expect(find()).toBe('target');
      mouse.up(60, 35);
    },
  },
  {
    says: 'Inside a scaled group, divide by the scale, or use `getRelativePointerPosition` of the group.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const group = new Konva.Group({ x: 20, scaleX: 2, scaleY: 2 });
      layer.add(group).draw();
      mouse.move(120, 60);
      expect(stage.getPointerPosition()).toEqual({ x: 120, y: 60 });
      expect(group.getRelativePointerPosition()).toEqual({ x: 50, y: 30 });
    },
  },
  {
    says: 'The `tension` of a `Konva.Line` makes curves through the points but does not round corners.',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({
        points: [20, 20, 20, 120, 120, 120],
        stroke: 'red',
        strokeWidth: 6,
        tension: 0.5,
      });
      layer.add(line).draw();
      const ratio = layer.getCanvas().getPixelRatio();
      const context = layer.getNativeCanvasElement().getContext('2d');
      // The corner itself is drawn.
      expect(context?.getImageData(20 * ratio, 120 * ratio, 1, 1).data[3]).toBe(255);
    },
  },
]);
