import type Konva from 'konva';

/** Each look sets the same attributes, so that nothing of the previous look remains. */
export const looks: Record<string, Konva.TransformerConfig> = {
  Sketch: {
    anchorFill: '#f6b73c',
    anchorStroke: '#1b1f2a',
    anchorStrokeWidth: 2,
    anchorSize: 14,
    anchorCornerRadius: 3,
    borderStroke: '#1b1f2a',
    borderStrokeWidth: 2,
    borderDash: [6, 5],
    padding: 8,
  },
  Candy: {
    anchorFill: '#ffffff',
    anchorStroke: '#f2664a',
    anchorStrokeWidth: 4,
    anchorSize: 18,
    anchorCornerRadius: 9,
    borderStroke: '#f2664a',
    borderStrokeWidth: 3,
    borderDash: [],
    padding: 0,
  },
  Blueprint: {
    anchorFill: '#2f4bd8',
    anchorStroke: '#2f4bd8',
    anchorStrokeWidth: 1,
    anchorSize: 8,
    anchorCornerRadius: 0,
    borderStroke: '#2f4bd8',
    borderStrokeWidth: 1,
    borderDash: [2, 3],
    padding: 16,
  },
};
