import Konva from 'konva';
import * as model from '../shared/flow';
import * as looks from '../shared/looks';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: model.HEIGHT });
const layer = new Konva.Layer();
// Two groups keep all arrows below all boxes, even those added later.
const arrows = new Konva.Group();
const boxes = new Konva.Group();
const pull = new Konva.Arrow(looks.pullConfig(undefined, null));
const port = new Konva.Circle(looks.portConfig(undefined, null));
stage.add(layer);
layer.add(arrows, boxes, pull, port);

let editor = model.newEditor();

function createBox(step: model.Step) {
  const group = new Konva.Group(looks.groupConfig(step));
  group.add(
    new Konva.Rect(looks.boxConfig(step, false)),
    new Konva.Text(looks.labelConfig(step, false)),
  );
  boxes.add(group);
  group.on('dragstart', () => show(model.select(editor, step.id)));
  group.on('dragmove', () => {
    group.position(model.inside(group.position(), stage.width()));
    show(model.move(editor, step.id, group.position()));
  });
  // With Shift, a click connects the selected step to this one.
  group.on('pointerclick', ({ evt }) => {
    if (evt.button !== 0) return;
    show(evt.shiftKey ? model.connect(editor, step.id) : model.select(editor, step.id));
  });
  return group;
}

function showBoxes(flow: model.Flow) {
  for (const step of flow.steps) {
    const group = boxes.findOne<Konva.Group>(`#${step.id}`) ?? createBox(step);
    const isSelected = step.id === editor.selected;
    group.setAttrs(looks.groupConfig(step));
    group.findOne('Rect')?.setAttrs(looks.boxConfig(step, isSelected));
    group.findOne('Text')?.setAttrs(looks.labelConfig(step, isSelected));
  }
  for (const group of [...boxes.getChildren()]) {
    if (!flow.steps.some(({ id }) => id === group.id())) group.destroy();
  }
}

function createArrow(link: model.Link) {
  const group = new Konva.Group({ id: `group-${model.linkKey(link)}` });
  const arrow = new Konva.Arrow(looks.linkConfig(editor.flow, link, null));
  group.add(arrow, new Konva.Text());
  arrow.on('pointerclick', ({ evt }) => {
    if (evt.button === 0) show(model.select(editor, model.linkKey(link)));
  });
  arrows.add(group);
  return group;
}

function showArrows(flow: model.Flow) {
  const known = new Map(arrows.getChildren().map((group) => [group.id(), group]));
  for (const link of flow.links) {
    const id = `group-${model.linkKey(link)}`;
    const group = known.get(id) ?? createArrow(link);
    if (!(group instanceof Konva.Group)) continue;
    group.findOne('Arrow')?.setAttrs(looks.linkConfig(flow, link, editor.selected));
    group.findOne('Text')?.setAttrs(looks.linkLabelConfig(flow, link));
    known.delete(id);
  }
  for (const gone of known.values()) gone.destroy();
}

const nameField = element<HTMLInputElement>('#name');
const targetField = element<HTMLSelectElement>('#target');

function show(next: model.Editor) {
  editor = next;
  const { flow } = editor;
  const step = model.selectedStep(editor);
  showBoxes(flow);
  showArrows(flow);
  port.setAttrs(looks.portConfig(step, null));
  pull.setAttrs(looks.pullConfig(step, null));
  const name = model.nameOf(editor);
  nameField.value = name ?? '';
  targetField.replaceChildren(
    new Option('Choose…', ''),
    ...flow.steps.filter((one) => one !== step).map(({ id, label }) => new Option(label, id)),
  );
  targetField.disabled = !step;
  nameField.disabled = name === undefined;
  element<HTMLButtonElement>('#remove').disabled = name === undefined;
  element<HTMLButtonElement>('#undo').disabled = editor.past.length === 0;
  element('#hint').textContent = model.hint(editor);
}

port.on('dragmove', () => {
  pull.setAttrs(looks.pullConfig(model.selectedStep(editor), port.position()));
});
port.on('dragend', () => show(model.connect(editor, model.stepAt(editor, port.position())?.id)));
stage.on('pointerclick', ({ evt, target }) => {
  if (evt.button === 0 && target === stage) show(model.select(editor, null));
});
layer.on('pointerover', () => (stage.container().style.cursor = 'grab'));
layer.on('pointerout', () => (stage.container().style.cursor = 'default'));
stage.container().addEventListener('keydown', (event) => {
  const next = model.pressKey(editor, event, stage.width());
  if (!next) return;
  event.preventDefault();
  show(next);
});

nameField.addEventListener('input', () => show(model.rename(editor, nameField.value)));
targetField.addEventListener('change', () => show(model.connect(editor, targetField.value)));
element('#add').addEventListener('click', () => show(model.add(editor, stage.width())));
element('#remove').addEventListener('click', () => show(model.remove(editor)));
element('#undo').addEventListener('click', () => show(model.undo(editor)));

// The steps are centered at x = 0, which the layer keeps in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
  show(editor);
}
fit();
new ResizeObserver(fit).observe(stage.container());
