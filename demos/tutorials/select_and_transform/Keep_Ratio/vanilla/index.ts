import Konva from 'konva';
import foxUrl from './fox.webp';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

const element = new Image();
element.src = foxUrl;

for (const { name, x, keepRatio } of [
  { name: 'kept', x: center - 140, keepRatio: true },
  { name: 'free', x: center + 30, keepRatio: false },
]) {
  const fox = new Konva.Image({ name, image: element, x, y: 90, width: 110, height: 110 });
  const transformer = new Konva.Transformer({
    nodes: [fox],
    keepRatio,
    enabledAnchors: corners,
    rotateEnabled: false,
  });
  const caption = new Konva.Text({
    text: `keepRatio: ${keepRatio}`,
    x: x - 15,
    y: 260,
    width: 140,
    align: 'center',
    fontSize: 15,
    fill: '#1b1f2a',
  });
  layer.add(fox, caption, transformer);
}
