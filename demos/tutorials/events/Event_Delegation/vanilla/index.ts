import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

const left = -140;
const colors = ['#f2664a', '#f6b73c', '#3fa66b', '#4a90e2'];

for (let i = 0; i < 12; i += 1) {
  layer.add(
    new Konva.Rect({
      id: `tile-${i + 1}`,
      name: 'tile',
      x: left + (i % 4) * 72,
      y: 10 + Math.floor(i / 4) * 68,
      width: 64,
      height: 60,
      cornerRadius: 10,
      fill: colors[i % 4],
    }),
  );
}

const output = document.querySelector('#report');

// The only listener: clicks bubble up from whichever tile was hit.
layer.on('pointerclick', (event) => {
  layer.find<Konva.Rect>('.tile').forEach((tile) => tile.opacity(tile === event.target ? 1 : 0.45));
  if (output) output.textContent = `Clicked ${event.target.id()}`;
});

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
