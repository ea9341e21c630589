import Konva from 'konva';
import { boardKey } from '../shared/keys';
import {
  ARROWS,
  feltConfig,
  fit,
  noteConfig,
  noteIdAt,
  PAPERS,
  paperConfig,
  PEOPLE,
  type Person,
  placeIn,
  ringConfig,
  tagConfig,
  textConfig,
} from '../shared/look';
import {
  add,
  type Board,
  choose,
  chosenOf,
  COLORS,
  draw,
  moveTo,
  type Note,
  nudge,
  recolor,
  redoNext,
  release,
  remove,
  shownLines,
  shownNotes,
  step,
  undoLast,
  write,
} from '../shared/notes';
import { LONGEST_TEXT } from '../shared/opening';
import { createPeer } from '../shared/peer';
import { extend, lineConfig, openField, penPoint, wordsStyle } from '../shared/pen';

/** The nodes of one note. They are kept as long as the note is there, so that a drag is not interrupted. */
function createNote() {
  const group = new Konva.Group();
  const parts = {
    paper: new Konva.Shape<Konva.ShapeConfig>({}),
    text: new Konva.Text({}),
    ring: new Konva.Rect({}),
    tag: new Konva.Text({}),
  };
  group.add(parts.paper, parts.text, parts.ring, parts.tag);
  return {
    group,
    show(board: Board, note: Note) {
      group.setAttrs(noteConfig(note));
      parts.paper.setAttrs(paperConfig(note));
      parts.text.setAttrs(textConfig(note));
      parts.ring.setAttrs(ringConfig(board, note, PEOPLE));
      parts.tag.setAttrs(tagConfig(board, note, PEOPLE));
    },
  };
}

function button(label: string, sign: string, run: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.ariaLabel = label;
  element.textContent = sign;
  element.addEventListener('click', run);
  return element;
}

