import Konva from 'konva';
import foxUrl from './fox.webp';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const width = stage.width();

// The scene does not listen: only the fox answers to the pointer.
const scene = new Konva.Group({ listening: false });
scene.add(
  new Konva.Circle({ x: width / 2 + 96, y: 76, radius: 38, fill: '#f6b73c' }),
  new Konva.Ellipse({ x: width * 0.8, y: 330, radiusX: width, radiusY: 150, fill: '#1f9aa5' }),
  new Konva.Ellipse({ x: width * 0.2, y: 340, radiusX: width, radiusY: 120, fill: '#3fa66b' }),
);
layer.add(scene);

const cursor = (name: string) => {
  stage.container().style.cursor = name;
};

Konva.Image.fromURL(foxUrl, (fox) => {
  fox.name('fox').draggable(true);
  fox.position({ x: width / 2 - 110, y: 110 });
  fox.size({ width: 160, height: 160 });
  fox.on('mouseenter dragend', () => cursor('grab'));
  fox.on('dragstart', () => cursor('grabbing'));
  fox.on('mouseleave', () => cursor('default'));
  layer.add(fox);
});
