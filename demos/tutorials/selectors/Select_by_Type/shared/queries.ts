import type Konva from 'konva';

/** What each button passes to `layer.find`. */
export const queries = [
  { label: 'Rect', selector: 'Rect' },
  { label: 'Circle', selector: 'Circle' },
  { label: 'Group', selector: 'Group' },
  { label: 'Shape', selector: 'Shape' },
  { label: 'Rect, Star', selector: 'Rect, Star' },
  { label: 'width() > 60', selector: (node: Konva.Node) => node.width() > 60 },
];

export type Query = (typeof queries)[number];
