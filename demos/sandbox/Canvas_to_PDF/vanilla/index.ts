import Konva from 'konva';
import { download } from '../../../common/konva/files';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { keyCommand } from '../../../common/konva/keys';
import {
  addNote,
  describe,
  isFull,
  LONGEST_NOTE,
  moveNote,
  noteOf,
  PAGES,
  removeNote,
  startNotes,
  writeNote,
  type Note,
} from '../shared/booklet';
import { LABEL, LEAVES, noteConfig, noteParts, placeOfNote, placePages } from '../shared/look';
import { describeFile, toPdf } from '../shared/print';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const button = (id: string) => element<HTMLButtonElement>(`#${id}`);

const container = element<HTMLDivElement>('#container');
const select = element<HTMLSelectElement>('#note');
const text = element<HTMLInputElement>('#text');
container.ariaLabel = LABEL;
text.maxLength = LONGEST_NOTE;

const stage = new Konva.Stage({ container });
// The notes have their own layer: in the file, they are comments.
const paper = new Konva.Layer({ listening: false });
const pins = new Konva.Layer();
stage.add(paper, pins);

const pages = LEAVES.map((leaf) => {
  const group = new Konva.Group(leaf.group);
  group.add(new Konva.Rect(leaf.paper), new Konva.Shape(leaf.picture));
  for (const words of leaf.texts) group.add(new Konva.Text(words));
  group.add(new Konva.Arrow(leaf.arrow));
  paper.add(group);
  return group;
});

let history: History<readonly Note[]> = newHistory(startNotes());
let page = 0;
let chosen: number | undefined;

/** Draws notes and controls. A message replaces the words about the page. */
function show(message = '') {
  const notes = currentStep(history);
  const note = noteOf(notes, chosen);
  for (const layer of [paper, pins]) layer.setAttrs(placePages(stage.size(), page));
  drawNotes(notes);

  const named = notes.map(({ id, page: at }) => new Option(`${id}, page ${at + 1}`, String(id)));
  select.replaceChildren(new Option('None', ''), ...named);
  select.value = String(note?.id ?? '');
  if (text.value !== (note?.text ?? '')) text.value = note?.text ?? '';
  text.disabled = !note;
  button('remove').disabled = !note;
  button('add').disabled = isFull(notes);
  button('previous').disabled = page === 0;
  button('next').disabled = page === PAGES.length - 1;
  button('undo').disabled = !canUndo(history);
  button('redo').disabled = !canRedo(history);
  const says = message || describe(notes, page, note);
  if (element('#says').textContent !== says) element('#says').textContent = says;
}

function drawNotes(notes: readonly Note[]) {
  for (const group of pins.find('.note')) {
    if (!notes.some(({ id }) => group.id() === `note-${id}`)) group.destroy();
  }
  for (const note of notes) {
    const group = pins.findOne<Konva.Group>(`#note-${note.id}`) ?? newPin(note);
    const parts = noteParts(note, note.id === chosen);
    group.setAttrs(noteConfig(note));
    group.findOne('Rect')?.setAttrs(parts.square);
    group.findOne('Text')?.setAttrs(parts.number);
  }
}

function newPin({ id, page: on }: Note) {
  const group = new Konva.Group();
  group.add(new Konva.Rect(), new Konva.Text());
  group.on('pointerclick', ({ evt }) => {
    if (evt.button === 0) choose(id);
  });
  // A neighbor's page must not turn while its note is dragged.
  group.on('dragstart', () => {
    chosen = id;
  });
  group.on('dragmove', () => {
    const notes = moveNote(currentStep(history), id, placeOfNote(on, group.position()));
    change(notes, `move ${id}`);
  });
  group.on('dragend', () => {
    history = endTopic(history);
  });
  pins.add(group);
  return group;
}

/** One step of the history; with a topic, one for a whole drag or a typed text. */
function change(notes: readonly Note[], topic?: string) {
  history = addStep(history, notes, topic);
  show();
}

function choose(id: number | undefined) {
  chosen = id;
  page = noteOf(currentStep(history), id)?.page ?? page;
  show();
}

function turnTo(next: number) {
  page = next;
  chosen = undefined;
  show();
}

function add() {
  const notes = addNote(currentStep(history), page);
  chosen = notes.at(-1)?.id;
  change(notes);
  text.focus();
}

function remove() {
  if (chosen !== undefined) change(removeNote(currentStep(history), chosen));
}

function stepBy(step: typeof undo) {
  history = step(history);
  page = noteOf(currentStep(history), chosen)?.page ?? page;
  show();
}

async function save() {
  button('save').disabled = true;
  try {
    const notes = currentStep(history);
    const file = await toPdf(pages, notes);
    download(file, 'sourdough-weekend.pdf');
    show(describeFile(file, notes));
  } catch (error) {
    show(`The file could not be made. ${error instanceof Error ? error.message : ''}`);
  }
  button('save').disabled = false;
}

button('previous').addEventListener('click', () => turnTo(page - 1));
button('next').addEventListener('click', () => turnTo(page + 1));
button('undo').addEventListener('click', () => stepBy(undo));
button('redo').addEventListener('click', () => stepBy(redo));
button('add').addEventListener('click', add);
button('remove').addEventListener('click', remove);
button('save').addEventListener('click', () => void save());
select.addEventListener('change', () => choose(Number(select.value) || undefined));
text.addEventListener('input', () => {
  if (chosen === undefined) return;
  change(writeNote(currentStep(history), chosen, text.value), `write ${chosen}`);
});
container.addEventListener('keydown', (event) => {
  const command = keyCommand(event);
  const note = noteOf(currentStep(history), chosen);
  if (!command || command.do === 'duplicate') return;
  event.preventDefault();
  if (command.do === 'undo') stepBy(undo);
  if (command.do === 'redo') stepBy(redo);
  if (command.do === 'deselect') choose(undefined);
  if (command.do === 'delete') remove();
  if (command.do === 'nudge' && note) {
    const to = { x: note.x + command.x, y: note.y + command.y };
    change(moveNote(currentStep(history), note.id, to));
  }
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  show();
}
fit();
new ResizeObserver(fit).observe(container);
