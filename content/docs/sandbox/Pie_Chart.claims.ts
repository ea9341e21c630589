import type Konva from 'konva';
import { defineClaims } from '@site-packages/page-claims';

function sceneFunc(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(0, 0, 100, 100);
  context.fillStrokeShape(shape);
}

/** Reads a pixel of a layer: red, green, blue and opacity. */
const colorsOf = (layer: Konva.Layer) => (x: number, y: number) => {
  layer.draw();
  const ratio = layer.getCanvas().getPixelRatio();
  const context = layer.getNativeCanvasElement().getContext('2d');
  return [...(context?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])];
};

export default defineClaims([
  {
    says: '`Konva.Shape#fillPatternImage` fills the path with the tile, and `Konva.Shape#fillPatternScale` scales it back.',
    run: ({ Konva, layer, expect }) => {
      // The left half is green.
      const tile = document.createElement('canvas');
      tile.width = 80;
      tile.height = 80;
      const brush = tile.getContext('2d');
      if (brush) {
        brush.fillStyle = '#ff0000';
        brush.fillRect(0, 0, 80, 80);
        brush.fillStyle = '#00ff00';
        brush.fillRect(0, 0, 40, 80);
      }
      const piece = new Konva.Shape({ sceneFunc });
      piece.fillPatternImage(tile);
      layer.add(piece);
      const colorAt = colorsOf(layer);
      expect(colorAt(30, 30)).toEqual([0, 255, 0, 255]);
      piece.fillPatternScale({ x: 0.5, y: 0.5 });
      expect(colorAt(30, 30)).toEqual([255, 0, 0, 255]);
      expect(colorAt(50, 30)).toEqual([0, 255, 0, 255]);
    },
  },
  {
    says: 'A pattern turns with its piece, because it is drawn in the space of the node.',
    run: ({ Konva, layer, expect }) => {
      // The upper half is green.
      const tile = document.createElement('canvas');
      tile.width = 100;
      tile.height = 100;
      const brush = tile.getContext('2d');
      if (brush) {
        brush.fillStyle = '#ff0000';
        brush.fillRect(0, 0, 100, 100);
        brush.fillStyle = '#00ff00';
        brush.fillRect(0, 0, 100, 50);
      }
      const piece = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100 });
      piece.fillPatternImage(tile);
      layer.add(piece);
      const colorAt = colorsOf(layer);
      expect(colorAt(150, 120)).toEqual([0, 255, 0, 255]);
      piece.rotation(180);
      expect(colorAt(50, 80)).toEqual([0, 255, 0, 255]);
      expect(colorAt(50, 20)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'The stroke of a piece includes its two straight edges, even if they coincide.',
    run: ({ Konva, layer, expect }) => {
      const piece = new Konva.Arc({ x: 60, y: 60, angle: 360, innerRadius: 0, outerRadius: 50 });
      piece.fill('#ff0000').stroke('#0000ff').strokeWidth(6);
      layer.add(piece);
      const colorAt = colorsOf(layer);
      expect(colorAt(85, 60)).toEqual([0, 0, 255, 255]);
      piece.strokeEnabled(false);
      expect(colorAt(85, 60)).toEqual([255, 0, 0, 255]);
    },
  },
]);
