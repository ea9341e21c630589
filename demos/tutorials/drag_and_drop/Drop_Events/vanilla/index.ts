import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
// Targets and dragged stars lie on different layers, so the first can be asked without the second.
const targets = new Konva.Layer();
const paints = new Konva.Layer();
stage.add(targets, paints);

const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2', '#8457c9'];
let paint: Konva.Star | null = null;

colors.forEach((fill, index) => {
  const x = stage.width() / 2 + (index - 2) * 60;
  const shape = { numPoints: 5, innerRadius: 13, outerRadius: 26, lineJoin: 'round' } as const;

  const blank = new Konva.Star({
    ...shape,
    id: `blank-${index}`,
    x,
    y: 210,
    fill: '#ffffff',
    stroke: '#b8b3a6',
    strokeWidth: 3,
  });
  blank.on('dragenter', () => blank.scale({ x: 1.3, y: 1.3 }));
  blank.on('dragleave drop', () => blank.scale({ x: 1, y: 1 }));
  blank.on('drop', () => {
    if (paint) blank.fill(paint.fill());
  });
  targets.add(blank);

  const star = new Konva.Star({
    ...shape,
    name: 'paint',
    x,
    y: 90,
    fill,
    stroke: fill,
    strokeWidth: 3,
    draggable: true,
  });
  star.on('dragstart', () => {
    paint = star;
  });
  // Back home, however the drag ended.
  star.on('dragend', () => star.to({ x, y: 90, duration: 0.2 }));
  paints.add(star);
});

let over: Konva.Shape | null = null;

paints.on('dragmove', ({ evt }) => {
  const pointer = stage.getPointerPosition();
  const next = pointer && targets.getIntersection(pointer);
  if (next !== over) {
    over?.fire('dragleave', { evt }, true);
    next?.fire('dragenter', { evt }, true);
  }
  next?.fire('dragover', { evt }, true);
  over = next;
});

paints.on('dragend', ({ evt }) => {
  over?.fire('drop', { evt }, true);
  over = null;
});
