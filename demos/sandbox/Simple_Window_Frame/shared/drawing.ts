import type Konva from 'konva';
import { glassOf, millimeters, partsOf, placeOf, type Side, type Size } from './frame';

const CREAM = '#f4ead2';
const EDGE = '#8b7a57';
const GOLD = '#f0cf86';

/** In a wide page, the street is wide and low. */
export const stageHeight = (width: number) =>
  Math.round(Math.min(470, Math.max(width < 480 ? 340 : 400, width * 0.62)));

/** The group of the window: in it, lengths are millimeters. */
export function windowConfig(size: Size, stage: Size) {
  const { x, y, scale } = placeOf(size, stage);
  // A finger on a shape that listens would not scroll the page.
  return { name: 'window', x, y, scaleX: scale, scaleY: scale, listening: false };
}

const LIGHT: Record<string, string> = {
  top: '#fffaf0',
  right: '#d9c9a4',
  bottom: '#c9b78f',
  left: '#ece0c4',
};

/** A closed line for each part of the frame. Light falls from above. */
export const partConfigs = (size: Size) =>
  Object.entries(partsOf(size)).map(([name, points]) => ({
    id: name,
    name: 'part',
    points,
    closed: true,
    fill: LIGHT[name],
    stroke: EDGE,
    strokeWidth: 1,
    strokeScaleEnabled: false,
  }));

/** The glass reflects the sky: clear enough for the hats behind it. */
export function glassConfig(size: Size) {
  const glass = glassOf(size);
  return {
    name: 'glass',
    ...glass,
    stroke: EDGE,
    strokeWidth: 1,
    strokeScaleEnabled: false,
    fillLinearGradientStartPoint: { x: 0, y: 0 },
    fillLinearGradientEndPoint: { x: glass.width * 0.7, y: glass.height },
    fillLinearGradientColorStops: [
      0,
      '#dff1fb66',
      0.3,
      '#ffffff14',
      0.42,
      '#ffffff3d',
      0.5,
      '#ffffff0c',
      1,
      '#bfe0ee33',
    ],
  } satisfies Konva.RectConfig;
}

// Dimension lines, in pixels: they are as thick at every scale.

const AWAY = 30;
const OVER = 8;

/** An arrow with a head at both ends, two lines that lead to it, and the number. */
export function dimensionConfigs(side: Side, size: Size, stage: Size) {
  const { x, y, scale } = placeOf(size, stage);
  const [right, bottom] = [x + size.width * scale, y + size.height * scale];
  const isWidth = side === 'width';
  const arrow = isWidth
    ? [x, bottom + AWAY, right, bottom + AWAY]
    : [right + AWAY, y, right + AWAY, bottom];
  const leads = isWidth
    ? [x, right].map((at) => [at, bottom + 3, at, bottom + AWAY + OVER])
    : [y, bottom].map((at) => [right + 3, at, right + AWAY + OVER, at]);
  const line = { stroke: GOLD, strokeWidth: 1.5, listening: false };
  return {
    arrow: {
      name: `${side}-arrow`,
      points: arrow,
      pointerAtBeginning: true,
      pointerLength: 9,
      pointerWidth: 8,
      fill: GOLD,
      ...line,
    } satisfies Konva.ArrowConfig,
    leads: leads.map((points) => ({ points, ...line })),
    // The number is centered at its own offset: turned, it is still in the middle.
    label: {
      name: `${side}-number`,
      preventDefault: false,
      x: isWidth ? (x + right) / 2 : right + AWAY + 18,
      y: isWidth ? bottom + AWAY + 17 : (y + bottom) / 2,
      width: 110,
      height: 26,
      offsetX: 55,
      offsetY: 13,
      rotation: isWidth ? 0 : -90,
      align: 'center',
      verticalAlign: 'middle',
      text: millimeters(size[side]),
      fill: CREAM,
      fontSize: 15,
      fontStyle: 'bold',
      fontFamily: "'Helvetica Neue', Helvetica, Arial, sans-serif",
    } satisfies Konva.TextConfig,
  };
}
