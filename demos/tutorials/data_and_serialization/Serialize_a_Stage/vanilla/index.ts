import Konva from 'konva';
import { filtersFor, inverters, look, start } from '../shared/hexagon';

const stage = new Konva.Stage({ container: 'container', height: 220 });
const layer = new Konva.Layer();
stage.add(layer);

let data = start;
const { invert, ...attributes } = data;
const hexagon = new Konva.RegularPolygon({ ...look, ...attributes, filters: filtersFor(invert) });
layer.add(hexagon);
// Filters work on the cache.
hexagon.cache();

/** Changes the data, then the node, then both texts. */
function update(changes: Partial<typeof start>) {
  data = { ...data, ...changes };
  const { invert: choice, ...attrs } = data;
  hexagon.setAttrs({ ...look, ...attrs });
  if (changes.invert !== undefined) hexagon.filters(filtersFor(choice));
  show('json', 'stage.toJSON()', stage.toJSON());
  show('data', 'The data of this drawing', JSON.stringify(data));
}

function show(id: string, title: string, text: string) {
  document.querySelector(`#${id}`)?.replaceChildren(text);
  document.querySelector(`#${id}-title`)?.replaceChildren(`${title}: ${text.length} characters`);
}

hexagon.on('dragend', () => update(hexagon.position()));
hexagon.on('click tap', () => update({ rotation: data.rotation + 15 }));

const opacity = document.querySelector<HTMLInputElement>('#opacity');
opacity?.addEventListener('input', () => update({ opacity: opacity.valueAsNumber }));

const select = document.querySelector<HTMLSelectElement>('#invert');
for (const { value, label } of inverters) select?.add(new Option(label, value));
select?.addEventListener('change', () => update({ invert: select.value }));

// The hexagon is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
  update({});
}
fit();
new ResizeObserver(fit).observe(stage.container());
