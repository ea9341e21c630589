import type Konva from 'konva';
import { watchNodes, type NodeEntry, type Selector } from '../konva/node-entries';

/**
 * Lists the nodes of a layer in an element, now and after each draw. The first child is at the bottom of the canvas.
 *
 * @returns a function that marks the nodes that match a selector
 */
export function showTree(layer: Konva.Layer, element: Element | null) {
  const show = (root: NodeEntry) => {
    const list = document.createElement('ul');
    list.append(item(root));
    element?.replaceChildren(list);
  };

  let stop = watchNodes(layer, '', show);
  return (selector: Selector) => {
    stop();
    stop = watchNodes(layer, selector, show);
  };
}

function item({ label, color, zIndex, isFound, children }: NodeEntry): HTMLLIElement {
  const entry = document.createElement('li');
  if (color) {
    const swatch = document.createElement('i');
    swatch.style.background = color;
    entry.append(swatch);
  }

  const mark = document.createElement('mark');
  mark.append(`${label} found`);
  const order = document.createElement('span');
  order.append(`zIndex ${zIndex}`);
  entry.append(isFound ? mark : label, ' ', order);

  if (children.length > 0) {
    const list = document.createElement('ul');
    list.append(...children.map(item));
    entry.append(list);
  }
  return entry;
}
