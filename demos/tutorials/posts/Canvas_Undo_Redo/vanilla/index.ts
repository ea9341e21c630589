import Konva from 'konva';
import {
  afterKey,
  cardLook,
  collectDrags,
  firstCards,
  firstSelected,
  frameLook,
  move,
  stageHeight,
  toggle,
  turn,
} from '../shared/cards';
import { begin, endGesture, goTo, present } from '../shared/history';
import '../shared/style.css';

const stage = new Konva.Stage({ container: 'container', height: stageHeight });
const layer = new Konva.Layer();
stage.add(layer);

let history = begin(firstCards);
let selected = firstSelected;

const nodes = firstCards.map((card) => new Konva.Rect({ ...cardLook, ...card }));
const frame = new Konva.Transformer(frameLook);
layer.add(...nodes, frame);

const undo = document.querySelector<HTMLButtonElement>('#undo');
const redo = document.querySelector<HTMLButtonElement>('#redo');
const slider = document.querySelector<HTMLInputElement>('#turn');
const list = document.querySelector('.steps');

/** The canvas and the controls follow from the history and the selection. */
function show() {
  const cards = present(history);
  for (const node of nodes) node.setAttrs(cards.find(({ id }) => id === node.id()));
  frame.nodes(nodes.filter((node) => selected.includes(node.id())));

  if (undo) undo.disabled = history.at === 0;
  if (redo) redo.disabled = history.at === history.steps.length - 1;
  if (slider) {
    slider.disabled = selected.length === 0;
    slider.value = String(cards.find(({ id }) => id === selected[0])?.rotation ?? 0);
  }
  list?.replaceChildren(
    ...history.steps.map(({ label }, index) => {
      const item = document.createElement('li');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      if (index === history.at) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () => setHistory(goTo(history, index)));
      item.append(button);
      return item;
    }),
  );
}

function setHistory(next: typeof history) {
  if (next === history) return;
  history = next;
  show();
}

const noteDragEnd = collectDrags((moved) => setHistory(move(history, moved)));
for (const node of nodes) node.on('dragend', noteDragEnd);
stage.on('pointerclick', ({ target }) => {
  selected = target.hasName('card') ? toggle(selected, target.id()) : [];
  show();
});

undo?.addEventListener('click', () => setHistory(goTo(history, history.at - 1)));
redo?.addEventListener('click', () => setHistory(goTo(history, history.at + 1)));
slider?.addEventListener('input', () => setHistory(turn(history, selected, slider.valueAsNumber)));
slider?.addEventListener('pointerup', () => setHistory(endGesture(history)));
for (const type of ['keydown', 'keyup'] as const) {
  window.addEventListener(type, (event) => setHistory(afterKey(history, event, selected)));
}
show();

// The cards are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
