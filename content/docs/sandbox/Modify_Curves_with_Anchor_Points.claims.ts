import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Dragging a handle redraws its layer, including the curve.',
    run: async ({ Konva, layer, mouse, expect, frames }) => {
      const handles = [
        [60, 200],
        [140, 40],
        [240, 240],
        [300, 80],
      ].map(([x, y]) => new Konva.Circle({ x, y, radius: 8, fill: '#f2a33a', draggable: true }));
      const drawn: string[] = [];
      const curve = new Konva.Shape({
        stroke: '#27305c',
        strokeWidth: 3,
        listening: false,
        sceneFunc: (context, shape) => {
          const [a, b, c, d] = handles.map((handle) => handle.position());
          if (!a || !b || !c || !d) return;
          drawn.push(`${b.x},${b.y}`);
          context.beginPath();
          context.moveTo(a.x, a.y);
          context.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
          context.strokeShape(shape);
        },
      });
      layer.add(curve, ...handles).draw();
      mouse.drag([140, 40], [170, 90]);
      await frames(2);
      expect(drawn[0]).toBe('140,40');
      expect(drawn.at(-1)).toBe('170,90');
    },
  },
  {
    says: 'Konva cannot compute the size of a `Konva.Shape` with a `sceneFunc`: `Konva.Node#getClientRect` ignores its curves.',
    run: ({ Konva, layer, expect }) => {
      const curve = new Konva.Shape({
        sceneFunc: (context, shape) => {
          context.beginPath();
          context.moveTo(20, 20);
          context.quadraticCurveTo(100, 200, 200, 30);
          context.fillStrokeShape(shape);
        },
      });
      layer.add(curve);
      const { width, height } = curve.getClientRect();
      expect([width, height]).toEqual([0, 0]);
      curve.size({ width: 200, height: 120 });
      expect(curve.getClientRect().width).toBe(200);
    },
  },
  {
    says: 'A drag redraws the layer of the dragged node.',
    run: async ({ Konva, stage, layer, mouse, expect, frames }) => {
      const other = new Konva.Layer();
      stage.add(other);
      const count = { own: 0, other: 0 };
      const counting = (key: keyof typeof count) => new Konva.Shape({ sceneFunc: () => (count[key] += 1) });
      layer.add(counting('own'), new Konva.Circle({ x: 80, y: 80, radius: 20, fill: 'red', draggable: true }));
      other.add(counting('other'));
      other.listening(false);
      stage.draw();
      await frames(2);
      const before = { ...count };
      mouse.drag([80, 80], [120, 110]);
      await frames(2);
      expect(count.own).toBeGreaterThan(before.own);
      expect(count.other).toBe(before.other);
    },
  },
  {
    says: 'A `Konva.Shape#hitStrokeWidth` of 26 pixels widens the target without changing how the handle looks.',
    run: ({ Konva, stage, layer, expect }) => {
      const handle = new Konva.Circle({ x: 100, y: 100, radius: 8, fill: 'red', stroke: 'black', strokeWidth: 2 });
      layer.add(handle).draw();
      const beside = { x: 118, y: 100 };
      const pixels = () => layer.toCanvas({ pixelRatio: 1 }).toDataURL();
      const picture = pixels();
      expect(stage.getIntersection(beside)).toBe(null);
      handle.hitStrokeWidth(26);
      layer.draw();
      expect(stage.getIntersection(beside)).toBe(handle);
      expect(pixels()).toBe(picture);
    },
  },
  {
    says: '`Konva.Line#bezier` draws a list of points as cubic curves without a `sceneFunc`, and Konva can compute its size.',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({
        points: [20, 200, 20, 20, 220, 20, 220, 200],
        bezier: true,
        stroke: 'red',
        strokeWidth: 2,
      });
      layer.add(line).draw();
      const { y, height } = line.getClientRect();
      // The curve reaches three quarters of the way to its control points: y = 65.
      expect(y).toBeLessThan(66);
      expect(height).toBeGreaterThan(130);
      const alpha = layer.toCanvas({ pixelRatio: 1 }).getContext('2d')?.getImageData(120, 65, 1, 1).data[3];
      expect(alpha).toBe(255);
    },
  },
]);
