import Konva from 'konva';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const heading = new Konva.Text({
  name: 'heading',
  y: 24,
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
  width: 260,
  text: 'It stands where the land ends. Its lamp turns all night, and every ship that sees it knows how far the rocks are.',
  fontSize: 16,
  lineHeight: 1.4,
  padding: 16,
  align: 'center',
  fill: '#1b1f2a',
});

layer.add(heading, box, paragraph);

function place() {
  const x = (stage.width() - paragraph.width()) / 2;
  paragraph.x(x);
  box.setAttrs({ x, width: paragraph.width(), height: paragraph.height() });
}

const slider = document.querySelector<HTMLInputElement>('#width');
slider?.addEventListener('input', () => {
  paragraph.width(slider.valueAsNumber);
  place();
});

function fit() {
  stage.width(stage.container().clientWidth);
  // As wide as the stage, so that the text is centered on the stage.
  heading.width(stage.width());
  place();
}
fit();
new ResizeObserver(fit).observe(stage.container());
