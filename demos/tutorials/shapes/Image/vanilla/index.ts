import Konva from 'konva';
import foxUrl from './fox.webp';
import harborUrl from './harbor.webp';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 290,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;

// With an element of your own: the node draws itself once more when the element has loaded.
const element = new Image();
element.src = harborUrl;

const harbor = new Konva.Image({
  name: 'harbor',
  image: element,
  x: center - 140,
  y: 30,
  width: 280,
  height: 210,
  cornerRadius: 20,
});
layer.add(harbor);

// With an address: the node is made when the picture has loaded, in its natural size.
Konva.Image.fromURL(foxUrl, (fox) => {
  fox.name('fox');
  fox.position({ x: center - 150, y: 150 });
  fox.scale({ x: 0.4, y: 0.4 });
  layer.add(fox);
});
