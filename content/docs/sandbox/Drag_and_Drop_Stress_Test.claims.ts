import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'During the drag, the star is on an otherwise empty layer',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const star = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red' });
      layer.add(star, new Konva.Circle({ x: 100, y: 200, radius: 30, fill: 'blue' })).draw();
      const top = new Konva.Layer();
      stage.add(top);
      stage.on('pointerdown', ({ target }) => {
        if (!(target instanceof Konva.Circle)) return;
        const home = target.getLayer();
        target.moveTo(top);
        target.startDrag();
        target.on('dragend.lift', () => {
          target.off('dragend.lift');
          if (home) target.moveTo(home);
        });
      });
      mouse.down(100, 100);
      mouse.move(150, 120);
      expect([star.getLayer(), star.position()]).toEqual([top, { x: 150, y: 120 }]);
      mouse.up(150, 120);
      expect([star.getLayer(), star.position(), star.zIndex()]).toEqual([layer, { x: 150, y: 120 }, 1]);
    },
  },
  {
    says: "Konva does not draw a layer's hit graph while one of its nodes is dragged",
    run: ({ Konva, layer, mouse, expect }) => {
      let hits = 0;
      const star = new Konva.Circle({ x: 100, y: 100, radius: 30, fill: 'red', draggable: true });
      layer.add(star).draw();
      star.hitFunc((context, shape) => {
        hits += 1;
        context.beginPath();
        context.arc(0, 0, 30, 0, 7);
        context.fillStrokeShape(shape);
      });
      mouse.down(100, 100);
      mouse.move(120, 100);
      hits = 0;
      layer.draw();
      expect(hits).toBe(0);
      mouse.up(120, 100);
      layer.draw();
      expect(hits).toBeGreaterThan(0);
    },
  },
]);
