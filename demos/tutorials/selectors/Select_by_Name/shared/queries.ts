import type Konva from 'konva';

/** What each button passes to `layer.find`. */
export const queries = [
  { label: '.round', selector: '.round' },
  { label: '.picked', selector: '.picked' },
  { label: '.round, .small', selector: '.round, .small' },
  {
    label: 'round and small',
    selector: (node: Konva.Node) => node.hasName('round') && node.hasName('small'),
  },
];

export type Query = (typeof queries)[number];
