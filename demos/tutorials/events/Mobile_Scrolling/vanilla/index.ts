import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 200 });
const layer = new Konva.Layer();
stage.add(layer);

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

addSquare('holds', -144, '#f2664a', true);
addSquare('scrolls', 12, '#3fa66b', false);

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
