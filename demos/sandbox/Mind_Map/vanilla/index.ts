import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { download, savePng } from '../../../common/konva/files';
import { pinch, wheelFactor, zoomAt, type View } from '../../../common/konva/zoom';
import { abilities, mapOf, newEditor, type Command } from '../shared/editor';
import { mapPicture } from '../shared/export-picture';
import { fieldKey } from '../../../common/konva/field-key';
import { commandOf } from '../shared/keys';
import type { Placed } from '../shared/layout';
import { fieldStyle, linkConfig, ringConfig, topicOf, topicParts, twigs } from '../shared/look';
import { openCommand, writeMap } from '../shared/map-file';
import { createPull, dropTopics } from '../shared/pull';
import {
  act,
  dragTo,
  LIMITS,
  look,
  middleOf,
  pictureOf,
  tidyUp,
  type Screen,
} from '../shared/screen';
import '../shared/style.css';
import { emptyMap, teaHouse } from '../shared/tea-house';
import { TOOLS } from '../shared/toolbar';
import { element } from '../../../common/vanilla/elements';

const tree = element('#tree');
const field = element<HTMLInputElement>('#name');
const fileField = element<HTMLInputElement>('#file');
const stage = new Konva.Stage({ container: 'container' });
const paper = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(paper, layer);

// Groups keep the order: links below topics, and rings above both.
const map = new Konva.Group();
const links = new Konva.Group({ listening: false });
const topics = new Konva.Group();
const selectedRing = new Konva.Rect();
const targetRing = new Konva.Rect();
map.add(links, topics, selectedRing, targetRing);
layer.add(map);

const toolButtons = TOOLS.map(({ label, command }) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.dataset['icon'] = label;
  button.addEventListener('click', () => send(command));
  return button;
});
toolButtons[0]?.classList.add('primary');
element('#controls').prepend(...toolButtons);

let screen: Screen = { editor: newEditor(teaHouse()), view: null };
const pull = createPull();

function send(command: Command) {
  show(act(screen, command, stage.size()));
}

function changeView(change: (view: View) => View) {
  show(look(screen, change, stage.size()));
}

function createTopic(placed: Placed) {
  const parts = topicParts(placed);
  const nodes = {
    group: new Konva.Group(parts.group),
    box: new Konva.Rect(parts.box),
    words: new Konva.Text(parts.words),
    fold: new Konva.Circle(parts.fold),
    foldWords: new Konva.Text(parts.foldWords),
    link: new Konva.Line(),
    item: document.createElement('div'),
  };
  nodes.group.add(nodes.box, nodes.words, ...parts.cup.map((config) => new Konva.Path(config)));
  nodes.group.add(nodes.fold, nodes.foldWords);
  topics.add(nodes.group);
  if (placed.parent) links.add(nodes.link);
  nodes.item.role = 'treeitem';
  return nodes;
}

/** The nodes of each topic, by its id, and its hidden item for screen readers. */
const shown = new Map<number, ReturnType<typeof createTopic>>();

function showTopic(placed: Placed) {
  const { topic, parent } = placed;
  const nodes = shown.get(topic.id) ?? createTopic(placed);
  shown.set(topic.id, nodes);
  const parts = topicParts(placed);
  nodes.group.setAttrs(parts.group);
  nodes.box.setAttrs(parts.box);
  nodes.words.setAttrs(parts.words);
  nodes.fold.setAttrs(parts.fold);
  nodes.foldWords.setAttrs(parts.foldWords);
  if (parent) nodes.link.setAttrs(linkConfig(placed, parent));
  nodes.item.id = `item-${topic.id}`;
  nodes.item.textContent = topic.label;
  nodes.item.ariaLevel = String(placed.depth + 1);
  nodes.item.ariaSelected = String(topic.id === screen.editor.selected);
  nodes.item.ariaExpanded = topic.children.length > 0 ? String(!topic.isFolded) : null;
}

/** The screen is the state; this makes the page look like it. */
function show(next: Screen) {
  const wasEditing = screen.editor.editing;
  screen = next;
  const { editor } = screen;
  const { placed, view, selected, edited, target } = pictureOf(screen, stage.size());

  placed.forEach(showTopic);
  for (const [id, { group, link, item }] of shown) {
    if (placed.some(({ topic }) => topic.id === id)) continue;
    group.destroy();
    link.destroy();
    item.remove();
    shown.delete(id);
  }
  map.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  selectedRing.setAttrs(ringConfig('selected', selected, false));
  targetRing.setAttrs(ringConfig('target', target, true));

  element('#spoken').replaceChildren(
    ...placed.flatMap(({ topic }) => shown.get(topic.id)?.item ?? []),
  );
  tree.setAttribute('aria-activedescendant', `item-${editor.selected}`);
  element('#says').textContent = editor.says;
  const can = abilities(editor);
  toolButtons.forEach((button, i) => {
    const needs = TOOLS[i]?.needs;
    button.disabled = needs !== undefined && !can[needs];
  });

  field.hidden = !edited;
  if (!edited) return;
  Object.assign(field.style, fieldStyle(edited, view, stage.size()));
  if (wasEditing === edited.topic.id) return;
  field.value = edited.topic.label;
  // The stage is where the field is: nothing has to be scrolled to it.
  field.focus({ preventScroll: true });
  field.select();
}

