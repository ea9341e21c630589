import Konva from 'konva';
import type { View } from '../../../common/konva/zoom';
import { CAPTION, inverse, PLACES, SCENE, wayOf, type Place, type Point, type Size } from './tour';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const INK = '#22304a';
const PAPER = '#fffdf7';
const CORAL = '#e2563c';

/** What keeps its size on the screen. The check boxes switch each off, for comparison. */
export interface Keeps {
  captions: boolean;
  lines: boolean;
  handles: boolean;
}
export const ALL: Keeps = { captions: true, lines: true, handles: true };
export const KEEPS: readonly { key: keyof Keeps; label: string }[] = [
  { key: 'captions', label: 'Captions keep their size' },
  { key: 'lines', label: 'Lines keep their width' },
  { key: 'handles', label: 'Handles keep their size' },
];

const hill = (fill: string, data: string): Konva.PathConfig => ({ data, fill });

const pine = (x: number, y: number, size: number) =>
  `M ${x} ${y - size} l ${size * 0.42} ${size * 0.62} h ${-size * 0.16} l ${size * 0.26} ${size * 0.38} h ${-size * 1.04} l ${size * 0.26} ${-size * 0.38} h ${-size * 0.16} Z`;

/** Woods: many small pines are one path. */
const wood = (fill: string, trees: readonly (readonly [number, number, number])[]) =>
  hill(fill, trees.map(([x, y, size]) => pine(x, y, size)).join(' '));

/** The panorama, back to front. Everything here grows with the zoom. */
export const scenery: readonly Konva.PathConfig[] = [
  {
    data: `M 0 0 H ${SCENE.x} V ${SCENE.y} H 0 Z`,
    fillLinearGradientStartPoint: { x: 0, y: 0 },
    fillLinearGradientEndPoint: { x: 0, y: 380 },
    fillLinearGradientColorStops: [0, '#7fb7dc', 0.55, '#cfe6ee', 1, '#fdf1d6'],
  },
  hill('#fff6cf', 'M 880 92 m -44 0 a 44 44 0 1 0 88 0 a 44 44 0 1 0 -88 0'),
  hill(
    '#ffffffb0',
    'M 70 92 q 10 -26 40 -22 q 18 -26 48 -8 q 34 -4 36 24 q 22 2 20 16 H 60 q -8 -6 10 -10 Z',
  ),
  hill(
    '#ffffff90',
    'M 590 70 q 8 -18 30 -15 q 14 -18 36 -5 q 26 -2 28 18 q 16 2 14 12 H 584 q -6 -6 6 -10 Z',
  ),
  // The far range.
  hill(
    '#a9c4d8',
    'M 0 300 L 60 228 L 118 262 L 172 210 L 250 270 L 330 196 L 400 250 L 520 180 L 610 246 L 660 208 L 742 258 L 820 190 L 900 244 L 950 206 L 1000 240 V 600 H 0 Z',
  ),
  // Three mountains, each with a side in the light, a side in the shade, and snow.
  hill('#8aa3b8', 'M 60 420 L 226 196 L 402 420 Z'),
  hill('#6f8aa3', 'M 226 196 L 402 420 H 262 L 236 330 L 250 280 Z'),
  hill('#f8fbfd', 'M 226 196 L 182 256 L 204 250 L 214 272 L 232 248 L 252 268 L 270 252 Z'),
  hill('#d7e5ee', 'M 226 196 L 270 252 L 252 268 L 238 250 Z'),
  hill('#93a9bd', 'M 560 440 L 748 168 L 940 440 Z'),
  hill('#748ea6', 'M 748 168 L 940 440 H 776 L 752 330 L 770 262 Z'),
  hill('#f8fbfd', 'M 748 168 L 700 238 L 724 230 L 738 262 L 758 234 L 782 258 L 800 242 Z'),
  hill('#d7e5ee', 'M 748 168 L 800 242 L 782 258 L 764 236 Z'),
  hill('#9db1c3', 'M 230 460 L 468 112 L 700 460 Z'),
  hill('#7b94ab', 'M 468 112 L 700 460 H 512 L 474 330 L 498 240 Z'),
  hill(
    '#fbfdfe',
    'M 468 112 L 398 214 L 424 206 L 438 244 L 462 212 L 478 252 L 502 218 L 528 238 L 538 217 Z',
  ),
  hill('#dbe8f0', 'M 468 112 L 538 217 L 528 238 L 502 218 L 490 234 Z'),
  // Slopes.
  hill('#a9cfa0', 'M 0 372 Q 150 322 300 384 T 600 352 T 1000 372 V 600 H 0 Z'),
  hill('#8fbf8b', 'M 0 440 Q 190 372 380 442 T 740 424 T 1000 430 V 600 H 0 Z'),
  hill('#e6edb6', 'M 420 404 Q 520 372 640 396 Q 560 426 470 424 Z'),
  hill('#72aa79', 'M 0 506 Q 160 456 350 510 T 690 500 T 1000 486 V 600 H 0 Z'),
  wood('#4d8a66', [
    [92, 420, 22],
    [118, 412, 26],
    [146, 424, 20],
    [172, 414, 24],
    [352, 428, 20],
    [378, 436, 24],
    [884, 420, 24],
    [912, 412, 28],
    [942, 424, 22],
    [966, 414, 26],
  ]),
  wood('#39745a', [
    [40, 500, 30],
    [70, 488, 36],
    [104, 500, 28],
    [136, 486, 34],
    [168, 500, 26],
    [408, 498, 28],
    [438, 508, 32],
    [468, 500, 24],
    [926, 486, 32],
    [958, 478, 38],
    [988, 488, 30],
  ]),
  // The lake with the light on it.
  hill('#4f9cc4', 'M 470 560 Q 560 520 700 530 T 940 548 Q 900 596 720 594 T 470 560 Z'),
  hill(
    '#8cc6de',
    'M 560 548 q 60 -10 130 -4 q -60 12 -130 4 Z M 720 566 q 60 -8 120 0 q -60 10 -120 0 Z',
  ),
  hill(
    '#5f9a6c',
    'M 0 572 Q 140 536 300 566 T 540 590 L 560 600 H 0 Z M 760 600 Q 880 576 1000 560 V 600 Z',
  ),
];

