import Konva from 'konva';
import { type Chart, pictureOf } from './chart';
import { CARD, foldPlace, type Placed, ropePoints, type Size } from './layout';
import { drawPortrait, type Pen } from './portrait';

const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const NAVY = '#1b2a41';
const GOLD = '#e0a526';
export const PAPER = '#f4ebd6';

/** Each department has the color of its signal flag. */
const FLAGS = ['#1f5a94', '#2b8583', '#b8502c', '#5d8038', '#c58a17', '#7d4a7b'];

export const colorOf = ({ depth, color }: Pick<Placed, 'depth' | 'color'>) =>
  depth === 0 ? NAVY : (FLAGS[color] ?? NAVY);

// The sea chart below.

/** Paper with depth lines, and bearings from a compass rose. */
export const paperConfig = ({ width, height }: Size) =>
  ({
    name: 'paper',
    listening: false,
    sceneFunc: (context: Konva.Context) => {
      const pen = context._context;
      pen.fillStyle = PAPER;
      pen.fillRect(0, 0, width, height);
      drawShallows(pen, width, height);
      drawRose(pen, width - Math.min(92, width * 0.2), height - 82);
    },
  }) satisfies Konva.ShapeConfig;

/** The scale around the edge, above the cards that are panned out of sight. */
export const edgeConfig = ({ width, height }: Size) =>
  ({
    name: 'edge',
    listening: false,
    sceneFunc: (context: Konva.Context) => drawEdge(context._context, width, height),
  }) satisfies Konva.ShapeConfig;

function drawShallows(pen: Pen, width: number, height: number) {
  const sea = ['#e6ead9', '#d8e6dd', '#c9dfdd'];
  sea.forEach((color, i) => {
    const inset = i * 34;
    pen.fillStyle = color;
    pen.beginPath();
    pen.moveTo(0, height * 0.52 + inset);
    pen.bezierCurveTo(
      width * 0.16,
      height * 0.42 + inset,
      width * 0.22,
      height * 0.86 + inset * 0.4,
      width * 0.42 - inset,
      height * 0.9 + inset * 0.3,
    );
    pen.bezierCurveTo(
      width * 0.5,
      height * 0.93,
      width * 0.52 - inset,
      height,
      width * 0.5 - inset,
      height,
    );
    pen.lineTo(0, height);
    pen.fill();
    pen.beginPath();
    pen.moveTo(width, height * 0.46 - inset);
    pen.bezierCurveTo(
      width * 0.88,
      height * 0.42 - inset,
      width * 0.86,
      height * 0.1,
      width * 0.68 + inset,
      0,
    );
    pen.lineTo(width, 0);
    pen.fill();
  });
  // Soundings, in meters.
  pen.fillStyle = '#8fa7a3';
  pen.font = `italic 10px Georgia, serif`;
  const soundings: [number, number, number][] = [
    [0.06, 0.72, 38],
    [0.13, 0.9, 52],
    [0.24, 0.95, 17],
    [0.93, 0.12, 64],
    [0.86, 0.24, 21],
    [0.95, 0.34, 9],
  ];
  for (const [x, y, depth] of soundings) pen.fillText(String(depth), x * width, y * height);
}

function drawRose(pen: Pen, x: number, y: number) {
  pen.save();
  pen.translate(x, y);
  pen.strokeStyle = '#b9a98855';
  pen.lineWidth = 1;
  for (let i = 0; i < 16; i += 1) {
    const angle = (i * Math.PI) / 8;
    pen.beginPath();
    pen.moveTo(56 * Math.cos(angle), 56 * Math.sin(angle));
    pen.lineTo(2400 * Math.cos(angle), 2400 * Math.sin(angle));
    pen.stroke();
  }
  pen.strokeStyle = '#a8916a';
  for (const radius of [54, 49, 30]) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (let i = 0; i < 8; i += 1) {
    const long = i % 2 === 0 ? 46 : 28;
    for (const [side, color] of [
      [-1, '#8e7a55'],
      [1, '#e9dcbd'],
    ] as const) {
      pen.fillStyle = i === 0 && side === -1 ? '#b8402c' : color;
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.lineTo(side * 7, -9);
      pen.lineTo(0, -long);
      pen.fill();
    }
    pen.rotate(Math.PI / 4);
  }
  pen.restore();
}

