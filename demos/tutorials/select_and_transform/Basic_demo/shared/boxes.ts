import type Konva from 'konva';

/** The two boxes as they are at first, around the middle of the stage. */
export function openingBoxes(center: number) {
  return [
    { id: 'coral', x: center - 130, y: 120, width: 100, height: 100, rotation: 0, fill: '#f2664a' },
    { id: 'teal', x: center + 40, y: 115, width: 100, height: 70, rotation: 15, fill: '#1f9aa5' },
  ].map((box) => ({ ...box, scaleX: 1, scaleY: 1 }));
}

/** The rectangle between two points. */
export function areaBetween(from: Konva.Vector2d, to: Konva.Vector2d) {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}
