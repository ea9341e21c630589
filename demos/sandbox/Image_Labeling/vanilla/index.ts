import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { wheelFactor } from '../../../common/konva/zoom';
import harbor from './harbor.webp';
import {
  anchorConfig,
  corners,
  FIRST_REGIONS,
  movePoint,
  newRegion,
  onPicture,
  pathConfig,
  PICTURE,
  regionConfig,
  remove,
  rename,
  shareOf,
  toJson,
  type Region,
} from '../shared/regions';
import '../shared/style.css';
import { fit, keepInView, zoom, type View } from '../shared/view';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const drawButton = element<HTMLButtonElement>('#draw');
const moveButton = element<HTMLButtonElement>('#move');
const exportButton = element<HTMLButtonElement>('#export');
const json = element<HTMLTextAreaElement>('#json');
const list = element<HTMLUListElement>('#list');

const stage = new Konva.Stage({ container });
const pictureLayer = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(pictureLayer, layer);

const picture = new Image();
picture.src = harbor;
pictureLayer.add(new Konva.Image({ image: picture, ...PICTURE, name: 'picture' }));
picture.addEventListener('load', () => pictureLayer.batchDraw());

let tool: 'draw' | 'move' = 'draw';
let history = newHistory(FIRST_REGIONS);
let regions: Region[] = FIRST_REGIONS;
let selected: number | null = 2;
// Null shows the whole image, for any size of the window.
let closeView: View | null = null;
let view = fit(stage.size());
let hasDrawn = false;
let path: Konva.Vector2d[] = [];
let pathLine: Konva.Line | null = null;

/** The next regions. Changes of the same topic in a row are undone together. */
function change(next: Region[], topic?: string) {
  history = addStep(history, next, topic);
  regions = next;
}

function travel(next: typeof history) {
  history = next;
  regions = currentStep(history);
  show();
}

function drawRegions() {
  layer.destroyChildren();
  layer.add(
    ...regions.map((region) => new Konva.Line(regionConfig(region, region.id === selected))),
  );
  const current = regions.find(({ id }) => id === selected);
  if (!current) return;
  corners(current).forEach((corner, i) => {
    const anchor = new Konva.Circle(anchorConfig(corner, current.color, view.scale));
    anchor.on('dragmove', () => {
      anchor.position(onPicture(anchor.position()));
      change(movePoint(regions, current.id, i, anchor.position()), 'point');
      const moved = regions.find(({ id }) => id === current.id);
      if (moved) layer.findOne<Konva.Line>(`#region-${current.id}`)?.points(moved.points);
      fillList();
    });
    layer.add(anchor);
  });
}

function row(region: Region) {
  const item = document.createElement('li');
  item.style.setProperty('--region', region.color);
  item.ariaCurrent = String(region.id === selected);
  const name = document.createElement('input');
  name.value = region.name;
  name.ariaLabel = 'Name of the region';
  name.addEventListener('focus', () => select(region.id));
  name.addEventListener('input', () => {
    change(rename(regions, region.id, name.value), `name ${region.id}`);
    fillList();
  });
  const drop = document.createElement('button');
  drop.type = 'button';
  drop.textContent = '×';
  drop.addEventListener('click', () => {
    change(remove(regions, region.id));
    show();
  });
  const share = document.createElement('small');
  item.append(document.createElement('i'), name, drop, share);
  return { item, name, drop, share };
}

/** One row for each region, created once, so that the field with a name keeps the focus. */
const rows = new Map<number, ReturnType<typeof row>>();

function fillList() {
  for (const region of regions) {
    const shown = rows.get(region.id) ?? row(region);
    rows.set(region.id, shown);
    shown.item.ariaCurrent = String(region.id === selected);
    shown.share.textContent = shareOf(region);
    shown.drop.ariaLabel = `Delete ${region.name}`;
    if (shown.name.value !== region.name) shown.name.value = region.name;
    if (!shown.item.isConnected) list.append(shown.item);
  }
  for (const [id, { item }] of rows) if (!regions.some((one) => one.id === id)) item.remove();
  json.value = toJson(regions);
  element<HTMLButtonElement>('#undo').disabled = !canUndo(history);
  element<HTMLButtonElement>('#redo').disabled = !canRedo(history);
}

