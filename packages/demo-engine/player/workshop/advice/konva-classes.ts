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

/** Guesses the intended name: one with nearly the same spelling, or one that the unknown name extends or shortens (`Rectangle`). */
export function meant(name: string, known: readonly string[]): string | undefined {
  return nearest(name, known) ?? known.find((one) => name.startsWith(one) || (name.length > 2 && one.startsWith(name)));
}
