import Konva from 'konva';
import {
  describePixel,
  FIRST_POINT,
  hitCanvasOf,
  inPicture,
  layoutFor,
  LENS,
  lensCorner,
  lensCrop,
  PANEL,
  SHAPES,
  spotBox,
} from '../shared/hit';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let layout = layoutFor(0);

const stage = new Konva.Stage({ container: 'container', ...layout.stage });
const picture = new Konva.Layer();
// No smoothing: each pixel of the hit graph stays visible.
const mirror = new Konva.Layer({ listening: false, imageSmoothingEnabled: false });
stage.add(picture, mirror);

const ring = new Konva.Ring({ ...SHAPES.ring, filled: false });
const square = new Konva.Rect({ ...SHAPES.square, listening: false });
const curve = new Konva.Line({ ...SHAPES.curve, hitStrokeWidth: 20 });
picture.add(new Konva.Circle(SHAPES.disc), new Konva.Star(SHAPES.star), ring, square, curve);

const image = hitCanvasOf(picture);
const ground = new Konva.Rect({ ...PANEL, fill: '#1b1f2a' });
const hit = new Konva.Image({ name: 'hit', image, ...PANEL, crop: { x: 0, y: 0, ...PANEL } });
const spot = new Konva.Rect({ stroke: '#ffffff', strokeWidth: 1 });
const lens = new Konva.Group({ name: 'lens' });
const size = LENS.pixels * LENS.zoom;
const lensImage = new Konva.Image({ image, width: size, height: size });
lens.add(
  new Konva.Rect({ width: size, height: size, fill: '#1b1f2a' }),
  lensImage,
  new Konva.Rect({ width: size, height: size, stroke: '#ffffff', strokeWidth: 2 }),
  new Konva.Rect({
    x: (size - LENS.zoom) / 2,
    y: (size - LENS.zoom) / 2,
    width: LENS.zoom,
    height: LENS.zoom,
    stroke: '#ffffff',
    strokeWidth: 2,
  }),
);
mirror.add(ground, hit, spot, lens);

let point = FIRST_POINT;

function look() {
  spot.setAttrs(spotBox(point, layout));
  lens.position(lensCorner(point, layout));
  lensImage.crop(lensCrop(point));
  element('#seen').textContent = describePixel(picture, point);
}

// The event fires after the scene is drawn and before the hit graph: in the next frame both are ready.
picture.on('draw', () => {
  mirror.batchDraw();
  requestAnimationFrame(look);
});

stage.on('pointermove pointerdown', () => {
  const pointer = stage.getPointerPosition();
  if (!pointer) return;
  point = inPicture(pointer);
  look();
});

element<HTMLInputElement>('#band').addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement) curve.hitStrokeWidth(Number(target.value));
});
element<HTMLInputElement>('#listens').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) square.listening(target.checked);
});
element<HTMLInputElement>('#filled').addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement) ring.setAttr('filled', target.checked);
});

function fit() {
  layout = layoutFor(stage.container().clientWidth);
  stage.size(layout.stage);
  ground.position(layout.offset);
  hit.position(layout.offset);
  look();
}
fit();
new ResizeObserver(fit).observe(stage.container());
