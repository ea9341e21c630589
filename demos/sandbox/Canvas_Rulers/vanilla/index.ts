import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createHand } from '../../../common/konva/hand';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { keyCommand } from '../../../common/konva/keys';
import { pinch, scenePoint, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import {
  cursorOver,
  describeGuide,
  describeHeld,
  describePiece,
  drawRulers,
  frameConfig,
  guideConfig,
  guideName,
  isOverRuler,
  paper,
  partsOf,
  pieceConfig,
  REACH,
  REFUSAL,
  rulerConfigs,
  takeHold,
  TOO_MANY,
  wholeSleeve,
  ZOOM,
} from '../shared/look';
import { UNITS, type Unit } from '../shared/ruler';
import {
  addGuide,
  drag,
  GUIDE_LIMITS,
  isSameSheet,
  matchesOf,
  moveGuide,
  newSheet,
  nudge,
  readPosition,
  removeGuide,
  SIDE,
  type Axis,
  type Guide,
  type Held,
  type Sheet,
} from '../shared/sheet';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const unitField = element<HTMLSelectElement>('#unit');
const pieceField = element<HTMLSelectElement>('#piece');
const snaps = element<HTMLInputElement>('#snaps');

let history = newHistory(newSheet());
/** The held guide or piece, and the sheet during the drag, which becomes a step on release. */
let held: Held | null = null;
/** Null shows the whole sleeve, for any size of the window. */
let chosenView: View | null = null;
let pointer: Konva.Vector2d | null = null;
let selected = 'quarter';
let says = 'Drag a guide out of a ruler, or a piece to a guide.';

const stage = new Konva.Stage({ container });
const board = new Konva.Layer();
const front = new Konva.Layer();
stage.add(board, front);

const sheetNow = () => held?.sheet ?? currentStep(history);
const viewNow = () => chosenView ?? wholeSleeve(stage.size());
const unitNow = (): Unit => UNITS[unitField.selectedIndex]?.value ?? 'mm';
const selectedPiece = () => sheetNow().pieces.find(({ id }) => id === selected);

// Zoomed: the sleeve with its pieces, in millimeters.
const scene = new Konva.Group();
board.add(scene.add(new Konva.Rect(paper)));
for (const piece of newSheet().pieces) {
  const group = new Konva.Group(pieceConfig(piece));
  for (const { kind, config } of partsOf(piece)) {
    group.add(kind === 'text' ? new Konva.Text(config) : new Konva.Path(config));
  }
  scene.add(group.add(new Konva.Rect(frameConfig(piece, false))));
}

// Not zoomed: guides and rulers, in pixels.
const guideLines = new Konva.Group();
const rulers = rulerConfigs(stage.size()).map((config) => new Konva.Rect(config));
front.add(
  guideLines,
  ...rulers,
  new Konva.Shape({
    name: 'rulers',
    listening: false,
    sceneFunc: (context) => {
      const piece = selectedPiece();
      drawRulers(context, {
        view: viewNow(),
        size: stage.size(),
        unit: unitNow(),
        pointer,
        selected: piece,
      });
    },
  }),
);

function update() {
  const sheet = sheetNow();
  const { x, y, scale } = viewNow();
  scene.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  for (const piece of sheet.pieces) {
    const group = scene.findOne<Konva.Group>(`#${piece.id}`);
    group?.setAttrs(pieceConfig(piece));
    group?.findOne('.frame')?.setAttrs(frameConfig(piece, piece.id === selected));
  }
  const matches = matchesOf(sheet, selected);
  guideLines.destroyChildren();
  for (const guide of sheet.guides) {
    const config = guideConfig(guide, viewNow(), stage.size(), matches.includes(guide.id));
    guideLines.add(new Konva.Line(config));
  }
  rulerConfigs(stage.size()).forEach((config, i) => rulers[i]?.setAttrs(config));
  // The rulers depend on the view and the pointer, which are not attributes of them.
  front.batchDraw();
  showControls(sheet);
}

function showControls({ guides }: Sheet) {
  element<HTMLButtonElement>('#undo').disabled = !canUndo(history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(history);
  pieceField.value = selected;
  element('#says').textContent = says;
  const list = element('#guides');
  const rows = new Map([...list.children].map((row) => [row.id, row]));
  for (const guide of guides) {
    const row = rows.get(`row-${guide.id}`) ?? list.appendChild(createRow(guide));
    const field = row.querySelector('input');
    // Do not overwrite a number while the user types it.
    if (field && field !== document.activeElement) field.value = String(guide.at);
    rows.delete(row.id);
  }
  for (const gone of rows.values()) gone.remove();
}

function createRow(guide: Guide): HTMLLIElement {
  const row = document.createElement('li');
  row.id = `row-${guide.id}`;
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'number',
    step: '0.1',
    ...GUIDE_LIMITS,
    ariaLabel: guideName(guide),
  });
  field.addEventListener('change', () => {
    place(guide, field.value);
    field.value = String(sheetNow().guides.find(({ id }) => id === guide.id)?.at);
  });
  const button = document.createElement('button');
  Object.assign(button, {
    type: 'button',
    textContent: '×',
    ariaLabel: `Remove ${guideName(guide)}`,
  });
  button.addEventListener('click', () =>
    commit(removeGuide(sheetNow(), guide.id), 'Guide removed.'),
  );
  row.append(guide.axis === 'x' ? '↔' : '↕', field, button);
  return row;
}