/** The frame of a sea chart: a line, and minutes in black and white. */
function drawEdge(pen: Pen, width: number, height: number) {
  const step = 24;
  pen.fillStyle = PAPER;
  for (const far of [0, height - 5]) pen.fillRect(0, far, width, 5);
  for (const far of [0, width - 5]) pen.fillRect(far, 0, 5, height);
  pen.fillStyle = '#3a3428';
  for (let at = 0; at < Math.max(width, height); at += 2 * step) {
    for (const far of [0, height - 5]) pen.fillRect(at, far, step, 5);
    for (const far of [0, width - 5]) pen.fillRect(far, at, 5, step);
  }
  pen.strokeStyle = '#3a3428';
  pen.lineWidth = 1;
  pen.strokeRect(5.5, 5.5, width - 11, height - 11);
}

// Ropes and cards.

/** The group that is panned and zoomed. */
export function sceneConfig(chart: Chart, size: Size) {
  const { x, y, scale } = pictureOf(chart, size).view;
  return { name: 'scene', x, y, scaleX: scale, scaleY: scale };
}

/** A rope to each card from the boss. */
export function ropeConfigs(chart: Chart, size: Size) {
  const { placed, isHeld, away } = pictureOf(chart, size);
  return placed.flatMap((one) => {
    const { boss, person } = one;
    if (!boss) return [];
    const isMoving = isHeld(one);
    // The rope of the held card stays; the ropes of its branch move with it.
    const comesAlong = isMoving && isHeld(boss);
    return {
      id: `rope-${person.id}`,
      name: 'rope',
      x: comesAlong ? away.x : 0,
      y: comesAlong ? away.y : 0,
      opacity: isMoving && !comesAlong ? 0.3 : 1,
      listening: false,
      points: ropePoints(one, boss),
      sceneFunc: drawRope,
    } satisfies Konva.ShapeConfig;
  });
}

function drawRope(context: Konva.Context, shape: Konva.Shape) {
  const pen = context._context;
  const points: number[] = shape.getAttr('points');
  const strand = (color: string, width: number, dash: number[]) => {
    pen.strokeStyle = color;
    pen.lineWidth = width;
    pen.setLineDash(dash);
    pen.beginPath();
    const [x = 0, y = 0] = points;
    pen.moveTo(x, y);
    for (let i = 2; i < points.length; i += 2) {
      const [toX = 0, toY = 0, nextX, nextY] = points.slice(i, i + 4);
      if (nextX === undefined || nextY === undefined) pen.lineTo(toX, toY);
      else pen.arcTo(toX, toY, nextX, nextY, 9);
    }
    pen.stroke();
  };
  pen.lineCap = 'butt';
  strand('#8a6431', 4.5, []);
  strand('#d9b272', 2.6, []);
  strand('#8a643188', 2.6, [1.5, 4]);
  pen.setLineDash([]);
}

/** What a card looks like now. */
type State = 'plain' | 'selected' | 'target' | 'refused';

