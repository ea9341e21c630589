import Konva from 'konva';
import {
  byKey,
  drop,
  labelOf,
  newGame,
  type Animal,
  type AnimalId,
  type Game,
} from '../shared/game';
import {
  animalConfig,
  animalParts,
  animalViews,
  beachConfig,
  buttonPlace,
  fit,
  printConfig,
  printParts,
  ringOf,
  type AnimalView,
} from '../shared/scene';
import { createGlide, DAMPING } from '../shared/glide';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { createSpring } from '../../../common/konva/spring';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });

// The beach is drawn once for each size; prints and animals are above it.
const ground = new Konva.Layer({ listening: false });
const beach = new Konva.Shape<Konva.ShapeConfig>();
ground.add(beach);
const layer = new Konva.Layer();
const scene = new Konva.Group();
const prints = new Konva.Group({ listening: false });
const animals = new Konva.Group();
const ring = { outer: new Konva.Circle(), inner: new Konva.Circle() };
const focus = new Konva.Group({ listening: false });
focus.add(ring.outer, ring.inner);
scene.add(prints, animals, focus);
layer.add(scene);
stage.add(ground, layer);

let game = newGame();
let hovered: AnimalId | null = null;
let focused: AnimalId | null = null;

/** The nodes and the button of an animal. They stay; `show` updates them. */
function createAnimal(view: AnimalView) {
  const { id } = view;
  const node = new Konva.Group(animalConfig(view));
  const inner = new Konva.Group({ name: 'body' });
  const parts = animalParts(id, false).map((config) => new Konva.Path(config));
  inner.add(...parts);
  node.add(inner);
  const spring = createSpring(inner, DAMPING);
  const moved = createGlide(inner, spring, view.goal);
  const shown = { node, parts, spring, moved, view, button: createButton(id) };
  node.on('dragstart', () => {
    node.moveToTop();
    container.style.cursor = 'grabbing';
  });
  node.on('dragend', ({ evt }) => {
    container.style.cursor = 'default';
    if (evt.type.startsWith('touch')) hovered = null;
    const point = node.position();
    // Back to its place first, so that the state and the node agree. Only the inner group glides.
    node.position(shown.view.goal);
    moved(point, shown.view.goal);
    apply(drop(game, id, point));
  });
  node.on('pointerenter', () => setHovered(id));
  node.on('pointerleave', () => {
    // A lifted finger fires pointerleave before dragend.
    if (!node.isDragging()) setHovered(null);
  });
  animals.add(node);
  return shown;
}

function createButton(id: AnimalId) {
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('keydown', (event) => {
    const next = byKey(game, id, event.key);
    if (!next) return;
    event.preventDefault();
    apply(next);
  });
  button.addEventListener('focus', () => setFocused(id));
  button.addEventListener('blur', () => setFocused(null));
  element('#mirror').append(button);
  return button;
}

const shown = new Map(
  animalViews(game, null).map((view) => [view.id, createAnimal(view)] as const),
);

function setHovered(id: AnimalId | null) {
  hovered = id;
  if (container.style.cursor !== 'grabbing') container.style.cursor = id ? 'grab' : 'default';
  show();
}

function setFocused(id: AnimalId | null) {
  focused = id;
  show();
}

function show() {
  for (const view of animalViews(game, hovered ?? focused)) {
    const animal = shown.get(view.id);
    if (!animal) continue;
    const before = animal.view.goal;
    animal.view = view;
    // A dragged node follows the pointer.
    if (!animal.node.isDragging()) animal.node.setAttrs(animalConfig(view));
    animalParts(view.id, view.glows).forEach((config, i) => animal.parts[i]?.setAttrs(config));
    const { x, y, rotation } = view.goal;
    if (x !== before.x || y !== before.y || rotation !== before.rotation) {
      animal.moved(before, view.goal);
    }
  }
  ring.outer.setAttrs(ringOf(game, focused).outer);
  ring.inner.setAttrs(ringOf(game, focused).inner);
}

function placeButton(animal: Animal) {
  const button = shown.get(animal.id)?.button;
  if (!button) return;
  button.ariaLabel = labelOf(game, animal);
  Object.assign(button.style, buttonPlace(animal, stage.size()));
}

function apply(next: Game) {
  const isNewRound = next.round !== game.round;
  game = next;
  element('#speech').textContent = game.says;
  if (isNewRound) drawPrints();
  show();
  game.animals.forEach(placeButton);
}

function drawPrints() {
  prints.destroyChildren();
  for (const print of game.prints) {
    const node = new Konva.Group(printConfig(print));
    node.add(...printParts(print.id).map((config) => new Konva.Path(config)));
    prints.add(node);
  }
}

element('#again').addEventListener('click', () => apply(newGame(game.round + 1, game.order)));

stage.on('destroy', () => shown.forEach(({ spring }) => spring.stop()));

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  beach.setAttrs(beachConfig(stage.size()));
  scene.setAttrs(fit(stage.size()));
  game.animals.forEach(placeButton);
}).observe(container);

drawPrints();
apply(game);
