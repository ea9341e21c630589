import { INKS, LINE, printed, type Mark } from './marks';

/** Size of the drawing in its own units; the page scales it to the available width. */
export const SCENE = { width: 760, height: 590 };

/** Y position of the water line. */
const WATER = 428;

/** Distance between two crests; shifting the water by it leaves the picture unchanged. */
export const WAVE_LENGTH = 96;

/** A part of the drawing that can be selected. */
export interface Part {
  id: PartId;
  /** Readable name of what it shows. */
  name: string;
  /** The Konva class it is made of. */
  shape: 'Circle' | 'Line' | 'Group' | 'Ring' | 'Path';
  x: number;
  y: number;
  /** Positions of its number and of the leader line's end, relative to the part's own point. */
  tag: { x: number; y: number; toX: number; toY: number };
  /** Whether the name is left of the number, because there is no room on the right. */
  nameLeft?: boolean;
  marks: Mark[];
}

export type PartId = 'sun' | 'kite' | 'boat' | 'lighthouse' | 'buoy' | 'fish';

/** Position, rotation and scale of a part. */
export interface Pose {
  x: number;
  y: number;
  rotation: number;
  scale: number;
}

const ink = { stroke: INKS.ink, strokeWidth: LINE };

const sun: Mark[] = [
  ...printed({ kind: 'Circle', x: 0, y: 0, radius: 70 }, INKS.sun),
  { kind: 'Circle', x: 0, y: 0, radius: 92, stroke: INKS.ink, strokeWidth: 3, dash: [2, 17.27], name: 'rays' },
];

const kite: Mark[] = [
  ...printed({ kind: 'Line', points: [0, -62, 44, -10, 0, 66, -44, -10], closed: true }, INKS.coral),
  { kind: 'Line', points: [0, -62, 0, 66], ...ink },
  { kind: 'Line', points: [-44, -10, 44, -10], ...ink },
];

const boat: Mark[] = [
  { kind: 'Path', data: 'M13 -236C92 -190 118 -110 112 -40H13Z', fill: INKS.leaf, overprint: true },
  { kind: 'Path', data: 'M-3 -210C-58 -166 -86 -104 -88 -40H-3Z', fill: INKS.sky, overprint: true },
  { kind: 'Path', data: 'M7 -241C86 -195 112 -115 106 -45H7Z', ...ink },
  { kind: 'Path', data: 'M-9 -215C-64 -171 -92 -109 -94 -45H-9Z', ...ink },
  { kind: 'Line', points: [-1, -268, -1, -28], ...ink, strokeWidth: 4 },
  ...printed({ kind: 'Line', points: [-1, -268, -46, -256, -1, -243], closed: true }, INKS.coral),
  ...printed({ kind: 'Wedge', x: 0, y: -26, radius: 104, angle: 180, rotation: 0 }, INKS.plum),
];

const lighthouse: Mark[] = [
  {
    kind: 'Wedge',
    x: 0,
    y: -214,
    radius: 330,
    angle: 15,
    rotation: 171,
    fill: INKS.sun,
    opacity: 0.42,
    overprint: true,
    name: 'beam',
  },
  ...printed({ kind: 'Wedge', x: 0, y: 4, radius: 92, angle: 180, rotation: 180 }, INKS.leaf),
  { kind: 'Line', points: [-38, -84, 38, -84, 28, -190, -28, -190], closed: true, fill: '#ffffff' },
  { kind: 'Line', points: [-29, -88, 43, -88, 40, -127, -26, -127], closed: true, fill: INKS.coral, overprint: true },
  { kind: 'Line', points: [-24, -158, 36, -158, 34, -185, -21, -185], closed: true, fill: INKS.coral, overprint: true },
  { kind: 'Line', points: [-38, -84, 38, -84, 28, -190, -28, -190], closed: true, ...ink },
  { kind: 'Rect', x: -36, y: -198, width: 72, height: 9, fill: INKS.ink },
  ...printed({ kind: 'Rect', x: -18, y: -232, width: 36, height: 34 }, INKS.sun),
  ...printed({ kind: 'Line', points: [-27, -232, 0, -262, 27, -232], closed: true }, INKS.teal),
];

const buoy: Mark[] = [
  { kind: 'Ring', x: 6, y: 5, innerRadius: 17, outerRadius: 39, fill: INKS.coral },
  { kind: 'Ring', x: 0, y: 0, innerRadius: 17, outerRadius: 39, ...ink },
  ...[0, 90, 180, 270].map((rotation): Mark => ({
    kind: 'Line',
    points: spoke(rotation + 45, 17, 39),
    ...ink,
    strokeWidth: 9,
  })),
];

const fish: Mark[] = [
  { kind: 'Path', data: 'M-38 5C-18 -23 26 -25 50 5C26 35 -18 33 -38 5L-62 -15V25Z', fill: INKS.sun },
  { kind: 'Path', data: 'M-44 0C-24 -28 20 -30 44 0C20 30 -24 28 -44 0L-68 -20V20Z', ...ink },
  { kind: 'Circle', x: 24, y: -6, radius: 4, fill: INKS.ink },
  { kind: 'Path', data: 'M6 -19C-3 -7 -3 7 6 19', ...ink },
];

function spoke(degrees: number, from: number, to: number): number[] {
  const x = Math.cos((degrees * Math.PI) / 180);
  const y = Math.sin((degrees * Math.PI) / 180);
  return [from * x, from * y, to * x, to * y].map((value) => Math.round(value * 100) / 100);
}

