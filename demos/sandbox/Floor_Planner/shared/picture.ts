import Konva from 'konva';
import { type Editor, planOf } from './editor';
import {
  itemConfigs,
  jointsConfig,
  openingConfigs,
  PAPER,
  roomConfigs,
  roomNameConfigs,
  sizeConfigs,
  wallConfigs,
} from './look';
import { boundsOfPlan } from './plan';

/** Size of the image in pixels, and the length of the plan on a screen at which texts have their normal size. */
const PIXELS = 2000;
const LENGTH = 720;
/** Around the plan, for the lengths of the walls. */
const MARGIN = 60;

/** The whole plan as an image, whatever part of it the stage shows: nothing is selected, and no wall is being drawn. */
export function planPicture(editor: Editor): HTMLCanvasElement {
  const box = boundsOfPlan(planOf(editor));
  const scale = LENGTH / Math.max(box.width, box.height);
  const view = { x: 0, y: 0, scale };
  const bare: Editor = { ...editor, selection: null, from: null, cursor: null, held: null, view };
  const plan = new Konva.Group({ scaleX: scale, scaleY: scale });
  plan.add(
    ...roomConfigs(bare).map((config) => new Konva.Line(config)),
    ...itemConfigs(bare).map((config) => new Konva.Shape(config)),
    ...wallConfigs(bare).map((config) => new Konva.Line(config)),
    new Konva.Shape(jointsConfig(bare)),
    ...openingConfigs(bare).map((config) => new Konva.Shape(config)),
    ...sizeConfigs(bare).map((config) => new Konva.Shape(config)),
    ...roomNameConfigs(bare).map((config) => new Konva.Text(config)),
  );
  const width = box.width * scale + 2 * MARGIN;
  const canvas = plan.toCanvas({
    x: box.x * scale - MARGIN,
    y: box.y * scale - MARGIN,
    width,
    height: box.height * scale + 2 * MARGIN,
    pixelRatio: PIXELS / width,
  });
  plan.destroy();
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over'; // below what is drawn
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
