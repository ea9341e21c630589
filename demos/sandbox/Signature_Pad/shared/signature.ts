import type Konva from 'konva';

export const HEIGHT = 340;
/** Where the line to sign on is. */
export const LINE_Y = 262;

export interface Stroke {
  color: string;
  width: number;
  /** The width of the pad when it was written, in the units of its points. */
  pad: number;
  /** x and y alternating. */
  points: number[];
}

export const INKS = [
  { name: 'Blue', value: '#1f3a93' },
  { name: 'Black', value: '#1b1f2a' },
  { name: 'Violet', value: '#7a3fb5' },
];

export function strokeConfig({ color, width, points }: Stroke): Konva.LineConfig {
  return {
    name: 'stroke',
    points,
    stroke: color,
    strokeWidth: width,
    lineCap: 'round',
    lineJoin: 'round',
    tension: 0.5,
  };
}

/**
 * Where the layer of the ink is on a pad of this width. A signature from a wider pad shrinks until all of it is visible, and stays on the
 * line: a phone may be turned after signing.
 */
export function inkPlace(strokes: readonly Stroke[], width: number) {
  const scale = Math.min(1, ...strokes.map(({ pad }) => width / pad));
  return { x: width / 2, y: LINE_Y * (1 - scale), scaleX: scale, scaleY: scale };
}

/** A stroke that begins at a point. Without any length it would draw nothing, and the dot on an i would be missing. */
export const beginStroke = (
  { x, y }: Konva.Vector2d,
  ink: Pick<Stroke, 'color' | 'width' | 'pad'>,
): Stroke => ({ ...ink, points: [x, y, x + 0.1, y] });

/** Adds the points of a move. Points too close to the last one would make the curve tremble. */
export function extendStroke(stroke: Stroke, added: Konva.Vector2d[]): Stroke {
  const points = [...stroke.points];
  for (const { x, y } of added) {
    const [lastX = 0, lastY = 0] = points.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) >= 2) points.push(x, y);
  }
  return { ...stroke, points };
}
