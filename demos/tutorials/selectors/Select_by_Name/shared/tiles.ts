import type Konva from 'konva';

/** A tile is placed by its top left corner. The scene's middle is x = 0. */
function tile(name: string, x: number, y: number, size: number, fill: string) {
  const cornerRadius = name.startsWith('round') ? size / 2 : 6;
  return { name, x, y, width: size, height: size, cornerRadius, fill, stroke: '#1b1f2a' };
}

export const tiles = [
  tile('round big', -114, 38, 68, '#f2664a'),
  tile('round small', -20, 52, 40, '#f6b73c'),
  tile('square big', 46, 38, 68, '#3fa66b'),
  tile('square small', -100, 148, 40, '#1f9aa5'),
  tile('round big', -34, 134, 68, '#4a90e2'),
  tile('square small', 60, 148, 40, '#8457c9'),
];

/** What each button passes to `find`. */
export const queries = {
  '.round': '.round',
  '.picked': '.picked',
  '.round, .small': '.round, .small',
  'round and small': (node: Konva.Node) => node.hasName('round') && node.hasName('small'),
};

/** Finds tiles, makes all others pale, and counts those that were found. */
export function search(layer: Konva.Layer, query: string | ((node: Konva.Node) => boolean)) {
  const found = layer.find(query);
  for (const node of layer.getChildren()) node.opacity(found.includes(node) ? 1 : 0.25);
  return found.length;
}
