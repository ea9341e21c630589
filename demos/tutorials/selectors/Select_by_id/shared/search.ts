import type Konva from 'konva';

export const methods = ['findOne', 'find'] as const;
export type Method = (typeof methods)[number];

/** What a method returns for an id: the nodes, and the value as it would be printed. */
export function search(layer: Konva.Layer, method: Method, id: string) {
  if (method === 'find') {
    const nodes = layer.find(`#${id}`);
    return { nodes, value: `[${nodes.map((node) => node.getClassName()).join(', ')}]` };
  }
  const node = layer.findOne(`#${id}`);
  return { nodes: node ? [node] : [], value: node?.getClassName() ?? 'undefined' };
}
