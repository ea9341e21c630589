import type Konva from 'konva';

interface Pentagon {
  name: string;
  x: number;
  y: number;
  /** The fill. */
  rest: Konva.ShapeConfig;
  /** The changes under the pointer. */
  hover: Konva.ShapeConfig;
}

/** Points, radii and patterns are relative to the center of a pentagon. */
export const pentagons: Pentagon[] = [
  { name: 'color', x: -76, y: 80, rest: { fill: '#1f9aa5' }, hover: { fill: '#f6b73c' } },
  {
    name: 'pattern',
    x: 76,
    y: 80,
    // With fillPatternImage, as soon as the image has loaded.
    rest: { fillPatternScaleX: 0.5, fillPatternScaleY: 0.5, fillPatternRotation: 0 },
    hover: { fillPatternRotation: 45 },
  },
  {
    name: 'linear',
    x: -76,
    y: 226,
    rest: {
      fillLinearGradientStartPoint: { x: -45, y: -45 },
      fillLinearGradientEndPoint: { x: 45, y: 45 },
      fillLinearGradientColorStops: [0, '#f6b73c', 1, '#f2664a'],
    },
    hover: { fillLinearGradientColorStops: [0, '#f2664a', 1, '#8457c9'] },
  },
  {
    name: 'radial',
    x: 76,
    y: 226,
    rest: {
      fillRadialGradientStartPoint: { x: -16, y: -16 },
      fillRadialGradientEndPoint: { x: 0, y: 0 },
      fillRadialGradientStartRadius: 0,
      fillRadialGradientEndRadius: 66,
      fillRadialGradientColorStops: [0, '#e8ebfb', 1, '#4a90e2'],
    },
    hover: { fillRadialGradientColorStops: [0, '#e8ebfb', 0.5, '#3fa66b', 1, '#1b1f2a'] },
  },
];
