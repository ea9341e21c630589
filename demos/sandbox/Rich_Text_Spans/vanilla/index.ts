import Konva from 'konva';
import { savePng } from '../../../common/konva/files';
import {
  billParts,
  billPicture,
  dots,
  edgeConfig,
  edgeParts,
  highlights,
  INKS,
  linesOf,
  MARKS,
  placeBill,
  placeOf,
  pullEdge,
  scenery,
  sky,
  wordConfig,
} from '../shared/look';
import {
  abilities,
  ALIGNMENTS,
  describe,
  keyCommand,
  nameOf,
  newEditor,
  run,
  sheetOf,
  WIDTHS,
  type Command,
} from '../shared/sheet';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const area = element<HTMLTextAreaElement>('#source');
const alignSelect = element<HTMLSelectElement>('#align');
const widthSlider = element<HTMLInputElement>('#width');
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

let editor = newEditor();
/** The scale stays during a drag of the edge: the paper must not shrink away from the pointer. */
let heldScale: number | null = null;

// Nodes that stay are created once; nodes that depend on the text are created again with each change.
const bill = new Konva.Group();
const paper = new Konva.Rect();
const frames = [new Konva.Rect(), new Konva.Rect()];
const art = new Konva.Group();
const marks = new Konva.Group({ name: 'highlights', listening: false });
const words = new Konva.Group();
const edge = new Konva.Group(edgeConfig(sheetOf(editor)));
art.add(
  new Konva.Rect(sky),
  ...dots.map((config) => new Konva.Circle(config)),
  ...scenery.map((config) => new Konva.Path(config)),
);
edge.add(new Konva.Circle(edgeParts.knob), new Konva.Path(edgeParts.arrows));
bill.add(paper, ...frames, art, marks, words, edge);
layer.add(bill);

const markButtons = MARKS.map(({ mark, label }) => {
  const button = document.createElement('button');
  button.type = 'button';
  const ink = INKS[mark];
  if (ink)
    button.append(Object.assign(document.createElement('i'), { style: `background: ${ink}` }));
  button.append(label);
  button.addEventListener('click', () => send({ do: 'mark', mark }));
  return button;
});
element('#marks').append(...markButtons);
alignSelect.append(...ALIGNMENTS.map((align) => new Option(nameOf(align), align)));
widthSlider.min = String(WIDTHS.min);
widthSlider.max = String(WIDTHS.max);

function send(command: Command) {
  const { pick } = editor;
  editor = run(editor, command);
  show();
  if (!editor.pick || editor.pick === pick) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(editor.pick.from, editor.pick.to);
}

function show() {
  const sheet = sheetOf(editor);
  const lines = linesOf(sheet);
  const place = placeBill(sheet, lines, stage.size());
  bill.setAttrs({ ...place, ...(heldScale && { scaleX: heldScale, scaleY: heldScale }) });
  const parts = billParts(sheet, lines);
  paper.setAttrs(parts.paper);
  frames.forEach((frame, i) => frame.setAttrs(parts.frames[i]));
  art.setAttrs(parts.art);
  edge.setAttrs(edgeConfig(sheet));

  marks.destroyChildren();
  marks.add(...highlights(lines, editor.selection, sheet).map((config) => new Konva.Rect(config)));
  words.destroyChildren();
  for (const line of lines) {
    words.add(...line.pieces.map((piece) => new Konva.Text(wordConfig(piece, line, sheet))));
  }

  // Writing the same value again would move the cursor to the end.
  if (area.value !== sheet.source) area.value = sheet.source;
  alignSelect.value = sheet.align;
  widthSlider.value = String(sheet.width);
  const can = abilities(editor);
  for (const button of markButtons) button.disabled = !can.mark;
  element<HTMLButtonElement>('#undo').disabled = !can.undo;
  element<HTMLButtonElement>('#redo').disabled = !can.redo;
  element('#says').textContent = editor.warning || describe(sheet, lines.length);
}

const selectionNow = () => ({ from: area.selectionStart, to: area.selectionEnd });
area.addEventListener('input', () =>
  send({ do: 'type', source: area.value, selection: selectionNow() }),
);
// No event reports the end of a selection.
for (const type of ['select', 'keyup', 'pointerup']) {
  area.addEventListener(type, () => send({ do: 'select', selection: selectionNow() }));
}
area.addEventListener('keydown', (event) => {
  const command = keyCommand(event);
  if (!command) return;
  event.preventDefault();
  send(command);
});
alignSelect.addEventListener('change', () => {
  const align = ALIGNMENTS.find((one) => one === alignSelect.value);
  if (align) send({ do: 'align', align });
});
widthSlider.addEventListener('input', () =>
  send({ do: 'width', width: widthSlider.valueAsNumber }),
);
element('#undo').addEventListener('click', () => send({ do: 'undo' }));
element('#redo').addEventListener('click', () => send({ do: 'redo' }));
element('#picture').addEventListener('click', () => {
  void savePng(billPicture(bill), 'night-train.png').catch((error: unknown) =>
    send({ do: 'warn', warning: String(error) }),
  );
});

layer.on('pointerclick', ({ evt, target }) => {
  const selection = placeOf(target);
  if (selection && evt.button === 0) send({ do: 'pick', selection });
});
layer.on('pointerover', ({ target }) => {
  container.style.cursor = target.hasName('word') ? 'text' : 'default';
  if (target.findAncestor('.edge')) container.style.cursor = 'ew-resize';
});
edge.on('dragstart', () => (heldScale = bill.scaleX()));
edge.on('dragmove', () => send({ do: 'width', width: pullEdge(edge) }));
edge.on('dragend', () => {
  heldScale = null;
  show();
});

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  show();
}
resize();
new ResizeObserver(resize).observe(container);
