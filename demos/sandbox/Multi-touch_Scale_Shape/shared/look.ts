import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { drawLantern, drawReflection, drawRiver, GLOW, PAPER } from './art';
import { keepIn, KINDS, SCENE, type Kind, type Lantern } from './lanterns';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Three lanterns. 1, 2 and 3 light one, arrow keys move it, plus and minus scale it.';

/** Half of a lantern's width before it is scaled; a finger can grab this much. */
const RADIUS = 46;

/** Position and scale of the layers: the whole scene, as large as it fits. The branch is at the top; below it may be more water. */
export const placeScene = (stage: Size) => ({ ...fitScene(stage, SCENE), y: 0 });

export const riverConfig = { sceneFunc: drawRiver, listening: false } satisfies Konva.ShapeConfig;

function hitDisc(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(RADIUS, RADIUS, RADIUS, 0, 2 * Math.PI);
  context.closePath();
  context.fillStrokeShape(shape);
}

export const lanternConfig = ({ kind, x, y, size }: Lantern, isLit: boolean) =>
  ({
    id: kind,
    name: 'lantern',
    x,
    y,
    scaleX: size,
    scaleY: size,
    // The position is that of the middle, so it grows around its middle.
    width: 2 * RADIUS,
    height: 2 * RADIUS,
    offsetX: RADIUS,
    offsetY: RADIUS,
    fill: isLit ? GLOW[kind] : PAPER[kind],
    kind,
    isLit,
    draggable: true,
    sceneFunc: drawLantern,
    hitFunc: hitDisc,
  }) satisfies Konva.ShapeConfig;

/** The light on the water below a lantern. */
export const reflectionConfig = ({ kind, x, size }: Lantern, isLit: boolean) =>
  ({
    name: 'reflection',
    x,
    scaleX: size,
    kind,
    isLit,
    listening: false,
    sceneFunc: drawReflection,
  }) satisfies Konva.ShapeConfig;

/** Which lantern a node is, if it is one. */
export const kindOf = (node: Konva.Node): Kind | undefined =>
  KINDS.find((kind) => kind === node.id());

/** Puts a dragged lantern back into the sky, and says where that is. */
export function placeIn(node: Konva.Node) {
  const place = keepIn(node.position());
  node.position(place);
  return place;
}
