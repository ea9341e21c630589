import type Konva from 'konva';
import { type AxisWindow, xOf } from '../../../common/konva/axis-window';
import { type Chart, type Layout, ROW, tasksOf } from './chart';
import { dayOfMonth, monthName, weekdayOf } from './days';
import { endOf, slackOf, type Task } from './plan';
import { TODAY } from './violin';
import { drawBar, SANS, WOODS } from './wood';

const SERIF = "Georgia, 'Times New Roman', serif";
const IVORY = '#f8f0e0';
const INK = '#2c1d14';
const SOFT = '#7a6a5a';
const RULE = '#e4d6bd';
const GREEN = '#2b5d4e';
const RED = '#a32a1c';

type Pen = CanvasRenderingContext2D;

/** Draws lines, bands and ticks, which need no separate nodes. */
function drawing(name: string, draw: (pen: Pen) => void) {
  return {
    name,
    listening: false,
    sceneFunc: (context: Konva.Context) => draw(context._context),
  } satisfies Konva.ShapeConfig;
}

function fill(pen: Pen, color: string | CanvasGradient, box: [number, number, number, number]) {
  pen.fillStyle = color;
  pen.fillRect(...box);
}

/** How many days are between two numbers of the header. Seven: only Mondays have one. */
const stepOf = ({ from, to }: AxisWindow, width: number) => (width / (to - from) >= 20 ? 1 : 7);

/** Paper, weekends, the row of the chosen task, and the calendar above. */
export function groundConfig(chart: Chart, { width, height, plot }: Layout) {
  const { window } = chart;
  return drawing('ground', (pen) => {
    const bottom = plot.y + plot.height;
    fill(pen, IVORY, [0, 0, width, height]);
    const days = Array.from(
      { length: Math.ceil(window.to) - Math.floor(window.from) },
      (_, i) => Math.floor(window.from) + i,
    );
    const x = (day: number) => xOf(day, window, plot);
    const day = x(1) - x(0);
    for (const each of days.filter((one) => weekdayOf(one) === 5)) {
      fill(pen, '#f0e3ca', [x(each), plot.y, day * 2, plot.height]);
    }
    const chosen = tasksOf(chart).findIndex(({ id }) => id === chart.chosen);
    if (chosen >= 0) fill(pen, '#a32a1c1c', [0, plot.y + chosen * ROW, width, ROW]);
    const step = stepOf(window, plot.width);
    pen.textBaseline = 'alphabetic';
    for (const each of days) {
      const isTick = step === 1 || weekdayOf(each) === 0;
      if (!isTick) continue;
      fill(pen, RULE, [x(each), plot.y - 8, 1, bottom - plot.y + 8]);
      pen.fillStyle = weekdayOf(each) > 4 ? RED : SOFT;
      pen.font = `11px ${SANS}`;
      pen.textAlign = step === 1 ? 'center' : 'left';
      pen.fillText(dayOfMonth(each), x(each) + (step === 1 ? day / 2 : 4), plot.y - 5);
    }
    drawMonths(pen, days, x);
    fill(pen, '#c9b48f', [0, plot.y - 0.5, width, 1]);
    fill(pen, '#c9b48f', [0, bottom - 0.5, width, 1]);
  });
}

/** A month begins at its first day, or at the left edge if that is out of sight, and is hidden where the next one needs the space. */
function drawMonths(pen: Pen, days: number[], x: (day: number) => number) {
  const left = x(days[0] ?? 0);
  const starts = days.filter((day, i) => i === 0 || dayOfMonth(day) === '1');
  pen.font = `italic bold 15px ${SERIF}`;
  pen.textAlign = 'left';
  pen.fillStyle = INK;
  starts.forEach((day, i) => {
    const next = starts[i + 1];
    const words = monthName(day);
    const at = Math.max(x(day), left) + 4;
    const room = next === undefined ? Infinity : x(next) - at;
    if (room > pen.measureText(words).width + 6) pen.fillText(words, at, 20);
  });
}

/** The area between the names and the right edge. */
export const plotClip = ({ plot, height }: Layout) => ({
  clipX: plot.x,
  clipY: 0,
  clipWidth: plot.width,
  clipHeight: height,
});

const middleOf = (row: number, { plot }: Layout) => plot.y + (row + 0.5) * ROW;

/** On the critical path, no task may slip. */
const isCritical = (slack: Map<string, number>, { id }: Task) => (slack.get(id) ?? 0) === 0;

/** An arrow from the end of each task to the start of each one that waits for it. It leaves a bar below or above, near its end. */
export function arrowConfigs(chart: Chart, layout: Layout) {
  const tasks = tasksOf(chart);
  const slack = slackOf(tasks);
  return tasks.flatMap((task, row) =>
    task.after.flatMap((id) => {
      const from = tasks.findIndex((one) => one.id === id);
      const before = tasks[from];
      if (!before) return [];
      const right = xOf(endOf(before), chart.window, layout.plot);
      const left = xOf(before.start, chart.window, layout.plot);
      const x = right - Math.min(8, (right - left) / 2);
      const end = xOf(task.start, chart.window, layout.plot);
      const [top, bottom] = [middleOf(from, layout), middleOf(row, layout)];
      const isOnPath = chart.showsPath && isCritical(slack, task) && isCritical(slack, before);
      const isChosen = task.id === chart.chosen || id === chart.chosen;
      const color = isOnPath || isChosen ? RED : '#a08d76';
      return {
        name: 'arrow',
        id: `${id}-${task.id}`,
        points: [x, top, x, bottom, end, bottom],
        stroke: color,
        fill: color,
        strokeWidth: isOnPath || isChosen ? 1.8 : 1.2,
        lineJoin: 'round',
        pointerLength: 5,
        pointerWidth: 6,
        opacity: chart.showsPath && !isOnPath ? 0.3 : 1,
      } satisfies Konva.ArrowConfig & { id: string };
    }),
  );
}

