import type Konva from 'konva';
import { layOut, type Box, type Design, type PlacedPane, type Sash } from './design';

const INK = '#33415c';
const ACCENT = '#2f4bd8';
/** Space for the dimension lines and around the window, in pixels. */
const MARGIN = { left: 78, right: 26, top: 26, bottom: 84 };

/** Scale and corner of the window on a stage of this size: millimeters become pixels. */
export function placeOf(design: Design, size: { width: number; height: number }) {
  const room = {
    width: Math.max(size.width - MARGIN.left - MARGIN.right, 1),
    height: Math.max(size.height - MARGIN.top - MARGIN.bottom, 1),
  };
  const scale = Math.min(room.width / design.width, room.height / design.height);
  return {
    x: MARGIN.left + (room.width - design.width * scale) / 2,
    y: MARGIN.top + (room.height - design.height * scale) / 2,
    scale,
  };
}

/** Darker than white frames, lighter than dark ones: edges that show on each color. */
const edgeOf = (color: string) => (color === '#434a55' ? '#2a2f38' : 'rgba(27, 31, 42, 0.38)');

/** The frame, with its corners cut at 45 degrees. */
export function frameParts({ width, height, frame, color }: Design) {
  const corners = [
    [0, 0, frame, frame],
    [width, 0, width - frame, frame],
    [0, height, frame, height - frame],
    [width, height, width - frame, height - frame],
  ];
  const edge = { stroke: edgeOf(color), strokeWidth: 1, strokeScaleEnabled: false };
  // A finger on the frame scrolls the page.
  const still = { listening: false };
  return {
    body: {
      name: 'frame',
      width,
      height,
      fill: color,
      shadowColor: '#4c3a24',
      shadowBlur: 18,
      shadowOffsetY: 8,
      shadowOpacity: 0.35,
      ...edge,
      ...still,
    } satisfies Konva.RectConfig,
    miters: corners.map((points) => ({ points, ...edge, ...still }) satisfies Konva.LineConfig),
    sill: {
      x: -0.03 * width,
      y: height,
      width: 1.06 * width,
      height: 46,
      fill: '#cfc6b8',
      stroke: 'rgba(27, 31, 42, 0.3)',
      strokeWidth: 1,
      strokeScaleEnabled: false,
      cornerRadius: 8,
      ...still,
    } satisfies Konva.RectConfig,
  };
}

/** Where the opening lines run: they meet at the handle, and their ends are at the hinges. */
function openingPoints(sash: Sash, { x, y, width, height }: Box): number[] {
  const right = x + width;
  const bottom = y + height;
  if (sash === 'left') return [x, y, right, y + height / 2, x, bottom];
  if (sash === 'right') return [right, y, x, y + height / 2, right, bottom];
  return sash === 'tilt' ? [x, bottom, x + width / 2, y, right, bottom] : [];
}

/** A fixed pane gets an empty box, not none: bindings do not reliably write a key that was missing in between. */
function handleBox(sash: Sash, { x, y, width, height }: Box, rim: number): Box {
  const long = 130;
  const thick = 30;
  const center = (rim - thick) / 2;
  const middle = y + (height - long) / 2;
  if (sash === 'left')
    return { x: x + width - rim + center, y: middle, width: thick, height: long };
  if (sash === 'right') return { x: x + center, y: middle, width: thick, height: long };
  if (sash === 'fixed') return { x, y, width: 0, height: 0 };
  return { x: x + (width - long) / 2, y: y + center, width: long, height: thick };
}