layer.on('click tap', ({ evt, target }) => {
  const id = topicOf(target, evt);
  if (id === null || pull.wasPinch()) return;
  send(target.hasName('fold') ? { do: 'fold', id } : { do: 'select', id });
});
layer.on('dblclick dbltap', ({ evt, target }) => {
  if (target.hasName('fold') || topicOf(target, evt) === null || pull.wasPinch()) return;
  send({ do: 'edit' });
});
layer.on('dragmove', ({ target }) => {
  const id = topicOf(target);
  const pointer = map.getRelativePointerPosition();
  if (id === null || !pointer) return;
  send({ do: 'drag', drag: dragTo(screen, id, target.position(), pointer, stage.size()) });
});
layer.on('dragend', () => send({ do: 'drop' }));

// Code pans the paper and the root; Konva drags other topics.
stage.on('pointerdown', (event) => {
  tree.focus({ preventScroll: true });
  const id = topicOf(event.target);
  pull.press(event, id !== null && id !== mapOf(screen.editor).id);
});
// A second finger ends the drag of a topic: from now on, both pinch.
stage.on('touchstart', ({ evt }) => {
  if (evt.touches.length < 2) return;
  send({ do: 'let go' });
  dropTopics(stage);
});
stage.on('pointermove', (event) => {
  const move = pull.move(event);
  if (move) changeView((view) => pinch(view, move.from, move.to, LIMITS));
  if (event.evt.pointerType === 'mouse' && !pull.isDown()) {
    tree.style.cursor = topicOf(event.target) === null ? 'grab' : 'pointer';
  }
});
stage.on('pointerup pointercancel', (event) => pull.release(event));
stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  changeView((view) => zoomAt(view, point, wheelFactor(evt), LIMITS));
});

tree.addEventListener('keydown', (event) => {
  const { selected, sides } = pictureOf(screen, stage.size());
  const command = commandOf(event, selected, sides);
  if (!command) return;
  event.preventDefault();
  send(command);
});
field.addEventListener('keydown', (event) => {
  const meaning = fieldKey(event);
  if (!meaning) return;
  event.preventDefault();
  send(meaning === 'save' ? { do: 'rename', label: field.value } : { do: 'cancel' });
  tree.focus({ preventScroll: true });
});
field.addEventListener('blur', () => send({ do: 'rename', label: field.value }));

const onClick = (selector: string, action: () => void) =>
  element(selector).addEventListener('click', action);
const zoomMiddle = (factor: number) =>
  changeView((view) => zoomAt(view, middleOf(stage.size()), factor, LIMITS));
onClick('#tidy', () => show(tidyUp(screen, stage.size())));
onClick('#closer', () => zoomMiddle(1.4));
onClick('#farther', () => zoomMiddle(1 / 1.4));
onClick('#whole', () => show({ ...screen, view: null }));
onClick('#new', () =>
  send({ do: 'open', root: emptyMap(), says: 'A new map. Undo brings the old one back.' }),
);
onClick('#open', () => fileField.click());
onClick('#save', () => {
  download(new Blob([writeMap(mapOf(screen.editor))]), 'mind-map.json');
});
onClick('#picture', () => {
  void savePng(mapPicture(map), 'mind-map.png').catch((error: unknown) =>
    send({ do: 'say', says: String(error) }),
  );
});
fileField.addEventListener('change', () => {
  const file = fileField.files?.[0];
  fileField.value = '';
  if (!file) return;
  void file.text().then((text) => send(openCommand(text, file.name)));
});

function resize() {
  stage.size({ width: tree.clientWidth, height: tree.clientHeight });
  paper.destroyChildren();
  for (const { group, stem, leaves } of twigs(stage.size())) {
    const twig = new Konva.Group(group);
    twig.add(new Konva.Path(stem), ...leaves.map((config) => new Konva.Path(config)));
    paper.add(twig);
  }
  show(screen);
}
resize();
new ResizeObserver(resize).observe(tree);
