import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container', // id of an element in the page
  width: window.innerWidth,
  height: 200,
});

const layer = new Konva.Layer();
stage.add(layer);

const sun = new Konva.Circle({
  name: 'sun',
  x: stage.width() / 2,
  y: stage.height() / 2,
  radius: 60,
  fill: '#f6b73c',
  stroke: '#1b1f2a',
  strokeWidth: 3,
  draggable: true,
});
layer.add(sun);
