import Konva from 'konva';
import { describe, dollParts, firstChoice, ratioOf, SCARVES, SIZE } from '../shared/doll';
import dollAddress from '../shared/doll.svg';
import {
  dollConfig,
  drawDoll,
  LABEL,
  paintFrame,
  paintNiche,
  paintWall,
  pixelsOf,
  placeWall,
  windowConfig,
  WINDOWS,
  wordConfig,
} from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const zoom = element<HTMLInputElement>('#zoom');
const scarf = element<HTMLSelectElement>('#scarf');
const fresh = element<HTMLInputElement>('#fresh');
container.ariaLabel = LABEL;
scarf.append(...SCARVES.map(({ name, color }) => new Option(name, color)));

const stage = new Konva.Stage({ container });
const layer = new Konva.Layer({ listening: false });
stage.add(layer);
layer.add(new Konva.Shape({ sceneFunc: paintWall }));

/** A window with an empty doll in it. */
function addWindow(index: number) {
  const { name, x, words } = WINDOWS[index] ?? WINDOWS[0];
  const niche = new Konva.Group(windowConfig(x));
  const doll = new Konva.Group(dollConfig(name, 1));
  niche.add(new Konva.Shape({ sceneFunc: paintNiche }), doll);
  const frame = new Konva.Shape({ x, y: niche.y(), sceneFunc: paintFrame });
  layer.add(niche, frame, new Konva.Text(wordConfig(words, x)));
  return doll;
}
const dolls = WINDOWS.map((_, i) => addWindow(i));
const [asImage, asPaths, asCanvas] = dolls;

// 1: the file, loaded like any other image. The node draws it as soon as the element has loaded.
const picture = new Image();
asImage?.add(new Konva.Image({ image: picture, ...SIZE }));
picture.src = dollAddress;

// 2: a node for each piece.
const paths = dollParts(firstChoice.scarf).map((part) => new Konva.Path(part));
asPaths?.add(...paths);

// 3: a canvas that was drawn here.
const own = new Konva.Image({ name: 'canvas', image: undefined, ...SIZE });
asCanvas?.add(own);

function show() {
  const choice = { zoom: zoom.valueAsNumber, scarf: scarf.value, isFresh: fresh.checked };
  dolls.forEach((doll, i) => doll.setAttrs(dollConfig(WINDOWS[i]?.name ?? '', choice.zoom)));
  dollParts(choice.scarf).forEach(({ fill }, i) => paths[i]?.fill(fill));
  own.image(drawDoll(choice.scarf, ratioOf(choice, pixelsOf(layer.scaleX()))));
  // Screen readers should announce changes only.
  const says = element('#says');
  if (says.textContent !== describe(choice)) says.textContent = describe(choice);
}
for (const control of [zoom, scarf, fresh]) control.addEventListener('input', show);

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  layer.setAttrs(placeWall(stage.size()));
  show();
}
fit();
new ResizeObserver(fit).observe(container);
