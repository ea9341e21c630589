import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { startClock } from '../../../common/konva/clock';
import { download, savePng } from '../../../common/konva/files';
import { canRedo, canUndo } from '../../../common/konva/history';
import { writePlay } from '../shared/clips';
import {
  addHere,
  advance,
  choose,
  chosenOf,
  CLIP_COMMANDS,
  clipsOf,
  cursorAt,
  drag,
  type Editor,
  frameOf,
  isSameButPlayhead,
  keyChange,
  layOut,
  newEditor,
  open,
  optionsOf,
  press,
  redoNext,
  release,
  seek,
  showAll,
  timeOf,
  togglePlay,
  turnWheel,
  undoLast,
  zoom,
} from '../shared/editor';
import {
  boardConfig,
  clipConfigs,
  guideConfig,
  nameConfigs,
  playheadConfig,
  plotClip,
  tableConfig,
  wholeConfig,
} from '../shared/look';
import { ACTION_OPTIONS, LAST_FRAME } from '../shared/play';
import '../shared/style.css';
import {
  coastConfig,
  curtainConfig,
  lanternConfig,
  moonConfig,
  puppetConfig,
  screenConfig,
  theaterConfig,
  wavesConfig,
} from '../shared/theater';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const clipField = element<HTMLSelectElement>('#clip');
const actionField = element<HTMLSelectElement>('#action');
const headField = element<HTMLInputElement>('#head');
const fileField = element<HTMLInputElement>('#file');

let editor = newEditor();
const layout = () => layOut(container.clientWidth);

// No layer listens: positions determine what a pointer holds, so there is no hit graph to draw.
const stage = new Konva.Stage({ container });
const theater = new Konva.Layer({ listening: false });
const tracks = new Konva.Layer({ listening: false });
const front = new Konva.Layer({ listening: false });
stage.add(theater, tracks, front);

// The theater changes with each frame, so its nodes are kept.
const scene = new Konva.Group();
const screen = new Konva.Shape<Konva.ShapeConfig>({});
const moon = new Konva.Circle({});
const gulls = new Konva.Path({});
const boat = new Konva.Path({});
const whale = new Konva.Path({});
const [farWaves, nearWaves] = [new Konva.Path({}), new Konva.Path({})];
const curtain = new Konva.Shape<Konva.ShapeConfig>({});
scene.add(screen, moon, gulls, new Konva.Path(coastConfig), new Konva.Circle(lanternConfig));
scene.add(boat, farWaves, whale, nearWaves);
theater.add(scene, curtain);
const playhead = new Konva.Shape<Konva.ShapeConfig>({});
const timeScale = new Konva.Group();
timeScale.add(playhead);
front.add(timeScale);

/** Updates what changes with each frame of the play. The tracks are not redrawn. */
function drawMoment() {
  const box = layout();
  const [clips, frame] = [clipsOf(editor), editor.playhead];
  screen.setAttrs(screenConfig(clips, frame));
  moon.setAttrs(moonConfig(clips, frame));
  gulls.setAttrs(puppetConfig(clips, frame, 'gulls'));
  boat.setAttrs(puppetConfig(clips, frame, 'boat'));
  whale.setAttrs(puppetConfig(clips, frame, 'whale'));
  farWaves.setAttrs(wavesConfig(frame, 0));
  nearWaves.setAttrs(wavesConfig(frame, 1));
  playhead.setAttrs(playheadConfig(editor, box));
  element('.time').textContent = timeOf(frameOf(editor));
  headField.value = String(frameOf(editor));
}

function drawTracks() {
  const box = layout();
  stage.size({ width: box.width, height: box.height });
  scene.setAttrs(theaterConfig(box));
  curtain.setAttrs(curtainConfig(box));
  timeScale.setAttrs({ ...plotClip(box), clipX: box.plot.x - 9 });
  const clips = new Konva.Group(plotClip(box));
  clips.add(
    new Konva.Rect(wholeConfig(editor, box)),
    ...clipConfigs(editor, box).map((config) => new Konva.Shape(config)),
    new Konva.Rect(guideConfig(editor, box)),
  );
  tracks.destroyChildren();
  tracks.add(
    new Konva.Shape(tableConfig(editor, box)),
    clips,
    new Konva.Rect(boardConfig(box)),
    ...nameConfigs(editor, box).map((config) => new Konva.Text(config)),
  );
}

