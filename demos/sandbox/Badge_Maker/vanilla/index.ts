import Konva from 'konva';
import { fieldKey } from '../../../common/konva/field-key';
import { download, readPicture, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import {
  CARD,
  changeColor,
  changeLine,
  COLORS,
  describe,
  LINES,
  onCard,
  openingBadge,
  readBadge,
  writeBadge,
} from '../shared/badge';
import {
  cancelField,
  change,
  changeSelected,
  closeField,
  newMaker,
  openField,
  pressKey,
  savedBadge,
  select,
  shownBadge,
  step,
  type,
  type Maker,
} from '../shared/editor';
import { exportBadge } from '../shared/export-badge';
import {
  badgeConfig,
  cardConfig,
  fieldStyle,
  LABEL,
  lineConfig,
  paintRing,
  paintSporePrint,
  paintStrap,
  placeBadge,
  takeTransform,
  transformerConfig,
} from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let maker = newMaker();
let picture: HTMLImageElement | undefined;

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
const badgeGroup = new Konva.Group(badgeConfig);
const card = new Konva.Shape();
const handles = new Konva.Transformer(transformerConfig);
badgeGroup.add(card);
layer.add(
  new Konva.Shape({ sceneFunc: paintSporePrint, listening: false }),
  new Konva.Shape({ sceneFunc: paintStrap, listening: false }),
  badgeGroup,
  new Konva.Shape({ sceneFunc: paintRing, listening: false }),
  handles,
);
stage.add(layer);

const field = document.createElement('input');
field.ariaLabel = 'Words on the card';
field.maxLength = 60;
field.hidden = true;
container.append(field);

const texts = LINES.map(({ id }) => {
  const text = new Konva.Text();
  text.on('dragmove', () => text.position(onCard(text.position())));
  text.on('dragend', () => {
    edit(change(maker, (badge) => changeLine(badge, id, text.position())));
  });
  text.on('transformend', () => {
    const patch = takeTransform(text);
    edit(change(maker, (badge) => changeLine(badge, id, patch)));
  });
  badgeGroup.add(text);
  return { id, text };
});

const control = <T extends Element = HTMLInputElement>(id: string) => element<T>(`#${id}`);
const lineSelect = control<HTMLSelectElement>('line');
lineSelect.append(...LINES.map(({ id, label }) => new Option(label, id)));

const colorInputs = COLORS.map(({ id, label }) => {
  const input = document.createElement('input');
  const holder = document.createElement('label');
  input.type = 'color';
  input.addEventListener('input', () => {
    edit(change(maker, (badge) => changeColor(badge, id, input.value), id));
  });
  holder.append(label, input);
  element('#colors').append(holder);
  return { id, input };
});

const say = (words: string) => (element('#status').textContent = words);

/** Draws everything from the state. */
function update() {
  const { selected, draft, history } = maker;
  const badge = shownBadge(maker);
  const line = selected && badge.lines[selected];
  const place = placeBadge(stage.size());
  layer.setAttrs(place);
  card.setAttrs(cardConfig(badge, picture));
  for (const { id, text } of texts) {
    const isTyped = id === selected && draft !== null;
    const shown = badge.lines[id];
    text.setAttrs(lineConfig(id, shown, badge.colors.ink));
    text.visible(!isTyped && shown.text.trim() !== '');
  }
  const target = texts.find(({ id, text }) => id === selected && text.visible());
  handles.nodes(target ? [target.text] : []);

  field.hidden = draft === null;
  if (selected && line && draft !== null) {
    if (field.value !== draft) field.value = draft;
    Object.assign(field.style, fieldStyle(selected, line, badge.colors.ink, place));
  }

  lineSelect.value = selected ?? '';
  for (const id of ['words', 'size', 'turn'] as const) control(id).disabled = !line;
  for (const id of ['edit', 'center']) control<HTMLButtonElement>(id).disabled = !line;
  if (control('words').value !== (line ? line.text : '')) {
    control('words').value = line ? line.text : '';
  }
  control('size').value = String(line ? line.size : 9);
  control('turn').value = String(line ? line.turn : 0);
  for (const { id, input } of colorInputs) input.value = badge.colors[id];
  control<HTMLButtonElement>('undo').disabled = !canUndo(history);
  control<HTMLButtonElement>('redo').disabled = !canRedo(history);
  control<HTMLButtonElement>('no-portrait').disabled = badge.portrait === null;
  say(describe(badge, selected));
}

function edit(next: Maker) {
  maker = next;
  showPortrait();
  update();
}

/** Loads the portrait of the badge when it has changed. */
function showPortrait() {
  const { portrait } = savedBadge(maker);
  if ((picture?.src ?? null) === portrait) return;
  picture = undefined;
  if (portrait === null) return;
  const image = new Image();
  image.addEventListener('load', () => {
    if (savedBadge(maker).portrait !== portrait) return;
    picture = image;
    update();
  });
  image.src = portrait;
}

function startTyping() {
  edit(openField(maker));
  field.focus();
  field.select();
}

// A press selects at once, so that it can continue as a drag.
stage.on('pointerdown', ({ evt, target }) => {
  if (evt.button !== 0) return;
  const line = texts.find(({ text }) => text === target);
  if (line) edit(select(maker, line.id));
  else if (!target.findAncestor('Transformer')) edit(select(maker, null));
});
stage.on('pointerdblclick', ({ evt, target }) => {
  if (evt.button === 0 && target.hasName('line')) startTyping();
});
stage.on('mouseover', ({ target }) => {
  container.style.cursor = target.hasName('line') ? 'move' : '';
});

field.addEventListener('input', () => edit(type(maker, field.value)));
field.addEventListener('blur', () => edit(closeField(maker)));
field.addEventListener('keydown', (event) => {
  const meaning = fieldKey(event);
  if (!meaning) return;
  event.preventDefault();
  edit(meaning === 'cancel' ? cancelField(maker) : closeField(maker));
  container.focus();
});

container.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target !== container) return;
  event.preventDefault();
  startTyping();
});
window.addEventListener('keydown', (event) => {
  const next = pressKey(maker, event);
  if (!next) return;
  event.preventDefault();
  edit(next);
});

