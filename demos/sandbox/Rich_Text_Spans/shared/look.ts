import Konva from 'konva';
import { breakLines, heightOf, type Line, type Piece } from './lines';
import { parse, PLAIN, type Mark, type Selection, type Style } from './markup';
import { WIDTHS, type Sheet } from './sheet';

/** A bill printed on cream paper, hung in the night. */
const PAPER = '#f4e8cf';
const NIGHT = '#14264a';
export const INKS: Record<string, string> = {
  ink: '#231d17',
  red: '#b02a1c',
  blue: '#1f4678',
  gold: '#9a6a12',
};
Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const GOLD = '#e9bd5a';
const FONT = "Georgia, 'Times New Roman', serif";
/** Font sizes of the steps. */
const SIZES = [18, 24, 31, 41, 54];

/** The buttons that change the selected words. */
export const MARKS: readonly { mark: Mark; label: string }[] = [
  { mark: 'bold', label: 'Bold' },
  { mark: 'italic', label: 'Italic' },
  { mark: 'larger', label: 'Larger' },
  { mark: 'smaller', label: 'Smaller' },
  { mark: 'ink', label: 'Black' },
  { mark: 'red', label: 'Red' },
  { mark: 'blue', label: 'Blue' },
  { mark: 'gold', label: 'Gold' },
];

/** Space between the text and the edge of the paper. */
const SIDE = 44;
const ART = { inset: 18, height: 124 };
const TEXT_TOP = ART.inset + ART.height + 22;
const BOTTOM = 44;

const fontOf = ({ bold, italic, size }: Style) => ({
  fontFamily: FONT,
  fontSize: SIZES[size] ?? 18,
  fontStyle: `${italic ? 'italic' : 'normal'} ${bold ? 'bold' : 'normal'}`,
});

const styleKey = ({ bold, italic, size }: Style) => `${size}${bold ? 'b' : ''}${italic ? 'i' : ''}`;
const rulers = new Map<string, { text: Konva.Text; ascent: number; descent: number }>();
const widths = new Map<string, number>();

/** One text node for each font measures all text in that font. */
function rulerOf(style: Style) {
  const key = styleKey(style);
  const known = rulers.get(key);
  if (known) return known;
  const text = new Konva.Text(fontOf(style));
  // Values of the font, not of a word: the height of a line does not depend on its letters.
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = text.measureSize('M');
  const ruler = { text, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent };
  rulers.set(key, ruler);
  return ruler;
}

/** The size of words in a style. The widths are stored, because dragging the edge measures the same words again and again. */
export function measureWords(words: string, style: Style) {
  const { text, ascent, descent } = rulerOf(style);
  const key = `${styleKey(style)} ${words}`;
  const width = widths.get(key) ?? text.measureSize(words).width;
  if (widths.size > 5000) widths.clear();
  widths.set(key, width);
  return { width, ascent, descent };
}

export const linesOf = ({ source, width, align }: Sheet): Line[] =>
  breakLines(parse(source), width, align, measureWords, PLAIN);

/** A word, or the part of it that has one style. */
export function wordConfig(piece: Piece, line: Line, { width }: Sheet) {
  const { fontSize } = fontOf(piece.style);
  const { ascent, descent } = rulerOf(piece.style);
  return {
    ...fontOf(piece.style),
    id: `word-${piece.from}-${piece.to}`,
    name: 'word',
    text: piece.text,
    x: piece.x - width / 2,
    // Konva puts the baseline of a line that is as high as its font here: half of the font size, plus half of the difference between ascent and descent.
    y: TEXT_TOP + line.baseline - (fontSize + ascent - descent) / 2,
    fill: INKS[piece.style.color] ?? '#231d17',
  } satisfies Konva.TextConfig;
}

/** The position in the source of a clicked word, or null for anything else. */
export function placeOf(node: Konva.Node): Selection | null {
  const [, from, to] = /^word-(\d+)-(\d+)$/.exec(node.id()) ?? [];
  return from && to ? { from: Number(from), to: Number(to) } : null;
}

