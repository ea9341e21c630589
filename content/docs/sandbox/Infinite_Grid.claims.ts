import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

export default defineClaims([
  {
    says: 'A line one pixel wide between two pixels is painted as two paler lines.',
    run: ({ Konva, layer, pixel, expect }) => {
      const paint = (x: number) => {
        layer.destroyChildren();
        layer.add(new Konva.Line({ points: [x, 0, x, 40], stroke: 'black', strokeWidth: 1 })).draw();
        return [19, 20, 21].map((at) => pixel(at, 20)[3]);
      };
      const [left = 0, right = 0, beside = 0] = paint(20);
      expect([left > 100 && left < 160, right > 100 && right < 160, beside]).toEqual([true, true, 0]);
      expect(paint(20.5)).toEqual([0, 255, 0]);
    },
  },
  {
    says: 'The points of a line, and everything that a `sceneFunc` draws, reach the canvas in single precision',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const scale = 100;
      /** The painted pixels of a row when the stage looks at x, with a bar from 60 to 70 pixels. */
      const painted = (x: number, bar: Konva.Shape) => {
        layer.destroyChildren();
        stage.scale({ x: scale, y: scale });
        stage.x(-x * scale);
        layer.add(bar).draw();
        return Array.from({ length: 100 }, (_, at) => at).filter((at) => (pixel(at, 50)[3] ?? 0) > 0);
      };
      const line = (x: number) =>
        new Konva.Line({ points: [x + 0.6, 0.5, x + 0.7, 0.5], stroke: 'black', strokeWidth: 1 });
      const node = (x: number) => new Konva.Rect({ x: x + 0.6, width: 0.1, height: 1, fill: 'black' });
      const wanted = Array.from({ length: 10 }, (_, i) => 60 + i);
      expect(painted(10, line(10))).toEqual(wanted);
      expect(painted(1e7, line(1e7))).not.toEqual(wanted);
      // Konva adds the positions of nodes itself, in double precision.
      expect(painted(1e7, node(1e7))).toEqual(wanted);
    },
  },
  {
    says: 'A custom shape is not drawn again when a variable that its `sceneFunc` reads changes',
    run: async ({ Konva, layer, expect, frames }) => {
      let color = 'red';
      const drawn: string[] = [];
      layer.listening(false);
      layer.add(new Konva.Shape({ sceneFunc: () => drawn.push(color) })).draw();
      await frames(3);
      color = 'blue';
      await frames(3);
      expect(drawn).not.toContain('blue');
      layer.batchDraw();
      await frames(2);
      expect(drawn).toContain('blue');
    },
  },
]);
