import Konva from 'konva';
import {
  addPoint,
  COLORS,
  OPENING,
  savePng,
  strokeConfig,
  type Stroke,
  type Tool,
} from '../shared/drawing';
import '../shared/style.css';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { element } from '../../../common/vanilla/elements';

const stage = new Konva.Stage({ container: 'container', height: 400 });

// No shape is looked up under the pointer, so no layer needs a hit graph.
const paper = new Konva.Layer({ listening: false });
// The eraser clears pixels of its own layer only, so the paper is on another one.
const drawing = new Konva.Layer({ listening: false });
const overlay = new Konva.Layer({ listening: false });
stage.add(paper, drawing, overlay);

const sheet = new Konva.Rect({ height: 400, fill: '#fbfaf7' });
paper.add(sheet);

const brush = new Konva.Circle({
  name: 'brush',
  stroke: '#1b1f2a',
  strokeWidth: 1,
  visible: false,
});
overlay.add(brush);

let tool: Tool = 'pen';
let color = '#f2664a';
let history = newHistory(OPENING);
let current: { stroke: Stroke; line: Konva.Line } | null = null;

const penButton = element<HTMLButtonElement>('#pen');
const eraserButton = element<HTMLButtonElement>('#eraser');
const undoButton = element<HTMLButtonElement>('#undo');
const redoButton = element<HTMLButtonElement>('#redo');
const clearButton = element<HTMLButtonElement>('#clear');
const widthSlider = element<HTMLInputElement>('#width');

function updateButtons() {
  penButton.ariaPressed = String(tool === 'pen');
  eraserButton.ariaPressed = String(tool === 'eraser');
  undoButton.disabled = !canUndo(history);
  redoButton.disabled = !canRedo(history);
  clearButton.disabled = currentStep(history).length === 0;
}

function chooseTool(next: Tool) {
  tool = next;
  updateButtons();
}

function showHistory(next: typeof history) {
  history = next;
  // Keep the current line: destroyChildren() would destroy it.
  current?.line.remove();
  drawing.destroyChildren();
  drawing.add(...currentStep(history).map((stroke) => new Konva.Line(strokeConfig(stroke))));
  if (current) drawing.add(current.line);
  updateButtons();
}

stage.on('pointerdown', ({ evt, pointerId }) => {
  const point = drawing.getRelativePointerPosition();
  // One finger or the main button draws; a second finger does not.
  if (!point || !evt.isPrimary || evt.button !== 0) return;
  stage.setPointerCapture(pointerId);
  // A line without length draws nothing; a tenth of a pixel makes a tap leave a dot.
  const points = [point.x, point.y, point.x + 0.1, point.y];
  const stroke = { tool, color, width: widthSlider.valueAsNumber, points };
  const line = new Konva.Line(strokeConfig(stroke));
  drawing.add(line);
  current = { stroke, line };
});

stage.on('pointermove', ({ evt }) => {
  const point = drawing.getRelativePointerPosition();
  if (!point || !evt.isPrimary) return;
  const radius = widthSlider.valueAsNumber / 2;
  brush.setAttrs({ ...point, radius, visible: evt.pointerType !== 'touch' });
  if (!current) return;
  current.stroke.points = addPoint(current.stroke.points, point);
  current.line.points(current.stroke.points);
});

stage.on('pointerup', ({ evt }) => {
  // Lifting a second finger does not end the stroke of the first.
  if (!current || !evt.isPrimary) return;
  history = addStep(history, [...currentStep(history), current.stroke]);
  current = null;
  updateButtons();
});

// The browser canceled the pointer: discard the stroke.
stage.on('pointercancel', ({ evt }) => {
  if (!current || !evt.isPrimary) return;
  current.line.destroy();
  current = null;
});

stage.on('pointerleave', () => brush.visible(false));

for (const { name, value } of COLORS) {
  const swatch = document.createElement('input');
  swatch.type = 'radio';
  swatch.name = 'color';
  swatch.ariaLabel = name;
  swatch.checked = value === color;
  swatch.style.color = value;
  swatch.addEventListener('change', () => {
    color = value;
    chooseTool('pen');
  });
  element('#colors').append(swatch);
}

penButton.addEventListener('click', () => chooseTool('pen'));
eraserButton.addEventListener('click', () => chooseTool('eraser'));
undoButton.addEventListener('click', () => showHistory(undo(history)));
redoButton.addEventListener('click', () => showHistory(redo(history)));
clearButton.addEventListener('click', () => showHistory(addStep(history, [])));
element('#save').addEventListener('click', () => savePng(drawing));

window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  showHistory(command === 'undo' ? undo(history) : redo(history));
});

// Strokes are centered at x = 0, so the drawing stays in the middle of the pad.
function fit() {
  stage.width(stage.container().clientWidth);
  sheet.width(stage.width());
  drawing.x(stage.width() / 2);
  overlay.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());

showHistory(history);
