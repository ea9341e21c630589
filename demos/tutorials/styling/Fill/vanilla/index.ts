import Konva from 'konva';
import tileUrl from './leaf-tile.webp';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

// Points and radii count from the middle of a pentagon.
const color = new Konva.RegularPolygon({
  name: 'color',
  x: center - 76,
  y: 80,
  sides: 5,
  radius: 66,
  draggable: true,
  fill: '#1f9aa5',
});

const pattern = new Konva.RegularPolygon({
  name: 'pattern',
  x: center + 76,
  y: 80,
  sides: 5,
  radius: 66,
  draggable: true,
  fillPatternScaleX: 0.5,
  fillPatternScaleY: 0.5,
});

const linear = new Konva.RegularPolygon({
  name: 'linear',
  x: center - 76,
  y: 226,
  sides: 5,
  radius: 66,
  draggable: true,
  fillLinearGradientStartPoint: { x: -45, y: -45 },
  fillLinearGradientEndPoint: { x: 45, y: 45 },
  fillLinearGradientColorStops: [0, '#f6b73c', 1, '#f2664a'],
});

const radial = new Konva.RegularPolygon({
  name: 'radial',
  x: center + 76,
  y: 226,
  sides: 5,
  radius: 66,
  draggable: true,
  fillRadialGradientStartPoint: { x: -16, y: -16 },
  fillRadialGradientEndPoint: { x: 0, y: 0 },
  fillRadialGradientStartRadius: 0,
  fillRadialGradientEndRadius: 66,
  fillRadialGradientColorStops: [0, '#e8ebfb', 1, '#4a90e2'],
});

layer.add(color, pattern, linear, radial);

// A pattern needs a picture that has loaded.
const tile = new Image();
tile.onload = () => pattern.fillPatternImage(tile);
tile.src = tileUrl;

const onHover = (shape: Konva.Shape, hover: Konva.ShapeConfig, rest: Konva.ShapeConfig) => {
  shape.on('mouseenter touchstart', () => shape.setAttrs(hover));
  shape.on('mouseleave touchend', () => shape.setAttrs(rest));
};
onHover(color, { fill: '#f6b73c' }, { fill: '#1f9aa5' });
onHover(pattern, { fillPatternRotation: 45 }, { fillPatternRotation: 0 });
onHover(
  linear,
  { fillLinearGradientColorStops: [0, '#f2664a', 1, '#8457c9'] },
  { fillLinearGradientColorStops: [0, '#f6b73c', 1, '#f2664a'] },
);
onHover(
  radial,
  { fillRadialGradientColorStops: [0, '#e8ebfb', 0.5, '#3fa66b', 1, '#1b1f2a'] },
  { fillRadialGradientColorStops: [0, '#e8ebfb', 1, '#4a90e2'] },
);