/** Everything that a pane draws, in millimeters. */
export function paneParts({ pane, ...box }: PlacedPane, design: Design, selected: boolean) {
  const rim = pane.sash === 'fixed' ? 0 : Math.min(55, design.frame);
  const glass = {
    x: box.x + rim,
    y: box.y + rim,
    width: box.width - 2 * rim,
    height: box.height - 2 * rim,
  };
  const edge = { stroke: edgeOf(design.color), strokeWidth: 1, strokeScaleEnabled: false };
  const shine = Math.min(glass.width, glass.height) * 0.8;
  return {
    rim: { ...box, fill: design.color, ...edge, visible: rim > 0 } satisfies Konva.RectConfig,
    glass: {
      ...glass,
      ...edge,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: glass.width * 0.4, y: glass.height },
      fillLinearGradientColorStops: [0, '#8fc4e8', 0.55, '#c8e4f0', 1, '#e9f2e4'],
    } satisfies Konva.RectConfig,
    shine: {
      points: [
        glass.x + shine * 0.45,
        glass.y,
        glass.x + shine,
        glass.y,
        glass.x,
        glass.y + shine,
        glass.x,
        glass.y + shine * 0.45,
      ],
      closed: true,
      fill: 'rgba(255, 255, 255, 0.28)',
    } satisfies Konva.LineConfig,
    opening: {
      name: 'opening',
      points: openingPoints(pane.sash, glass),
      stroke: INK,
      strokeWidth: 1.25,
      strokeScaleEnabled: false,
      dash: [7, 5],
    } satisfies Konva.LineConfig,
    handle: {
      name: 'handle',
      ...handleBox(pane.sash, box, rim),
      visible: rim > 0,
      fill: '#e8e6e1',
      stroke: INK,
      strokeWidth: 1,
      strokeScaleEnabled: false,
      cornerRadius: 15,
    } satisfies Konva.RectConfig,
    /** Drawn last: it takes the clicks and shows the selection. */
    cover: {
      ...box,
      id: `pane-${pane.id}`,
      name: 'pane',
      fill: selected ? 'rgba(47, 75, 216, 0.16)' : 'transparent',
      stroke: ACCENT,
      strokeWidth: selected ? 3 : 0,
      strokeScaleEnabled: false,
      // It is tapped: a finger that moves scrolls the page.
      preventDefault: false,
    } satisfies Konva.RectConfig,
  };
}

/** The bars, with an invisible border that makes them wide enough for a finger. */
export function barConfigs(design: Design) {
  return layOut(design).bars.map(({ split, x, y, width, height }) => ({
    id: `bar-${split.id}`,
    name: 'bar',
    x,
    y,
    width,
    height,
    fill: design.color,
    stroke: edgeOf(design.color),
    strokeWidth: 1,
    strokeScaleEnabled: false,
    hitStrokeWidth: 16,
  }));
}

export interface Dimension {
  name: string;
  line: Konva.LineConfig;
  text: Konva.TextConfig;
}

const distinct = (values: number[]) => [...new Set(values)].sort((a, b) => a - b);

/** Chains of sizes from bar to bar, and the size of the whole, below and left of the window. In pixels. */
export function dimensions(
  design: Design,
  place: { x: number; y: number; scale: number },
): Dimension[] {
  const { bars } = layOut(design);
  const half = design.frame / 2;
  const columns = bars.filter(({ split }) => split.direction === 'columns');
  const rows = bars.filter(({ split }) => split.direction === 'rows');
  const across = distinct([0, ...columns.map(({ x }) => x + half), design.width]);
  const down = distinct([0, ...rows.map(({ y }) => y + half), design.height]);
  const below = place.y + design.height * place.scale;

  const chain = (stops: number[], offset: number, isAcross: boolean, name: string) =>
    stops.slice(1).flatMap((to, i): Dimension[] => {
      const from = stops[i] ?? 0;
      const length = (to - from) * place.scale;
      const at = isAcross ? below + offset : place.x - offset;
      const start = (isAcross ? place.x : place.y) + from * place.scale;
      const end = start + length;
      const tick = 5;
      const line = isAcross
        ? [start, at - tick, start, at + tick, start, at, end, at, end, at - tick, end, at + tick]
        : [at - tick, start, at + tick, start, at, start, at, end, at - tick, end, at + tick, end];
      const words = {
        text: length > 30 ? String(Math.round(to - from)) : '',
        width: 60,
        align: 'center',
      };
      return [
        {
          name,
          line: { points: line, stroke: INK, strokeWidth: 1, listening: false },
          text: {
            ...words,
            x: isAcross ? (start + end) / 2 : at - 15,
            y: isAcross ? at + 6 : (start + end) / 2,
            offsetX: 30,
            rotation: isAcross ? 0 : -90,
            fontSize: 12,
            fill: INK,
            listening: false,
          },
        },
      ];
    });

  return [
    ...(across.length > 2 ? chain(across, 26, true, 'part') : []),
    ...chain([0, design.width], across.length > 2 ? 54 : 30, true, 'overall'),
    ...(down.length > 2 ? chain(down, 22, false, 'part') : []),
    ...chain([0, design.height], down.length > 2 ? 48 : 26, false, 'overall'),
  ];
}
