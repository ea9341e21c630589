import type Konva from 'konva';
import { keepCorner, type Point, type Size } from './edge';
import { keepOnPlan, PLAN, RADIUS, type Plant } from './garden';
import { paintPlan, paintPlant } from './paint';

export const LABEL =
  'Garden plan with a hundred plants and five beds. Page Down and Page Up choose a plant, arrow keys move it, with Shift farther.';

/** A plant that is held, and where it is on the view. While the garden scrolls below it, this place does not change. */
export interface Held {
  id: string;
  at: Point;
}

/** A drag beside the plants moves the whole stage. */
export const stageConfig = (corner: Point, view: Size) =>
  ({
    ...view,
    x: -corner.x,
    y: -corner.y,
    draggable: true,
    dragBoundFunc: (position: Point) => {
      const kept = keepCorner({ x: -position.x, y: -position.y }, view, PLAN);
      return { x: -kept.x, y: -kept.y };
    },
  }) satisfies Partial<Konva.StageConfig>;

export const planConfig = { name: 'plan', sceneFunc: paintPlan } satisfies Konva.ShapeConfig;

/** Where a plant is in the garden: a held one is below the pointer, wherever the garden has scrolled to. */
export const placeOf = ({ id, x, y }: Plant, held: Held | null, corner: Point): Point =>
  held?.id === id ? keepOnPlan({ x: held.at.x + corner.x, y: held.at.y + corner.y }) : { x, y };

export const plantConfig = (plant: Plant, held: Held | null, chosen: string, corner: Point) =>
  ({
    ...placeOf(plant, held, corner),
    id: plant.id,
    name: 'plant',
    kind: plant.kind,
    isHeld: plant.id === held?.id,
    isChosen: plant.id === chosen,
    fill: '#3fa66b',
    draggable: true,
    dragBoundFunc: keepDragged,
    sceneFunc: paintShape,
    hitFunc: paintHit,
  }) satisfies Konva.ShapeConfig;

/** Keeps a dragged plant in the garden. It gets and returns places of the view, from which the garden is moved by the stage's position. */
function keepDragged(this: Konva.Node, { x, y }: Point): Point {
  const stage = this.getStage()?.position() ?? { x: 0, y: 0 };
  const kept = keepOnPlan({ x: x - stage.x, y: y - stage.y });
  return { x: kept.x + stage.x, y: kept.y + stage.y };
}

function paintShape(context: Konva.Context, shape: Konva.Shape) {
  const { kind, isHeld, isChosen } = shape.getAttrs();
  paintPlant(context, kind, isHeld, isChosen);
}

function paintHit(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(0, 0, RADIUS, 0, 2 * Math.PI);
  context.fillStrokeShape(shape);
}
