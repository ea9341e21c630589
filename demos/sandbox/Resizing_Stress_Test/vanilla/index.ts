import Konva from 'konva';
import { frameFigures, runFrames, type FrameWork } from '../../../common/konva/frame-work';
import { canRedo, canUndo, currentStep, redo, undo } from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { change, choose, CHOICES, idsIn, idsOf, moveTo, newPond } from '../shared/edits';
import { changeOf, choiceOf, LABEL } from '../shared/keys';
import { createDots } from '../shared/look';
import { boxBetween, COUNTS, describe, SIZE, type Place, type Point } from '../shared/pond';
import { createPondView } from '../shared/view';
import '../../../common/konva/figures.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
const turnButton = element<HTMLButtonElement>('#turn');
const cachedBox = element<HTMLInputElement>('#cached');
const countSlider = element<HTMLInputElement>('#count');

container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
// The ten thousand dots are drawn only when one of them changes, and they do not listen.
const ground = new Konva.Layer({ listening: false });
const top = new Konva.Layer();
stage.add(ground, top);
const view = createPondView(ground, top, save);

let history = newPond(createDots(COUNTS.start));
/** The corner where the rectangle began. */
let from: Point | null = null;
let stopTurning: (() => void) | null = null;

function apply(next: typeof history) {
  history = next;
  const pond = currentStep(history);
  view.show(pond);
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  turnButton.disabled = !pond.selection;
  element('#says').textContent = describe(pond);
  element('#count-text').textContent = String(pond.dots.length);
}

function showFigures(work?: FrameWork) {
  element('#figures').innerHTML = frameFigures(work)
    .map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`)
    .join('');
}

/** Ends the turning, and keeps the angle. */
function rest() {
  if (!stopTurning) return;
  stopTurning();
  stopTurning = null;
  turnButton.textContent = 'Turn';
  save(view.place());
}

function save(place: Place) {
  apply(moveTo(history, place));
}

const showBand = (to: Point | null) => view.showBand(from && to && boxBetween(from, to));

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  if (!evt.isPrimary || evt.button !== 0 || view.isOfSelection(target)) return;
  rest();
  stage.setPointerCapture(pointerId);
  from = view.pointer();
});
stage.on('pointermove', ({ evt }) => {
  if (from && evt.isPrimary) showBand(view.pointer());
});
stage.on('pointerup pointercancel', ({ evt }) => {
  const to = view.pointer();
  if (!from || !to || !evt.isPrimary) return;
  const box = boxBetween(from, to);
  from = null;
  showBand(null);
  if (evt.type === 'pointerup') apply(choose(history, idsIn(currentStep(history), box)));
});

function handleKey(event: KeyboardEvent) {
  const command = undoCommand(event);
  const by = event.target === container ? changeOf(event) : undefined;
  const choice = choiceOf(event);
  if (!command && !by && !choice) return;
  event.preventDefault();
  rest();
  if (command) apply(command === 'undo' ? undo(history) : redo(history));
  else if (by) apply(change(history, by, 'keys'));
  else if (choice) apply(choose(history, idsOf(currentStep(history).dots, choice)));
}
element('#editor').addEventListener('keydown', handleKey);

undoButton.addEventListener('click', () => {
  rest();
  apply(undo(history));
});
redoButton.addEventListener('click', () => {
  rest();
  apply(redo(history));
});
turnButton.addEventListener('click', () => {
  if (stopTurning) {
    rest();
    return;
  }
  stopTurning = runFrames(top, (timeDiff) => view.turn(timeDiff), showFigures);
  turnButton.textContent = 'Stop';
});
cachedBox.addEventListener('change', () => view.setCached(cachedBox.checked));
countSlider.addEventListener('input', () => {
  rest();
  apply(newPond(createDots(countSlider.valueAsNumber)));
});
element('#choices').append(
  ...CHOICES.map((choice) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = choice;
    button.addEventListener('click', () => {
      rest();
      apply(choose(history, idsOf(currentStep(history).dots, choice)));
    });
    return button;
  }),
);

function fit() {
  const width = container.clientWidth;
  stage.size({ width, height: (width * SIZE.height) / SIZE.width });
  view.setWidth(width);
}

const { least: min, most: max, step, start } = COUNTS;
Object.assign(countSlider, { min, max, step, value: start });
apply(history);
showFigures();
fit();
new ResizeObserver(fit).observe(container);
stage.on('destroy', () => stopTurning?.());
