import Konva from 'konva';
import {
  ANIMALS,
  animalOf,
  printOf,
  SCENE,
  type Animal,
  type AnimalId,
  type Game,
  type Print,
} from './game';

/** Side of a cell in the picture of the animals. The rows: as they are, as they glow, and their prints. */
const CELL = 160;
const cell = (id: AnimalId, row: number) => ({
  width: CELL,
  height: CELL,
  offsetX: CELL / 2,
  offsetY: CELL / 2,
  crop: {
    x: ANIMALS.indexOf(id) * CELL * 2,
    y: row * CELL * 2,
    width: CELL * 2,
    height: CELL * 2,
  },
});

/** The scene in the middle of the stage, smaller on a narrow one. */
export function fit(width: number) {
  const scale = Math.max(Math.min(width / SCENE.width, 1), 0.1);
  const x = (width - SCENE.width * scale) / 2;
  return { width, height: SCENE.height * scale, x, scaleX: scale, scaleY: scale };
}

export const printConfig = ({ id, x, y, rotation }: Print) => ({
  ...cell(id, 2),
  id: `print-${id}`,
  name: 'print',
  x,
  y,
  rotation,
  listening: false,
});

/** An animal without its position and rotation, which `glide` moves. */
export const animalConfig = ({ id, isPlaced }: Animal, glows: boolean) => ({
  ...cell(id, glows && !isPlaced ? 1 : 0),
  id,
  name: 'animal',
  draggable: !isPlaced,
  listening: !isPlaced,
  // Small hands do not have to hit an arm.
  hitFunc: (context: Konva.Context, shape: Konva.Shape) => {
    context.beginPath();
    context.arc(CELL / 2, CELL / 2, 60, 0, 2 * Math.PI);
    context.fillStrokeShape(shape);
  },
});

const tweens = new WeakMap<Konva.Node, Konva.Tween>();

/** Lifts an animal that a hand takes, even while it glides. */
export function lift(node: Konva.Node) {
  tweens.get(node)?.pause();
  node.moveToTop();
}

/** Lets all animals that are not dragged glide to where the game says. A duration of 0 puts them there at once. */
export function glide(layer: Konva.Layer, game: Game, duration: number) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const { id, x, y, isPlaced } of game.animals) {
    const node = layer.findOne(`#${id}`);
    if (!node || node.isDragging()) continue;
    const goal = { x, y, rotation: isPlaced ? printOf(game, id).rotation : 0 };
    tweens.get(node)?.destroy();
    if (duration === 0 || isStill) {
      node.setAttrs(goal);
    } else if (node.x() !== x || node.y() !== y || node.rotation() !== goal.rotation) {
      const tween = new Konva.Tween({ node, ...goal, duration, easing: Konva.Easings.BackEaseOut });
      tweens.set(node, tween);
      tween.play();
    }
  }
}

/** The style of an animal's HTML button, which lies over it. The pointer passes through. */
export function buttonStyle(game: Game, id: AnimalId, width: number) {
  const { x: left, scaleX: scale } = fit(width);
  const { x, y } = animalOf(game, id);
  const side = `${120 * scale}px`;
  return {
    position: 'absolute',
    left: `${left + (x - 60) * scale}px`,
    top: `${(y - 60) * scale}px`,
    width: side,
    height: side,
    border: 'none',
    background: 'none',
    pointerEvents: 'none',
  } as const;
}
