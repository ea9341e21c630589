import Konva from 'konva';
import * as model from '../shared/frames';
import * as view from '../shared/look';
import peakUrl from './print-peak.webp';
import seaUrl from './print-sea.webp';
import wallUrl from './studio-wall.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = view.LABEL;
const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);

function load(url: string) {
  const image = new Image();
  image.src = url;
  return image;
}
ground.add(new Konva.Image({ ...model.WALL, image: load(wallUrl) }));

let studio = model.START;
/** The anchor under the mouse. */
let hot: Konva.Node | null = null;

const hangings = model.PRINTS.map(hang);

/** A print with its four anchors, and its radio button. */
function hang(print: model.Print) {
  const group = new Konva.Group({ name: 'print', draggable: true });
  const paper = new Konva.Rect();
  const picture = new Konva.Image({ image: load(print === 'Night swim' ? seaUrl : peakUrl) });
  layer.add(group.add(paper, picture));

  group.on('pointerdown', ({ evt }) => {
    if (evt.button === 0) change(model.choose(studio, print));
  });
  // The dragstart of an anchor bubbles.
  group.on('dragstart', () => change(model.startStep(studio)));
  group.on('dragmove', () => {
    const frame = model.moveTo(studio.frames[print], group.position());
    group.position({ x: frame.x, y: frame.y });
    change(model.setFrame(studio, print, frame));
  });

  const anchors = model.CORNERS.map((corner) => {
    const anchor = new Konva.Circle();
    anchor.on('dragmove', (event) => {
      // Without this, the print's own dragmove handler would move it.
      event.cancelBubble = true;
      const to = view.pointOf(anchor);
      const frame = model.dragCorner(studio.frames[print], corner, to, studio.keepsRatio);
      view.settle(anchor, frame, corner);
      change(model.setFrame(studio, print, frame));
    });
    anchor.on('mouseenter mouseleave', ({ type }) => {
      hot = type === 'mouseenter' ? anchor : null;
      change(studio);
    });
    group.add(anchor);
    return { anchor, corner };
  });

  const label = document.createElement('label');
  const radio = document.createElement('input');
  Object.assign(radio, { type: 'radio', name: 'print' });
  radio.addEventListener('change', () => change(model.choose(studio, print)));
  label.append(radio, print);
  element('#prints').append(label);
  return { print, group, paper, picture, anchors, radio };
}

const actions = model.ACTIONS.map(({ label, act, can }) => {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: label });
  button.addEventListener('click', () => change(act(studio)));
  return { button, can };
});
element('#says').before(...actions.map(({ button }) => button));

/** Shows the next state on the canvas and in the controls. */
function change(next: model.Studio) {
  studio = next;
  for (const { print, group, paper, picture, anchors, radio } of hangings) {
    const frame = studio.frames[print];
    group.position({ x: frame.x, y: frame.y });
    paper.setAttrs(view.paperConfig(frame, print === studio.chosen));
    picture.setAttrs({ ...view.pictureConfig(frame), image: picture.image() });
    for (const { anchor, corner } of anchors) {
      anchor.setAttrs(view.anchorConfig(frame, corner, anchor === hot, stage.scaleX()));
    }
    radio.checked = print === studio.chosen;
  }
  for (const { button, can } of actions) button.disabled = !can(studio);
  element('#says').textContent = model.describe(studio);
}

const ratio = element<HTMLInputElement>('#ratio');
ratio.addEventListener('change', () => change({ ...studio, keepsRatio: ratio.checked }));
window.addEventListener('keydown', (event) => {
  const act = model.keyChange(event);
  if (!act) return;
  event.preventDefault();
  change(act(studio));
});

function resize() {
  stage.setAttrs(view.fit(container.clientWidth));
  change(studio);
}
resize();
new ResizeObserver(resize).observe(container);
