import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { scenePoint, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import * as boards from '../shared/board';
import '../shared/style.css';
import { describe, drawGrid, firstView, LIMITS, viewOn } from '../shared/view';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const list = element<HTMLSelectElement>('#note');
const field = element<HTMLInputElement>('#text');
const stage = new Konva.Stage({ container, draggable: true });
container.ariaLabel = boards.LABEL;
field.maxLength = boards.MOST_LETTERS;

// One shape for all dots. It draws the visible ones, so the grid has no end.
const gridLayer = new Konva.Layer({ listening: false });
gridLayer.add(
  new Konva.Shape({
    name: 'grid',
    sceneFunc: (context) => drawGrid(context, viewNow(), stage.size()),
  }),
);

const layer = new Konva.Layer();
layer.add(new Konva.Arrow(boards.trail), new Konva.Star(boards.sun), new Konva.Ring(boards.ring));
stage.add(gridLayer, layer);

let board = boards.newBoard();
const nodes = new Map<string, Konva.Group>();

function createNode({ id }: boards.Note) {
  const group = new Konva.Group();
  group.add(new Konva.Rect(), new Konva.Text());
  group.on('pointerclick', ({ evt }) => evt.button === 0 && change(boards.select(board, id)));
  group.on('pointerdblclick', ({ evt }) => evt.button === 0 && field.focus());
  group.on('dragstart', () => group.moveToTop());
  group.on('dragend', () => change(boards.move(board, id, group.position())));
  layer.add(group);
  nodes.set(id, group);
  return group;
}

/** Shows the next board: on the canvas and in the controls. */
function change(next: boards.Board) {
  board = next;
  const chosen = boards.selectedOf(board);
  for (const note of board.notes) {
    const group = nodes.get(note.id) ?? createNode(note);
    group.setAttrs(boards.noteConfig(note)).moveToTop();
    group.findOne('Rect')?.setAttrs(boards.paperConfig(note, note === chosen));
    group.findOne('Text')?.setAttrs(boards.wordsConfig(note));
  }
  for (const [id, group] of nodes) {
    if (board.notes.some((note) => note.id === id)) continue;
    group.destroy();
    nodes.delete(id);
  }
  const options = boards.byNumber(board).map(({ id, text }) => new Option(text || 'Empty', id));
  list.replaceChildren(new Option('None', ''), ...options);
  list.value = chosen?.id ?? '';
  // A caret in the field stays where it is.
  if (field.value !== (chosen?.text ?? '')) field.value = chosen?.text ?? '';
  field.readOnly = !chosen;
  field.placeholder = chosen ? 'Text of the note' : 'Select a note';
  element<HTMLButtonElement>('#remove').disabled = !chosen;
  element<HTMLButtonElement>('#undo').disabled = board.past.length === 0;
}

/** Null is the initial view, for any size of the window. */
let chosenView: View | null = null;

/** Reads the position from the stage, because a drag writes it there. */
function viewNow(): View {
  return { ...stage.position(), scale: stage.scaleX() };
}

function show(view: View | null) {
  chosenView = view;
  const { x, y, scale } = view ?? firstView(stage.size());
  stage.setAttrs({ x, y, scaleX: scale, scaleY: scale });
  element('#report').textContent = describe(viewNow(), stage.size());
}

const middle = () => ({ x: stage.width() / 2, y: stage.height() / 2 });
const zoom = (factor: number, point = middle()) => show(zoomAt(viewNow(), point, factor, LIMITS));

stage.on('dragmove', ({ target }) => {
  // The `dragmove` of a note bubbles to the stage.
  if (target === stage) show(viewNow());
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (point && claimWheel(evt)) zoom(wheelFactor(evt), point);
});

container.addEventListener('keydown', (event) => {
  const next = boards.pressKey(board, event);
  if (!next) return;
  event.preventDefault();
  change(next);
});

list.addEventListener('change', () => {
  change(boards.select(board, list.value));
  const note = boards.selectedOf(board);
  if (note) show(viewOn(boards.middleOf(note), stage.scaleX(), stage.size()));
});
field.addEventListener('input', () => change(boards.write(board, field.value)));
element('#add').addEventListener('click', () => {
  change(boards.add(board, scenePoint(viewNow(), middle())));
  field.focus();
});
element('#remove').addEventListener('click', () => change(boards.remove(board)));
element('#undo').addEventListener('click', () => change(boards.undo(board)));
element('#closer').addEventListener('click', () => zoom(1.5));
element('#farther').addEventListener('click', () => zoom(1 / 1.5));
element('#home').addEventListener('click', () => show(null));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  show(chosenView);
}
change(board);
resize();
new ResizeObserver(resize).observe(container);
