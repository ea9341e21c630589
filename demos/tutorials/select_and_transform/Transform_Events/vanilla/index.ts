import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 320,
});
const layer = new Konva.Layer();
stage.add(layer);

const left = stage.width() / 2 - 150;

const card = new Konva.Rect({
  name: 'card',
  x: left + 190,
  y: 150,
  width: 90,
  height: 70,
  fill: '#3fa66b',
});
const transformer = new Konva.Transformer({ nodes: [card], rotateAnchorOffset: 36 });

const readout = new Konva.Text({
  name: 'readout',
  x: left,
  y: 76,
  fontSize: 15,
  lineHeight: 1.45,
  fill: '#1b1f2a',
});
const latest = new Konva.Text({
  name: 'latest',
  x: left,
  y: 40,
  fontSize: 18,
  fontStyle: 'bold',
  fill: '#3fa66b',
  text: 'no event yet',
});
layer.add(readout, latest, card, transformer);

function report() {
  readout.text(
    [
      `x: ${Math.round(card.x())}`,
      `y: ${Math.round(card.y())}`,
      `rotation: ${Math.round(card.rotation())}`,
      `width: ${card.width()}`,
      `height: ${card.height()}`,
      `scaleX: ${card.scaleX().toFixed(2)}`,
      `scaleY: ${card.scaleY().toFixed(2)}`,
    ].join('\n'),
  );
}

report();
card.on('transformstart transform transformend', (event) => {
  latest.text(event.type);
  report();
});
