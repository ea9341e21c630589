import Konva from 'konva';
import { keepCorner, type Point, type Size } from './edge';
import { CELL, keepOnPlan, KINDS, PLAN, RADIUS, type Plant } from './garden';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

export const LABEL =
  'Garden plan with a hundred plants and five beds. Page Down and Page Up choose a plant, arrow keys move it, with Shift farther.';

/** The garden's point in the upper left corner of the view at the beginning: between the paths and the pond. */
export const CORNER: Point = { x: 600, y: 610 };

export const viewOf = (width: number): Size => ({ width, height: 440 });

/** A finger drags the garden or a plant, and not the page. */
export const STYLE = { background: '#8fb65e', cursor: 'grab', touchAction: 'none' } as const;

/** A plant that is held, and where it is in the view. While the garden scrolls below it, this point does not change. */
export interface Held {
  id: string;
  at: Point;
}

/** A drag beside the plants moves the whole stage. */
export const stageConfig = (corner: Point, view: Size) => ({
  ...view,
  x: -corner.x,
  y: -corner.y,
  draggable: true,
  dragBoundFunc: (position: Point) => {
    const kept = keepCorner({ x: -position.x, y: -position.y }, view, PLAN);
    return { x: -kept.x, y: -kept.y };
  },
});

/** Where a plant is in the garden: a held one is below the pointer, wherever the garden has scrolled to. */
export const placeOf = ({ id, x, y }: Plant, held: Held | undefined, corner: Point): Point =>
  held?.id === id ? keepOnPlan({ x: held.at.x + corner.x, y: held.at.y + corner.y }) : { x, y };

export function plantConfig(plant: Plant, held: Held | undefined, chosen: string, corner: Point) {
  const scale = plant.id === held?.id ? 1.15 : 1;
  return {
    ...placeOf(plant, held, corner),
    id: plant.id,
    name: 'plant',
    width: CELL,
    height: CELL,
    offsetX: CELL / 2,
    offsetY: CELL / 2,
    scaleX: scale,
    scaleY: scale,
    // The picture has three times the resolution. Its second row has the ring of the chosen plant.
    crop: {
      x: KINDS.indexOf(plant.kind) * CELL * 3,
      y: plant.id === chosen ? CELL * 3 : 0,
      width: CELL * 3,
      height: CELL * 3,
    },
    draggable: true,
    dragBoundFunc: keepDragged,
    hitFunc: drawHit,
  };
}

/** Keeps a dragged plant in the garden. It gets and returns points of the view; the stage's position leads to the garden. */
function keepDragged(this: Konva.Node, { x, y }: Point): Point {
  const stage = this.getStage()?.position() ?? { x: 0, y: 0 };
  const kept = keepOnPlan({ x: x - stage.x, y: y - stage.y });
  return { x: kept.x + stage.x, y: kept.y + stage.y };
}

function drawHit(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(CELL / 2, CELL / 2, RADIUS, 0, 2 * Math.PI);
  context.fillStrokeShape(shape);
}
