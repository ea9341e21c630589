import Konva from 'konva';
import { change, collisions, describe, GEMS, put, TESTS, type Test } from '../shared/gems';
import { changeOf, LABEL } from '../shared/keys';
import { edgeConfig, fitTray, gemConfig, trayConfig } from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const select = element<HTMLSelectElement>('#gem');
const tests = element('#tests');

container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
const velvet = new Konva.Layer({ listening: false });
velvet.add(new Konva.Shape(trayConfig));
const layer = new Konva.Layer();
stage.add(velvet, layer);

let gems = GEMS;
let chosen = 'Ruby';
let test: Test = TESTS[0];

const nodes = new Map(GEMS.map((gem) => [gem.name, new Konva.Shape(gemConfig(gem))]));
const edges = new Map(GEMS.map((gem) => [gem.name, new Konva.Line({})]));
layer.add(...nodes.values(), ...edges.values());

/** Brings the canvas and the words to the state. */
function show() {
  const found = collisions(gems, test);
  for (const gem of gems) {
    nodes.get(gem.name)?.setAttrs(gemConfig(gem));
    const isHit = found.has(gem.name);
    edges.get(gem.name)?.setAttrs(edgeConfig(gem, test, isHit, gem.name === chosen));
  }
  select.value = chosen;
  const words = describe(found, chosen);
  // Set at every move, the same words would be spoken again and again.
  if (element('#says').textContent !== words) element('#says').textContent = words;
}

layer.on('pointerdown', ({ target }) => {
  chosen = target.id();
  show();
});
layer.on('dragmove', ({ target }) => {
  // Within the tray; `show` puts the node there, too.
  gems = put(gems, target.id(), target.position());
  show();
});

container.addEventListener('keydown', (event) => {
  const by = changeOf(event);
  if (!by) return;
  event.preventDefault();
  gems = change(gems, chosen, by);
  show();
});
select.append(...GEMS.map(({ name }) => new Option(name)));
select.addEventListener('change', () => {
  chosen = select.value;
  show();
});
for (const name of TESTS) {
  const label = document.createElement('label');
  const radio = document.createElement('input');
  Object.assign(radio, { type: 'radio', name: 'test', checked: name === test });
  radio.addEventListener('change', () => {
    test = name;
    show();
  });
  label.append(radio, name);
  tests.append(label);
}
element('#reset').addEventListener('click', () => {
  gems = GEMS;
  show();
});

function fit() {
  const { width, height, ...scale } = fitTray(container.clientWidth);
  stage.size({ width, height });
  for (const each of stage.getLayers()) each.scale({ x: scale.scaleX, y: scale.scaleY });
}
fit();
new ResizeObserver(fit).observe(container);
show();
