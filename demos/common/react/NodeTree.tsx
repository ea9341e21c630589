import Konva from 'konva';
import { useEffect, useState } from 'react';

interface Entry {
  id: number;
  label: string;
  color: string;
  zIndex: number;
  isFound: boolean;
  children: Entry[];
}

interface Props {
  /** The layer whose nodes are listed. */
  of: Konva.Layer | null;
  /** Nodes that match it are marked. */
  selector?: string;
}

/** The nodes of a layer as a nested list, read again after each draw. The first child is at the bottom of the picture. */
export function NodeTree({ of: layer, selector = '' }: Props) {
  const [root, setRoot] = useState<Entry>();

  useEffect(() => {
    if (!layer) return;
    const update = () => {
      const found = selector ? layer.find(selector) : [];
      const now = read(layer, found);
      // The same object again means that React has nothing to render.
      setRoot((old) => (JSON.stringify(old) === JSON.stringify(now) ? old : now));
    };
    update();
    layer.on('draw', update);
    return () => {
      layer.off('draw', update);
    };
  }, [layer, selector]);

  return (
    <section className="node-tree" aria-label="Nodes of the layer">
      <ul>{root && <Item {...root} />}</ul>
    </section>
  );
}

function Item({ label, color, zIndex, isFound, children }: Entry) {
  return (
    <li>
      {color && <i style={{ background: color }} />}
      {isFound ? <mark>{label} found</mark> : label} <span>zIndex {zIndex}</span>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <Item key={child.id} {...child} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A label is written like the selectors that find the node: class, #id, .name */
function read(node: Konva.Node, found: Konva.Node[]): Entry {
  const names = node.name().split(' ').filter(Boolean);
  const fill = node instanceof Konva.Shape ? node.fill() : '';
  const nodes = node instanceof Konva.Container ? node.getChildren() : [];
  return {
    id: node._id,
    label: [node.getClassName(), node.id() && `#${node.id()}`, ...names.map((name) => `.${name}`)]
      .filter(Boolean)
      .join(' '),
    color: typeof fill === 'string' ? fill : '',
    zIndex: node.zIndex(),
    isFound: found.includes(node),
    children: nodes.map((child) => read(child, found)),
  };
}
