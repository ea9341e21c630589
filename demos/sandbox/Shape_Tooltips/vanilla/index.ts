import Konva from 'konva';
import { DISHES, labelConfigs, TABLE, tipAt, tipForKey, type Tip } from '../shared/tooltips';
import breakfastUrl from './breakfast.webp';
import { element } from '../../../common/vanilla/elements';

const breakfast = new Image();
breakfast.src = breakfastUrl;
const stage = new Konva.Stage({ container: 'container' });
const table = new Konva.Layer();
// The label moves on its own layer: the table is not drawn again on every move.
const top = new Konva.Layer({ listening: false });
stage.add(table, top);
table.add(new Konva.Image({ ...TABLE, image: breakfast, listening: false }));
table.add(...DISHES.map((dish) => new Konva.Path({ ...dish, preventDefault: false })));
const label = new Konva.Label();
label.add(new Konva.Tag(), new Konva.Text());
top.add(label);

let tip: Tip | null = null;

function show(next: Tip | null) {
  tip = next;
  const configs = labelConfigs(tip);
  // Sets the text first, because the size of the tag depends on it.
  label.getText()?.setAttrs(configs.text);
  label.getTag()?.setAttrs(configs.tag);
  label.setAttrs(configs.label);
  // Only a change is read out.
  const words = tip?.text ?? 'Point at something on the table.';
  if (element('#says').textContent !== words) element('#says').textContent = words;
}

// One listener for all dishes: `target` is the one under the pointer, or the stage, which has no id.
stage.on('pointermove pointerdown', ({ target }) => {
  const at = stage.getPointerPosition();
  show(target.id() && at ? tipAt(target.id(), at.x, at.y, stage.width()) : null);
});
stage.on('pointerleave', ({ evt }) => {
  // Lifting a finger also fires `pointerleave`. Its label stays visible.
  if (evt.pointerType !== 'touch') show(null);
});

stage.container().addEventListener('keydown', (event) => {
  const next = tipForKey(tip, event.key, stage.width());
  if (next === undefined) return;
  event.preventDefault();
  show(next);
});
stage.container().addEventListener('blur', () => show(null));

function fit() {
  const width = stage.container().clientWidth;
  const scale = width / TABLE.width;
  stage.size({ width, height: TABLE.height * scale });
  table.scale({ x: scale, y: scale });
}
fit();
show(null);
new ResizeObserver(fit).observe(stage.container());
