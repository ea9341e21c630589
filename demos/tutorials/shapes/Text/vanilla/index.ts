import Konva from 'konva';

const stage = new Konva.Stage({
  container: 'container',
  width: window.innerWidth,
  height: 300,
});
const layer = new Konva.Layer();
stage.add(layer);

// As wide as the stage, so that center means the stage's center.
const heading = new Konva.Text({
  name: 'heading',
  y: 24,
  width: stage.width(),
  text: 'Lighthouse',
  fontSize: 32,
  fontStyle: 'bold',
  align: 'center',
  fill: '#1f9aa5',
});

const box = new Konva.Rect({
  name: 'box',
  y: 76,
  fill: '#f6b73c',
  cornerRadius: 12,
});

const paragraph = new Konva.Text({
  name: 'paragraph',
  y: 76,
  text: 'It stands where the land ends. Its lamp turns all night, and every ship that sees it knows how far the rocks are.',
  fontSize: 16,
  lineHeight: 1.4,
  padding: 16,
  align: 'center',
  fill: '#1b1f2a',
});

layer.add(heading, box, paragraph);

const setWidth = (width: number) => {
  const x = (stage.width() - width) / 2;
  paragraph.setAttrs({ x, width });
  box.setAttrs({ x, width, height: paragraph.height() });
};
setWidth(260);

const slider = document.querySelector<HTMLInputElement>('#width');
slider?.addEventListener('input', () => setWidth(slider.valueAsNumber));
