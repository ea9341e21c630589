import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { createSpring } from '../../../common/konva/spring';
import { layerPlace, PLATE, type Look, type Point } from './closeup';

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Plate with twelve moths. Enter magnifies it, arrow keys move, Page Down and Page Up go from moth to moth, Escape shows the whole plate.';

/** The stage shows the whole plate. What is magnified is its layer. */
export const placeStage = ({ width, height }: Size) => ({
  width,
  height,
  ...fitScene({ width, height }, PLATE),
});

/** A picture with three pixels for each unit of the scene, so that it is still sharp when it is magnified. */
export const plateConfig = { name: 'plate', ...PLATE };

/**
 * Moves the layer to what is looked at. Only the magnification takes time: the picture follows the pointer at once, also while it grows.
 * No prop of a framework sets the layer's position and scale; they belong to this function.
 */
export function createCloseup(layer: Konva.Layer) {
  const spring = createSpring(layer, 27.6);
  let point: Point = { x: PLATE.width / 2, y: PLATE.height / 2 };
  let goal = 1;

  const place = () => layer.setAttrs(layerPlace(point, scaleOf(layer)));
  // The spring changes this attribute, and it decides the others.
  layer.setAttr('magnification', 1);
  layer.on('magnificationChange.closeup', place);

  return {
    show(look: Look, scale: number) {
      point = look ?? point;
      place();
      const next = look ? scale : 1;
      if (next === goal) return;
      goal = next;
      spring.to({ magnification: goal });
    },
    stop() {
      spring.stop();
      layer.off('.closeup');
    },
  };
}

const scaleOf = (layer: Konva.Layer) => Number(layer.getAttr('magnification'));
