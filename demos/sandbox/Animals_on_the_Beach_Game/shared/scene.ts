import Konva from 'konva';
import { overlayOf } from '../../../common/konva/mirror';
import { DRAWINGS } from './animals';
import {
  printOf,
  SCENE,
  type Animal,
  type AnimalId,
  type Game,
  type Point,
  type Print,
} from './game';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

/** The scene in the middle of the stage, as large as fits. */
export function fit({ width, height }: Size) {
  const scale = Math.max(Math.min(width / SCENE.width, height / SCENE.height), 0.1);
  return {
    name: 'scene',
    x: (width - SCENE.width * scale) / 2,
    y: (height - SCENE.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  } satisfies Konva.GroupConfig;
}

/** The part of the beach that the stage shows, including the areas beside the scene. */
export function beachConfig(size: Size) {
  const { x, y, scaleX } = fit(size);
  return {
    ...fit(size),
    name: 'beach',
    left: -x / scaleX,
    top: -y / scaleX,
    right: (size.width - x) / scaleX,
    bottom: (size.height - y) / scaleX,
    sceneFunc: drawBeach,
  } satisfies Konva.ShapeConfig;
}

const shoreAt = (x: number) => 156 + 12 * Math.sin(x / 58) + 5 * Math.sin(x / 23 + 1);

/** Sea and sand from above, with a towel and a parasol. */
function drawBeach(context: Konva.Context, shape: Konva.Shape) {
  const [left = 0, top = 0, right = 0, bottom = 0] = ['left', 'top', 'right', 'bottom'].map(
    (name) => Number(shape.getAttr(name)),
  );
  const sand = context.createLinearGradient(0, 150, 0, 420);
  sand.addColorStop(0, '#e3bd7f');
  sand.addColorStop(0.3, '#f5dca8');
  sand.addColorStop(1, '#fbe9c4');
  context.fillStyle = sand;
  context.fillRect(left, top, right - left, bottom - top);
  drawGrains(context);

  // From the sand out to the sea, each band covers the one before.
  const bands = [
    { offset: 26, color: 'rgba(150, 104, 58, 0.22)' },
    { offset: 8, color: '#fff8e6' },
    { offset: 0, color: '#7fd0c4' },
    { offset: -16, color: '#4db8b2' },
    { offset: -52, color: '#2c9da3' },
    { offset: -98, color: '#1b8292' },
  ];
  for (const { offset, color } of bands) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(left, top);
    for (let x = left; x < right + 8; x += 8) {
      context.lineTo(x, shoreAt(x + offset * 1.7) + offset);
    }
    context.lineTo(right + 8, top);
    context.fill();
  }
  context.strokeStyle = 'rgba(255, 255, 255, 0.4)';
  context.lineWidth = 2.5;
  context.lineCap = 'round';
  for (let i = 0; i < 26; i += 1) {
    const x = -150 + ((i * 137) % 800);
    const y = -60 + ((i * 71) % 170);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 9, y - 6, x + 18, y);
    context.quadraticCurveTo(x + 27, y + 6, x + 36, y);
    context.stroke();
  }
  drawTowel(context);
  drawParasol(context);
}

function drawGrains(context: Konva.Context) {
  for (let i = 0; i < 260; i += 1) {
    const x = -200 + ((i * 197) % 880);
    const y = 190 + ((i * 83) % 300);
    context.fillStyle = i % 3 === 0 ? 'rgba(255, 255, 255, 0.55)' : 'rgba(150, 104, 58, 0.25)';
    context.fillRect(x, y, 1.8, 1.8);
  }
}

function drawTowel(context: Konva.Context) {
  context.save();
  context.translate(318, 386);
  context.rotate(-0.12);
  context.fillStyle = 'rgba(90, 55, 30, 0.2)';
  context.fillRect(-46, -24, 100, 62);
  ['#fff7e8', '#1b8292', '#fff7e8', '#f5a524', '#fff7e8'].forEach((color, i) => {
    context.fillStyle = color;
    context.fillRect(-50 + 20 * i, -30, 20, 62);
  });
  context.restore();
}

