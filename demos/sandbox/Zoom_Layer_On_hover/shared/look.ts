import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { createRandom } from '../../../common/konva/random';
import { createSpring } from '../../../common/konva/spring';
import { layerPlace, MOTHS, PLATE, type Look, type Point } from './closeup';
import { LOOKS } from './moth-looks';
import { paintMoth } from './paint-moth';

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

export const plateConfig = {
  name: 'plate',
  width: PLATE.width,
  height: PLATE.height,
  sceneFunc: paintPlate,
} satisfies Konva.ShapeConfig;

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

const STAINS = (() => {
  const random = createRandom(19);
  return Array.from({ length: 70 }, () => ({
    x: random() * PLATE.width,
    y: random() * PLATE.height,
    radius: 1 + random() ** 4 * 16,
  }));
})();

/** The page of the atlas. It is drawn again at each size, so it is as sharp from near as from afar. */
function paintPlate(context: Konva.Context) {
  const { width, height } = PLATE;
  const paper = context.createRadialGradient(
    width / 2,
    height / 2,
    100,
    width / 2,
    height / 2,
    640,
  );
  paper.addColorStop(0, '#fbf4e0');
  paper.addColorStop(0.7, '#f3e7c8');
  paper.addColorStop(1, '#dcc698');
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(150, 104, 44, 0.11)';
  for (const { x, y, radius } of STAINS) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill('nonzero');
  }
  context.strokeStyle = '#5b4526';
  context.lineWidth = 2;
  context.strokeRect(22, 22, width - 44, height - 44);
  context.lineWidth = 0.7;
  context.strokeRect(28, 28, width - 56, height - 56);

  context.fillStyle = '#3f2e17';
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = '23px Georgia, "Times New Roman", serif';
  context.fillText('MOTHS OF LAMPS AND LIMES', width / 2, 66);
  context.font = 'italic 11px Georgia, "Times New Roman", serif';
  context.fillText('Plate XIV. Drawn from nature, at the window, in nine nights', width / 2, 84);
  context.textAlign = 'left';
  context.fillText('C. Amsel del.', 40, height - 36);

  for (const [i, { id, name, latin, x, y }] of MOTHS.entries()) {
    const look = LOOKS[id];
    if (!look) continue;
    context.save();
    context.translate(x, y);
    paintMoth(context, look);
    context.restore();
    paintCaption(context, i + 1, name, latin, x, y + (look.shape === 'tailed' ? 106 : 62));
  }
  paintSkull(context);
}

/** Small, as on a printed plate: to be read from near. */
function paintCaption(
  context: Konva.Context,
  number: number,
  name: string,
  latin: string,
  x: number,
  y: number,
) {
  context.textAlign = 'center';
  context.fillStyle = '#3f2e17';
  context.font = 'italic 8.5px Georgia, "Times New Roman", serif';
  context.fillText(`${number}. ${latin}`, x, y);
  context.font = '6px Georgia, "Times New Roman", serif';
  context.fillText(name, x, y + 9);
}

/** On the back of the first moth. */
function paintSkull(context: Konva.Context) {
  const [moth] = MOTHS;
  if (!moth) return;
  context.save();
  context.translate(moth.x, moth.y - 7);
  context.fillStyle = '#e6c47c';
  context.beginPath();
  context.arc(0, -1, 4.4, 0, 2 * Math.PI);
  context.rect(-2.4, 2, 4.8, 3.6);
  context.fill('nonzero');
  context.fillStyle = '#241810';
  context.beginPath();
  context.arc(-1.7, -1, 1.2, 0, 2 * Math.PI);
  context.arc(1.7, -1, 1.2, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.restore();
}
