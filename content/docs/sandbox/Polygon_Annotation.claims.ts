import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A press either adds a point to a list or closes the outline:',
    run: ({ Konva, layer, stage, mouse, expect }) => {
      const outline = new Konva.Line({ stroke: '#b9a3ff', strokeWidth: 2, fill: '#b9a3ff40' });
      layer.add(outline).draw();
      const points: number[] = [];
      stage.on('pointerdown', () => {
        const at = stage.getRelativePointerPosition();
        if (!at || outline.closed()) return;
        const [x = 0, y = 0] = points;
        if (points.length >= 6 && Math.hypot(at.x - x, at.y - y) < 10) outline.closed(true);
        else points.push(at.x, at.y);
        outline.points([...points]);
      });
      for (const [x, y] of [
        [50, 50],
        [150, 50],
        [150, 150],
        [54, 53],
        [20, 20],
      ] as const) {
        mouse.down(x, y);
        mouse.up(x, y);
      }
      expect(outline.closed()).toBe(true);
      expect(outline.points()).toEqual([50, 50, 150, 50, 150, 150]);
    },
  },
  {
    says: 'The stage still reports the pointer, and `Konva.Node#getRelativePointerPosition` of the scaled stage returns pixels of the image.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      stage.scale({ x: 0.5, y: 0.5 });
      layer.listening(false);
      layer.add(new Konva.Rect({ width: 400, height: 400, fill: 'red' })).draw();
      let at: unknown;
      stage.on('pointerdown', () => (at = stage.getRelativePointerPosition()));
      mouse.down(60, 40);
      mouse.up(60, 40);
      expect(at).toEqual({ x: 120, y: 80 });
    },
  },
  {
    says: 'The canvas smooths edges, so a pixel that an edge crosses gets a mixed color, and a program that reads the mask finds classes that do not exist. `Konva.Layer#imageSmoothingEnabled` does not help',
    run: ({ Konva, layer, expect }) => {
      layer.imageSmoothingEnabled(false);
      layer.add(
        new Konva.Rect({ width: 100, height: 100, fill: '#000000' }),
        new Konva.Line({ points: [10, 10, 90, 33, 20, 80], closed: true, fill: '#ffd23f' }),
      );
      layer.draw();
      const canvas = layer.toCanvas({
        x: 0,
        y: 0,
        width: 100,
        height: 100,
        pixelRatio: 1,
        imageSmoothingEnabled: false,
      });
      const data = canvas.getContext('2d')?.getImageData(0, 0, 100, 100).data ?? [];
      const colors = new Set<string>();
      for (let i = 0; i < data.length; i += 4) colors.add([data[i], data[i + 1], data[i + 2]].join());
      expect(colors.has('0,0,0')).toBe(true);
      expect(colors.has('255,210,63')).toBe(true);
      expect(colors.size).toBeGreaterThan(5);
    },
  },
  {
    says: '`Konva.Stage#toCanvas` draws the stage at its own size.',
    run: ({ Konva, stage, layer, expect }) => {
      stage.size({ width: 200, height: 120 });
      layer.add(new Konva.Rect({ width: 900, height: 600, fill: 'red' }));
      const canvas = stage.toCanvas({ pixelRatio: 1 });
      expect([canvas.width, canvas.height]).toEqual([200, 120]);
    },
  },
  {
    says: 'Konva draws the `fill` of a `Konva.Line` only if `Konva.Line#closed` is true.',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({ points: [10, 10, 110, 10, 60, 110], fill: 'red', stroke: 'blue' });
      layer.add(line).draw();
      const alpha = () => layer.toCanvas({ pixelRatio: 1 }).getContext('2d')?.getImageData(60, 50, 1, 1).data[3];
      expect(alpha()).toBe(0);
      line.closed(true);
      layer.draw();
      expect(alpha()).toBe(255);
    },
  },
]);
