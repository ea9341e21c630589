import type Konva from 'konva';
import type { Color, Kind } from './rules';

/** Drawn in a square of 100 units: the body, and lines that are cut into it. */
interface Drawing {
  body: string;
  cuts: string;
}

const FOOT = 'M22 90 V84 C22 80 28 78 34 77 H66 C72 78 78 80 78 84 V90 Z';

const DRAWINGS: Record<Kind, Drawing> = {
  pawn: {
    body: `M50 22 A13 13 0 0 1 59 45 H64 V51 H58 C58 62 62 70 67 77 H33 C38 70 42 62 42 51 H36 V45 H41 A13 13 0 0 1 50 22 Z ${FOOT}`,
    cuts: 'M42 51 H58 M34 77 H66',
  },
  rook: {
    body: `M28 20 H38 V28 H45 V20 H55 V28 H62 V20 H72 V37 L65 43 L68 77 H32 L35 43 L28 37 Z ${FOOT}`,
    cuts: 'M35 43 H65 M40 53 H48 M52 61 H60 M40 69 H48 M34 77 H66',
  },
  bishop: {
    body: `M50 10 A5 5 0 0 1 53 19 C67 32 70 46 59 56 H64 V62 H58 C59 68 62 73 67 77 H33 C38 73 41 68 42 62 H36 V56 H41 C30 46 33 32 47 19 A5 5 0 0 1 50 10 Z ${FOOT}`,
    cuts: 'M56 26 L46 42 M42 62 H58 M34 77 H66',
  },
  knight: {
    body: `M33 77 C33 62 48 58 48 47 C43 51 37 52 32 58 C27 62 19 57 19 50 C22 42 30 36 33 26 C33 20 36 15 39 11 L46 19 C66 20 79 42 72 77 Z ${FOOT}`,
    cuts: 'M41 28 L44 31 M25 51 L28 49 M54 27 C62 36 66 48 65 62 M47 25 C54 33 58 42 58 52 M34 77 H66',
  },
  queen: {
    body: `M22 26 A5 5 0 1 1 26 33 L36 50 L38 29 A5 5 0 1 1 43 29 L50 48 L57 29 A5 5 0 1 1 62 29 L64 50 L74 33 A5 5 0 1 1 78 26 L70 64 C69 70 69 73 69 77 H31 C31 73 31 70 30 64 Z ${FOOT}`,
    cuts: 'M31 60 C42 56 58 56 69 60 M34 68 H66 M34 77 H66',
  },
  king: {
    body: `M46 8 H54 V14 H61 V22 H54 V31 C60 25 81 27 80 46 C79 58 69 62 69 77 H31 C31 62 21 58 20 46 C19 27 40 25 46 31 V22 H39 V14 H46 Z ${FOOT}`,
    cuts: 'M50 34 C47 44 47 54 50 62 M50 34 C53 44 53 54 50 62 M31 66 C42 61 58 61 69 66 M34 77 H66',
  },
};

const INK: Record<Color, { light: string; body: string; edge: string; cut: string }> = {
  white: { light: '#ffffff', body: '#fbeed8', edge: '#1f2a52', cut: '#b9583d' },
  black: { light: '#41539a', body: '#1f2a52', edge: '#0f1630', cut: '#f3c98b' },
};

// `Path2D` exists in browsers only, so a path is made when it is drawn for the first time.
const paths = new Map<string, Path2D>();
function pathOf(data: string): Path2D {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  return path;
}

/** Draws a piece around 0, 0, in a square of 1. Its attributes are `kind` and `color`. */
export function drawPiece(context: Konva.Context, shape: Konva.Shape) {
  const kind: Kind = shape.getAttr('kind');
  const color: Color = shape.getAttr('color');
  const drawing = DRAWINGS[kind];
  const ink = INK[color];
  context.save();
  context.scale(0.01, 0.01);
  context.translate(-50, -52);
  context.fillStyle = 'rgba(40, 20, 15, 0.25)';
  context.beginPath();
  context.ellipse(51, 90, 31, 7, 0, 0, 2 * Math.PI);
  context.fill();

  const gradient = context.createLinearGradient(24, 0, 76, 0);
  gradient.addColorStop(0, ink.light);
  gradient.addColorStop(0.45, ink.body);
  gradient.addColorStop(1, ink.body);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = ink.edge;
  context.lineWidth = 4.5;
  context.stroke(pathOf(drawing.body));
  context.fillStyle = gradient;
  context.fill(pathOf(drawing.body));
  context.strokeStyle = ink.cut;
  context.lineWidth = 2.6;
  context.stroke(pathOf(drawing.cuts));
  context.restore();
}

/** A piece is taken anywhere in its square: thin parts would be hard to hit with a finger. */
export function hitPiece(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(-0.5, -0.5, 1, 1);
  context.closePath();
  context.fillStrokeShape(shape);
}
