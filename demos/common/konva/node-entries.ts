import Konva from 'konva';

/** Which nodes a list marks: a selector for `find`, or a test. */
export type Selector = string | ((node: Konva.Node) => boolean);

/** A node's entry in the list. */
export interface NodeEntry {
  id: number;
  label: string;
  color: string;
  zIndex: number;
  isFound: boolean;
  /** The first child is at the bottom of the canvas. */
  children: NodeEntry[];
}

/**
 * Reads a layer and its nodes, now and after each draw that has changed one of them. Nodes that match the selector are marked as found.
 *
 * @returns a function that ends it
 */
export function watchNodes(
  layer: Konva.Layer,
  selector: Selector,
  show: (layer: NodeEntry) => void,
): () => void {
  let shown = '';
  const update = () => {
    const entry = read(layer, selector ? layer.find(selector) : []);
    const now = JSON.stringify(entry);
    if (now === shown) return;
    shown = now;
    show(entry);
  };

  update();
  layer.on('draw', update);
  return () => {
    layer.off('draw', update);
  };
}

/** A label is written like the selectors that find the node: class, #id, .name. The clip of a container follows. */
function read(node: Konva.Node, found: Konva.Node[]): NodeEntry {
  const names = node.name().split(' ').filter(Boolean);
  const fill = node instanceof Konva.Shape ? node.fill() : '';
  const nodes = node instanceof Konva.Container ? node.getChildren() : [];
  return {
    id: node._id,
    label: [
      node.getClassName(),
      node.id() && `#${node.id()}`,
      ...names.map((name) => `.${name}`),
      node instanceof Konva.Container && describeClip(node),
    ]
      .filter(Boolean)
      .join(' '),
    color: typeof fill === 'string' ? fill : '',
    zIndex: node.zIndex(),
    isFound: found.includes(node),
    children: nodes.map((child) => read(child, found)),
  };
}

function describeClip(container: Konva.Container): string {
  if (container.clipFunc()) return 'clipFunc';
  const { x, y, width, height } = container.clip();
  if (width === undefined || height === undefined) return '';
  return `clip ${[x ?? 0, y ?? 0, width, height].join(' ')}`;
}
