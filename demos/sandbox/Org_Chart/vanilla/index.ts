import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { fieldKey } from '../../../common/konva/field-key';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { createTwice } from '../../../common/konva/twice';
import { wheelFactor } from '../../../common/konva/zoom';
import {
  addReport,
  type Chart,
  choicesOf,
  crewOf,
  cursorAt,
  drag,
  findNext,
  foldPerson,
  hitAt,
  keyStep,
  letGo,
  moveTo,
  newChart,
  open,
  press,
  redoNext,
  release,
  removeSelected,
  renameSelected,
  selectedOf,
  setWanted,
  showAll,
  stageHeight,
  undoLast,
  zoomMiddle,
  zoomTo,
} from '../shared/chart';
import { writeCrew } from '../shared/crew';
import {
  cardConfigs,
  chartPicture,
  edgeConfig,
  paperConfig,
  ropeConfigs,
  sceneConfig,
} from '../shared/look';
import { HEADLINE, STANDFIRST } from '../shared/ship';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const nameField = element<HTMLInputElement>('#name');
const roleField = element<HTMLInputElement>('#role');
const bossField = element<HTMLSelectElement>('#boss');
const searchField = element<HTMLInputElement>('#search');
const fileField = element<HTMLInputElement>('#file');

const stage = new Konva.Stage({ container });
// No layer listens: positions determine what a pointer holds, so there is no hit graph to draw.
const layer = new Konva.Layer({ listening: false });
const paper = new Konva.Shape();
const edge = new Konva.Shape();
const scene = new Konva.Group();
const ropes = new Konva.Group();
const cards = new Konva.Group();
const hand = new Konva.Group();
scene.add(ropes, cards, hand);
layer.add(paper, scene, edge);
stage.add(layer);

let chart = newChart();
const size = () => ({ width: container.clientWidth, height: stageHeight(container.clientWidth) });

function fill(group: Konva.Group, configs: Konva.ShapeConfig[]) {
  group.destroyChildren();
  group.add(...configs.map((config) => new Konva.Shape(config)));
}

function draw() {
  stage.size(size());
  paper.setAttrs(paperConfig(size()));
  edge.setAttrs(edgeConfig(size()));
  scene.setAttrs(sceneConfig(chart, size()));
  fill(ropes, ropeConfigs(chart, size()));
  fill(cards, cardConfigs(chart, size()));
  fill(hand, cardConfigs(chart, size(), true));
}

/** The field keeps the caret while the user types. */
function setValue(field: HTMLInputElement, value: string) {
  if (field.value !== value) field.value = value;
}

function showControls() {
  const person = selectedOf(chart);
  const choices = choicesOf(chart);
  setValue(nameField, person?.name ?? '');
  setValue(roleField, person?.role ?? '');
  bossField.replaceChildren(...choices.map(({ id, name }) => new Option(name || 'No name', id)));
  bossField.value = person?.boss ?? '';
  bossField.disabled = choices.length === 0;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(chart.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(chart.history);
  element('#fold').textContent = person?.isFolded ? 'Unfold' : 'Fold';
  element('[role="status"]').textContent = chart.says;
}

function editName() {
  nameField.focus();
  nameField.select();
}

function show(next: Chart) {
  chart = next;
  draw();
  showControls();
}

// Pointers: the mouse and fingers.

const pointer = () => stage.getPointerPosition() ?? { x: 0, y: 0 };

const twice = createTwice();

stage.on('pointerdown', ({ evt }) => {
  twice.press(evt);
  if (evt.button !== 0) return;
  container.focus({ preventScroll: true });
  // A mouse drag also continues outside the canvas.
  if (evt.pointerType === 'mouse') stage.setPointerCapture(evt.pointerId);
  show(press(chart, evt.pointerId, pointer(), size()));
});

stage.on('pointermove', ({ evt }) => {
  const next = drag(chart, evt.pointerId, pointer(), size());
  if (next !== chart) show(next);
  container.style.cursor = cursorAt(chart, pointer(), size());
});

stage.on('pointerup', ({ evt }) => show(release(chart, evt.pointerId, size())));
stage.on('pointercancel', ({ evt }) => show(letGo(chart, evt.pointerId)));
stage.on('dblclick dbltap', () => {
  const { card, isFold } = hitAt(chart, pointer(), size());
  if (card && !isFold && twice.isTwice()) editName();
});

stage.on('wheel', ({ evt }) => {
  if (!claimWheel(evt)) return;
  const next = zoomTo(chart, pointer(), wheelFactor(evt), size());
  show(next);
});

// Keys and controls.

window.addEventListener('keydown', (event) => {
  const step = keyStep(event);
  if (!step) return;
  event.preventDefault();
  show(step(chart, size()));
});

container.addEventListener('keydown', (event) => {
  if (fieldKey(event) !== 'save') return;
  event.preventDefault();
  editName();
});

nameField.addEventListener('input', () => show(renameSelected(chart, { name: nameField.value })));
roleField.addEventListener('input', () => show(renameSelected(chart, { role: roleField.value })));
bossField.addEventListener('change', () => show(moveTo(chart, chart.selected, bossField.value)));
searchField.addEventListener('input', () => show(setWanted(chart, searchField.value)));
searchField.addEventListener('keydown', (event) => {
  if (fieldKey(event) === 'save') show(findNext(chart, size()));
});

const onClick = (id: string, run: () => void) => element(id).addEventListener('click', run);
onClick('#add', () => {
  show(addReport(chart, size()));
  editName();
});
onClick('#remove', () => show(removeSelected(chart, size())));
onClick('#fold', () => show(foldPerson(chart, chart.selected)));
onClick('#undo', () => show(undoLast(chart)));
onClick('#redo', () => show(redoNext(chart)));
onClick('#next', () => show(findNext(chart, size())));
onClick('#closer', () => show(zoomMiddle(chart, 1.25, size())));
onClick('#farther', () => show(zoomMiddle(chart, 0.8, size())));
onClick('#all', () => show(showAll(chart)));
onClick('#open', () => fileField.click());
onClick('#save', () => download(new Blob([writeCrew(crewOf(chart))]), 'crew.json'));
onClick('#png', () => void savePng(chartPicture(chart), 'crew.png'));

fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => show(open(chart, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

element('h2').textContent = HEADLINE;
element('header p').textContent = STANDFIRST;
new ResizeObserver(draw).observe(container);
show(chart);
