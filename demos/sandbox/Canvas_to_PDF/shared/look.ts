import Konva from 'konva';
import { PAPER, type Note } from './booklet';
import { paintCover, paintDays, paintDiary } from './pictures';
import { UNITS } from './print';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Booklet with notes. Arrow keys move the chosen note, with Shift in long steps. Delete removes it.';

const WIDTH = PAPER.width * UNITS;
const HEIGHT = PAPER.height * UNITS;
/** From one page to the next. */
const PITCH = WIDTH + 70;
const SERIF = 'Georgia, "Times New Roman", serif';

export const INK = '#4a2c1a';
export const CRUST = '#b5662b';
export const BLUE = '#2f4a78';
export const FLOUR = '#fbf3e3';

/** Position and scale at which a page is in the middle of the stage; its neighbors show at the sides. */
export function placePages({ width, height }: Size, page: number) {
  const scale = Math.max(0.05, Math.min(width / (WIDTH + 40), height / (HEIGHT + 40)));
  return {
    x: width / 2 - (page * PITCH + WIDTH / 2) * scale,
    y: (height - HEIGHT * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  };
}

export interface Leaf {
  group: Konva.GroupConfig;
  paper: Konva.RectConfig;
  picture: Konva.ShapeConfig;
  texts: Konva.TextConfig[];
  arrow: Konva.ArrowConfig;
}

const words = (
  text: string,
  x: number,
  y: number,
  fontSize: number,
  more: Partial<Konva.TextConfig> = {},
): Konva.TextConfig => ({ text, x, y, fontSize, fontFamily: SERIF, fill: INK, ...more });

const centered = (
  text: string,
  y: number,
  fontSize: number,
  more: Partial<Konva.TextConfig> = {},
) => words(text, 20, y, fontSize, { width: WIDTH - 40, align: 'center', ...more });

const hours = (rows: readonly (readonly [string, string])[], top: number) =>
  rows.flatMap(([time, what], i) => [
    words(time, 34, top + 42 * i, 17, { width: 58, align: 'right', fill: BLUE }),
    words(what, 130, top + 42 * i, 19),
  ]);

const pointer = (points: number[]): Konva.ArrowConfig => ({
  points,
  tension: 0.5,
  stroke: BLUE,
  fill: BLUE,
  strokeWidth: 2.5,
  pointerLength: 11,
  pointerWidth: 10,
  lineCap: 'round',
});

const leaf = (
  nth: number,
  sceneFunc: NonNullable<Konva.ShapeConfig['sceneFunc']>,
  texts: Konva.TextConfig[],
  arrow: Konva.ArrowConfig,
): Leaf => ({
  group: { name: 'page', x: nth * PITCH },
  paper: { width: WIDTH, height: HEIGHT, fill: FLOUR },
  picture: { sceneFunc },
  texts,
  arrow,
});

/** The pages of the booklet. Their texts are nodes, so that the file can have them as text. */
export const LEAVES: readonly Leaf[] = [
  leaf(
    0,
    paintCover,
    [
      words('Slow is fast enough', 56, 78, 30, {
        name: 'motto',
        rotation: -8,
        fontStyle: 'italic bold',
        fill: '#fffaf0',
        shadowColor: '#6b3413',
        shadowBlur: 12,
        shadowOpacity: 0.9,
      }),
      words('the ear', 352, 104, 21, { fontStyle: 'italic', fill: BLUE }),
      centered('Sourdough', 414, 68, { fontStyle: 'bold', letterSpacing: -1 }),
      centered('weekend', 482, 42, { fontStyle: 'italic', fill: CRUST }),
      centered('One starter, two days, one good loaf', 548, 17),
      centered('MILL STREET BAKEHOUSE · BOOKLET 4', 592, 11, { letterSpacing: 2, fill: BLUE }),
    ],
    pointer([380, 132, 372, 172, 326, 196]),
  ),
  leaf(
    1,
    paintDays,
    [
      words('Two days', 34, 34, 46, { fontStyle: 'bold' }),
      words('Saturday', 130, 106, 26, { fontStyle: 'italic', fill: CRUST }),
      ...hours(
        [
          ['9:00', 'Feed the starter'],
          ['14:00', 'Mix flour, water, salt'],
          ['16:00', 'Fold four times'],
          ['21:00', 'Shape, then chill'],
        ],
        148,
      ),
      words('Sunday', 130, 342, 26, { fontStyle: 'italic', fill: CRUST }),
      ...hours(
        [
          ['8:00', 'Heat the oven to 250 °C'],
          ['8:45', 'Bake for 45 minutes'],
          ['12:00', 'Cut it. Not before.'],
        ],
        384,
      ),
      words('twice as high', 318, 300, 16, { fontStyle: 'italic', fill: BLUE, width: 110 }),
      words('500 g flour\n350 g water\n100 g starter\n10 g salt', 130, 522, 16, {
        lineHeight: 1.3,
      }),
    ],
    pointer([352, 296, 330, 268, 350, 236]),
  ),
  leaf(
    2,
    paintDiary,
    [
      words('Diary', 34, 34, 46, { fontStyle: 'bold' }),
      ...(
        [
          ['Loaf 1', 'Pale, and proud of it. Hotter next time.'],
          ['Loaf 2', '20 % rye. Crumb like a cushion.'],
          ['Loaf 3', 'Forgot the salt. The ducks were happy.'],
          ['Loaf 4', 'This one. Write nothing, eat.'],
        ] as const
      ).flatMap(([loaf, how], i) => [
        words(loaf, 146, 128 + 116 * i, 24, { fontStyle: 'bold', fill: CRUST }),
        words(how, 146, 160 + 116 * i, 17, { fontStyle: 'italic', width: 264, lineHeight: 1.25 }),
      ]),
      centered('Next loaf: Saturday, 9:00', 590, 15, { fill: BLUE }),
    ],
    pointer([306, 596, 344, 586, 372, 546]),
  ),
];

/** A sticky note. The upper left corner is the position of its comment in the file. */
export const noteConfig = ({ id, page, x, y }: Note) =>
  ({
    name: 'note',
    id: `note-${id}`,
    x: page * PITCH + x * UNITS,
    y: y * UNITS,
    draggable: true,
  }) satisfies Konva.GroupConfig;

/** Where a note is on its page, in millimeters, from the position of its node. */
export const placeOfNote = (page: number, node: { x: number; y: number }) => ({
  x: (node.x - page * PITCH) / UNITS,
  y: node.y / UNITS,
});

export const noteParts = (note: Note, isChosen: boolean) =>
  ({
    square: {
      width: 44,
      height: 44,
      cornerRadius: [2, 2, 14, 2],
      fill: '#ffd65c',
      stroke: isChosen ? BLUE : '#d99f1f',
      strokeWidth: isChosen ? 4 : 1,
      shadowColor: '#3a2413',
      shadowOpacity: 0.35,
      shadowBlur: 8,
      shadowOffsetY: 4,
    },
    number: {
      text: String(note.id),
      width: 44,
      height: 44,
      align: 'center',
      verticalAlign: 'middle',
      fontFamily: SERIF,
      fontStyle: 'bold',
      fontSize: 22,
      fill: INK,
    },
  }) satisfies { square: Konva.RectConfig; number: Konva.TextConfig };