lineSelect.addEventListener('change', () => {
  edit(select(maker, LINES.find(({ id }) => id === lineSelect.value)?.id ?? null));
});
control('words').addEventListener('input', () => {
  edit(changeSelected(maker, { text: control('words').value }, 'words'));
});
for (const id of ['size', 'turn'] as const) {
  control(id).addEventListener('input', () => {
    edit(changeSelected(maker, { [id]: control(id).valueAsNumber }, id));
  });
}

/** Runs an action that may fail because of a file, and reports why. */
async function attempt(action: () => Promise<void>) {
  try {
    await action();
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

/** Passes on the chosen file and empties the field, so that the same file can be chosen again. */
function onFile(input: HTMLInputElement, action: (file: File) => Promise<void>) {
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) void attempt(() => action(file)).then(() => (input.value = ''));
  });
}
function setPortrait(portrait: string | null) {
  edit(change(maker, (badge) => ({ ...badge, portrait })));
}
onFile(control('picture-file'), async (file) => {
  setPortrait((await readPicture(file, Infinity)).source);
});
onFile(control('badge-file'), async (file) => {
  const badge = readBadge(await file.text());
  edit(change(maker, () => badge));
});

const onClick = (id: string, action: () => void) => {
  control(id).addEventListener('click', action);
};
onClick('edit', startTyping);
onClick('center', () => edit(changeSelected(maker, { x: CARD.width / 2, turn: 0 })));
onClick('portrait', () => control('picture-file').click());
onClick('no-portrait', () => setPortrait(null));
onClick('undo', () => edit(step(maker, 'undo')));
onClick('redo', () => edit(step(maker, 'redo')));
onClick('reset', () => edit(change(maker, openingBadge)));
onClick('open', () => control('badge-file').click());
onClick('save', () => {
  const text = writeBadge(savedBadge(maker));
  download(new Blob([text], { type: 'application/json' }), 'badge.json');
});
onClick('export', () => void attempt(() => savePng(exportBadge(badgeGroup), 'badge.png')));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  update();
}
new ResizeObserver(fit).observe(container);
fit();
