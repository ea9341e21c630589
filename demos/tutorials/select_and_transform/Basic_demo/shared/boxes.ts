import type Konva from 'konva';

/** The two boxes as they are at first, around the middle of the stage. */
export function openingBoxes(center: number) {
  const box = { rotation: 0, scaleX: 1, scaleY: 1 };
  return [
    { ...box, id: 'coral', x: center - 130, y: 120, width: 100, height: 100, fill: '#f2664a' },
    {
      ...box,
      id: 'teal',
      x: center + 40,
      y: 115,
      width: 100,
      height: 70,
      fill: '#1f9aa5',
      rotation: 15,
    },
  ];
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
