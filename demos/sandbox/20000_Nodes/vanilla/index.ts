import Konva from 'konva';
import { describeFigures, fillLayers, labelOf, LAYERS, lift, tag, tagText } from '../shared/dots';

const stage = new Konva.Stage({ container: 'container', height: 420 });
const layers = Array.from({ length: LAYERS }, () => new Konva.Layer());
const overlay = new Konva.Layer();
for (const layer of [...layers, overlay]) stage.add(layer);

// The dragged circle moves to this layer, so that a move does not redraw the thousands below.
const lifted = new Konva.Group({ name: 'lifted' });
const label = new Konva.Label({ name: 'label', visible: false, listening: false });
label.add(new Konva.Tag(tag), new Konva.Text(tagText));
overlay.add(lifted, label);

let putBack: (() => void) | null = null;

function showLabel(dot: Konva.Circle) {
  const { text, x, y, pointerDirection } = labelOf(dot);
  label.getText().text(text);
  label.getTag().pointerDirection(pointerDirection);
  label.setAttrs({ x, y, visible: true });
}

function cursor(name: string) {
  stage.container().style.cursor = name;
}

// One listener for each event serves all circles.
stage.on('pointermove', ({ target }) => {
  if (target instanceof Konva.Circle) {
    showLabel(target);
    cursor('grab');
  } else {
    label.visible(false);
    cursor('default');
  }
});

stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button !== 0 || !(target instanceof Konva.Circle) || putBack) return;
  showLabel(target);
  cursor('grabbing');
  putBack = lift(target, lifted);
});

stage.on('dragmove', ({ target }) => {
  if (target instanceof Konva.Circle) showLabel(target);
});

stage.on('dragend', () => {
  putBack?.();
  putBack = null;
  cursor('grab');
});

stage.on('pointerleave', () => label.visible(false));

// The circles are centered at x = 0, which the layers keep in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  for (const layer of stage.getLayers()) layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

fillLayers(layers, stage.width(), (figures) => {
  const place = document.querySelector('#figures');
  if (place) place.textContent = describeFigures(figures);
});
