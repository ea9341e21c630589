import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'The shape follows the pointer, and a ghost shows the nearest cell:',
    run: ({ Konva, layer, mouse, expect }) => {
      const CELL = 40;
      const snap = (value: number) => Math.round(value / CELL) * CELL;

      const ghost = new Konva.Rect({ width: 80, height: 80, stroke: '#1d4b8f', dash: [6, 4], visible: false });
      const box = new Konva.Rect({ width: 80, height: 80, fill: '#c9744b', draggable: true });
      layer.add(ghost, box);

      box.on('dragmove', () => ghost.setAttrs({ visible: true, x: snap(box.x()), y: snap(box.y()) }));
      box.on('dragend', () => {
        box.position(ghost.position());
        ghost.hide();
      });
      layer.draw();
      mouse.down(10, 10);
      mouse.move(75, 112);
      expect(box.position()).toEqual({ x: 65, y: 102 });
      expect(ghost.position()).toEqual({ x: 80, y: 120 });
      mouse.up(75, 112);
      expect(box.position()).toEqual({ x: 80, y: 120 });
      expect(ghost.visible()).toBe(false);
    },
  },
  {
    says: "The boxes of `boundBoxFunc` are in pixels of the stage's container, while `x` and `width` of the node are in the coordinates of its parent.",
    run: ({ Konva, stage, layer, mouse, expect }) => {
      stage.setAttrs({ scaleX: 2, scaleY: 2, x: 30 });
      const box = new Konva.Rect({ x: 20, y: 20, width: 60, height: 40, fill: 'red' });
      const handles = new Konva.Transformer({ nodes: [box], keepRatio: false });
      layer.add(box, handles);
      layer.draw();
      const seen: number[][] = [];
      handles.boundBoxFunc((_, pulled) => {
        seen.push([pulled.x, pulled.width].map(Math.round));
        return pulled;
      });
      // The right edge is at 30 + 2 * 80 pixels.
      mouse.drag([190, 80], [210, 80]);
      expect(seen.at(-1)).toEqual([70, 140]);
      expect(Math.round(box.width() * box.scaleX())).toBe(70);
    },
  },
  {
    says: "In `dragmove`, Konva computes the node's position from the pointer, not from the last position.",
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ width: 50, height: 50, fill: 'red', draggable: true });
      layer.add(box).draw();
      box.on('dragmove', () => box.x(Math.round(box.x() / 40) * 40));
      mouse.down(10, 10);
      // Each move is far under half a cell.
      for (let x = 12; x <= 70; x += 4) mouse.move(x, 10);
      expect(box.x()).toBe(40 * Math.round(58 / 40));
      mouse.up(70, 10);
    },
  },
  {
    says: 'It gets absolute positions, in pixels of the container.',
    run: ({ Konva, layer, mouse, expect }) => {
      layer.x(15);
      const box = new Konva.Rect({
        width: 50,
        height: 50,
        fill: 'red',
        draggable: true,
        dragBoundFunc: ({ y }) => ({ x: 40, y }),
      });
      layer.add(box).draw();
      mouse.drag([30, 20], [80, 20]);
      expect(box.absolutePosition().x).toBe(40);
      expect(box.x()).toBe(25);
    },
  },
  {
    says: 'A Transformer writes `scaleX` and `scaleY`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ x: 40, y: 40, width: 100, height: 100, fill: 'red' });
      layer.add(box, new Konva.Transformer({ nodes: [box], keepRatio: false }));
      layer.draw();
      mouse.drag([140, 90], [190, 90]);
      expect(box.width()).toBe(100);
      expect(Math.round(box.scaleX() * 100)).toBe(150);
    },
  },
]);