/** Shows a changed sheet as a step that can be undone. */
function commit(sheet: Sheet, message: string, topic?: string) {
  if (!isSameSheet(sheet, currentStep(history))) history = addStep(history, sheet, topic);
  tell(message);
}

function tell(message: string) {
  says = message;
  update();
}

function place(guide: Guide, typed: string) {
  const at = readPosition(typed);
  // The browser fires a second `change` on blur if the field's value was reset.
  if (sheetNow().guides.some((one) => one.id === guide.id && one.at === at)) return;
  if (at === null) tell(REFUSAL);
  else commit(moveGuide(sheetNow(), guide.id, at), describeGuide({ ...guide, at }, unitNow()));
}

function add(axis: Axis) {
  const [sheet, guide] = addGuide(sheetNow(), axis, SIDE / 2);
  if (guide) commit(sheet, describeGuide(guide, unitNow()));
  else tell(TOO_MANY);
}

const hand = createHand();

stage.on('pointerdown', (event) => {
  const { evt, target } = event;
  const at = stage.getPointerPosition();
  if (!at || held || evt.button > 0) return;
  const taken = takeHold(target, sheetNow(), scenePoint(viewNow(), at));
  if (!taken) {
    if (target.name().startsWith('ruler')) tell(TOO_MANY);
    else hand.press(event);
    return;
  }
  // A second finger must not take something else while the first one pans.
  if (hand.isDown()) return;
  stage.content.setPointerCapture(evt.pointerId);
  held = taken;
  if (taken.hold.kind === 'piece') selected = taken.hold.id;
  tell(describeHeld(taken.sheet, taken.hold, unitNow()));
});

stage.on('pointermove', (event) => {
  pointer = stage.getPointerPosition();
  if (!pointer) return;
  if (!held) {
    container.style.cursor = cursorOver(event.target);
    const move = hand.move(event);
    if (move) chosenView = pinch(viewNow(), move.from, move.to, ZOOM);
    update();
  } else if (event.evt.isPrimary) {
    const { hold } = held;
    const reach = snaps.checked ? REACH / viewNow().scale : 0;
    const sheet = drag(held.sheet, hold, scenePoint(viewNow(), pointer), reach);
    held = { hold, sheet };
    tell(describeHeld(sheet, hold, unitNow()));
  }
});

stage.on('pointerup pointercancel', (event) => {
  hand.release(event);
  const at = stage.getPointerPosition();
  if (!held || !at || !event.evt.isPrimary) return;
  const { hold, sheet } = held;
  held = null;
  if (isOverRuler(hold, at)) commit(removeGuide(sheet, hold.id), 'Guide removed.');
  else commit(sheet, describeHeld(sheet, hold, unitNow()));
});

stage.on('wheel', ({ evt }) => {
  const at = stage.getPointerPosition();
  if (!at || !claimWheel(evt)) return;
  zoom(wheelFactor(evt), at);
});

function zoom(factor: number, at = { x: stage.width() / 2, y: stage.height() / 2 }) {
  chosenView = zoomAt(viewNow(), at, factor, ZOOM);
  update();
}

container.addEventListener('keydown', (event) => {
  const command = keyCommand(event);
  if (!command || held) return;
  event.preventDefault();
  if (command.do === 'undo') step(undo);
  if (command.do === 'redo') step(redo);
  const next = command.do === 'nudge' ? nudge(sheetNow(), selected, command) : null;
  const piece = next?.pieces.find(({ id }) => id === selected);
  if (next && piece) commit(next, describePiece(piece, unitNow()), `nudge ${selected}`);
});

function step(change: typeof undo) {
  history = change(history);
  tell(change === undo ? 'Undone.' : 'Redone.');
}

for (const { value, name } of UNITS) unitField.add(new Option(name, value));
for (const { id, name } of newSheet().pieces) pieceField.add(new Option(name, id));
unitField.addEventListener('change', update);
pieceField.addEventListener('change', () => {
  selected = pieceField.value;
  const piece = selectedPiece();
  tell(piece ? describePiece(piece, unitNow()) : '');
});
element('#undo').addEventListener('click', () => step(undo));
element('#redo').addEventListener('click', () => step(redo));
element('#farther').addEventListener('click', () => zoom(1 / 1.5));
element('#closer').addEventListener('click', () => zoom(1.5));
element('#whole').addEventListener('click', () => {
  chosenView = null;
  update();
});
element('#add-x').addEventListener('click', () => add('x'));
element('#add-y').addEventListener('click', () => add('y'));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  update();
}
resize();
new ResizeObserver(resize).observe(container);
