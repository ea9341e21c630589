import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import * as steps from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import { wheelFactor } from '../../../common/konva/zoom';
import harbor from './harbor.webp';
import { saveCoco, toCoco } from '../shared/coco';
import * as labels from '../shared/regions';
import '../shared/style.css';
import { fit, keepInView, middleBox, zoom, type View } from '../shared/view';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const exportButton = element<HTMLButtonElement>('#export');
const json = element<HTMLTextAreaElement>('#json');
const list = element<HTMLUListElement>('#list');

const stage = new Konva.Stage({ container });
container.ariaLabel = labels.LABEL;
const pictureLayer = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(pictureLayer, layer);

const picture = new Image();
picture.src = harbor;
pictureLayer.add(new Konva.Image({ image: picture, ...labels.PICTURE, name: 'picture' }));
picture.addEventListener('load', () => pictureLayer.batchDraw());

let tool: labels.Tool = 'box';
let history = steps.newHistory(labels.FIRST_REGIONS);
let regions: labels.Region[] = labels.FIRST_REGIONS;
let selected: number | null = 2;
// Null shows the whole image, for any size of the window.
let closeView: View | null = null;
let view = fit(stage.size());
let hasDrawn = false;
let path: Konva.Vector2d[] = [];
let pathLine: Konva.Line | null = null;

/** The next regions. Changes of the same topic in a row are undone together. */
function change(next: labels.Region[], topic?: string) {
  history = steps.addStep(history, next, topic);
  regions = next;
}

function travel(next: typeof history) {
  history = next;
  regions = steps.currentStep(history);
  show();
}

function drawRegions() {
  layer.destroyChildren();
  layer.add(
    ...regions.map((region) => new Konva.Line(labels.regionConfig(region, region.id === selected))),
  );
  const current = regions.find(({ id }) => id === selected);
  if (!current) return;
  const anchors = labels.corners(current).map((corner, i) => {
    const anchor = new Konva.Circle(labels.anchorConfig(corner, current.color, view.scale));
    anchor.on('dragmove', () => {
      change(
        labels.movePoint(regions, current.id, i, labels.onPicture(anchor.position())),
        'point',
      );
      const moved = regions.find(({ id }) => id === current.id);
      if (!moved) return;
      layer.findOne<Konva.Line>(`#region-${current.id}`)?.points(moved.points);
      labels.corners(moved).forEach((place, at) => anchors[at]?.position(place));
      fillList();
    });
    return anchor;
  });
  layer.add(...anchors);
}

function row(region: labels.Region) {
  const item = document.createElement('li');
  const name = document.createElement('select');
  name.append(...labels.CLASSES.map((one) => new Option(one.name)));
  name.ariaLabel = `Class of region ${region.id}`;
  name.addEventListener('focus', () => select(region.id));
  name.addEventListener('change', () => {
    change(labels.classify(regions, region.id, name.value));
    show();
  });
  const drop = document.createElement('button');
  drop.type = 'button';
  drop.textContent = '×';
  drop.addEventListener('click', () => {
    change(labels.remove(regions, region.id));
    show();
  });
  const share = document.createElement('small');
  item.append(document.createElement('i'), name, drop, share);
  return { item, name, drop, share };
}

/** One row for each region, created once, so that the class keeps the focus. */
const rows = new Map<number, ReturnType<typeof row>>();

function fillList() {
  for (const region of regions) {
    const shown = rows.get(region.id) ?? row(region);
    rows.set(region.id, shown);
    shown.item.ariaCurrent = String(region.id === selected);
    shown.share.textContent = labels.shareOf(region);
    shown.item.style.setProperty('--region', region.color);
    shown.drop.ariaLabel = `Delete ${labels.titleOf(region)}`;
    shown.name.value = region.name;
    if (!shown.item.isConnected) list.append(shown.item);
  }
  for (const [id, { item }] of rows) if (!regions.some((one) => one.id === id)) item.remove();
  json.value = toCoco(regions);
  element<HTMLButtonElement>('#undo').disabled = !steps.canUndo(history);
  element<HTMLButtonElement>('#redo').disabled = !steps.canRedo(history);
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

function chooseTool(next: labels.Tool) {
  tool = next;
  for (const { value } of labels.TOOLS) element(`#${value}`).ariaPressed = String(value === tool);
  stage.draggable(tool === 'move');
  container.style.cursor = tool === 'move' ? 'grab' : 'crosshair';
}

/** Returns whether the path was large enough for a region. */
function addRegion(drawn: Konva.Vector2d[], isBox: boolean) {
  const region = labels.newRegion(regions, drawn, isBox, 1 / view.scale);
  if (!region) return false;
  change([...regions, region]);
  selected = region.id;
  show();
  return true;
}

stage.on('pointerdown', ({ evt, target, pointerId }) => {
  const point = stage.getRelativePointerPosition();
  hasDrawn = false;
  // A press on a point of the region moves it. Only the first finger and the main button draw.
  if (tool === 'move' || !point || !evt.isPrimary || evt.button !== 0) return;
  if (target.hasName('anchor')) return;
  stage.setPointerCapture(pointerId);
  path = [point];
  pathLine = new Konva.Line(labels.pathConfig(path, tool === 'box'));
  layer.add(pathLine);
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getRelativePointerPosition();
  if (!pathLine || !point || !evt.isPrimary) return;
  path.push(point);
  pathLine.points(labels.pathConfig(path, tool === 'box').points);
});

stage.on('pointerup pointercancel', ({ evt }) => {
  // Lifting a second finger does not end the line of the first.
  if (!pathLine || !evt.isPrimary) return;
  pathLine.destroy();
  pathLine = null;
  // The browser canceled the pointer: nothing was drawn.
  if (evt.type === 'pointercancel') return;
  hasDrawn = addRegion(path, tool === 'box');
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
  else history = steps.endTopic(history);
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
element('#undo').addEventListener('click', () => travel(steps.undo(history)));
element('#redo').addEventListener('click', () => travel(steps.redo(history)));
window.addEventListener('keydown', (event) => {
  const command = undoCommand(event);
  if (!command) return;
  event.preventDefault();
  travel(command === 'undo' ? steps.undo(history) : steps.redo(history));
});
container.addEventListener('keydown', (event) => {
  const next = labels.pressKey(regions, selected, event);
  if (!next) return;
  event.preventDefault();
  change(next, `keys ${selected}`);
  show();
});
for (const { value } of labels.TOOLS) {
  element(`#${value}`).addEventListener('click', () => chooseTool(value));
}
element('#add').addEventListener('click', () => addRegion(middleBox(view, stage.size()), true));
element('#save').addEventListener('click', () => saveCoco(regions));
exportButton.addEventListener('click', () => {
  json.hidden = !json.hidden;
  exportButton.ariaPressed = String(!json.hidden);
});

function resize() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  showView(closeView);
}
chooseTool('box');
resize();
show();
new ResizeObserver(resize).observe(container);
