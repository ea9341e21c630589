import type { NodeData } from '../../../../common/konva/node-data';

/** Returns a copy of the tree in which one node has the changed attributes. */
export function withChanges(tree: NodeData, node: NodeData, changes: NodeData['attrs']): NodeData {
  if (tree === node) return { ...tree, attrs: { ...tree.attrs, ...changes } };
  return { ...tree, children: tree.children.map((child) => withChanges(child, node, changes)) };
}
