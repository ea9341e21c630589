import Konva from 'konva';
import { isUnderMouse, LABEL, paintWall, pictureConfig, placeWall } from '../shared/look';
import { describe, keepOnWall, pressKey, START, type Name } from '../shared/wall';
import '../shared/style.css';
import heronUrl from './woodcut-heron.webp';
import owlUrl from './woodcut-owl.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const wall = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(wall, layer);
wall.add(new Konva.Shape({ sceneFunc: paintWall }));

/** The picture without its border: under the mouse or a finger, or its button has the focus. */
let active: Name | null = null;
let places = START;

const pictures = [hang('Heron', heronUrl), hang('Owl', owlUrl)];

/** A picture on the wall, and its button for the keyboard. */
function hang(name: Name, url: string) {
  const node = new Konva.Image({ image: undefined });
  layer.add(node);
  const image = new Image();
  image.addEventListener('load', () => node.image(image));
  image.src = url;

  node.on('mouseenter touchstart', () => activate(name));
  node.on('mouseleave touchend', () => activate(null));
  node.on('dragmove', () => {
    places = { ...places, [name]: keepOnWall(node.position()) };
    show();
  });
  node.on('dragend', ({ evt }) => activate(isUnderMouse(node, evt) ? name : null));

  const button = element(`#${name.toLowerCase()}`);
  button.addEventListener('focus', () => activate(name));
  button.addEventListener('blur', () => activate(null));
  button.addEventListener('keydown', (event) => {
    const to = pressKey(places[name], event);
    if (!to) return;
    event.preventDefault();
    places = { ...places, [name]: to };
    show();
  });
  return { name, node };
}

function activate(name: Name | null) {
  active = name;
  show();
}

function show() {
  for (const { name, node } of pictures) {
    node.setAttrs({ ...pictureConfig(places[name], name === active), image: node.image() });
  }
  container.style.cursor = active ? 'grab' : '';
  element('#says').textContent = describe(active, places);
}

element('#back').addEventListener('click', () => {
  places = START;
  show();
});

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const one of [wall, layer]) one.setAttrs(placeWall(stage.size()));
}
fit();
new ResizeObserver(fit).observe(container);
show();