/** A hut with its ridge at 0, 0. */
const HUT = [
  hill('#8a5a3c', 'M -20 12 H 20 V 32 H -20 Z'),
  hill('#6d452f', 'M -20 18 H 20 V 20 H -20 Z M -20 25 H 20 V 27 H -20 Z'),
  hill('#c8452f', 'M -27 15 L 0 0 L 27 15 L 23 19 L 0 6 L -23 19 Z'),
  hill('#ffe6a3', 'M -14 19 h 9 v 7 h -9 Z M 5 19 h 9 v 7 h -9 Z'),
];

/** The huts, each a group of paths. */
export const huts = PLACES.filter(({ kind }) => kind === 'hut').map(({ id, x, y }) => {
  return { group: { id: `hut-${id}`, name: 'hut', x, y }, parts: HUT };
});

/** Marked trails and the cable car. With `strokeScaleEnabled: false`, their width and dashes are pixels of the screen. */
export function trailConfigs(keeps: Keeps) {
  const line = (name: string, stroke: string, strokeWidth: number, points: number[]) =>
    ({
      name,
      stroke,
      strokeWidth,
      points,
      tension: 0.4,
      lineCap: 'round',
      lineJoin: 'round',
      strokeScaleEnabled: !keeps.lines,
    }) satisfies Konva.LineConfig;
  return [
    line('trail', '#2f6fc4', 3, [806, 472, 760, 420, 690, 400, 640, 350, 604, 314]),
    line('trail', '#2b2f3a', 3, [300, 400, 262, 340, 250, 280, 226, 196]),
    line('trail', '#2f6fc4', 3, [604, 314, 540, 380, 450, 420, 360, 410, 300, 400]),
    { ...line('cable', INK, 1.5, [806, 440, 748, 168]), tension: 0 },
  ];
}

