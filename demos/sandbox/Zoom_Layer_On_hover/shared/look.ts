import Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { keepLook, layerPlace, PLATE, pull, type Grip, type Point, type View } from './closeup';

export const LABEL =
  'Plate with twelve moths. Enter magnifies it, arrow keys move, Page Down and Page Up go from moth to moth, Escape shows the whole plate.';

/** The stage shows the whole plate. Its layer is magnified. */
export const placeStage = (size: { width: number; height: number }) => ({
  ...size,
  ...fitScene(size, PLATE),
});

/** A picture with three pixels for each unit of the scene, so that it is still sharp when it is magnified. */
export const plateConfig = { name: 'plate', ...PLATE };

/**
 * Moves the layer to show the view. Only the magnification is animated: the plate follows the pointer at once, even while it grows.
 * No prop of a framework sets the layer's position and scale; they belong to this function.
 */
export function createCloseup(layer: Konva.Layer) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let tween: Konva.Tween | undefined;
  let point: Point = { x: 0, y: 0 };
  let goal = 1;

  const place = () => layer.setAttrs(layerPlace(point, Number(layer.getAttr('magnification'))));
  // The tween changes this attribute, and it decides the others.
  layer.setAttr('magnification', 1);

  return {
    show({ look, scale }: View) {
      point = look ?? point;
      place();
      const next = look ? scale : 1;
      if (next === goal) return;
      goal = next;
      tween?.destroy();
      const easing = Konva.Easings.EaseOut;
      const timing = { duration: isStill ? 0 : 0.25, easing, onUpdate: place };
      tween = new Konva.Tween({ node: layer, magnification: goal, ...timing });
      tween.play();
    },
    stop: () => tween?.destroy(),
  };
}

/** Where the fingers are, in units of the plate on the whole stage. */
function gripOf(stage: Konva.Stage): Grip | null {
  const points = stage.getPointersPositions();
  const [a, b = a] = points;
  if (!a || !b) return null;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { x, y } = stage.getAbsoluteTransform().copy().invert().point(middle);
  return { x, y, apart: Math.hypot(b.x - a.x, b.y - a.y) || 1, count: points.length };
}

/**
 * Follows fingers: a tap magnifies the plate or shows all of it, one finger drags it, two also magnify.
 *
 * @returns a function that gets the touch events of the stage, and answers with the change of the view
 */
export function createFingers() {
  let first: Grip | null = null;
  let last: Grip | null = null;
  return ({ type, currentTarget }: Konva.KonvaEventObject<TouchEvent>) => {
    const stage = currentTarget.getStage();
    const [from, to] = [last, stage && gripOf(stage)];
    last = to;
    // Two fingers, and one that moves farther than 8 units, do not tap.
    if (type === 'touchstart') first = to?.count === 1 ? to : null;
    if (first && to && Math.hypot(to.x - first.x, to.y - first.y) > 8) first = null;
    if (type === 'touchend' && first && !to) {
      const look = keepLook(first);
      return (view: View): View => ({ ...view, look: view.look ? null : look });
    }
    // When a finger is added or lifted, the grip changes, but the view does not.
    return type === 'touchmove' && from && to ? (view: View) => pull(view, from, to) : undefined;
  };
}

/** The point under the mouse or pen. It is in the stage's coordinates, because the layer's coordinates change with the magnification. */
export function pointed({ evt, currentTarget }: Konva.KonvaEventObject<PointerEvent>) {
  const point = currentTarget.getStage()?.getRelativePointerPosition();
  return evt.pointerType !== 'touch' && point ? keepLook(point) : undefined;
}
