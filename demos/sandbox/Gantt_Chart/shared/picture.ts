import Konva from 'konva';
import { type Chart, type Layout, layOut, showAll, tasksOf } from './chart';
import {
  arrowConfigs,
  barConfigs,
  boardConfig,
  groundConfig,
  handleConfigs,
  nameConfigs,
  plotClip,
  todayConfig,
} from './look';

/** Width of a day in the image, which has two pixels for each unit. */
const DAY = 18;

/** The nodes of a chart, from the back to the front. */
export function chartNodes(chart: Chart, layout: Layout) {
  const calendar = new Konva.Group(plotClip(layout));
  calendar.add(
    ...arrowConfigs(chart, layout).map((config) => new Konva.Arrow(config)),
    ...barConfigs(chart, layout).map((config) => new Konva.Shape(config)),
    ...handleConfigs(chart, layout).map((config) => new Konva.Circle(config)),
    new Konva.Shape(todayConfig(chart, layout)),
  );
  return [
    new Konva.Shape(groundConfig(chart, layout)),
    calendar,
    new Konva.Shape(boardConfig(chart, layout)),
    ...nameConfigs(chart, layout).map((config) => new Konva.Text(config)),
  ];
}

/** The whole plan as an image, whatever days the stage shows and however wide it is. No task is chosen. */
export function planPicture(chart: Chart): HTMLCanvasElement {
  const whole = { ...showAll(chart), chosen: '' };
  const { from, to } = whole.window;
  const names = layOut(1000, 0).plot.x;
  const layout = layOut(names + (to - from) * DAY, tasksOf(whole).length);
  const scene = new Konva.Group();
  scene.add(...chartNodes(whole, layout));
  const { width, height } = layout;
  const canvas = scene.toCanvas({ x: 0, y: 0, width, height, pixelRatio: 2 });
  scene.destroy();
  return canvas;
}
