import type Konva from 'konva';
import { fitScene } from '../../../common/konva/fit-scene';
import { paintPlants, SHEET } from './paint-plants';
import { gradientLine, keepOffset, type Inks, type Paper, type Point, type Size } from './paper';

export const SHEETS = [
  { id: 'css', title: 'CSS background', file: 'Export of the sheet with a CSS background' },
  { id: 'rect', title: 'Rect on the canvas', file: 'Export of the sheet with a Rect' },
] as const;

/** One of the two sheets: its title, and the text alternative of its export. */
export type SheetWay = (typeof SHEETS)[number];

export type SheetId = SheetWay['id'];

export const labelOf = (title: string) =>
  `Herbarium sheet, ${title}: a fern, an oak leaf, a ginkgo leaf and a poppy. Arrow keys move the plants.`;

/** Both stages are moved alike. */
export const stageConfig = (offset: Point, { width, height }: Size) =>
  ({
    width,
    height,
    ...offset,
    draggable: true,
    dragBoundFunc: (position: Point) => keepOffset(position, { width, height }),
  }) satisfies Partial<Konva.StageConfig>;

/** The stage has been moved by `offset`; the Rect is moved back by as much, so its absolute position is 0, 0. */
export function backgroundConfig({ angle, stops }: Paper, offset: Point, size: Size) {
  const { start, end } = gradientLine(size, angle);
  return {
    ...size,
    name: 'background',
    x: -offset.x,
    y: -offset.y,
    fillLinearGradientStartPoint: start,
    fillLinearGradientEndPoint: end,
    fillLinearGradientColorStops: stops.flat(),
    listening: false,
  } satisfies Konva.RectConfig;
}

export const plantsConfig = ({ inks }: Paper, size: Size) =>
  ({
    ...fitScene(size, SHEET, 8),
    name: 'plants',
    inks,
    sceneFunc: paintShape,
    listening: false,
  }) satisfies Konva.ShapeConfig;

function paintShape(context: Konva.Context, shape: Konva.Shape) {
  const inks: Inks = shape.getAttr('inks');
  paintPlants(context, inks);
}
