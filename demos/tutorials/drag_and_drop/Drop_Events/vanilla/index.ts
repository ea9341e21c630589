import Konva from 'konva';
import { blanks, paints } from '../shared/stars';

const stage = new Konva.Stage({ container: 'container', height: 300 });
// Targets and dragged stars are on different layers, so a lookup on the target layer never finds the dragged star.
const targetLayer = new Konva.Layer();
const paintLayer = new Konva.Layer();
stage.add(targetLayer, paintLayer);

let paint: Konva.Star | null = null;
let over: Konva.Shape | null = null;

for (const config of blanks) {
  const blank = new Konva.Star({ ...config, lineJoin: 'round' });
  blank.on('dragenter', () => blank.scale({ x: 1.3, y: 1.3 }));
  blank.on('dragleave drop', () => blank.scale({ x: 1, y: 1 }));
  blank.on('drop', () => {
    if (paint) blank.fill(paint.fill());
  });
  targetLayer.add(blank);
}

for (const config of paints) {
  const star = new Konva.Star({ ...config, lineJoin: 'round', draggable: true });
  star.on('dragstart', () => {
    paint = star;
  });
  // The star returns home, whether or not it was dropped on a target.
  star.on('dragend', () => star.position({ x: config.x, y: config.y }));
  paintLayer.add(star);
}

paintLayer.on('dragmove', ({ evt }) => {
  const pointer = stage.getPointerPosition();
  const next = pointer && targetLayer.getIntersection(pointer);
  if (next !== over) {
    over?.fire('dragleave', { evt }, true);
    next?.fire('dragenter', { evt }, true);
  }
  next?.fire('dragover', { evt }, true);
  over = next;
});

paintLayer.on('dragend', ({ evt }) => {
  over?.fire('drop', { evt }, true);
  over = null;
});

// The shapes are placed around x = 0, and both layers keep this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  targetLayer.x(stage.width() / 2);
  paintLayer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