/** All parts, from back to front. They are drawn behind the near water, except those in `IN_FRONT`. */
export const PARTS: readonly Part[] = [
  { id: 'sun', name: 'Sun', shape: 'Circle', x: 424, y: 146, tag: { x: 88, y: -84, toX: 52, toY: -50 }, marks: sun },
  { id: 'kite', name: 'Kite', shape: 'Line', x: 120, y: 122, tag: { x: 70, y: -58, toX: 28, toY: -26 }, marks: kite },
  {
    id: 'lighthouse',
    name: 'Lighthouse',
    shape: 'Group',
    x: 654,
    y: WATER,
    tag: { x: -84, y: -136, toX: -36, toY: -112 },
    nameLeft: true,
    marks: lighthouse,
  },
  {
    id: 'boat',
    name: 'Boat',
    shape: 'Group',
    x: 252,
    y: WATER,
    tag: { x: 136, y: -176, toX: 84, toY: -132 },
    marks: boat,
  },
  {
    id: 'buoy',
    name: 'Buoy',
    shape: 'Ring',
    x: 478,
    y: WATER + 8,
    tag: { x: 58, y: -56, toX: 28, toY: -29 },
    marks: buoy,
  },
  { id: 'fish', name: 'Fish', shape: 'Path', x: 596, y: 492, tag: { x: 92, y: -22, toX: 46, toY: -2 }, marks: fish },
];

/** Parts in front of the front wave. */
export const IN_FRONT: ReadonlySet<PartId> = new Set(['fish']);

/** The initial poses of all parts. */
export function firstPoses(): Record<PartId, Pose> {
  const pose = (id: PartId): Pose => {
    const part = partById(id);
    return { x: part.x, y: part.y, rotation: 0, scale: 1 };
  };
  return {
    sun: pose('sun'),
    kite: pose('kite'),
    lighthouse: pose('lighthouse'),
    boat: pose('boat'),
    buoy: pose('buoy'),
    fish: pose('fish'),
  };
}

function partById(id: PartId): Part {
  const part = PARTS.find((candidate) => candidate.id === id);
  if (!part) throw new Error(`The drawing has no part "${id}": add it to PARTS in scene.ts.`);
  return part;
}

/**
 * A band of water as SVG path data: wavy at the top, straight at the bottom, and one wavelength wider than the drawing on each side, so
 * that it can be shifted.
 * @param top mean height of the surface
 * @param amplitude half the height of a wave
 * @param bottom lower edge
 */
export function waterData(top: number, amplitude: number, bottom: number): string {
  const half = WAVE_LENGTH / 2;
  const start = -WAVE_LENGTH;
  const count = Math.ceil((SCENE.width + 2 * WAVE_LENGTH) / half);
  // Each half wave is a quadratic curve whose control point is twice the amplitude away; `t` mirrors it for the next.
  const waves = `M${start} ${top}q${half / 2} ${-2 * amplitude} ${half} 0` + `t${half} 0`.repeat(count - 1);
  return `${waves}V${bottom}H${start}Z`;
}

/** A slice of water; the front one moves the other way. */
export interface Water {
  front: boolean;
  marks: readonly Mark[];
}

/** The fill of the far water, behind the parts. */
export function waterBehind(): Water[] {
  return [
    {
      front: false,
      marks: [{ kind: 'Path', data: waterData(WATER + 5, 7, 532), fill: INKS.sky, opacity: 0.85, overprint: true }],
    },
  ];
}

/** The ink line of the far water and the near water, in front of the parts. */
export function waterBefore(): Water[] {
  return [
    { front: false, marks: [{ kind: 'Path', data: waterData(WATER, 7, 900), ...ink }] },
    {
      front: true,
      marks: [{ kind: 'Path', data: waterData(WATER + 54, 8, 532), fill: INKS.teal, opacity: 0.85, overprint: true }],
    },
  ];
}

/** Position on the sheet of a point of a part, given the part's pose. */
export function placed(pose: Pose, x: number, y: number): { x: number; y: number } {
  const turn = (pose.rotation * Math.PI) / 180;
  return {
    x: pose.x + pose.scale * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: pose.y + pose.scale * (x * Math.sin(turn) + y * Math.cos(turn)),
  };
}

/** SVG path data of the kite's string, which hangs from the kite's tip to the boat's stern. */
export function stringData(kite: Pose, boat: Pose): string {
  const from = placed(kite, 0, 66);
  const to = placed(boat, -98, -24);
  const sag = Math.min(90, 26 + Math.abs(to.x - from.x) * 0.25);
  const middle = { x: (from.x + to.x) / 2 - sag * 0.5, y: (from.y + to.y) / 2 + sag };
  return `M${fixed(from.x)} ${fixed(from.y)}Q${fixed(middle.x)} ${fixed(middle.y)} ${fixed(to.x)} ${fixed(to.y)}`;
}

/** The dimension line below the water: how far the buoy is from the boat, in drawing units. */
export function dimension(boat: Pose, buoy: Pose): { from: number; to: number; y: number; top: number; label: string } {
  const [from, to] = boat.x <= buoy.x ? [boat.x, buoy.x] : [buoy.x, boat.x];
  return { from, to, y: 560, top: 540, label: `${Math.round(to - from)}` };
}

function fixed(value: number): string {
  return value.toFixed(1);
}
