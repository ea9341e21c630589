import type Konva from 'konva';
import { useEffect, useState } from 'react';
import { watchNodes, type NodeEntry, type Selector } from '../konva/node-entries';

interface Props {
  /** The layer whose nodes are listed. */
  of: Konva.Layer | null;
  /** Nodes that match it are marked. */
  selector?: Selector;
}

/** The nodes of a layer as a nested list, read again after each draw. The first child is at the bottom of the canvas. */
export function NodeTree({ of: layer, selector = '' }: Props) {
  const [root, setRoot] = useState<NodeEntry>();

  useEffect(() => (layer ? watchNodes(layer, selector, setRoot) : undefined), [layer, selector]);

  return (
    <section className="node-tree" aria-label="Nodes of the layer">
      <ul>{root && <Item {...root} />}</ul>
    </section>
  );
}

function Item({ label, color, zIndex, isFound, children }: NodeEntry) {
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
