import Konva from 'konva';
import {
  addStep,
  HEIGHT,
  linkKey,
  linkPoints,
  moveStep,
  openingFlow,
  removeStep,
  toggleLink,
  type Flow,
  type Step,
} from '../shared/flow';
import { arrowLook, boxConfig, groupConfig, labelConfig } from '../shared/looks';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
const layer = new Konva.Layer();
// Two groups keep all arrows below all boxes, even those added later.
const arrows = new Konva.Group({ listening: false });
const boxes = new Konva.Group();
stage.add(layer);
layer.add(arrows, boxes);

let flow: Flow = openingFlow();
let selected: string | null = null;

function createBox(step: Step) {
  const group = new Konva.Group(groupConfig(step));
  group.add(new Konva.Rect(boxConfig(step, false)), new Konva.Text(labelConfig(step, false)));
  boxes.add(group);
  group.on('dragmove', () => {
    flow = moveStep(flow, step.id, group.position());
    updateArrows();
  });
  group.on('pointerclick', ({ evt }) => select(step.id, evt.shiftKey));
}

/** With Shift, a click connects the selected step to this one. */
function select(id: string | null, joins = false) {
  if (joins && id && selected && id !== selected) flow = toggleLink(flow, selected, id);
  else selected = id;
  update();
}

function updateArrows() {
  const known = new Map(arrows.getChildren().map((arrow) => [arrow.id(), arrow]));
  for (const link of flow.links) {
    const key = linkKey(link);
    const points = linkPoints(flow, link);
    const arrow = known.get(key);
    if (arrow instanceof Konva.Arrow) arrow.points(points);
    else arrows.add(new Konva.Arrow({ ...arrowLook, id: key, points }));
    known.delete(key);
  }
  for (const gone of known.values()) gone.destroy();
}

function update() {
  for (const group of boxes.find<Konva.Group>('.step')) {
    const step = flow.steps.find(({ id }) => id === group.id());
    const isSelected = group.id() === selected;
    if (!step) group.destroy();
    else {
      group.findOne('Rect')?.setAttrs(boxConfig(step, isSelected));
      group.findOne('Text')?.setAttrs(labelConfig(step, isSelected));
    }
  }
  updateArrows();
  element<HTMLButtonElement>('#remove').disabled = selected === null;
  element('#hint').textContent = selected
    ? 'Shift and click another step to connect.'
    : 'Click a step to select it.';
}

stage.on('pointerclick', ({ target }) => {
  if (target === stage) select(null);
});
layer.on('pointerover', () => (stage.container().style.cursor = 'grab'));
layer.on('pointerout', () => (stage.container().style.cursor = 'default'));

element('#add').addEventListener('click', () => {
  const [next, step] = addStep(flow, selected, stage.width());
  flow = next;
  createBox(step);
  select(step.id);
});
element('#remove').addEventListener('click', () => {
  if (selected) flow = removeStep(flow, selected);
  select(null);
});

flow.steps.forEach(createBox);
update();

// The steps are centered at x = 0, which the layer keeps in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