/** The cards at rest, or the dragged cards, which are drawn above. */
export function cardConfigs(chart: Chart, size: Size, held = false) {
  const { placed, isHeld, away, target, refused, found } = pictureOf(chart, size);
  const shown = placed.filter((one) => isHeld(one) === held);
  return shown.map((one) => {
    const { person } = one;
    const isFaint = chart.wanted.trim() !== '' && !found.includes(person.id);
    const state: State =
      one === target
        ? 'target'
        : one === refused
          ? 'refused'
          : person.id === chart.selected
            ? 'selected'
            : 'plain';
    return {
      id: person.id,
      name: 'card',
      x: one.x + (held ? away.x : 0),
      y: one.y + (held ? away.y : 0),
      width: CARD.width,
      height: CARD.height,
      opacity: isFaint ? 0.3 : held ? 0.85 : 1,
      listening: false,
      words: `${person.name}, ${person.role}`,
      boss: person.boss ?? '',
      state,
      hidden: one.hidden,
      sceneFunc: (context: Konva.Context) => drawCard(context._context, one, state),
    } satisfies Konva.ShapeConfig;
  });
}

const RINGS: Record<State, string> = {
  plain: '',
  selected: GOLD,
  target: '#2f9a5f',
  refused: '#c0392b',
};

/** The longest beginning of a text that fits, with an ellipsis if the text is cut. */
function cut(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let end = text.length;
  while (end > 0 && pen.measureText(`${text.slice(0, end)}…`).width > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

function drawCard(pen: Pen, one: Placed, state: State) {
  const { person, depth, hasReports } = one;
  const { width, height } = CARD;
  const color = colorOf(one);
  const box = (grow: number, radius: number) => {
    pen.beginPath();
    pen.roundRect(-grow, -grow, width + 2 * grow, height + 2 * grow, radius);
  };
  pen.fillStyle = '#4a3a1f2e';
  pen.beginPath();
  pen.roundRect(2, 4, width, height, 8);
  pen.fill();
  if (state !== 'plain') {
    pen.fillStyle = RINGS[state];
    box(3.5, 11);
    pen.fill();
  }
  pen.fillStyle = depth < 2 ? color : '#fffaf0';
  box(0, 8);
  pen.fill();
  pen.strokeStyle = color;
  pen.lineWidth = 1.6;
  box(-0.8, 7.5);
  pen.stroke();
  pen.save();
  pen.translate(24, height / 2);
  drawPortrait(pen, person.id, color, depth === 0 ? 'captain' : hasReports ? 'officer' : 'hand');
  pen.restore();
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = depth < 2 ? '#ffffff' : '#26211a';
  pen.font = `600 12px ${SANS}`;
  pen.fillText(cut(pen, person.name || 'No name', width - 54), 47, 20);
  pen.fillStyle = depth < 2 ? '#ffffffd0' : '#6d6250';
  pen.font = `11px ${SANS}`;
  pen.fillText(cut(pen, person.role, width - 54), 47, 35);
  if (hasReports) drawFold(pen, one, color);
}

/** A button on the lower edge: a minus, or how many are folded away. */
function drawFold(pen: Pen, one: Placed, color: string) {
  const place = foldPlace(one);
  pen.save();
  pen.translate(place.x - one.x, place.y - one.y);
  pen.fillStyle = one.hidden > 0 ? GOLD : '#fffaf0';
  pen.strokeStyle = color;
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.arc(0, 0, 8.5, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = NAVY;
  pen.font = `700 10.5px ${SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(one.hidden > 0 ? `+${one.hidden}` : '−', 0, 0.5);
  pen.restore();
}

/** The whole chart as an image on paper, at twice its size: without selection, search results or dragged cards. */
export function chartPicture(chart: Chart): HTMLCanvasElement {
  const bare = { ...chart, selected: '', wanted: '', grip: null };
  const size = { width: Infinity, height: 1 }; // of no stage: all departments are side by side
  const configs = [...ropeConfigs(bare, size), ...cardConfigs(bare, size)];
  const scene = new Konva.Group();
  scene.add(...configs.map((config) => new Konva.Shape(config)));
  const { x, y, width, height } = scene.getClientRect();
  const around = { x: x - 24, y: y - 24, width: width + 48, height: height + 48 };
  const canvas = scene.toCanvas({ ...around, pixelRatio: 2 });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser gave no canvas.');
  pen.resetTransform();
  pen.globalCompositeOperation = 'destination-over'; // below what is drawn
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
