import { nearest } from '../../../catalog/nearest';

/** Node classes that a program can draw with, by their names in React and Svelte. */
export const SHAPES: readonly string[] = [
  'Arc',
  'Arrow',
  'Circle',
  'Ellipse',
  'Group',
  'Image',
  'Label',
  'Line',
  'Path',
  'Rect',
  'RegularPolygon',
  'Ring',
  'Shape',
  'Sprite',
  'Star',
  'Tag',
  'Text',
  'TextPath',
  'Transformer',
  'Wedge',
];

/** All of Konva's node classes that components exist for: shapes and containers. */
export const NODES: readonly string[] = [...SHAPES, 'Layer', 'FastLayer', 'Stage'];

const CLOSED = 'new Konva.Line({ points: [x1, y1, x2, y2, …], closed: true })';

/** Classes of other libraries, and what draws the same. */
const OTHER_CLASSES: Readonly<Record<string, string>> = {
  Polygon: CLOSED,
  Polyline: 'new Konva.Line({ points: [x1, y1, x2, y2, …] })',
  Triangle: 'new Konva.RegularPolygon({ sides: 3, radius: 40 })',
  Hexagon: 'new Konva.RegularPolygon({ sides: 6, radius: 40 })',
  Pentagon: 'new Konva.RegularPolygon({ sides: 5, radius: 40 })',
  Square: 'new Konva.Rect({ width: 40, height: 40 })',
  Box: 'new Konva.Rect({ width: 40, height: 40 })',
  RoundedRect: 'new Konva.Rect({ cornerRadius: 8, … })',
  Oval: 'new Konva.Ellipse({ radiusX: 40, radiusY: 20 })',
  Dot: 'new Konva.Circle({ radius: 4 })',
  Point: 'an object, { x: 10, y: 20 }',
  Donut: 'new Konva.Ring({ innerRadius: 20, outerRadius: 40 })',
  Sector: 'new Konva.Wedge({ radius: 40, angle: 60 })',
  Pie: 'new Konva.Wedge({ radius: 40, angle: 60 })',
  Spline: 'new Konva.Line({ points: […], tension: 0.5 })',
  Curve: 'new Konva.Line({ points: […], tension: 0.5 })',
  Bezier: 'new Konva.Line({ points: […], bezier: true })',
  BezierCurve: 'new Konva.Line({ points: […], bezier: true })',
  QuadraticCurve: 'new Konva.Path({ data: "M0 0 Q50 50 100 0" })',
  SVG: 'new Konva.Path({ data: "M0 0 L50 50" })',
  Svg: 'new Konva.Path({ data: "M0 0 L50 50" })',
  Picture: 'new Konva.Image({ image })',
  Bitmap: 'new Konva.Image({ image })',
  Video: 'new Konva.Image({ image: video }), with a <video> element',
  GIF: 'new Konva.Image({ image: canvas }), with a canvas that the frames are drawn on',
  Scene: 'new Konva.Stage({ container: "container", width: 600, height: 400 })',
  Graphics: 'new Konva.Shape({ sceneFunc })',
  Drawable: 'new Konva.Shape({ sceneFunc })',
  Button: 'a Konva.Label with a Konva.Tag and a Konva.Text',
  Tooltip: 'a Konva.Label with a Konva.Tag and a Konva.Text',
  TextBox: 'new Konva.Text({ text: "…", width: 200 })',
  Vector2d: 'an object, { x: 10, y: 20 }',
};

/** What to write in place of a class that other libraries have. */
export function otherClass(name: string): string | undefined {
  return Object.hasOwn(OTHER_CLASSES, name) ? OTHER_CLASSES[name] : undefined;
}

/** Guesses the intended name: one with nearly the same spelling, or one that the unknown name extends or shortens (`Rectangle`). */
export function meant(name: string, known: readonly string[]): string | undefined {
  return nearest(name, known) ?? known.find((one) => name.startsWith(one) || (name.length > 2 && one.startsWith(name)));
}