function show() {
  drawRegions();
  fillList();
}

function select(id: number | null) {
  if (selected === id) return;
  selected = id;
  show();
}

function showView(next: View | null) {
  closeView = next;
  // A factor of 1 keeps the zoom, unless the stage has become larger than the image.
  view = next ? zoom(next, 1, { x: 0, y: 0 }, stage.size()) : fit(stage.size());
  stage.setAttrs({ x: view.x, y: view.y, scaleX: view.scale, scaleY: view.scale });
  drawRegions();
}

function chooseTool(next: 'draw' | 'move') {
  tool = next;
  drawButton.ariaPressed = String(tool === 'draw');
  moveButton.ariaPressed = String(tool === 'move');
  stage.draggable(tool === 'move');
  container.style.cursor = tool === 'draw' ? 'crosshair' : 'grab';
}

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  const point = stage.getRelativePointerPosition();
  hasDrawn = false;
  // A press on a point of the region moves it. Only the first finger and the main button draw.
  if (tool !== 'draw' || !point || !evt.isPrimary || evt.button !== 0) return;
  if (target.hasName('anchor')) return;
  stage.setPointerCapture(pointerId);
  path = [point];
  pathLine = new Konva.Line(pathConfig(path));
  layer.add(pathLine);
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getRelativePointerPosition();
  if (!pathLine || !point || !evt.isPrimary) return;
  path.push(point);
  pathLine.points(pathConfig(path).points);
});

stage.on('pointerup pointercancel', ({ evt }) => {
  // Lifting a second finger does not end the line of the first.
  if (!pathLine || !evt.isPrimary) return;
  pathLine.destroy();
  pathLine = null;
  // The browser canceled the pointer: nothing was drawn.
  if (evt.type === 'pointercancel') return;
  const region = newRegion(regions, path, 1 / view.scale);
  if (!region) return;
  hasDrawn = true;
  change([...regions, region]);
  selected = region.id;
  show();
});

// A drawing too small for a region counts as a click, which selects.
stage.on('click tap', ({ evt, target }) => {
  if (hasDrawn || evt.button > 0 || target.hasName('anchor')) return;
  const hit = regions.find(({ id }) => target.id() === `region-${id}`);
  select(hit?.id ?? null);
});

stage.dragBoundFunc((position) => keepInView({ ...position, scale: view.scale }, stage.size()));
stage.on('dragend', ({ target }) => {
  if (target === stage) showView({ ...stage.position(), scale: view.scale });
  else history = endTopic(history);
});

stage.on('wheel', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || !claimWheel(evt)) return;
  showView(zoom(view, wheelFactor(evt), point, stage.size()));
});

const zoomMiddle = (factor: number) => {
  const middle = { x: stage.width() / 2, y: stage.height() / 2 };
  showView(zoom(view, factor, middle, stage.size()));
};
element('#closer').addEventListener('click', () => zoomMiddle(1.5));
element('#farther').addEventListener('click', () => zoomMiddle(1 / 1.5));
element('#whole').addEventListener('click', () => showView(null));
element('#undo').addEventListener('click', () => travel(undo(history)));
element('#redo').addEventListener('click', () => travel(redo(history)));
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  travel(command === 'undo' ? undo(history) : redo(history));
});
drawButton.addEventListener('click', () => chooseTool('draw'));
moveButton.addEventListener('click', () => chooseTool('move'));
exportButton.addEventListener('click', () => {
  json.hidden = !json.hidden;
  exportButton.ariaPressed = String(!json.hidden);
});

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  showView(closeView);
}
chooseTool('draw');
resize();
show();
new ResizeObserver(resize).observe(container);
