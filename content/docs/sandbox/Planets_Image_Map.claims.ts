import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Leave out `fill`, or set `opacity` to 0: such a shape still responds.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const plain = new Konva.Circle({ x: 60, y: 60, radius: 40 });
      const clear = new Konva.Circle({ x: 160, y: 60, radius: 40, fill: 'red', opacity: 0 });
      layer.add(plain, clear).draw();
      expect(pixel(60, 60)[3]).toBe(0);
      expect(stage.getIntersection({ x: 60, y: 60 })).toBe(plain);
      expect(stage.getIntersection({ x: 160, y: 60 })).toBe(clear);
    },
  },
  {
    says: 'A shape that is hidden is not hit, and a circle with neither an enabled fill nor a stroke has no hit area.',
    run: ({ Konva, stage, layer, expect }) => {
      const hidden = new Konva.Circle({ x: 60, y: 60, radius: 40, fill: 'red', visible: false });
      const empty = new Konva.Circle({ x: 160, y: 60, radius: 40, fillEnabled: false });
      layer.add(hidden, empty).draw();
      expect(stage.getIntersection({ x: 60, y: 60 })).toBe(null);
      expect(stage.getIntersection({ x: 160, y: 60 })).toBe(null);
    },
  },
  {
    says: 'Set `fillEnabled` to `false` to let the pointer through the middle of a ring.',
    run: ({ Konva, stage, layer, expect }) => {
      const ring = new Konva.Circle({ x: 80, y: 80, radius: 40, stroke: 'red', strokeWidth: 8 });
      layer.add(ring).draw();
      expect(stage.getIntersection({ x: 80, y: 80 })).toBe(ring);
      ring.fillEnabled(false);
      layer.draw();
      expect(stage.getIntersection({ x: 80, y: 80 })).toBe(null);
      expect(stage.getIntersection({ x: 120, y: 80 })).toBe(ring);
    },
  },
  {
    says: '`pointerover` and `pointerout` fire only when the shape below the pointer changes.',
    run: ({ Konva, layer, mouse, expect }) => {
      const areas = new Konva.Group();
      areas.add(
        new Konva.Circle({ name: 'mars', x: 60, y: 60, radius: 40 }),
        new Konva.Circle({ name: 'venus', x: 200, y: 60, radius: 40 }),
      );
      layer.add(areas).draw();
      const heard: string[] = [];
      areas.on('pointerover pointerout', ({ type, target }) => heard.push(`${type} ${target.name()}`));
      for (const x of [50, 60, 70, 130, 200, 210]) mouse.move(x, 60);
      expect(heard).toEqual(['pointerover mars', 'pointerout mars', 'pointerover venus']);
    },
  },
]);
