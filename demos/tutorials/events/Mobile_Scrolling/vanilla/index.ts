import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 200,
});
const layer = new Konva.Layer();
stage.add(layer);

const center = stage.width() / 2;
const output = document.querySelector('#report');

const addSquare = (name: string, x: number, fill: string, preventDefault: boolean) => {
  const square = new Konva.Rect({
    name,
    x,
    y: 34,
    width: 132,
    height: 132,
    cornerRadius: 18,
    fill,
    preventDefault,
  });
  const label = new Konva.Text({
    x,
    y: 92,
    width: 132,
    align: 'center',
    text: name,
    fontSize: 18,
    fill: '#1b1f2a',
    listening: false,
  });
  square.on('touchstart', () => {
    if (output) output.textContent = `touchstart: the page ${name}`;
  });
  layer.add(square, label);
};

addSquare('holds', center - 144, '#f2664a', true);
addSquare('scrolls', center + 12, '#3fa66b', false);