/** The bars, each with its wood. */
export function barConfigs(chart: Chart, layout: Layout) {
  const tasks = tasksOf(chart);
  const slack = slackOf(tasks);
  return tasks.map((task, row) => {
    const x = xOf(task.start, chart.window, layout.plot);
    const height = ROW - 8;
    const { light, dark, edge } = WOODS[task.material];
    return {
      id: task.id,
      name: 'bar',
      x,
      y: layout.plot.y + row * ROW + 4,
      width: Math.max(4, xOf(endOf(task), chart.window, layout.plot) - x),
      height,
      material: task.material,
      done: task.done ?? 0,
      words: `${task.days} d`,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: 0, y: height },
      fillLinearGradientColorStops: [0, light, 1, dark],
      stroke: edge,
      strokeWidth: 1,
      opacity: chart.showsPath && !isCritical(slack, task) ? 0.35 : 1,
      shadowColor: '#3a200c',
      shadowBlur: 4,
      shadowOffsetY: 1.5,
      shadowOpacity: 0.4,
      shadowForStrokeEnabled: false,
      sceneFunc: drawBar,
    } satisfies Konva.ShapeConfig & { id: string };
  });
}

/** The two handles of the chosen bar. */
export function handleConfigs(chart: Chart, { plot }: Layout) {
  const row = tasksOf(chart).findIndex(({ id }) => id === chart.chosen);
  const task = tasksOf(chart)[row];
  if (!task) return [];
  return [task.start, endOf(task)].map((day, end) => ({
    name: 'handle',
    x: xOf(day, chart.window, plot) + (end === 0 ? -1 : 1),
    y: plot.y + (row + 0.5) * ROW,
    radius: 6,
    fill: IVORY,
    stroke: RED,
    strokeWidth: 2.5,
  }));
}

/** A string across the chart, with its name above. */
export function todayConfig({ window }: Chart, { plot, height }: Layout) {
  const x = xOf(TODAY + 0.5, window, plot);
  return drawing('today', (pen) => {
    fill(pen, GREEN, [x - 1, 24, 2, height - 24 - 8]);
    pen.beginPath();
    pen.roundRect(x - 22, 22, 44, 16, 8);
    pen.fillStyle = GREEN;
    pen.fill();
    pen.fillStyle = IVORY;
    pen.font = `bold 10.5px ${SANS}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('Today', x, 30.5);
  });
}

/** The board of the names: ebony, with an inlay along its edge, and the f-holes of the violin above. */
export function boardConfig(chart: Chart, { plot, height }: Layout) {
  return drawing('board', (pen) => {
    const ebony = pen.createLinearGradient(0, 0, plot.x, 0);
    ebony.addColorStop(0, '#2a1f19');
    ebony.addColorStop(0.75, '#3d2e26');
    ebony.addColorStop(1, '#2a1f19');
    fill(pen, ebony, [0, 0, plot.x, height]);
    const row = tasksOf(chart).findIndex(({ id }) => id === chart.chosen);
    if (row >= 0) fill(pen, RED, [0, plot.y + row * ROW, plot.x - 5, ROW]);
    fill(pen, '#e0bb70', [plot.x - 5, 0, 1.5, height]);
    fill(pen, '#e0bb70', [plot.x - 2, 0, 2, height]);
    const middle = (plot.x - 5) / 2;
    drawHole(pen, middle - 15, 1);
    drawHole(pen, middle + 15, -1);
    for (const string of [-4.5, -1.5, 1.5, 4.5]) {
      fill(pen, '#d9d2c4', [middle + string - 0.4, 6, 0.8, 34]);
    }
    fill(pen, '#e0a253', [middle - 8, 26, 16, 3]);
  });
}

/** An f-hole around the height 23; `side` -1 mirrors it. */
function drawHole(pen: Pen, x: number, side: 1 | -1) {
  pen.save();
  pen.translate(x, 23);
  pen.scale(side, 1);
  pen.strokeStyle = '#e0a253';
  pen.fillStyle = '#e0a253';
  pen.lineCap = 'round';
  pen.lineWidth = 2.4;
  pen.beginPath();
  pen.moveTo(5, -12);
  pen.bezierCurveTo(-1, -19, -5, -9, 0, 0);
  pen.bezierCurveTo(5, 9, 1, 19, -5, 12);
  pen.stroke();
  for (const end of [-1, 1]) {
    pen.beginPath();
    pen.arc(-4.4 * end, 11.5 * end, 2.6, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.moveTo(-3.5, 0.8);
  pen.lineTo(3.5, -0.8);
  pen.stroke();
  pen.restore();
}

/** The names, which stay while the calendar moves. */
export const nameConfigs = (chart: Chart, { plot }: Layout) =>
  tasksOf(chart).map((task, row) => ({
    id: `name-${task.id}`,
    name: 'task-name',
    text: task.name,
    x: 10,
    y: plot.y + row * ROW,
    width: plot.x - 18,
    height: ROW,
    verticalAlign: 'middle',
    wrap: 'none',
    ellipsis: true,
    fill: '#f6e8cf',
    fontFamily: SANS,
    fontSize: plot.x < 140 ? 12 : 13.5,
    fontStyle: task.id === chart.chosen ? 'bold' : 'normal',
    listening: false,
  }));
