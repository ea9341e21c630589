import Konva from 'konva';
import {
  buttonPlace,
  cellAt,
  frameConfig,
  hollows,
  layOut,
  plantConfig,
  plantParts,
  ringParts,
} from '../shared/bed';
import {
  labelOf,
  moveByKey,
  newGarden,
  place,
  water,
  type Outcome,
  type Plant,
} from '../shared/garden';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const speech = element('#speech');
const stage = new Konva.Stage({
  container,
  width: container.clientWidth,
  height: container.clientHeight,
});
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);

let plants = newGarden();
let bed = layOut(stage.size());
let focused: string | null = null;

/** The nodes and the button of a plant. They stay; `show` updates them. */
function createPlant(plant: Plant) {
  const { id } = plant;
  const parts = plantParts(plant);
  const nodes = {
    group: new Konva.Group({ id }),
    soil: new Konva.Circle(parts.soil),
    leaves: new Konva.Star(parts.leaves),
    bloom: new Konva.Star(parts.bloom),
    heart: new Konva.Circle(parts.heart),
  };
  nodes.group.add(nodes.soil, nodes.leaves, nodes.bloom, nodes.heart);
  // Also fires for a tap, and for every mouse button.
  nodes.group.on('pointerclick', ({ evt }) => {
    if (evt.button === 0) apply(water(plants, id));
  });
  nodes.group.on('dragstart', () => nodes.group.moveToTop());
  nodes.group.on('dragend', () => apply(place(plants, id, cellAt(nodes.group.position(), bed))));
  nodes.group.on('pointerenter', () => (container.style.cursor = 'pointer'));
  nodes.group.on('pointerleave', () => (container.style.cursor = 'default'));
  layer.add(nodes.group);

  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => apply(water(plants, id)));
  button.addEventListener('keydown', (event) => {
    const outcome = moveByKey(plants, id, event.key);
    if (!outcome) return;
    event.preventDefault();
    apply(outcome);
  });
  button.addEventListener('focus', () => setFocus(id));
  button.addEventListener('blur', () => setFocus(null));
  element('#mirror').append(button);

  return { nodes, button };
}

const shown = new Map(plants.map((plant) => [plant.id, createPlant(plant)]));

const ring = { outer: new Konva.Rect(), inner: new Konva.Rect() };
layer.add(ring.outer, ring.inner);

function showRing() {
  const parts = ringParts(
    plants.find(({ id }) => id === focused),
    bed,
  );
  ring.outer.setAttrs(parts.outer);
  ring.inner.setAttrs(parts.inner);
  ring.outer.moveToTop();
  ring.inner.moveToTop();
}

function setFocus(id: string | null) {
  focused = id;
  showRing();
}

function show() {
  for (const plant of plants) {
    const view = shown.get(plant.id);
    if (!view) continue;
    const { soil, leaves, bloom, heart } = plantParts(plant);
    view.nodes.group.setAttrs(plantConfig(plant, bed));
    view.nodes.soil.setAttrs(soil);
    view.nodes.leaves.setAttrs(leaves);
    view.nodes.bloom.setAttrs(bloom);
    view.nodes.heart.setAttrs(heart);
    view.button.ariaLabel = labelOf(plant);
    Object.assign(view.button.style, buttonPlace(plant, bed));
  }
  showRing();
}

/** Shows the result and announces it. */
function apply(outcome: Outcome) {
  plants = outcome.plants;
  speech.textContent = outcome.says;
  show();
}

function drawGround() {
  ground.destroyChildren();
  ground.add(
    new Konva.Rect(frameConfig(bed)),
    ...hollows(bed).map((config) => new Konva.Circle(config)),
  );
}

element('#again').addEventListener('click', () => {
  apply({ plants: newGarden(), says: 'Five of eight plants are in bloom.' });
});

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  bed = layOut(stage.size());
  drawGround();
  show();
}).observe(container);

drawGround();
show();
