import Konva from 'konva';
import { describe, move, newCard, press, reveal, type Card } from '../shared/card';
import { showCover } from '../shared/fade';
import { tipCommand } from '../../../common/konva/key-tip';
import {
  coinParts,
  coverConfig,
  foilConfig,
  LABEL,
  paintCounter,
  placeTicket,
  REACH,
  rubConfig,
  ticketConfig,
} from '../shared/look';
import { pointsOf } from '../../../common/konva/points-of';
import '../shared/style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const revealButton = element<HTMLButtonElement>('#reveal');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const ground = new Konva.Layer({ listening: false });
const silver = new Konva.Layer({ listening: false });
const hand = new Konva.Layer({ listening: false });
stage.add(ground, silver, hand);

const ticket = new Konva.Shape();
ground.add(new Konva.Shape({ name: 'counter', sceneFunc: paintCounter }), ticket);
const cover = new Konva.Group(coverConfig);
silver.add(cover);
cover.add(new Konva.Shape(foilConfig));
const rim = new Konva.Circle();
const face = new Konva.Circle();
hand.add(rim, face);

let card = newCard(412);
let isDown = false;
let coin = { x: 0, y: 232, visible: false };
let stopFade = () => {};

/** Draws the card. The last way of the coin grows; a new card has none. */
function show(next: Card) {
  const wasOpen = card.isOpen;
  card = next;
  ticket.setAttrs(ticketConfig(card.number));
  const lines = cover.find('.rub');
  for (const line of lines.slice(card.rubs.length)) line.destroy();
  card.rubs.forEach((points, i) => {
    const line = lines[i];
    if (line) line.setAttrs(rubConfig(points));
    else cover.add(new Konva.Line(rubConfig(points)));
  });
  if (card.isOpen !== wasOpen) {
    stopFade();
    stopFade = showCover(cover, card.isOpen, wantsMotion());
  }
  revealButton.disabled = card.isOpen;
  // Only a change is read out.
  const says = element('#says');
  if (says.textContent !== describe(card)) says.textContent = describe(card);
}

function showCoin(changed: Partial<typeof coin>) {
  coin = { ...coin, ...changed };
  const parts = coinParts(coin);
  rim.setAttrs(parts.rim);
  face.setAttrs(parts.face);
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = silver.getRelativePointerPosition();
  // One finger or the main button rubs; a second finger does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The way can continue outside the stage, and come back.
  stage.setPointerCapture(pointerId);
  isDown = true;
  showCoin(point);
  show(press(card, point));
});
stage.on('pointermove', ({ evt }) => {
  if (!evt.isPrimary) return;
  const way = pointsOf(silver, evt);
  showCoin({ ...way.at(-1), visible: evt.pointerType !== 'touch' });
  if (isDown) show(move(card, way));
});
stage.on('pointerup pointercancel', ({ evt }) => {
  // Lifting a second finger does not lift the coin.
  if (evt.isPrimary) isDown = false;
});
stage.on('pointerleave', () => showCoin({ visible: false }));

container.addEventListener('focus', () =>
  showCoin({ visible: container.matches(':focus-visible') }),
);
container.addEventListener('blur', () => {
  isDown = false;
  showCoin({ visible: false });
});
container.addEventListener('keydown', (event) => {
  const command = tipCommand(event, { tip: coin, isDown, reach: REACH });
  if (!command) return;
  event.preventDefault();
  if (command.do === 'move') {
    showCoin({ ...command.to, visible: true });
    if (isDown) show(move(card, [command.to]));
  } else {
    isDown = command.do === 'press';
    if (isDown) show(press(card, coin));
  }
});

element('#again').addEventListener('click', () => {
  isDown = false;
  show(newCard(card.number + 1));
});
revealButton.addEventListener('click', () => show(reveal(card)));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const layer of [ground, silver, hand]) layer.setAttrs(placeTicket(stage.size()));
}
fit();
new ResizeObserver(fit).observe(container);
showCoin({});
show(card);
