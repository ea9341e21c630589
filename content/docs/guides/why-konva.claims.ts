import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'which follow its outline',
    run: ({ Konva, stage, layer, expect }) => {
      const ring = new Konva.Ring({ x: 100, y: 100, innerRadius: 30, outerRadius: 60, fill: 'red' });
      layer.add(ring).draw();
      expect(stage.getIntersection({ x: 145, y: 100 })).toBe(ring);
      // In the hole, and in a corner of the box around the ring.
      expect(stage.getIntersection({ x: 100, y: 100 })).toBe(null);
      expect(stage.getIntersection({ x: 45, y: 45 })).toBe(null);
    },
  },
  {
    says: 'when one shape of a layer changes, Konva draws all visible shapes of the layer again',
    run: async ({ Konva, layer, frames, expect }) => {
      let drawn = 0;
      const resting = new Konva.Shape({
        fill: 'blue',
        listening: false,
        sceneFunc: () => {
          drawn += 1;
        },
      });
      const moving = new Konva.Circle({ x: 40, y: 40, radius: 10, fill: 'red' });
      layer.add(resting, moving).draw();
      await frames(2);
      drawn = 0;
      moving.x(60);
      await frames(2);
      expect(drawn).toBe(1);
      resting.visible(false);
      await frames(2);
      drawn = 0;
      moving.x(80);
      await frames(2);
      expect(drawn).toBe(0);
    },
  },
  {
    says: 'Put it on its own layer.',
    run: async ({ Konva, stage, layer, frames, expect }) => {
      let drawn = 0;
      layer.on('draw', () => {
        drawn += 1;
      });
      const moving = new Konva.Circle({ x: 40, y: 40, radius: 10, fill: 'red' });
      stage.add(new Konva.Layer().add(moving));
      layer.draw();
      await frames(2);
      drawn = 0;
      moving.x(60);
      await frames(2);
      expect(drawn).toBe(0);
    },
  },
  {
    says: 'A canvas contains no elements for its shapes.',
    run: ({ Konva, stage, layer, expect }) => {
      layer.add(new Konva.Text({ text: 'Hello', name: 'greeting' })).draw();
      const content = stage.container();
      expect(content.textContent).toBe('');
      expect(content.querySelectorAll('canvas')).toHaveLength(1);
      expect(content.querySelector('canvas')?.childElementCount).toBe(0);
    },
  },
]);
