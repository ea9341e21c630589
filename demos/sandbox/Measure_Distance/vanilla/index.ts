import Konva from 'konva';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { surveyKey } from '../shared/commands';
import {
  aimOf,
  barConfig,
  crossConfig,
  draftConfig,
  fit,
  gardenConfig,
  handleConfigs,
  measureConfig,
  wordConfigs,
} from '../shared/look';
import { planPicture } from '../shared/picture';
import { writeSheet } from '../shared/sheet-file';
import {
  calibrate,
  endCalibration,
  erase,
  factsOf,
  finish,
  leave,
  metersOf,
  move,
  nameOf,
  newSurvey,
  open,
  press,
  redoNext,
  release,
  select,
  selectedOf,
  setTool,
  setUnit,
  sheetOf,
  undoLast,
  type Survey,
} from '../shared/survey';
import { isUnit, plainNumber, UNITS } from '../shared/units';
import '../shared/style.css';
import planUrl from './tea-garden.webp';
import { element } from '../../../common/vanilla/elements';

let survey = newSurvey();

const plan = new Image();
plan.src = planUrl;
const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
// Presses are tested against the points of the model, so no layer needs a hit graph.
const layer = new Konva.Layer({ listening: false });
stage.add(ground, layer);
ground.add(new Konva.Image({ ...gardenConfig, image: plan }));
const bar = new Konva.Shape(barConfig(survey));
const measures = new Konva.Group();
const draft = new Konva.Shape(draftConfig(survey, 1));
const words = new Konva.Group();
const handles = new Konva.Group();
const cross = new Konva.Shape(crossConfig(survey, 1));
layer.add(bar, measures, draft, words, handles, cross);

/** Gives the children of a group these attributes, one after the other; creates and destroys nodes as needed. */
function fill<Config extends Konva.ShapeConfig>(
  group: Konva.Group,
  configs: Config[],
  create: (config: Config) => Konva.Shape,
) {
  configs.forEach((config, i) => {
    const node = group.children[i];
    if (node) node.setAttrs(config);
    else group.add(create(config));
  });
  for (const node of group.children.slice(configs.length)) node.destroy();
}

const pointer = () => stage.getRelativePointerPosition() ?? { x: 0, y: 0 };
let isHeld = false;
/** As it was before the press. */
let before = survey;

stage.on('pointerdown', ({ evt, pointerId }) => {
  // A second finger does not add a point.
  if (!evt.isPrimary || evt.button !== 0) return;
  isHeld = true;
  before = survey;
  stage.setPointerCapture(pointerId);
  show(press(survey, pointer(), aimOf(evt, stage.scaleX())));
});
stage.on('pointermove', ({ evt }) => {
  if (evt.isPrimary && (isHeld || evt.pointerType === 'mouse')) {
    show(move(survey, pointer(), aimOf(evt, stage.scaleX())));
  }
});
stage.on('pointercancel', ({ evt }) => {
  if (!evt.isPrimary || !isHeld) return;
  isHeld = false;
  show(before);
});
stage.on('pointerup', ({ evt }) => {
  if (!evt.isPrimary) return;
  isHeld = false;
  show(release(survey, aimOf(evt, stage.scaleX())));
});
stage.on('mouseleave', () => show(leave(survey)));

const unitField = element<HTMLSelectElement>('#unit');
const realField = element<HTMLInputElement>('#real input');
const rows = element('.lines');

for (const [unit, { name }] of Object.entries(UNITS)) unitField.append(new Option(name, unit));

function showLines() {
  const lines = sheetOf(survey).measures;
  while (rows.children.length > lines.length) rows.lastChild?.remove();
  // Rows are kept, so that the focus stays on them.
  while (rows.children.length < lines.length) {
    const at = rows.children.length;
    const row = document.createElement('li');
    row.innerHTML = '<button type="button"><span></span> <small></small></button>';
    row.firstElementChild?.addEventListener('click', () =>
      show(select(survey, sheetOf(survey).measures[at]?.id ?? null)),
    );
    rows.append(row);
  }
  lines.forEach((line, i) => {
    const texts = [nameOf(line), factsOf(survey, line)];
    rows.children[i]?.querySelectorAll('span, small').forEach((part, at) => {
      part.textContent = texts[at] ?? '';
    });
    const isPressed = String(line.id === survey.selected);
    rows.children[i]?.querySelector('button')?.setAttribute('aria-pressed', isPressed);
  });
}

function draw() {
  stage.setAttrs(fit(stage.container().clientWidth));
  const scale = stage.scaleX();
  const selected = selectedOf(survey);
  bar.setAttrs(barConfig(survey));
  fill(
    measures,
    sheetOf(survey).measures.map((one) => measureConfig(one, one === selected, scale)),
    (config) => new Konva.Shape(config),
  );
  draft.setAttrs(draftConfig(survey, scale));
  fill(words, wordConfigs(survey, scale), (config) => new Konva.Text(config));
  fill(handles, handleConfigs(survey, scale), (config) => new Konva.Circle(config));
  cross.setAttrs(crossConfig(survey, scale));
}

function showFields() {
  const selected = selectedOf(survey);
  unitField.value = survey.unit;
  element('#real span').textContent = `Real length, ${survey.unit}`;
  realField.disabled = !selected;
  // The field keeps its text while the user types: “12.” would otherwise become “12”.
  if (document.activeElement !== realField) {
    realField.value = selected ? plainNumber(metersOf(survey, selected.points), survey.unit) : '';
  }
}

/** The next state, on the canvas, in the list and in the controls. */
function show(next: Survey) {
  survey = next;
  draw();
  showLines();
  showFields();
  element('#line').ariaPressed = String(survey.tool === 'line');
  element('#path').ariaPressed = String(survey.tool === 'path');
  element<HTMLButtonElement>('#finish').disabled = sheetOf(survey).draft.length < 2;
  element<HTMLButtonElement>('#erase').disabled = !selectedOf(survey);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(survey.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(survey.history);
  element('[role="status"]').textContent = survey.says;
}

const onClick = (selector: string, run: () => void) =>
  element(selector).addEventListener('click', run);

onClick('#line', () => show(setTool(survey, 'line')));
onClick('#path', () => show(setTool(survey, 'path')));
onClick('#finish', () => show(finish(survey)));
onClick('#erase', () => show(erase(survey)));
onClick('#undo', () => show(undoLast(survey)));
onClick('#redo', () => show(redoNext(survey)));
onClick('#open', () => element('#file').click());
onClick('#save', () => download(new Blob([writeSheet(sheetOf(survey))]), 'garden.json'));
onClick('#png', () => void savePng(planPicture(plan, survey), 'garden.png'));

unitField.addEventListener('change', () => {
  if (isUnit(unitField.value)) show(setUnit(survey, unitField.value));
});
realField.addEventListener('input', () => show(calibrate(survey, realField.valueAsNumber)));
realField.addEventListener('blur', () => show(endCalibration(survey)));

const fileField = element<HTMLInputElement>('#file');
fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => show(open(survey, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

window.addEventListener('keydown', (event) => {
  const change = surveyKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(survey));
});

new ResizeObserver(draw).observe(stage.container());
show(survey);
