import Konva from 'konva';
import * as model from '../shared/card';
import * as view from '../shared/look';
import prizesUrl from './gelato-prizes.webp';
import ticketUrl from './gelato-ticket.webp';
import foilUrl from './silver-foil.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const revealButton = element<HTMLButtonElement>('#reveal');
container.ariaLabel = view.LABEL;
Object.assign(container.style, view.COUNTER);

function load(url: string) {
  const image = new Image();
  image.src = url;
  return image;
}

const stage = new Konva.Stage({ container });
// No shape is looked up under the pointer, so no layer needs a hit graph.
const ground = new Konva.Layer({ listening: false });
const silver = new Konva.Layer({ listening: false });
const hand = new Konva.Layer({ listening: false });
stage.add(ground, silver, hand);

let card = model.newCard(412);
let stopFade = () => {};

const prize = new Konva.Image({ image: load(prizesUrl) });
const number = new Konva.Text();
ground.add(new Konva.Image({ ...view.ticketConfig, image: load(ticketUrl) }), prize, number);
const cover = new Konva.Group(view.coverConfig);
silver.add(cover);
cover.add(new Konva.Image({ ...view.foilConfig, image: load(foilUrl) }));
const coins = view.coinConfigs(card).map((config) => new Konva.Circle(config));
hand.add(...coins);

/** Draws the card. The last path of the coin grows; a new card has none. */
function show(next: model.Card) {
  const wasOpen = card.isOpen;
  card = next;
  prize.setAttrs({ ...view.prizeConfig(card.number), image: prize.image() });
  number.setAttrs(view.numberConfig(card.number));
  const lines = cover.find('.rub');
  for (const line of lines.slice(card.rubs.length)) line.destroy();
  card.rubs.forEach((points, i) => {
    const line = lines[i];
    if (line) line.setAttrs(view.rubConfig(points));
    else cover.add(new Konva.Line(view.rubConfig(points)));
  });
  view.coinConfigs(card).forEach((config, i) => coins[i]?.setAttrs(config));
  if (card.isOpen !== wasOpen) {
    stopFade();
    stopFade = view.showCover(cover, card.isOpen);
  }
  revealButton.disabled = card.isOpen;
  // Only a change is read out.
  const says = element('#says');
  if (says.textContent !== model.describe(card)) says.textContent = model.describe(card);
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = stage.getRelativePointerPosition();
  // One finger or the main button rubs; a second finger does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  // The path can continue outside the stage and return.
  stage.setPointerCapture(pointerId);
  show(model.press(card, point));
});
stage.on('pointermove', ({ evt }) => {
  const point = stage.getRelativePointerPosition();
  if (point && evt.isPrimary) show(model.move(card, point, evt.pointerType !== 'touch'));
});
stage.on('pointerup pointercancel', ({ evt }) => {
  // Lifting a second finger does not lift the coin.
  if (evt.isPrimary) show(model.lift(card));
});
stage.on('pointerleave', () => show(model.hideCoin(card)));

container.addEventListener('blur', () => show(model.hideCoin(model.lift(card))));
container.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  show(act(card));
});
element('#again').addEventListener('click', () => show(model.nextCard(card)));
revealButton.addEventListener('click', () => show(model.reveal(card)));

const resize = () => stage.setAttrs(view.fit(container.clientWidth));
resize();
new ResizeObserver(resize).observe(container);
show(card);
