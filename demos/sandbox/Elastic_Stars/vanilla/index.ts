import Konva from 'konva';
import { byKey, describe, move, nameOf, newTray, type Cookie } from '../shared/cookies';
import { layDown, showLift } from '../shared/lift';
import {
  buttonPlace,
  cookieConfig,
  doughConfig,
  fit,
  ringOf,
  tableConfig,
  toppingConfig,
} from '../shared/look';
import '../../../common/konva/mirror.css';
import '../shared/style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });

// The table is drawn once for each size; the cookies are above it.
const ground = new Konva.Layer({ listening: false });
const table = new Konva.Shape<Konva.ShapeConfig>({});
ground.add(table);
const layer = new Konva.Layer();
const tray = new Konva.Group();
const cookies = new Konva.Group();
const ring = { outer: new Konva.Circle(), inner: new Konva.Circle() };
const focus = new Konva.Group({ listening: false });
focus.add(ring.outer, ring.inner);
tray.add(cookies, focus);
layer.add(tray);
stage.add(ground, layer);

const moves = wantsMotion();
let batch = newTray(Math.random());
let held: string | null = null;
let last: string | null = null;
let focused: string | null = null;
let shown = batch.map(createCookie);

/** The nodes and the button of a cookie. */
function createCookie(cookie: Cookie) {
  const { id } = cookie;
  const node = new Konva.Group(cookieConfig(cookie));
  node.add(new Konva.Star(doughConfig(cookie)), new Konva.Shape(toppingConfig(cookie)));
  layDown(node);
  node.on('pointerdown', () => hold(id));
  node.on('pointerup', () => {
    // A drag ends after its pointer: `dragend` puts the cookie down then. The pointer may be over another cookie.
    if (held === id && !node.isDragging()) hold(null);
  });
  node.on('dragend', () => {
    batch = move(batch, id, node.position());
    hold(null);
  });
  node.on('pointerenter', () => (container.style.cursor = 'grab'));
  node.on('pointerleave', () => (container.style.cursor = 'default'));
  cookies.add(node);

  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = nameOf(cookie);
  button.addEventListener('focus', () => {
    focused = id;
    hold(id);
  });
  button.addEventListener('blur', () => {
    focused = null;
    hold(null);
  });
  button.addEventListener('keydown', (event) => {
    const next = byKey(batch, id, event.key);
    if (!next) return;
    event.preventDefault();
    batch = next;
    show();
  });
  element('#mirror').append(button);
  return { id, node, button, stop: () => {} };
}

/** Takes a cookie into the hand, or puts it down. */
function hold(id: string | null) {
  for (const cookie of shown) {
    if (cookie.id !== held && cookie.id !== id) continue;
    cookie.stop();
    cookie.stop = showLift(cookie.node, cookie.id === id, moves);
    if (cookie.id === id) cookie.node.moveToTop();
  }
  last = id ?? held ?? last;
  held = id;
  show();
}

function show() {
  batch.forEach((cookie, i) => {
    const { node, button } = shown[i] ?? {};
    // What is dragged is where the hand is.
    if (!node?.isDragging()) node?.position({ x: cookie.x, y: cookie.y });
    if (button) Object.assign(button.style, buttonPlace(cookie, stage.size()));
  });
  const { outer, inner } = ringOf(batch.find(({ id }) => id === focused));
  ring.outer.setAttrs(outer);
  ring.inner.setAttrs(inner);
  element('#says').textContent = describe(batch, held, last);
}

const stopAll = () => shown.forEach(({ stop }) => stop());

element('#bake').addEventListener('click', () => {
  stopAll();
  cookies.destroyChildren();
  shown.forEach(({ button }) => button.remove());
  [held, last] = [null, null];
  batch = newTray(Math.random());
  shown = batch.map(createCookie);
  show();
});

stage.on('destroy', stopAll);

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  table.setAttrs(tableConfig(stage.size()));
  tray.setAttrs(fit(stage.size()));
  show();
}).observe(container);

show();
