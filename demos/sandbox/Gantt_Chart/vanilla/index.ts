import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  type Chart,
  choose,
  chosenOf,
  cursorAt,
  drag,
  layOut,
  newChart,
  open,
  press,
  putChosen,
  redoNext,
  release,
  rowsOf,
  showAll,
  showToday,
  standfirst,
  tasksOf,
  turnWheel,
  undoLast,
  zoom,
} from '../shared/chart';
import { dayOfIso, isoOf } from '../shared/days';
import {
  addBelow,
  linksOf,
  putDone,
  removeChosen,
  renameChosen,
  toggleAfter,
} from '../shared/edits';
import { keyChange } from '../shared/keys';
import { chartNodes, planPicture } from '../shared/picture';
import { daysLimit, MAX_NAME, writePlan } from '../shared/plan';
import '../shared/style.css';
import { HEADLINE } from '../shared/violin';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const taskField = element<HTMLSelectElement>('#task');
const startField = element<HTMLInputElement>('#start');
const daysField = element<HTMLInputElement>('#days');
const nameField = element<HTMLInputElement>('#name');
const doneField = element<HTMLInputElement>('#done');
const afterField = element<HTMLSelectElement>('#after');
const pathField = element<HTMLInputElement>('#path');
const fileField = element<HTMLInputElement>('#file');

const stage = new Konva.Stage({ container });
// No layer listens: positions determine what a pointer holds, so there is no hit graph to draw.
const layer = new Konva.Layer({ listening: false });
stage.add(layer);

let chart = newChart();
const layout = () => layOut(container.clientWidth, tasksOf(chart).length);

function draw() {
  const box = layout();
  stage.size({ width: box.width, height: box.height });
  layer.destroyChildren();
  layer.add(...chartNodes(chart, box));
}

function showFields() {
  const tasks = tasksOf(chart);
  const task = chosenOf(chart);
  taskField.replaceChildren(...tasks.map(({ id, name }) => new Option(name, id)));
  taskField.value = chart.chosen;
  if (task) {
    startField.value = isoOf(task.start);
    daysField.max = String(daysLimit(tasks, task));
    daysField.value = String(task.days);
    // A caret in the field stays where it is.
    if (nameField.value !== task.name) nameField.value = task.name;
    doneField.value = String(task.done ?? 0);
  }
  const links = linksOf(chart).map(({ id, name }) => new Option(name, id));
  afterField.replaceChildren(new Option('Choose…', ''), ...links);
  pathField.checked = chart.showsPath;
  element<HTMLButtonElement>('#undo').disabled = !canUndo(chart.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(chart.history);
  element('header p').textContent = standfirst(tasks);
  element('[role="status"]').textContent = chart.says;
  element('tbody').replaceChildren(
    ...rowsOf(tasks).map((cells) => {
      const row = document.createElement('tr');
      for (const text of cells) row.insertCell().textContent = text;
      return row;
    }),
  );
}

function show(next: Chart) {
  chart = next;
  draw();
  showFields();
}

// Pointers: the mouse and fingers.

const pointer = () => stage.getPointerPosition() ?? { x: 0, y: 0 };

function showCursor() {
  container.className = `canvas ${cursorAt(chart, pointer(), layout())}`;
}

stage.on('pointerdown', ({ evt }) => {
  if (evt.button !== 0) return;
  // A mouse drag also continues outside the canvas.
  if (evt.pointerType === 'mouse') stage.setPointerCapture(evt.pointerId);
  show(press(chart, evt.pointerId, pointer(), layout()));
  showCursor();
});

stage.on('pointermove', ({ evt }) => {
  if (chart.grip || chart.holds.length > 0) {
    show(drag(chart, evt.pointerId, pointer(), layout()));
  }
  showCursor();
});

stage.on('pointerup pointercancel', ({ evt }) => {
  show(release(chart, evt.pointerId, layout()));
  showCursor();
});

stage.on('wheel', ({ evt }) => {
  if (!claimWheel(evt, { sideways: true })) return;
  show(turnWheel(chart, evt, pointer(), layout()));
});

// Keys and controls.

window.addEventListener('keydown', (event) => {
  const change = keyChange(event);
  if (!change) return;
  event.preventDefault();
  show(change(chart));
});

taskField.addEventListener('change', () => show(choose(chart, taskField.value)));
startField.addEventListener('change', () =>
  show(putChosen(chart, 'move', dayOfIso(startField.value))),
);
daysField.addEventListener('input', () => {
  const start = chosenOf(chart)?.start ?? 0;
  show(putChosen(chart, 'end', start + daysField.valueAsNumber));
});
nameField.maxLength = MAX_NAME;
nameField.addEventListener('input', () => show(renameChosen(chart, nameField.value)));
doneField.addEventListener('input', () => show(putDone(chart, doneField.valueAsNumber)));
afterField.addEventListener('change', () => show(toggleAfter(chart, afterField.value)));
pathField.addEventListener('change', () => show({ ...chart, showsPath: pathField.checked }));

const onClick = (id: string, run: () => void) => element(id).addEventListener('click', run);
onClick('#add', () => show(addBelow(chart)));
onClick('#remove', () => show(removeChosen(chart)));
onClick('#undo', () => show(undoLast(chart)));
onClick('#redo', () => show(redoNext(chart)));
onClick('#closer', () => show(zoom(chart, 1.5)));
onClick('#farther', () => show(zoom(chart, 1 / 1.5)));
onClick('#all', () => show(showAll(chart)));
onClick('#today', () => show(showToday(chart)));
onClick('#open', () => fileField.click());
onClick('#save', () => download(new Blob([writePlan(tasksOf(chart))]), 'violin-plan.json'));
onClick('#png', () => void savePng(planPicture(chart), 'violin-plan.png'));

fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => show(open(chart, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

element('h2').textContent = HEADLINE;
new ResizeObserver(draw).observe(container);
show(chart);
