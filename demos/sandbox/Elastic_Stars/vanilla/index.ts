import Konva from 'konva';
import * as model from '../shared/cookies';
import { createLift } from '../shared/lift';
import * as look from '../shared/look';
import '../shared/style.css';
import trayUrl from './baking-tray.webp';
import toppingsUrl from './star-toppings.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({ container });
const [picture, toppings] = [trayUrl, toppingsUrl].map((url) => {
  const image = new Image();
  image.src = url;
  return image;
});

// The tray is drawn once for each size; the cookies are above it.
const ground = new Konva.Layer({ listening: false });
ground.add(new Konva.Image({ ...look.PICTURE, image: picture }));
const layer = new Konva.Layer();
const cookies = new Konva.Group();
const ring = { outer: new Konva.Circle(), inner: new Konva.Circle() };
const focus = new Konva.Group({ listening: false });
focus.add(ring.outer, ring.inner);
layer.add(cookies, focus);
stage.add(ground, layer);

let tray = model.newTray();
const lift = createLift();
const shown = tray.cookies.map((cookie) => {
  const node = new Konva.Group(look.cookieConfig(cookie));
  const dough = new Konva.Star(look.doughConfig(cookie));
  const topping = new Konva.Image(look.toppingConfig(cookie, toppings));
  node.add(dough, topping);
  cookies.add(node);

  const { id } = cookie;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', ariaLabel: model.nameOf(cookie) });
  button.addEventListener('focus', () => show(model.focus(tray, id)));
  button.addEventListener('blur', () => show(model.blur(tray, id)));
  button.addEventListener('keydown', (event) => {
    const next = model.press(tray, id, event.key);
    if (!next) return;
    event.preventDefault();
    show(next);
  });
  element('#mirror').append(button);
  return { node, dough, topping, button };
});

cookies.on('pointerdown', ({ evt, target }) => {
  const cookie = look.cookieOf(target);
  if (cookie && evt.button === 0) show(model.hold(tray, cookie.id()));
});
cookies.on('pointerup', ({ target }) => {
  // A drag ends after its pointer: `dragend` puts the cookie down then. The pointer may be over another cookie.
  const cookie = look.cookieOf(target);
  if (cookie && !cookie.isDragging()) show(model.putDown(tray, cookie.id()));
});
cookies.on('dragend', ({ target }) =>
  show(model.putDown(model.move(tray, target.id(), target.position()), target.id())),
);
cookies.on('pointerenter', () => look.setCursor(stage, 'grab'));
cookies.on('pointerleave', () => look.setCursor(stage, 'default'));

function show(next: model.Tray) {
  tray = next;
  tray.cookies.forEach((cookie, i) => {
    const { node, dough, topping, button } = shown[i] ?? {};
    // A dragged node is already at its position.
    if (!node?.isDragging()) node?.setAttrs(look.cookieConfig(cookie));
    dough?.setAttrs(look.doughConfig(cookie));
    topping?.setAttrs(look.toppingConfig(cookie, toppings));
    if (button) Object.assign(button.style, look.buttonPlace(cookie, stage.size()));
  });
  const { outer, inner } = look.ringOf(tray.cookies.find(({ id }) => id === tray.focused));
  ring.outer.setAttrs(outer);
  ring.inner.setAttrs(inner);
  lift.show(cookies, tray.held);
  element('#says').textContent = model.describe(tray);
}

element('#bake').addEventListener('click', () => show(model.newTray()));
stage.on('destroy', lift.stop);

new ResizeObserver(() => {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  layer.setAttrs(look.fit(stage.size()));
  ground.setAttrs({ ...look.fit(stage.size()), name: 'ground' });
  show(tray);
}).observe(container);
show(tray);
