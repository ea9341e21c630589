import { nearest } from '../../../catalog/nearest';

/** Classes of nodes that a program can draw with, by the name that React and Svelte give them. */
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

/** All that stands on a page as a class of Konva's, shapes and what holds them. */
export const NODES: readonly string[] = [...SHAPES, 'Layer', 'FastLayer', 'Stage'];

/** The name that vue-konva gives a class: `v-regular-polygon`. */
export function vueTag(name: string): string {
  return `v${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** The name that is meant by one that does not exist: spelled nearly so, or a longer or shorter word (`Rectangle`). */
export function meant(name: string, known: readonly string[]): string | undefined {
  return nearest(name, known) ?? known.find((one) => name.startsWith(one) || (name.length > 2 && one.startsWith(name)));
}
