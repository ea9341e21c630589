import Konva from 'konva';
import { cheeks, eyes, fingerConfig, head, mouth, ripples, wordsConfig } from '../shared/face';
import { KINDS, type Gesture } from '../shared/gestures';
import { Play } from '../shared/play';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const stage = new Konva.Stage({
  container,
  width: container.clientWidth,
  height: container.clientHeight,
});
// The stage handles the pointers: no shape has to be found under them.
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer({ listening: false });
stage.add(ground, layer);

const face = new Konva.Group({ name: 'face' });
const eyeNodes = eyes(false).map((config) => new Konva.Ellipse(config));
const mouthNode = new Konva.Line(mouth(false));
face.add(
  new Konva.Rect(head),
  ...cheeks.map((config) => new Konva.Circle(config)),
  ...eyeNodes,
  mouthNode,
);
const words = new Konva.Text(wordsConfig('Touch me', stage.width()));
const marks = new Konva.Group();
layer.add(words, face, marks);

const chips = KINDS.map((kind) => {
  const chip = document.createElement('li');
  chip.textContent = kind;
  element('#kinds').append(chip);
  return { kind, chip };
});

function show(fingers: Konva.Vector2d[], gestures: Gesture[]) {
  const isHeld = fingers.length > 0;
  eyes(isHeld).forEach((config, i) => eyeNodes[i]?.setAttrs(config));
  mouthNode.setAttrs(mouth(isHeld));
  marks.destroyChildren();
  marks.add(...fingers.map((point) => new Konva.Circle(fingerConfig(point))));
  if (gestures.length > 0) words.text(gestures.map(({ says }) => says).join(', '));
  for (const { kind, chip } of chips) {
    if (gestures.some((gesture) => gesture.kind === kind)) chip.classList.add('done');
  }
}

const play = new Play(face, show);

stage.on('pointerdown', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || evt.button !== 0) return;
  // A finger stays with the element where it began; the mouse needs a capture.
  if (evt.pointerType === 'mouse') stage.setPointerCapture(evt.pointerId);
  play.down(evt, point);
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (point) play.move(evt, point);
});

stage.on('pointerup pointercancel', ({ evt }) => play.up(evt));

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  const home = { x: stage.width() / 2, y: stage.height() / 2 + 20 };
  ground.destroyChildren();
  ground.add(...ripples(home).map((config) => new Konva.Circle(config)));
  words.setAttrs(wordsConfig(words.text(), stage.width()));
  play.moveHome(home);
}

new ResizeObserver(resize).observe(container);
resize();
