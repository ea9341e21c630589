import Konva from 'konva';
import {
  ANIMALS,
  animalOf,
  byKey,
  drop,
  labelOf,
  newGame,
  type AnimalId,
  type Game,
} from '../shared/game';
import { animalConfig, buttonStyle, fit, glide, lift, printConfig } from '../shared/scene';
import animalsUrl from './beach-animals.webp';
import beachUrl from './beach.webp';
import { element } from '../../../common/vanilla/elements';

let game = newGame();
/** The animal under the pointer or with the focus. */
let glowing: AnimalId | undefined;

const container = element<HTMLDivElement>('#container');
container.style.background = `url("${beachUrl}") center / cover`;
const image = new Image();
image.src = animalsUrl;
const stage = new Konva.Stage({ container });
const layer = new Konva.Layer();
stage.add(layer);

const prints = new Map(ANIMALS.map((id) => [id, new Konva.Image({ image })]));
layer.add(...prints.values());
const shown = ANIMALS.map((id) => {
  const node = new Konva.Image({ image });
  layer.add(node);
  node.on('dragstart', () => lift(node));
  node.on('dragend', ({ evt }) => {
    if (evt.type.startsWith('touch')) glow(undefined);
    show(drop(game, id, node.position()));
  });
  node.on('pointerenter', () => glow(id));
  node.on('pointerleave', () => {
    // A finger leaves before its drag ends.
    if (!node.isDragging()) glow(undefined);
  });

  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('keydown', (event) => {
    const next = byKey(game, id, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
  });
  button.addEventListener('focus', () => glow(id));
  button.addEventListener('blur', () => glow(undefined));
  element('#mirror').append(button);
  return { id, node, button };
});

function glow(id: AnimalId | undefined) {
  glowing = id;
  container.style.cursor = id ? 'grab' : '';
  for (const { id: each, node } of shown) {
    node.setAttrs({ ...animalConfig(animalOf(game, each), each === id), image });
  }
}

function show(next: Game, duration = 0.4) {
  game = next;
  for (const print of game.prints) prints.get(print.id)?.setAttrs({ ...printConfig(print), image });
  glow(glowing);
  glide(layer, game, duration);
  for (const { id, button } of shown) {
    button.ariaLabel = labelOf(game, id);
    Object.assign(button.style, buttonStyle(game, id, container.clientWidth));
  }
  element('[role="status"]').textContent = game.says;
}

element('#again').addEventListener('click', () => show(newGame(game.round + 1)));

function resize() {
  stage.setAttrs(fit(container.clientWidth));
  show(game, 0);
}
resize();
new ResizeObserver(resize).observe(container);