/** Fills a section with the board of one person. */
export function showBoard(section: HTMLElement, { name, color }: Person) {
  function element<T extends Element>(selector: string): T {
    const found = section.querySelector<T>(selector);
    if (!found) throw new Error(`There is no ${selector} in the template.`);
    return found;
  }
  const peer = createPeer(name);
  const container = element<HTMLDivElement>('.canvas');
  const field = element<HTMLInputElement>('input');
  const words = element<HTMLTextAreaElement>('.words');
  const pen = element<HTMLButtonElement>('[data-do="pen"]');
  const online = element<HTMLButtonElement>('[data-do="online"]');

  const stage = new Konva.Stage({ container });
  const ground = new Konva.Layer({ listening: false });
  const felt = new Konva.Shape<Konva.ShapeConfig>({});
  const layer = new Konva.Layer();
  ground.add(felt);
  const lines = new Konva.Group();
  const draft = new Konva.Line({});
  layer.add(lines, draft);
  stage.add(ground, layer);
  let hasPen = false;
  /** The line that is being drawn. */
  let line: readonly number[] = [];
  const shown = new Map<string, ReturnType<typeof createNote>>();

  const swatches = COLORS.map((paper) => {
    const swatch = button(`${name}: ${paper}`, '', () => peer.change((now) => recolor(now, paper)));
    swatch.className = 'color';
    swatch.style.setProperty('--paper-color', PAPERS[paper]);
    return { paper, swatch };
  });

  function show() {
    const board = peer.board();
    const notes = shownNotes(board);
    for (const [id, { group }] of shown) {
      if (notes.some((note) => note.id === id)) continue;
      group.destroy();
      shown.delete(id);
    }
    for (const note of notes) {
      const nodes = shown.get(note.id) ?? createNote();
      nodes.show(board, note);
      nodes.group.draggable(!hasPen);
      if (!shown.has(note.id)) layer.add(nodes.group);
      shown.set(note.id, nodes);
    }
    lines.destroyChildren();
    for (const { id, points } of shownLines(board)) {
      lines.add(new Konva.Line(lineConfig(id, points, PEOPLE)));
    }
    draft.setAttrs({ ...lineConfig(board.me, line, PEOPLE), name: 'draft' }).moveToTop();
    const chosen = chosenOf(board);
    if (!chosen) words.hidden = true;
    else if (words.value !== chosen.text) words.value = chosen.text;
    field.value = chosen?.text ?? '';
    field.disabled = !chosen;
    for (const { paper, swatch } of swatches) {
      swatch.disabled = !chosen;
      swatch.ariaPressed = String(chosen?.color === paper);
    }
    section.classList.toggle('away', !board.isOnline);
    online.textContent = board.isOnline ? 'Leave' : 'Join';
    online.ariaLabel = `${name}: ${online.textContent}`;
    element('[role="status"]').textContent = board.says;
  }

  function resize() {
    const { stage: size, layer: place } = fit(container.clientWidth);
    stage.size(size);
    ground.setAttrs(place);
    layer.setAttrs(place);
    felt.setAttrs(feltConfig(size.width / place.scaleX));
  }

  function edit() {
    const note = chosenOf(peer.board());
    if (!note) return;
    Object.assign(words.style, wordsStyle(note, fit(container.clientWidth).layer));
    words.hidden = false;
    openField(words);
  }

  stage.on('pointerdown', ({ evt, target, pointerId }) => {
    if (evt.button !== 0 || !evt.isPrimary) return;
    words.hidden = true;
    if (!hasPen) return peer.change((now) => choose(now, noteIdAt(target)));
    stage.setPointerCapture(pointerId);
    line = extend([], penPoint(stage));
  });
  stage.on('pointermove', ({ evt }) => {
    if (line.length === 0 || !evt.isPrimary) return;
    line = extend(line, penPoint(stage));
    draft.points([...line]);
  });
  stage.on('pointerup pointercancel', ({ evt }) => {
    const points = line;
    if (!evt.isPrimary || points.length === 0) return;
    line = [];
    draft.points([]);
    // A canceled pointer has drawn nothing.
    if (evt.type === 'pointerup' && points.length > 2) peer.change((now) => draw(now, points));
  });
  stage.on('dblclick dbltap', ({ target }) => {
    if (!hasPen && noteIdAt(target) !== null) edit();
  });
  stage.on('mouseover', ({ target }) =>
    container.classList.toggle('grab', noteIdAt(target) !== null),
  );
  layer.on('dragmove', ({ target }) => {
    const place = placeIn(target);
    peer.change((now) => moveTo(now, target.id(), place));
  });
  layer.on('dragend', () => peer.change(release));

  section.addEventListener('keydown', (event) => {
    const command = boardKey(event);
    if (!command) return;
    event.preventDefault();
    if (command === 'edit') edit();
    else peer.change(command);
  });
  words.addEventListener('input', () => peer.change((now) => write(now, words.value)));
  words.addEventListener('blur', () => (words.hidden = true));
  words.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter' || key === 'Escape') container.focus();
  });
  field.addEventListener('input', () => peer.change((now) => write(now, field.value)));

  const onClick = (what: string, label: string, run: () => void) => {
    const control = element<HTMLButtonElement>(`[data-do="${what}"]`);
    control.ariaLabel = `${name}: ${label}`;
    control.addEventListener('click', run);
  };
  onClick('previous', 'Previous note', () => peer.change((now) => step(now, -1)));
  onClick('next', 'Next note', () => peer.change((now) => step(now, 1)));
  onClick('pen', 'Pen', () => {
    hasPen = !hasPen;
    pen.ariaPressed = String(hasPen);
    container.classList.toggle('pen', hasPen);
    show();
  });
  onClick('add', 'Add', () => peer.change(add));
  onClick('remove', 'Remove', () => peer.change(remove));
  onClick('undo', 'Undo', () => peer.change(undoLast));
  onClick('redo', 'Redo', () => peer.change(redoNext));
  online.addEventListener('click', peer.toggleOnline);
  element('.arrows').replaceWith(
    ...ARROWS.map(({ label, sign, x, y }) =>
      button(`${name}: ${label}`, sign, () => peer.change((now) => nudge(now, { x, y }))),
    ),
  );
  element('.colors').replaceWith(...swatches.map(({ swatch }) => swatch));

  section.ariaLabel = `${name}’s board`;
  section.style.setProperty('--person', color);
  element('h2 span').textContent = name;
  container.ariaLabel = `${name}’s notes`;
  field.ariaLabel = `${name}: Text`;
  field.maxLength = LONGEST_TEXT;
  words.ariaLabel = `${name}: Words`;
  words.maxLength = LONGEST_TEXT;
  pen.ariaPressed = 'false';

  peer.subscribe(show);
  const disconnect = peer.connect();
  stage.on('destroy', disconnect);
  resize();
  new ResizeObserver(resize).observe(container);
  show();
}
