import type Konva from 'konva';
import { line, nibTrace, ribbon, sprayDots, type Outline } from './brushes';
import type { Brush, Settings, Stroke } from './strokes';

interface Size {
  width: number;
  height: number;
}

/** The page. Strokes have its coordinates: 0, 0 is its upper left corner. */
export const PAGE = { left: 0, top: 0, right: 480, bottom: 420 };

export const BRUSHES: { brush: Brush; label: string }[] = [
  { brush: 'brush', label: 'Brush' },
  { brush: 'calligraphy', label: 'Calligraphy' },
  { brush: 'pen', label: 'Pen' },
  { brush: 'marker', label: 'Marker' },
  { brush: 'spray', label: 'Spray' },
];

export const PAINTS = [
  { name: 'Indigo', value: '#25324b' },
  { name: 'Vermilion', value: '#d9462e' },
  { name: 'Ocher', value: '#d99a3a' },
  { name: 'Sage', value: '#6f8f7a' },
  { name: 'Mist', value: '#9cc3cc' },
  { name: 'Chalk', value: '#ffffff' },
];

export const LABEL =
  'Page of a sketchbook. Arrow keys move the brush, Space puts it down and lifts it, Escape gives up.';

const OUTLINES = { brush: ribbon, calligraphy: nibTrace, spray: sprayDots };
/** Outlines of finished strokes, which never change. */
const known = new WeakMap<Stroke, Outline>();

function outlineOf(stroke: Stroke, brush: keyof typeof OUTLINES): Outline {
  const outline = known.get(stroke) ?? OUTLINES[brush](stroke);
  known.set(stroke, outline);
  return outline;
}

/** Draws a stroke with its brush. */
export function paintStroke(context: Konva.Context, stroke: Stroke) {
  context.fillStyle = stroke.color;
  context.strokeStyle = stroke.color;
  switch (stroke.brush) {
    case 'brush':
    case 'calligraphy':
    case 'spray':
      return fillOutline(context, outlineOf(stroke, stroke.brush));
    case 'marker':
      // One path, so that the ink is no darker where the stroke crosses itself.
      context.globalAlpha *= 0.5;
      return strokeLine(context, stroke, 'butt');
    case 'pen':
      return strokeLine(context, stroke, 'round');
  }
}

/** Shapes that are filled as one path. In Chromium the opening page took half as long with 16 at a time as with one path for each stroke. */
const TOGETHER = 16;

