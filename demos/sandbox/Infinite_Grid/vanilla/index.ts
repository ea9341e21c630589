import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createHand } from '../../../common/konva/hand';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { growth, wheelFactor } from '../../../common/konva/zoom';
import { cameraForKey, carry, type Camera } from '../shared/camera';
import { drawings } from '../shared/drawings';
import { fly } from '../shared/flight';
import { drawGrid, labelConfig, partConfig, PATTERNS, thingConfig } from '../shared/look';
import {
  cameraOn,
  describe,
  describePointer,
  firstCamera,
  neighbor,
  show,
  thingLabel,
  things,
  type PlacedThing,
} from '../shared/things';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const goal = element<HTMLSelectElement>('#goal');
const pattern = element<HTMLSelectElement>('#pattern');
const stage = new Konva.Stage({ container });

/** Null is the initial view, for any size of the window. */
let chosen: Camera | null = null;
let pointer: Konva.Vector2d | null = null;
const cameraNow = () => chosen ?? firstCamera(stage.size());

// The stage and its layer never move: the camera places everything.
const layer = new Konva.Layer({ listening: false });
stage.add(layer);
layer.add(
  new Konva.Shape({
    name: 'grid',
    sceneFunc: (context) => {
      const style = PATTERNS[pattern.selectedIndex]?.value ?? 'lines';
      drawGrid(context, cameraNow(), stage.size(), style);
    },
  }),
);
const nodes = show(cameraNow(), stage.size()).map((shown) => {
  const group = new Konva.Group(thingConfig(shown));
  const parts = drawings[shown.thing.id] ?? [];
  group.add(...parts.map((part) => new Konva.Path(partConfig(part))));
  const label = new Konva.Text(labelConfig(shown));
  layer.add(group, label);
  return { group, label };
});

function update() {
  const camera = cameraNow();
  show(camera, stage.size()).forEach((shown, i) => {
    nodes[i]?.group.setAttrs(thingConfig(shown));
    nodes[i]?.label.setAttrs(labelConfig(shown));
  });
  // The grid depends on the camera, which is not one of its attributes.
  layer.batchDraw();
  element('#square').textContent = describe(camera);
  element('#pointer').textContent = describePointer(camera, stage.size(), pointer);
  for (const [id, by] of [
    ['#smaller', -1],
    ['#larger', 1],
  ] as const) {
    element<HTMLButtonElement>(id).disabled = !neighbor(camera, stage.size(), by);
  }
}

let stopFlight = () => {};
/** Sets the camera, and ends a flight. */
function look(camera: Camera) {
  stopFlight();
  chosen = camera;
  update();
}

function flyTo(thing: PlacedThing | undefined) {
  if (!thing) return;
  goal.value = thing.id;
  stopFlight();
  stopFlight = fly(
    cameraNow(),
    cameraOn(thing, stage.size()),
    (camera) => {
      chosen = camera;
      update();
    },
    wantsMotion(),
  );
}

const hand = createHand();
stage.on('pointerdown', hand.press);
stage.on('pointerup pointercancel', hand.release);
stage.on('pointermove', (event) => {
  pointer = stage.getPointerPosition();
  const move = hand.move(event);
  if (!move) return update();
  const { from, to } = move;
  look(carry(cameraNow(), stage.size(), from.middle, to.middle, growth(from, to)));
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  look(carry(cameraNow(), stage.size(), point, point, wheelFactor(evt)));
});

container.addEventListener('keydown', (event) => {
  const next = cameraForKey(event.key, cameraNow(), stage.size());
  if (!next) return;
  event.preventDefault();
  look(next);
});

for (const thing of things) goal.add(new Option(thingLabel(thing), thing.id));
goal.value = 'giraffe';
goal.addEventListener('change', () => flyTo(things[goal.selectedIndex]));
for (const { value, name } of PATTERNS) pattern.add(new Option(name, value));
pattern.addEventListener('change', update);
element('#smaller').addEventListener('click', () => flyTo(neighbor(cameraNow(), stage.size(), -1)));
element('#larger').addEventListener('click', () => flyTo(neighbor(cameraNow(), stage.size(), 1)));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  update();
}
resize();
new ResizeObserver(resize).observe(container);