const clipButtons = Object.entries(CLIP_COMMANDS).map(([name, run]) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = name;
  button.addEventListener('click', () => show(run(editor)));
  return button;
});
element('.clip').after(...clipButtons);

function showFields() {
  clipField.replaceChildren(
    new Option('None', ''),
    ...optionsOf(editor).map(({ id, words }) => new Option(words, String(id))),
  );
  clipField.value = String(editor.chosen ?? '');
  for (const button of clipButtons) button.disabled = !chosenOf(editor);
  element('#play').textContent = editor.plays ? 'Pause' : 'Play';
  element<HTMLButtonElement>('#undo').disabled = !canUndo(editor.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(editor.history);
}

let stopClock: (() => void) | undefined;

function show(next: Editor) {
  const before = editor;
  editor = next;
  drawMoment();
  const status = element('[role="status"]');
  if (status.textContent !== editor.says) status.textContent = editor.says;
  if (!isSameButPlayhead(before, editor)) {
    drawTracks();
    showFields();
  }
  if (editor.plays) {
    stopClock ??= startClock((milliseconds) => show(advance(editor, milliseconds)));
  } else {
    stopClock?.();
    stopClock = undefined;
  }
}

// Pointers: the mouse and fingers.

const pointer = () => stage.getPointerPosition() ?? { x: 0, y: 0 };

function showCursor() {
  container.className = `canvas ${cursorAt(editor, pointer(), layout())}`;
}

stage.on('pointerdown', ({ evt }) => {
  if (evt.button !== 0) return;
  // A mouse drag also continues outside the canvas.
  if (evt.pointerType === 'mouse') stage.setPointerCapture(evt.pointerId);
  show(press(editor, evt.pointerId, pointer(), layout()));
  showCursor();
});

stage.on('pointermove', ({ evt }) => {
  if (editor.grip || editor.holds.length > 0) {
    show(drag(editor, evt.pointerId, pointer(), layout()));
  }
  showCursor();
});

stage.on('pointerup pointercancel', ({ evt }) => {
  show(release(editor, evt.pointerId, layout()));
  showCursor();
});

stage.on('wheel', ({ evt }) => {
  if (!claimWheel(evt, { sideways: true })) return;
  const next = turnWheel(editor, evt, pointer(), layout());
  show(next);
});

// Keys and controls.

const handleKey = (event: KeyboardEvent) => {
  const change = keyChange(event);
  if (!change) return;
  event.preventDefault();
  show(change(editor));
};
window.addEventListener('keydown', handleKey);
stage.on('destroy', () => stopClock?.());

const onClick = (id: string, run: () => void) => element(id).addEventListener('click', run);
onClick('#play', () => show(togglePlay(editor)));
onClick('#undo', () => show(undoLast(editor)));
onClick('#redo', () => show(redoNext(editor)));
onClick('#closer', () => show(zoom(editor, 1.5)));
onClick('#farther', () => show(zoom(editor, 1 / 1.5)));
onClick('#all', () => show(showAll(editor)));
onClick('#add', () => show(addHere(editor, actionField.value)));
onClick('#open', () => fileField.click());
onClick('#save', () => download(new Blob([writePlay(clipsOf(editor))]), 'shadow-play.json'));
onClick('#png', () => {
  const { width, theater: box } = layout();
  void savePng(stage.toCanvas({ width, height: box.height, pixelRatio: 2 }), 'shadow-play.png');
});

clipField.addEventListener('change', () => show(choose(editor, Number(clipField.value))));
headField.addEventListener('input', () => show(seek(editor, headField.valueAsNumber)));
fileField.addEventListener('change', () => {
  const [file] = fileField.files ?? [];
  void file?.text().then((text) => show(open(editor, text)));
  // Empty the field, so that the same file can be chosen again.
  fileField.value = '';
});

headField.max = String(LAST_FRAME);
actionField.append(...ACTION_OPTIONS.map(({ id, words }) => new Option(words, id)));
new ResizeObserver(() => {
  drawTracks();
  drawMoment();
}).observe(container);
drawTracks();
showFields();
show(editor);
