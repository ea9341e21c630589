import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'the layer once in the next animation frame, however many attributes have changed.',
    run: async ({ Konva, layer, frames, expect }) => {
      const box = new Konva.Rect({ width: 10, height: 10, fill: 'red' });
      layer.add(box);
      await frames(2);
      let drawings = 0;
      layer.on('draw', () => (drawings += 1));
      box.x(10);
      box.y(20);
      box.fill('blue');
      expect(drawings).toBe(0);
      await frames(2);
      expect(drawings).toBe(1);
    },
  },
  {
    says: "Each layer has two canvases of the stage's size, and Konva warns if a stage has more than five.",
    run: ({ Konva, stage, warnings, expect }) => {
      for (let i = 0; i < 5; i += 1) stage.add(new Konva.Layer());
      expect(warnings).toEqual([]);
      stage.add(new Konva.Layer());
      expect(warnings.join('\n')).toContain('The stage has 6 layers');
    },
  },
  {
    says: 'A shape receives events within its outline, not within its box: a click between the sails does not hit the boat.',
    run: ({ Konva, stage, layer, expect }) => {
      const sails = [0, 100].map((x) => new Konva.Rect({ x, width: 50, height: 50, fill: 'red' }));
      const boat = new Konva.Group();
      boat.add(...sails);
      layer.add(boat).draw();
      expect([20, 70, 120].map((x) => stage.getIntersection({ x, y: 20 }))).toEqual([sails[0], null, sails[1]]);
    },
  },
]);
