import Konva from 'konva';
import { canRedo, canUndo } from '../../../common/konva/history';
import { yardKey } from '../shared/commands';
import {
  blossomConfig,
  cutsConfig,
  fit,
  ghostConfig,
  gridConfig,
  handlesConfig,
  pieceConfig,
  takeScale,
  toFloor,
  toStage,
  yardConfig,
} from '../shared/look';
import {
  alignAll,
  cutsOf,
  holdAt,
  holdSize,
  lay,
  newYard,
  piecesOf,
  redoNext,
  select,
  selectedOf,
  setGrid,
  setSnaps,
  shownOf,
  undoLast,
  type Yard,
} from '../shared/yard';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

let yard = newYard();

const stage = new Konva.Stage({ container: 'container' });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Shape(yardConfig));

const pieces = piecesOf(yard).map((piece) => new Konva.Shape(pieceConfig(piece)));
const grid = new Konva.Path(gridConfig(yard.grid, yard.snaps, false));
const cuts = new Konva.Path(cutsConfig(new Set()));
const ghost = new Konva.Rect(ghostConfig(null));
const handles = new Konva.Transformer();
layer.add(grid, ...pieces, cuts, ghost, new Konva.Shape(blossomConfig), handles);

// What a handle would make is rounded to the grid before the piece gets it.
handles.boundBoxFunc((_, box) => {
  yard = holdSize(yard, toFloor(stage, box), handles.getActiveAnchor() ?? '');
  return yard.held ? { ...toStage(stage, yard.held), rotation: 0 } : box;
});

for (const node of pieces) {
  node.on('pointerdown', () => show(select(yard, node.id())));
  node.on('dragmove', () => show(holdAt(yard, node.id(), node.position())));
  node.on('transform', () => {
    takeScale(node);
    show(yard);
  });
  node.on('dragend transformend', () => show(lay(yard)));
  node.on('mouseenter', () => (stage.container().style.cursor = 'grab'));
  node.on('mouseleave', () => (stage.container().style.cursor = ''));
}
stage.on('pointerdown', ({ target }) => {
  if (target === stage) show(select(yard, null));
});

/** The next state, on the canvas and in the controls. */
function show(next: Yard) {
  yard = next;
  const selected = selectedOf(yard);
  shownOf(yard).forEach((piece, i) => pieces[i]?.setAttrs(pieceConfig(piece)));
  const nodes = pieces.filter((node) => node.id() === selected?.id);
  // Attached again in the middle of a pull, the handles would measure anew.
  if (nodes[0] !== handles.nodes()[0]) handles.nodes(nodes);
  handles.setAttrs(handlesConfig(selected));
  grid.setAttrs(gridConfig(yard.grid, yard.snaps, yard.held !== null));
  ghost.setAttrs(ghostConfig(yard.held));
  cuts.setAttrs(cutsConfig(cutsOf(yard)));
  element<HTMLButtonElement>('#undo').disabled = !canUndo(yard.history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(yard.history);
  element('[role="status"]').textContent = `${yard.says} ${cutsOf(yard).size} tiles cut.`;
}

const onClick = (selector: string, change: (yard: Yard) => Yard) =>
  element(selector).addEventListener('click', () => show(change(yard)));

onClick('#align', alignAll);
onClick('#undo', undoLast);
onClick('#redo', redoNext);

const snaps = element<HTMLInputElement>('#snaps');
snaps.addEventListener('change', () => show(setSnaps(yard, snaps.checked)));
const size = element<HTMLInputElement>('#grid');
size.addEventListener('input', () => show(setGrid(yard, size.valueAsNumber)));

window.addEventListener('keydown', (event) => {
  const change = yardKey(event);
  if (!change) return;
  event.preventDefault();
  show(change(yard));
});

function resize() {
  stage.setAttrs(fit(stage.container().clientWidth));
  show(yard);
}
resize();
new ResizeObserver(resize).observe(stage.container());