/** The planned tour: a dashed line with a light one below it. */
export function tourConfigs(points: readonly Point[], keeps: Keeps) {
  const line = {
    points: wayOf(points),
    lineCap: 'round',
    lineJoin: 'round',
    strokeScaleEnabled: !keeps.lines,
  } satisfies Konva.LineConfig;
  return {
    halo: { ...line, stroke: PAPER, strokeWidth: 6, opacity: 0.8 } satisfies Konva.LineConfig,
    line: {
      ...line,
      name: 'tour',
      stroke: CORAL,
      strokeWidth: 3,
      dash: [9, 7],
    } satisfies Konva.LineConfig,
  };
}

/** The handles of the tour. Their radius is in pixels of the screen, and so is the wider ring that fingers hit. */
export const handleConfigs = (
  points: readonly Point[],
  { scale }: View,
  keeps: Keeps,
  chosen: number | null,
) =>
  points.map(({ x, y }, i) => ({
    id: `handle-${i}`,
    name: 'handle',
    x,
    y,
    radius: 8,
    fill: chosen === i ? CORAL : PAPER,
    stroke: chosen === i ? PAPER : CORAL,
    strokeWidth: 3,
    hitStrokeWidth: 22,
    scaleX: keeps.handles ? inverse(scale) : 1,
    scaleY: keeps.handles ? inverse(scale) : 1,
    draggable: true,
  })) satisfies Konva.CircleConfig[];

const SERIF = 'Georgia, "Times New Roman", serif';

/** The captions: groups at a position in the map's coordinates, with content in pixels of the screen. */
export function captionConfigs(places: readonly Place[], { scale }: View, keeps: Keeps) {
  const { width, height, above } = CAPTION;
  const size = keeps.captions ? inverse(scale) : 1;
  return places.map(({ id, name, kind, x, y, meters }) => ({
    id,
    group: { id, name: 'caption', x, y, scaleX: size, scaleY: size } satisfies Konva.GroupConfig,
    card: {
      data: `M 0 -2 l -6 -8 H ${8 - width / 2} a 8 8 0 0 1 -8 -8 v ${16 - height} a 8 8 0 0 1 8 -8 h ${width - 16} a 8 8 0 0 1 8 8 v ${height - 16} a 8 8 0 0 1 -8 8 H 6 Z`,
      fill: PAPER,
      shadowColor: INK,
      shadowBlur: 6,
      shadowOpacity: 0.25,
      shadowOffsetY: 2,
    } satisfies Konva.PathConfig,
    title: {
      x: -width / 2,
      y: -height - above + 5,
      width,
      align: 'center',
      text: name,
      fontFamily: SERIF,
      fontSize: 14,
      fontStyle: 'bold',
      fill: INK,
    } satisfies Konva.TextConfig,
    fact: {
      x: -width / 2,
      y: -height - above + 20,
      width,
      align: 'center',
      text: `${kind === 'hut' ? 'Hut' : 'Peak'} · ${meters.toLocaleString('en')} m`,
      fontSize: 11,
      fill: '#5a6780',
    } satisfies Konva.TextConfig,
  }));
}

/** The legend in the corner. Its layer is pinned, so its numbers are pixels of the stage. */
export function legendConfigs({ height }: Size) {
  const top = height - 84;
  const row = (i: number) => top + 18 + i * 19;
  const text = { x: 62, fontSize: 12, fill: INK };
  const line = { strokeWidth: 3, lineCap: 'round' } as const;
  return {
    card: {
      name: 'legend',
      x: 12,
      y: top,
      width: 138,
      height: 72,
      cornerRadius: 10,
      fill: PAPER,
      opacity: 0.9,
    } satisfies Konva.RectConfig,
    lines: [
      { ...line, points: [26, row(0), 50, row(0)], stroke: '#2f6fc4' },
      { ...line, points: [26, row(1), 50, row(1)], stroke: '#2b2f3a' },
      { ...line, points: [26, row(2), 50, row(2)], stroke: CORAL, dash: [9, 7] },
    ] satisfies Konva.LineConfig[],
    words: [
      { ...text, y: row(0) - 6, text: 'easy' },
      { ...text, y: row(1) - 6, text: 'for experts' },
      { ...text, y: row(2) - 6, text: 'your tour' },
    ] satisfies Konva.TextConfig[],
  };
}