function drawParasol(context: Konva.Context) {
  context.save();
  context.translate(46, 388);
  context.fillStyle = 'rgba(90, 55, 30, 0.22)';
  context.beginPath();
  context.arc(10, 12, 66, 0, 2 * Math.PI);
  context.fill();
  const slice = (2 * Math.PI) / 12;
  for (let i = 0; i < 12; i += 1) {
    context.fillStyle = i % 2 === 0 ? '#f0603f' : '#fff7e8';
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, 66, i * slice + 0.1, (i + 1) * slice + 0.1);
    context.fill();
  }
  context.fillStyle = '#3a2438';
  context.beginPath();
  context.arc(0, 0, 5, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

const line = { lineCap: 'round', lineJoin: 'round' } as const;
const PRINT = '#4a3024';

/** The parts of a print: all of the outline in one color. */
export const printParts = (id: AnimalId) =>
  DRAWINGS[id].outline.map(({ fill, stroke, ...part }) => ({
    ...line,
    ...part,
    ...(fill ? { fill: PRINT } : {}),
    ...(stroke ? { stroke: PRINT } : {}),
  })) satisfies Konva.PathConfig[];

export const printConfig = ({ id, x, y, rotation }: Print) =>
  ({ id: `print-${id}`, name: 'print', x, y, rotation }) satisfies Konva.GroupConfig;

/** The parts of an animal. It glows while the pointer is over it, or while it has the focus. */
export const animalParts = (id: AnimalId, glows: boolean) => {
  const { outline, details } = DRAWINGS[id];
  return [
    ...outline.map((part) => ({
      ...line,
      ...part,
      name: 'outline',
      shadowColor: glows ? '#fff6c8' : '#14323a',
      shadowBlur: glows ? 16 : 5,
      shadowOffsetY: glows ? 0 : 4,
      shadowOpacity: glows ? 1 : 0.3,
    })),
    // Details are above the outline, which takes the hits.
    ...details.map((part) => ({ ...line, ...part, name: 'detail', listening: false })),
  ] satisfies Konva.PathConfig[];
};

export interface AnimalView {
  id: AnimalId;
  isPlaced: boolean;
  glows: boolean;
  /** Where the animal belongs. The rotation is not in the config: it glides. */
  goal: Point & { rotation: number };
}

export const animalViews = (game: Game, glowing: AnimalId | null): AnimalView[] =>
  [...game.animals]
    .sort((a, b) => game.order.indexOf(a.id) - game.order.indexOf(b.id))
    .map(({ id, x, y, isPlaced }) => ({
      id,
      isPlaced,
      glows: id === glowing && !isPlaced,
      goal: { x, y, rotation: isPlaced ? (printOf(game, id)?.rotation ?? 0) : 0 },
    }));

export const animalConfig = ({ id, isPlaced, goal: { x, y } }: AnimalView) =>
  ({
    id,
    name: 'animal',
    x,
    y,
    draggable: !isPlaced,
    listening: !isPlaced,
  }) satisfies Konva.GroupConfig;

/** The ring around the animal that has the focus: a light and a dark line, so that one of them shows. */
export function ringOf(game: Game, focused: AnimalId | null) {
  const animal = game.animals.find(({ id }) => id === focused);
  const { x, y } = animal ?? { x: 0, y: 0 };
  const common = { x, y, visible: animal !== undefined, radius: 62 };
  return {
    outer: { ...common, name: 'ring', stroke: '#3a2438', strokeWidth: 6 },
    inner: { ...common, stroke: '#ffffff', strokeWidth: 2.5 },
  } satisfies Record<string, Konva.CircleConfig>;
}

/** The style of an animal's HTML button, which covers the animal. */
export const buttonPlace = ({ x, y }: Animal, size: Size) =>
  overlayOf({ x, y, radius: 50 }, fit(size));
