import type Konva from 'konva';

const INK = '#3a2313';

/** The face is centered at 0, 0, so that it rotates and scales about its center. */
export const head = {
  name: 'head',
  x: -75,
  y: -75,
  width: 150,
  height: 150,
  cornerRadius: 40,
  fillLinearGradientStartPoint: { x: 0, y: 0 },
  fillLinearGradientEndPoint: { x: 60, y: 150 },
  fillLinearGradientColorStops: [0, '#ffe27a', 1, '#f6a93c'],
  shadowColor: '#1d1038',
  shadowBlur: 30,
  shadowOffsetY: 14,
  shadowOpacity: 0.45,
} satisfies Konva.RectConfig;

export const cheeks = [-46, 46].map(
  (x) => ({ x, y: 18, radius: 13, fill: '#f2664a', opacity: 0.55 }) satisfies Konva.CircleConfig,
);

/** The eyes open wide while the face is held. */
export const eyes = (isHeld: boolean) =>
  [-28, 28].map(
    (x) =>
      ({
        x,
        y: -14,
        radiusX: 9,
        radiusY: isHeld ? 14 : 10,
        fill: INK,
      }) satisfies Konva.EllipseConfig,
  );

export const mouth = (isHeld: boolean) =>
  ({
    points: isHeld ? [-16, 26, 0, 48, 16, 26] : [-22, 26, 0, 38, 22, 26],
    tension: 0.6,
    closed: isHeld,
    fill: INK,
    stroke: INK,
    strokeWidth: 6,
    lineCap: 'round',
    fillEnabled: isHeld,
  }) satisfies Konva.LineConfig;

/** Rings around the resting position. */
export const ripples = (home: Konva.Vector2d) =>
  [120, 175, 240, 320, 420].map(
    (radius) =>
      ({
        ...home,
        radius,
        stroke: '#ffffff',
        strokeWidth: 2,
        opacity: 0.14,
        dash: [2, 10],
        lineCap: 'round',
      }) satisfies Konva.CircleConfig,
  );

/** The recognized gesture, in large letters. */
export const wordsConfig = (text: string, width: number) =>
  ({
    name: 'words',
    text,
    y: 28,
    width,
    align: 'center',
    fontSize: width < 480 ? 24 : 32,
    fontStyle: 'bold',
    fill: '#ffffff',
  }) satisfies Konva.TextConfig;

export const fingerConfig = (point: Konva.Vector2d) =>
  ({
    ...point,
    name: 'finger',
    radius: 22,
    fill: 'rgba(255, 255, 255, 0.25)',
    stroke: '#ffffff',
    strokeWidth: 2,
  }) satisfies Konva.CircleConfig;
