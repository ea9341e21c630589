import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 290,
});
const layer = new Konva.Layer();
stage.add(layer);

const middle = { x: stage.width() / 2, y: 145 };
const angles = [0, 90, 180, 270];

const arcs = angles.map(
  (angle) =>
    new Konva.Arc({
      ...middle,
      name: 'arc',
      innerRadius: 112,
      outerRadius: 126,
      angle: 40,
      // The arc lies on both sides of its angle; 0 degrees of a rotation is up.
      rotation: angle - 90 - 20,
      fill: '#f6b73c',
    }),
);

const needle = new Konva.Group({ name: 'needle', ...middle, rotation: 0 });
needle.add(
  new Konva.Circle({ radius: 74, fill: '#ffffff', stroke: '#1b1f2a', strokeWidth: 3 }),
  new Konva.Line({ points: [0, -62, 16, 0, -16, 0], closed: true, fill: '#f2664a' }),
  new Konva.Line({ points: [0, 62, 16, 0, -16, 0], closed: true, fill: '#1b1f2a' }),
);

const transformer = new Konva.Transformer({
  nodes: [needle],
  resizeEnabled: false,
  rotateAnchorOffset: 44,
  rotationSnaps: angles,
  rotationSnapTolerance: 20,
});
layer.add(...arcs, needle, transformer);

const slider = document.querySelector<HTMLInputElement>('#tolerance');
slider?.addEventListener('input', () => {
  const tolerance = slider.valueAsNumber;
  transformer.rotationSnapTolerance(tolerance);
  arcs.forEach((arc, index) => {
    arc.angle(tolerance * 2);
    arc.rotation(index * 90 - 90 - tolerance);
  });
});
