import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { curveKey } from '../shared/commands';
import { copyField } from '../shared/copy';
import {
  ANCHORS,
  curvesOf,
  hover,
  moveTo,
  newEditor,
  pathData,
  redoNext,
  release,
  reset,
  select,
  undoLast,
  type Editor,
} from '../shared/curves';
import {
  anchorConfig,
  bezierConfig,
  controlConfigs,
  fit,
  idOf,
  lakeConfig,
  placeIn,
  quadraticConfig,
  swanConfig,
} from '../shared/look';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let editor = newEditor();
const showsLines = element<HTMLInputElement>('#controls');
const path = element<HTMLInputElement>('#path');

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const drawing = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, drawing, layer);

const curves = curvesOf(editor);
ground.add(new Konva.Shape(lakeConfig));
const swan = new Konva.Shape(swanConfig(curves));
const bezier = new Konva.Shape(bezierConfig(curves));
const quadratic = new Konva.Shape(quadraticConfig(curves));
const lines = controlConfigs(curves, true).map((config) => new Konva.Line(config));
drawing.add(swan, bezier, quadratic, ...lines);
const anchors = ANCHORS.map(
  (anchor) => new Konva.Circle(anchorConfig(anchor, editor, curves, stage.scaleX())),
);
layer.add(...anchors);

layer.on('mouseover', ({ target }) => show(hover(editor, idOf(target))));
layer.on('mouseout', () => show(hover(editor, null)));
stage.on('pointerdown', ({ target }) => show(select(editor, idOf(target))));
layer.on('dragmove', ({ target }) => show(moveTo(editor, idOf(target) ?? '', placeIn(target))));
layer.on('dragend', () => show(release(editor)));

function draw() {
  stage.setAttrs(fit(stage.container().clientWidth));
  const now = curvesOf(editor);
  swan.setAttrs(swanConfig(now));
  bezier.setAttrs(bezierConfig(now));
  quadratic.setAttrs(quadraticConfig(now));
  controlConfigs(now, showsLines.checked).forEach((config, i) => lines[i]?.setAttrs(config));
  ANCHORS.forEach((anchor, i) =>
    anchors[i]?.setAttrs(anchorConfig(anchor, editor, now, stage.scaleX())),
  );
}

/** The next state, on the canvas and in the controls. */
function show(next: Editor) {
  editor = next;
  draw();
  path.value = pathData(curvesOf(editor));
  element<HTMLButtonElement>('#undo').disabled = !canUndo(editor.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(editor.history);
  stage.container().style.cursor = editor.hot === null ? 'default' : 'grab';
  element('[role="status"]').textContent = editor.says;
}

const onClick = (selector: string, change: (editor: Editor) => Editor) =>
  element(selector).addEventListener('click', () => show(change(editor)));

onClick('#undo', undoLast);
onClick('#redo', redoNext);
onClick('#reset', reset);
showsLines.addEventListener('change', draw);
element('#copy').addEventListener('click', () => {
  void copyField(path).then((says) => show({ ...editor, says }));
});

window.addEventListener('keydown', (event) => {
  const change = curveKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(editor));
});

new ResizeObserver(draw).observe(stage.container());
show(editor);
