import Konva from 'konva';
import {
  describe,
  keepOnWall,
  pictureConfig,
  pressKey,
  START,
  WALL,
  type Name,
} from '../shared/wall';
import wallUrl from './gallery-wall.webp';
import heronUrl from './woodcut-heron.webp';
import owlUrl from './woodcut-owl.webp';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container' });
const wall = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(wall, layer);
wall.add(new Konva.Image({ ...WALL, image: load(wallUrl) }));

/** The image without a border: it is under the mouse or a finger, or its button has the focus. */
let active: Name | null = null;
let places = START;

const pictures = [hang('Heron', heronUrl), hang('Owl', owlUrl)];

function load(url: string) {
  const image = new Image();
  image.src = url;
  return image;
}

/** An image on the wall, and its button for the keyboard. */
function hang(name: Name, url: string) {
  const node = new Konva.Image({ image: load(url) });
  layer.add(node);
  node.on('mousemove touchstart', () => activate(name));
  node.on('mouseleave touchend dragend', () => activate(null));
  node.on('dragmove', () => move(name, keepOnWall(node.position())));

  const button = element(`#${name.toLowerCase()}`);
  button.addEventListener('focus', () => activate(name));
  button.addEventListener('blur', () => activate(null));
  button.addEventListener('keydown', (event) => {
    const to = pressKey(places[name], event.key);
    if (!to) return;
    event.preventDefault();
    move(name, to);
  });
  return { name, node };
}

function activate(name: Name | null) {
  active = name;
  show();
}

function move(name: Name, to: Konva.Vector2d) {
  places = { ...places, [name]: to };
  show();
}

function show() {
  for (const { name, node } of pictures) {
    node.setAttrs({ ...pictureConfig(places[name], name === active), image: node.image() });
  }
  element('#says').textContent = describe(active, places);
}

element('#back').addEventListener('click', () => {
  places = START;
  show();
});

function fit() {
  const width = stage.container().clientWidth;
  const scale = width / WALL.width;
  stage.setAttrs({ width, height: WALL.height * scale, scaleX: scale, scaleY: scale });
}
fit();
new ResizeObserver(fit).observe(stage.container());
show();
