import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 260,
});
const layer = new Konva.Layer();
stage.add(layer);

const circle = new Konva.Circle({
  name: 'circle',
  x: stage.width() / 2,
  y: stage.height() / 2,
  radius: 70,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 4,
});

// The same position: it marks the middle, which stays where it is.
const middle = new Konva.Circle({
  name: 'middle',
  x: stage.width() / 2,
  y: stage.height() / 2,
  radius: 5,
  fill: '#1b1f2a',
});

layer.add(circle, middle);

const slider = document.querySelector<HTMLInputElement>('#radius');
slider?.addEventListener('input', () => circle.radius(slider.valueAsNumber));
