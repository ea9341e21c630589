import Konva from 'konva';

/**
 * Lists the nodes of a layer in an element, now and after each draw. The first child is at the bottom of the picture.
 *
 * @returns a function that marks the nodes which a selector finds
 */
export function showTree(layer: Konva.Layer, element: Element | null) {
  let selector = '';
  let shown = '';

  function update() {
    const found = selector ? layer.find(selector) : [];
    const list = document.createElement('ul');
    list.append(item(layer, found));
    if (list.outerHTML === shown) return;
    shown = list.outerHTML;
    element?.replaceChildren(list);
  }

  layer.on('draw', update);
  update();
  return (wanted: string) => {
    selector = wanted;
    update();
  };
}

function item(node: Konva.Node, found: Konva.Node[]): HTMLLIElement {
  const entry = document.createElement('li');
  if (node instanceof Konva.Shape && typeof node.fill() === 'string') {
    const color = document.createElement('i');
    color.style.background = String(node.fill());
    entry.append(color);
  }

  // A label is written like the selectors that find the node: class, #id, .name
  const names = node.name().split(' ').filter(Boolean);
  const label = [
    node.getClassName(),
    node.id() && `#${node.id()}`,
    ...names.map((name) => `.${name}`),
  ]
    .filter(Boolean)
    .join(' ');
  const mark = document.createElement('mark');
  mark.append(`${label} found`);
  const order = document.createElement('span');
  order.append(`zIndex ${node.zIndex()}`);
  entry.append(found.includes(node) ? mark : label, ' ', order);

  if (node instanceof Konva.Container && node.hasChildren()) {
    const list = document.createElement('ul');
    list.append(...node.getChildren().map((child) => item(child, found)));
    entry.append(list);
  }
  return entry;
}