function fillOutline(context: Konva.Context, { areas, discs }: Outline) {
  inParts(areas, (part) => {
    context.beginPath();
    for (const corners of part) {
      for (let i = 0; i < corners.length; i += 2) {
        const [x = 0, y = 0] = corners.slice(i, i + 2);
        if (i === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
      context.closePath();
    }
    context.fill('nonzero');
  });
  inParts(discs, (part) => {
    context.beginPath();
    for (const { x, y, radius } of part) {
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fill('nonzero');
  });
}

function inParts<T>(shapes: T[], fill: (part: T[]) => void) {
  for (let first = 0; first < shapes.length; first += TOGETHER) {
    fill(shapes.slice(first, first + TOGETHER));
  }
}

function strokeLine(context: Konva.Context, stroke: Stroke, lineCap: CanvasLineCap) {
  const points = line(stroke);
  const [x = 0, y = 0] = points;
  context.lineWidth = stroke.size;
  context.lineJoin = 'round';
  // A line without length is visible only with round ends.
  context.lineCap = points.length > 2 ? lineCap : 'round';
  context.beginPath();
  context.moveTo(x, y);
  for (let i = 2; i < points.length; i += 2) context.lineTo(points[i] ?? x, points[i + 1] ?? y);
  if (points.length === 2) context.lineTo(x + 0.1, y);
  context.stroke();
}

/** A stroke on the canvas. The page is its clip, so that no brush paints the desk. */
export const strokeConfig = (stroke: Stroke) =>
  ({
    name: 'stroke',
    points: stroke.points,
    sceneFunc: (context: Konva.Context) => paintStroke(context, stroke),
  }) satisfies Konva.ShapeConfig;

export const paper = {
  name: 'paper',
  width: PAGE.right,
  height: PAGE.bottom,
  fill: '#faf4e6',
} satisfies Konva.RectConfig;

/** Size of a saved image, in pixels. */
export const PRINT = { width: 2 * PAGE.right, height: 2 * PAGE.bottom };

export const pageClip = { clipX: 0, clipY: 0, clipWidth: PAGE.right, clipHeight: PAGE.bottom };

/** Position and scale at which the page, with some desk around it, fits into the stage. */
export function placePage({ width, height }: Size) {
  const scale = Math.max(0.1, Math.min(width / 512, height / 484));
  const x = (width - PAGE.right * scale) / 2;
  return { x, y: (height - PAGE.bottom * scale) / 2 + 8 * scale, scaleX: scale, scaleY: scale };
}

/** The tip of the brush: two circles, so that one of them shows on any color. */
export function tipParts(
  tip: { x: number; y: number; visible: boolean },
  { size, color }: Settings,
) {
  const common = { ...tip, radius: Math.max(2, size / 2), strokeScaleEnabled: false };
  return {
    outer: { ...common, name: 'tip', stroke: '#ffffff', strokeWidth: 3 },
    inner: { ...common, stroke: color === '#ffffff' ? '#25324b' : color, strokeWidth: 1.5 },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** The desk with the sketchbook on it, in the coordinates of the page. */
export function paintDesk(context: Konva.Context) {
  const box = (
    x: number,
    y: number,
    width: number,
    height: number,
    round: number,
    fill: string,
  ) => {
    context.fillStyle = fill;
    context.beginPath();
    context.roundRect(x, y, width, height, round);
    context.fill('nonzero');
  };
  // What follows is drawn around the middle of the page.
  context.translate(PAGE.right / 2, 0);
  box(-3000, -3000, 6000, 6000, 0, '#31506a');
  // Boards of the desk.
  for (let y = -960; y < 1600; y += 96) box(-3000, y, 6000, 2, 0, 'rgba(16, 32, 48, 0.28)');

  // Brushes on the left: hair, ferrule, handle.
  for (const [x, top, length, hair, handle] of [
    [-322, 60, 330, '#25324b', '#d9462e'],
    [-284, 130, 270, '#d9462e', '#d99a3a'],
  ] as const) {
    box(x - 4, top + 6, 14, length, 8, 'rgba(10, 22, 34, 0.25)');
    box(x - 6, top + 66, 12, length - 70, 6, handle);
    box(x - 7, top + 40, 14, 34, 3, '#cfd6da');
    box(x - 7, top + 52, 14, 3, 0, '#8c989f');
    context.fillStyle = hair;
    context.beginPath();
    context.moveTo(x - 7, top + 42);
    context.bezierCurveTo(x - 12, top + 20, x - 2, top + 10, x, top - 6);
    context.bezierCurveTo(x + 2, top + 10, x + 12, top + 20, x + 7, top + 42);
    context.fill('nonzero');
  }
  // A tin of paints on the right.
  box(278, 66, 66, 268, 12, 'rgba(10, 22, 34, 0.25)');
  box(274, 60, 66, 268, 12, '#e9e4d8');
  PAINTS.forEach(({ value }, i) => {
    box(284, 70 + i * 42, 46, 36, 6, '#c9c2b2');
    box(286, 72 + i * 42, 42, 32, 5, value);
    box(290, 75 + i * 42, 16, 4, 2, 'rgba(255, 255, 255, 0.45)');
  });

  // The book: its cover, a few pages below, and the page.
  box(-250, 0, 508, 438, 6, 'rgba(10, 22, 34, 0.3)');
  box(-250, -6, 500, 436, 6, '#d9462e');
  box(-244, 2, 488, 424, 3, '#e5dcc6');
  box(-242, 1, 484, 422, 3, '#efe7d4');
}

/** The rings of the binding, over the page and what is painted on it. */
export function paintRings(context: Konva.Context) {
  context.lineCap = 'round';
  for (let x = 18; x <= PAGE.right - 12; x += 24) {
    context.fillStyle = '#31506a';
    context.beginPath();
    context.arc(x, 10, 4.5, 0, 2 * Math.PI);
    context.fill('nonzero');
    for (const [color, width, shift] of [
      ['#6b7680', 4, 0],
      ['#f2f5f6', 1.5, -0.8],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(x + shift, 9);
      context.bezierCurveTo(x + shift, -22, x + 7 + shift, -22, x + 7 + shift, -6);
      context.stroke();
    }
  }
}