/** The yellow marks behind the selected words. */
export function highlights(lines: Line[], { from, to }: Selection, { width }: Sheet) {
  return lines.flatMap((line) =>
    line.pieces
      .filter((piece) => piece.from < to && piece.to > from)
      .map(
        (piece) =>
          ({
            name: 'highlight',
            x: piece.x - width / 2 - 3,
            y: TEXT_TOP + line.y + line.height * 0.1,
            width: piece.width + 6,
            height: line.height * 0.94,
            cornerRadius: 4,
            fill: 'rgba(246, 189, 66, 0.55)',
            listening: false,
          }) satisfies Konva.RectConfig,
      ),
  );
}

/** The size of the bill. */
export function billSize({ width }: Sheet, lines: Line[]) {
  return { width: width + 2 * SIDE, height: Math.max(TEXT_TOP + heightOf(lines) + BOTTOM, 260) };
}

/** The scale at which the bill fits the stage, and its position. */
export function placeBill(sheet: Sheet, lines: Line[], stage: { width: number; height: number }) {
  const bill = billSize(sheet, lines);
  const scale = Math.max(
    Math.min((stage.width - 44) / bill.width, (stage.height - 32) / bill.height, 1.2),
    0.1,
  );
  return {
    x: stage.width / 2,
    y: (stage.height - bill.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  };
}

/** The paper, its borders, and the image at its head; 0, 0 is the middle of the upper edge. */
export function billParts(sheet: Sheet, lines: Line[]) {
  const { width, height } = billSize(sheet, lines);
  const frame = (inset: number, strokeWidth: number) => ({
    x: -width / 2 + inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    stroke: INKS['ink'],
    strokeWidth,
    listening: false,
  });
  const art = width - 2 * ART.inset;
  return {
    paper: {
      name: 'paper',
      preventDefault: false,
      x: -width / 2,
      width,
      height,
      fill: PAPER,
      shadowColor: '#050b1a',
      shadowBlur: 26,
      shadowOffsetY: 10,
      shadowOpacity: 0.6,
    } satisfies Konva.RectConfig,
    frames: [frame(8, 3), frame(13, 1)] satisfies Konva.RectConfig[],
    art: {
      y: ART.inset,
      clipX: -art / 2,
      clipY: 0,
      clipWidth: art,
      clipHeight: ART.height,
      listening: false,
    } satisfies Konva.GroupConfig,
  };
}

const star = (x: number, y: number, radius = 1.3) => ({ x, y, radius, fill: '#fff4d2' });

/** The train below the moon. It is as wide as the widest bill; narrower ones show the middle. */
export const sky = {
  x: -320,
  width: 640,
  height: ART.height,
  fillLinearGradientStartPoint: { x: 0, y: 0 },
  fillLinearGradientEndPoint: { x: 0, y: ART.height },
  fillLinearGradientColorStops: [0, NIGHT, 0.7, '#3d4d86', 1, '#8a5f7e'],
} satisfies Konva.RectConfig;

export const dots: Konva.CircleConfig[] = [
  { x: 62, y: 38, radius: 21, fill: '#fbe7ad' },
  { x: 71, y: 33, radius: 18, fill: '#213563' },
  ...[
    star(-96, 22, 1.8),
    star(-70, 52),
    star(-44, 18),
    star(-14, 40, 1.8),
    star(16, 16),
    star(104, 18, 1.6),
    star(118, 56),
    star(-132, 44),
    star(-170, 20, 1.7),
    star(-214, 50),
    star(156, 30),
    star(196, 48, 1.8),
    star(228, 18),
    star(30, 58),
  ],
];

/** Hills, rails, the engine and three cars, in paths. */
export const scenery: Konva.PathConfig[] = [
  {
    data: 'M-320 104 C-240 66 -180 78 -120 92 C-60 106 -20 70 40 76 C110 84 140 66 200 74 C260 82 290 96 320 88 V124 H-320 Z',
    fill: '#2a315f',
  },
  {
    data: 'M-320 112 C-210 98 -120 110 0 106 C120 102 220 112 320 104 V124 H-320 Z',
    fill: '#161d3d',
  },
  // Smoke
  {
    data: 'M70 70 C72 60 62 58 58 50 C54 42 40 46 34 38 C26 30 14 38 4 32',
    stroke: 'rgba(255, 244, 220, 0.5)',
    strokeWidth: 6,
    lineCap: 'round',
  },
  { data: 'M-320 114 H320', stroke: GOLD, strokeWidth: 1.5 },
  // Cars
  ...[-116, -64, -12].map((x) => ({
    data: `M${x} 88 q0 -5 5 -5 h38 q5 0 5 5 v19 h-48 Z M${x + 48} 103 h4`,
    fill: '#0b1026',
    stroke: '#0b1026',
    strokeWidth: 2,
  })),
  ...[-116, -64, -12].flatMap((x) =>
    [6, 19, 32].map((at) => ({ data: `M${x + at} 89 h10 v8 h-10 Z`, fill: GOLD })),
  ),
  // Engine: cab, boiler, chimney, lamp
  {
    data: 'M40 80 h20 v8 h22 q7 0 7 8 v11 H40 Z M68 88 v-11 h-3 v-4 h13 v4 h-3 v11 Z M89 107 l9 0 l-9 -9 Z',
    fill: '#0b1026',
  },
  { data: 'M44 84 h11 v9 h-11 Z', fill: GOLD },
  { data: 'M90 93 l60 -13 v30 l-60 -11 Z', fill: 'rgba(251, 231, 173, 0.28)' },
  ...[-106, -78, -54, -26, -2, 26, 48, 64, 80].map((x) => ({
    data: `M${x - 5} 109 a5 5 0 1 0 10 0 a5 5 0 1 0 -10 0`,
    fill: '#0b1026',
  })),
];

const EDGE_Y = 96;

/** The handle on the right edge, which changes the width of the text. */
export function edgeConfig({ width }: Sheet) {
  return {
    name: 'edge',
    x: width / 2 + SIDE,
    y: EDGE_Y,
    draggable: true,
    dragBoundFunc(this: Konva.Node, place: Konva.Vector2d) {
      return { x: place.x, y: this.absolutePosition().y };
    },
  };
}

export const edgeParts = {
  knob: {
    radius: 11,
    fill: GOLD,
    stroke: PAPER,
    strokeWidth: 2.5,
    hitStrokeWidth: 30,
    shadowColor: '#050b1a',
    shadowBlur: 6,
    shadowOpacity: 0.5,
  } satisfies Konva.CircleConfig,
  arrows: {
    data: 'M-2.5 -4 L-6.5 0 L-2.5 4 M2.5 -4 L6.5 0 L2.5 4',
    stroke: NIGHT,
    strokeWidth: 1.8,
    lineCap: 'round',
    listening: false,
  } satisfies Konva.PathConfig,
};

/** The width of the text for a position of the handle. Moves the node to the allowed position before the state changes. */
export function pullEdge(edge: Konva.Node): number {
  const wanted = 2 * (edge.x() - SIDE);
  const width = Math.round(Math.min(Math.max(wanted, WIDTHS.min), WIDTHS.max));
  edge.position({ x: width / 2 + SIDE, y: EDGE_Y });
  return width;
}

/** An image of the bill, at twice its size. */
export function billPicture(bill: Konva.Group): HTMLCanvasElement {
  const paper = bill.findOne('.paper');
  const edge = bill.findOne('.edge');
  const marks = bill.findOne('.highlights');
  edge?.visible(false);
  marks?.visible(false);
  const box = (paper ?? bill).getClientRect({ skipShadow: true });
  const canvas = bill.toCanvas({ ...box, pixelRatio: 2 / bill.scaleX() });
  edge?.visible(true);
  marks?.visible(true);
  return canvas;
}
