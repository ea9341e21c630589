import Konva from 'konva';
import {
  areSame,
  CORNERS,
  describe,
  dragCorner,
  moveTo,
  pressKey,
  PRINTS,
  START,
  type Frame,
  type Print,
} from '../shared/frames';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import {
  anchorConfig,
  cursorOf,
  LABEL,
  paintWall,
  paperConfig,
  pictureConfig,
  placeWall,
  pointOf,
  settle,
} from '../shared/look';
import peakUrl from './print-peak.webp';
import seaUrl from './print-sea.webp';
import '../shared/style.css';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const ratioBox = element<HTMLInputElement>('#ratio');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
container.ariaLabel = LABEL;

const stage = new Konva.Stage({ container });
const wall = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(wall, layer);
wall.add(new Konva.Shape({ sceneFunc: paintWall }));

/** What is on the wall now; in the history only when a drag is over. */
let frames = START;
let history = newHistory(START);
let chosen: Print = 'Night swim';
let hovered: Konva.Node | null = null;

const hangings = PRINTS.map((print) => hang(print, print === 'Night swim' ? seaUrl : peakUrl));

/** A print with its four anchors, and its radio button. */
function hang(print: Print, url: string) {
  const group = new Konva.Group({ name: 'print', id: print, draggable: true });
  const paper = new Konva.Rect();
  const picture = new Konva.Image({ image: undefined });
  group.add(paper, picture);
  layer.add(group);
  const image = new Image();
  image.addEventListener('load', () => picture.image(image));
  image.src = url;

  group.on('mousedown touchstart', () => choose(print));
  group.on('dragmove', () => {
    const frame = moveTo(frames[print], group.position());
    group.position({ x: frame.x, y: frame.y });
    change(print, frame);
  });
  group.on('dragend', () => commit());
  group.on('mouseenter mouseleave', ({ type }) => {
    container.style.cursor = type === 'mouseenter' ? 'move' : '';
  });

  const anchors = CORNERS.map((corner) => {
    const anchor = new Konva.Circle();
    anchor.on('dragmove', (event) => {
      // The print's own dragmove would move it.
      event.cancelBubble = true;
      const frame = dragCorner(frames[print], corner, pointOf(anchor), ratioBox.checked);
      settle(anchor, frame, corner);
      change(print, frame);
    });
    anchor.on('mouseenter', (event) => {
      // The print's own mouseenter would come after this one.
      event.cancelBubble = true;
      hovered = anchor;
      container.style.cursor = cursorOf(corner);
      show();
    });
    anchor.on('mouseleave', () => {
      hovered = null;
      container.style.cursor = 'move';
      show();
    });
    group.add(anchor);
    return { anchor, corner };
  });

  const label = document.createElement('label');
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = 'print';
  radio.addEventListener('change', () => choose(print));
  label.append(radio, print);
  element('#prints').append(label);
  return { print, group, paper, picture, anchors, radio };
}

function show() {
  for (const { print, group, paper, picture, anchors, radio } of hangings) {
    const frame = frames[print];
    group.position({ x: frame.x, y: frame.y });
    paper.setAttrs(paperConfig(frame, print === chosen));
    picture.setAttrs({ ...pictureConfig(frame), image: picture.image() });
    for (const { anchor, corner } of anchors) {
      anchor.setAttrs(anchorConfig(frame, corner, anchor === hovered, layer.scaleX()));
    }
    radio.checked = print === chosen;
  }
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  element('#says').textContent = describe(chosen, frames[chosen]);
}

function choose(print: Print) {
  chosen = print;
  show();
}

function change(print: Print, frame: Frame) {
  frames = { ...frames, [print]: frame };
  show();
}

/** Makes what is on the wall a step of the history. Steps of one topic are undone together. */
function commit(topic?: string) {
  if (!areSame(frames, currentStep(history))) history = addStep(history, frames, topic);
  show();
}

function step(command: 'undo' | 'redo') {
  history = command === 'undo' ? undo(history) : redo(history);
  frames = currentStep(history);
  show();
}

container.addEventListener('keydown', (event) => {
  if (event.key === 'Enter') {
    choose(PRINTS.find((print) => print !== chosen) ?? chosen);
  }
  const frame = pressKey(frames[chosen], event, ratioBox.checked);
  if (!frame) return;
  event.preventDefault();
  change(chosen, frame);
  commit(`keys of ${chosen}`);
});
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  step(command);
});
undoButton.addEventListener('click', () => step('undo'));
redoButton.addEventListener('click', () => step('redo'));

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const place = placeWall(stage.size());
  wall.setAttrs(place);
  layer.setAttrs(place);
  show();
}
fit();
new ResizeObserver(fit).observe(container);
