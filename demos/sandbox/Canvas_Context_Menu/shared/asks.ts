import Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { type Ask, type Garden, plantOf, SCENE, type Size } from './garden';

/** The Konva part of the views: the position of a menu, long presses, and the pulse. */

/** As high as the tray in a narrow page; in a wider one, the table around it keeps the page from growing and shrinking much. */
export const stageHeight = (width: number) => {
  const tray = (width * (SCENE.height + 24)) / SCENE.width;
  return Math.round(Math.min(450, Math.max(width < 480 ? 190 : 370, tray)));
};

/** Position and scale of the layer. */
export const fit = (stage: Size) => fitScene(stage, SCENE, 6);

/** The plant that a node draws, or null. */
export function plantAt(node: Konva.Node): number | null {
  const plant: unknown = node.getAttr('plant');
  return typeof plant === 'number' ? plant : null;
}

/** Turns a press or a click into a request for the menu at that point. */
export function askAt(stage: Konva.Stage, target: Konva.Node): Ask {
  const { x, y, scaleX } = fit(stage.size());
  const { x: left, y: top } = stage.getPointerPosition() ?? { x: 0, y: 0 };
  const spot = { x: (left - x) / scaleX, y: (top - y) / scaleX };
  return { plant: plantAt(target), spot, point: { x: left, y: top } };
}

/** The same for the keyboard: the menu of the selected plant, or of the middle of the sand. */
export function askForSelected(garden: Garden, size: Size): Ask {
  const plant = plantOf(garden, garden.selected);
  const spot = plant ?? { x: SCENE.width / 2, y: SCENE.height / 2 };
  const { x, y, scaleX } = fit(size);
  return {
    plant: plant?.id ?? null,
    spot: { x: spot.x, y: spot.y },
    point: { x: x + spot.x * scaleX, y: y + spot.y * scaleX },
  };
}

/** Duration of a long press in milliseconds, and the maximum movement of the finger in pixels. */
const LONG = 500;
const TREMBLE = 10;

/**
 * Detects a long press of a finger. Give it the stage's pointer events, and `touchend`: the browser would send a click, which would close the menu.
 */
export function createLongPress(open: (ask: Ask) => void) {
  let timer: number | undefined;
  let from = { x: 0, y: 0 };
  let isLong = false;

  const cancel = () => window.clearTimeout(timer);

  function begin({ evt, target }: Konva.KonvaEventObject<PointerEvent>) {
    cancel();
    isLong = false;
    const stage = target.getStage();
    if (!stage || evt.pointerType !== 'touch' || !evt.isPrimary) return;
    from = { x: evt.clientX, y: evt.clientY };
    // Read now: a later event may come from another position.
    const ask = askAt(stage, target);
    timer = window.setTimeout(() => {
      isLong = true;
      open(ask);
    }, LONG);
  }

  function move({ evt }: Konva.KonvaEventObject<PointerEvent>) {
    if (Math.hypot(evt.clientX - from.x, evt.clientY - from.y) > TREMBLE) cancel();
  }

  function touchEnd({ evt }: Konva.KonvaEventObject<TouchEvent>) {
    if (isLong && evt.cancelable) evt.preventDefault();
  }

  return { begin, move, end: cancel, cancel, touchEnd };
}

/** Scales a plant up and back, unless the reader's system asks for less motion. */
export function pulse(stage: Konva.Stage | null | undefined, plant: number | null) {
  const node = stage?.findOne(`#plant-${plant}`);
  if (!node || !wantsMotion()) return;
  const back = () => {
    // The plant may have been deleted in the meantime.
    if (!node.getLayer()) return;
    node.to({ scaleX: 1, scaleY: 1, duration: 0.7, easing: Konva.Easings.ElasticEaseOut });
  };
  node.to({
    scaleX: 1.3,
    scaleY: 1.3,
    duration: 0.18,
    easing: Konva.Easings.EaseOut,
    onFinish: back,
  });
}
