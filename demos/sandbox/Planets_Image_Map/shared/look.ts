import type Konva from 'konva';
import { fit, PICTURE, titleOf, type Planet } from './planets';

interface Box {
  width: number;
  height: number;
}

const INK = '#22304a';
const RUST = '#b5472a';

/** Everything is in a group that has the picture's own pixels as its unit. */
export const plateConfig = (box: Box) =>
  ({ name: 'plate', ...fit(box) }) satisfies Konva.GroupConfig;

export const pictureConfig = (image: CanvasImageSource | undefined) =>
  ({ name: 'picture', image, ...PICTURE, listening: false }) satisfies Konva.ImageConfig;

/** A hot area. It is hit with or without a fill; the fill only shows it. */
export const areaConfig = ({ id, x, y, radius }: Planet, isShown: boolean) =>
  ({
    id,
    name: 'area',
    preventDefault: false,
    x,
    y,
    radius,
    fill: isShown ? 'rgba(181, 71, 42, 0.28)' : '',
    stroke: isShown ? RUST : '',
    strokeWidth: 2.5,
    dash: [9, 6],
  }) satisfies Konva.CircleConfig;

/** The ring around the planet that is picked. */
export const ringConfig = (planet: Planet | undefined) =>
  ({
    name: 'ring',
    x: planet?.x ?? 0,
    y: planet?.y ?? 0,
    radius: planet?.radius ?? 0,
    visible: planet !== undefined,
    stroke: INK,
    strokeWidth: 3,
  }) satisfies Konva.CircleConfig;

/** The name above, and the line from it to the planet. */
export function titleConfigs(planet: Planet | undefined, box: Box) {
  const { line, ...title } = titleOf(planet, box);
  return {
    text: {
      ...title,
      name: 'title',
      align: 'center',
      wrap: 'none',
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontStyle: 'italic',
      fill: INK,
    },
    line: { name: 'leader', points: line, stroke: INK, strokeWidth: 2.5 },
  } satisfies { text: Konva.TextConfig; line: Konva.LineConfig };
}
