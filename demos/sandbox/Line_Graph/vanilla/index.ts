import Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import {
  type Chart,
  cursorHour,
  daysOf,
  describe,
  describeReadings,
  drag,
  grabAt,
  type Hand,
  layOut,
  moveCursor,
  press,
  pressKey,
  readingAt,
  release,
  turnWheel,
} from '../shared/chart';
import {
  COLORS,
  cursorPicture,
  curvePicture,
  floodClip,
  floodPicture,
  gridPicture,
  notePicture,
  type Picture,
  plotClip,
  stripPicture,
} from '../shared/look';
import { GAUGES, HEADLINE, LAST, STANDFIRST } from '../shared/river';
import '../shared/style.css';
import { ALL, CREST, FLOOD, isSame, type TimeWindow, zoomMiddle } from '../shared/time';
import { element } from '../../../common/vanilla/elements';

const canvas = element('.canvas');
const container = element<HTMLDivElement>('#container');
const slider = element<HTMLInputElement>('input[type="range"]');

const stage = new Konva.Stage({ container });
// No layer listens: the position of the pointer determines what it holds, so Konva draws no hit graph.
const layer = new Konva.Layer({ listening: false });
// The cursor moves often. On a separate layer, it does not draw the curves again.
const overlay = new Konva.Layer({ listening: false });
stage.add(layer, overlay);

let layout = layOut(container.clientWidth);
let chart: Chart = { window: FLOOD, cursor: null, hidden: [] };
let hand: Hand | null = null;

const grid = new Konva.Group();
const flood = new Konva.Group();
const curves = new Konva.Group();
const notes = new Konva.Group();
const strip = new Konva.Group();
const cursor = new Konva.Group();
layer.add(grid, flood, curves, notes, strip);
overlay.add(cursor);

/** Draws a group again: it has few shapes, and a move of the window changes most of them. */
function draw(group: Konva.Group, { rects, lines, circles, texts }: Picture) {
  group.destroyChildren();
  const shapes = [
    ...rects.map((config) => new Konva.Rect(config)),
    ...lines.map((config) => new Konva.Line(config)),
    ...circles.map((config) => new Konva.Circle(config)),
    ...texts.map((config) => new Konva.Text(config)),
  ];
  if (shapes.length > 0) group.add(...shapes);
}

function drawCursor() {
  draw(cursor, cursorPicture(chart, layout, document.activeElement === slider));
  slider.value = String(cursorHour(chart));
  slider.ariaValueText = describeReadings(chart, cursorHour(chart));
}

function drawAll() {
  stage.size({ width: layout.width, height: layout.height });
  draw(grid, gridPicture(chart, layout));
  draw(flood.setAttrs(floodClip(layout)), floodPicture(chart, layout));
  draw(curves.setAttrs(plotClip(layout)), curvePicture(chart, layout));
  draw(notes, notePicture(chart, layout));
  draw(strip, stripPicture(chart, layout));
  drawCursor();
  element('[role="status"]').textContent = describe(chart);
  element('tbody').replaceChildren(
    ...daysOf(chart).map(({ day, highest }) => row('td', [day, ...highest])),
  );
}

function show(next: Chart) {
  const isOnlyCursor = next.window === chart.window && next.hidden === chart.hidden;
  // The notes beside the crests make room for a cursor.
  const hasSameNotes = (next.cursor === null) === (chart.cursor === null);
  chart = next;
  if (isOnlyCursor && hasSameNotes) drawCursor();
  else drawAll();
}

const showWindow = (window: TimeWindow) => {
  if (!isSame(window, chart.window)) show({ ...chart, window });
};

function row(cell: 'td' | 'th', texts: string[]) {
  const tr = document.createElement('tr');
  tr.append(
    ...texts.map((text) => Object.assign(document.createElement(cell), { textContent: text })),
  );
  return tr;
}

// Pointers: the mouse and fingers.

stage.on('pointerdown', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point || evt.button !== 0) return;
  // With a capture, the mouse also keeps what it holds outside the canvas.
  if (evt.pointerType === 'mouse') stage.setPointerCapture(evt.pointerId);
  const grip = press(hand, evt.pointerId, point, chart.window, layout);
  hand = grip.hand;
  const isAlone = hand?.grab === 'plot' && hand.holds.length === 1;
  const hour = isAlone ? readingAt(point.x, chart.window, layout.plot) : chart.cursor;
  show({ ...chart, window: grip.window, cursor: hour });
  canvas.className = 'canvas held';
});

stage.on('pointermove', ({ evt }) => {
  const point = stage.getPointerPosition();
  if (!point) return;
  if (hand) {
    const grip = drag(hand, evt.pointerId, point.x, chart.window, layout);
    hand = grip.hand;
    showWindow(grip.window);
    return;
  }
  const grab = grabAt(point, chart.window, layout);
  const isEdge = grab === 'from' || grab === 'to';
  canvas.className = isEdge ? 'canvas edge' : grab === 'frame' ? 'canvas frame' : 'canvas';
  if (grab === 'plot') show({ ...chart, cursor: readingAt(point.x, chart.window, layout.plot) });
});

stage.on('pointerup pointercancel', ({ evt }) => {
  if (hand) hand = release(hand, evt.pointerId, chart.window, layout.plot);
  if (!hand) canvas.className = 'canvas';
});

// The cursor stays after a finger is lifted, and the cursor of the keyboard stays, too.
stage.on('pointerleave', ({ evt }) => {
  if (evt.pointerType === 'mouse' && document.activeElement !== slider) {
    show({ ...chart, cursor: null });
  }
});

stage.on('wheel', ({ evt }) => {
  if (!claimWheel(evt, { sideways: true })) return;
  const point = stage.getPointerPosition();
  if (!point) return;
  const window = turnWheel(chart.window, evt, point.x, layout.plot);
  showWindow(window);
});

// Keys: an invisible slider is the cursor.

slider.max = String(LAST);
slider.addEventListener('keydown', (event) => {
  const next =
    event.ctrlKey || event.metaKey || event.altKey
      ? null
      : pressKey(chart, event.key, event.shiftKey);
  if (!next) return;
  event.preventDefault();
  show(next);
});
// Screen readers on phones change the value without keys.
slider.addEventListener('input', () => show(moveCursor(chart, slider.valueAsNumber)));
slider.addEventListener('focus', () => show(moveCursor(chart, cursorHour(chart))));
slider.addEventListener('blur', () => show({ ...chart, cursor: null }));

// Controls.

for (const { id, name } of GAUGES) {
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: true });
  label.style.setProperty('--gauge', COLORS[id]);
  label.append(box, name);
  box.addEventListener('change', () => {
    const others = chart.hidden.filter((other) => other !== id);
    show({ ...chart, hidden: box.checked ? others : [...others, id] });
  });
  element('#gauges').append(label);
}

element('#all').addEventListener('click', () => showWindow(ALL));
element('#flood').addEventListener('click', () => showWindow(FLOOD));
element('#crest').addEventListener('click', () => showWindow(CREST));
element('#closer').addEventListener('click', () => showWindow(zoomMiddle(chart.window, 1.5)));
element('#farther').addEventListener('click', () => showWindow(zoomMiddle(chart.window, 1 / 1.5)));

element('h2').textContent = HEADLINE;
element('header p').textContent = STANDFIRST;
element('thead').append(row('th', ['Day', ...GAUGES.map(({ name }) => name)]));

new ResizeObserver(() => {
  layout = layOut(container.clientWidth);
  drawAll();
}).observe(container);
drawAll();
