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
  LONGEST_TEXT,
  moveTo,
  type Note,
  nudge,
  recolor,
  redoNext,
  release,
  remove,
  shownNotes,
  step,
  undoLast,
  write,
} from '../shared/notes';
import { createPeer } from '../shared/peer';

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
  const online = element<HTMLButtonElement>('[data-do="online"]');

  const stage = new Konva.Stage({ container });
  const ground = new Konva.Layer({ listening: false });
  const felt = new Konva.Shape<Konva.ShapeConfig>({});
  const layer = new Konva.Layer();
  ground.add(felt);
  stage.add(ground, layer);
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
      if (!shown.has(note.id)) layer.add(nodes.group);
      shown.set(note.id, nodes);
    }
    const chosen = chosenOf(board);
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

  stage.on('pointerdown', ({ evt, target }) => {
    if (evt.button === 0) peer.change((now) => choose(now, noteIdAt(target)));
  });
  // After a double click, typing goes into the note and not to the keys of the board.
  stage.on('dblclick dbltap', ({ target }) => {
    if (noteIdAt(target) === null) return;
    field.focus();
    field.select();
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
    peer.change(command);
  });
  field.addEventListener('input', () => peer.change((now) => write(now, field.value)));

  const onClick = (what: string, label: string, run: () => void) => {
    const control = element<HTMLButtonElement>(`[data-do="${what}"]`);
    control.ariaLabel = `${name}: ${label}`;
    control.addEventListener('click', run);
  };
  onClick('previous', 'Previous note', () => peer.change((now) => step(now, -1)));
  onClick('next', 'Next note', () => peer.change((now) => step(now, 1)));
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

  peer.subscribe(show);
  const disconnect = peer.connect();
  stage.on('destroy', disconnect);
  resize();
  new ResizeObserver(resize).observe(container);
  show();
}
