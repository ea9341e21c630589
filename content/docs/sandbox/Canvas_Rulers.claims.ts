import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'the scale applies to `Konva.Line#strokeWidth` and to `hitStrokeWidth`, too',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const scene = new Konva.Group();
      const guide = new Konva.Line({ points: [0, 20, 400, 20], stroke: 'red', strokeWidth: 2, hitStrokeWidth: 10 });
      layer.add(scene.add(guide));
      /** How many pixels are painted beside the guide, and how many can be grabbed. */
      const reach = (scale: number) => {
        scene.scale({ x: scale, y: scale });
        layer.draw();
        const rows = Array.from({ length: 160 }, (_, y) => y);
        const painted = rows.filter((y) => pixel(50, y)[3] > 128).length;
        return [painted, rows.filter((y) => stage.getIntersection({ x: 50, y }) === guide).length];
      };
      expect(reach(1)).toEqual([2, 10]);
      expect(reach(4)).toEqual([8, 40]);
    },
  },
  {
    says: 'A shape with `listening: false` receives no events, so the press reaches the piece behind the drawing of the ruler.',
    run: ({ Konva, layer, mouse, expect }) => {
      const pressed: string[] = [];
      const piece = new Konva.Rect({ name: 'piece', width: 100, height: 100, fill: 'red' });
      const picture = new Konva.Rect({ name: 'picture', width: 400, height: 24, fill: 'white', listening: false });
      layer.add(piece, picture).draw();
      layer.on('mousedown', ({ target }) => pressed.push(target.name()));
      mouse.click(50, 10);
      // Without a fill it is not seen, but it takes the press.
      layer.add(new Konva.Rect({ name: 'ruler', width: 400, height: 24 })).draw();
      mouse.click(50, 10);
      expect(pressed).toEqual(['piece', 'ruler']);
    },
  },
  {
    says: 'call `Konva.Node#getRelativePointerPosition` of the zoomed group',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const scene = new Konva.Group({ x: 40, y: 30, scaleX: 2, scaleY: 2 });
      layer.add(scene).draw();
      mouse.move(100, 90);
      expect(stage.getPointerPosition()).toEqual({ x: 100, y: 90 });
      expect(scene.getRelativePointerPosition()).toEqual({ x: 30, y: 30 });
    },
  },
]);
