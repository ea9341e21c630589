import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'These facts are for version 10.9.1.',
    run: ({ Konva, expect }) => {
      expect(Konva.version).toBe('10.9.1');
    },
  },
  {
    says: 'the 2D context of the canvas, no WebGL',
    run: ({ Konva, layer, expect }) => {
      layer.add(new Konva.Rect({ width: 20, height: 20, fill: 'red' })).draw();
      const canvas = layer.getNativeCanvasElement();
      // A canvas has one kind of context for its whole life.
      expect(canvas.getContext('webgl')).toBe(null);
      expect(canvas.getContext('2d')).not.toBe(null);
    },
  },
]);
