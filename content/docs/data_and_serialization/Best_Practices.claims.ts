import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

/** Three boxes beside each other that a Transformer holds. */
function heldBoxes(konva: typeof Konva, layer: Konva.Layer): Konva.Rect[] {
  const boxes = [0, 60, 120].map((x) => new konva.Rect({ x, width: 40, height: 40, fill: 'red', draggable: true }));
  layer.add(...boxes);
  layer.add(new konva.Transformer({ nodes: boxes, resizeEnabled: false, rotateEnabled: false }));
  layer.draw();
  return boxes;
}

export default defineClaims([
  {
    says: 'Nodes that a Transformer drags together fire `dragend` one by one.',
    run: ({ Konva, layer, mouse, expect }) => {
      const ended: number[] = [];
      for (const box of heldBoxes(Konva, layer)) box.on('dragend', () => ended.push(box.x()));
      mouse.drag([20, 20], [50, 40]);
      expect(ended.toSorted((a, b) => a - b)).toEqual([30, 90, 150]);
    },
  },
  {
    says: 'in a microtask, which runs after the last event',
    run: async ({ Konva, layer, mouse, expect }) => {
      const steps: number[] = [];
      let moves = new Map<number, number>();
      for (const box of heldBoxes(Konva, layer)) {
        box.on('dragend', () => {
          if (moves.size === 0) {
            queueMicrotask(() => {
              steps.push(moves.size);
              moves = new Map();
            });
          }
          moves.set(box._id, box.x());
        });
      }
      mouse.drag([20, 20], [50, 40]);
      await Promise.resolve();
      expect(steps).toEqual([3]);
    },
  },
  {
    says: 'It was `NaN` or `Infinity`, which JSON cannot represent.',
    run: ({ expect }) => {
      expect(JSON.stringify({ x: NaN, y: Infinity })).toBe('{"x":null,"y":null}');
      expect(Number.isFinite(null)).toBe(false);
    },
  },
]);
