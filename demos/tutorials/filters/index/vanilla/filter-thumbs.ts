import Konva from 'konva';
import { allFilters, attrsOf, type FilterName } from '../shared/filters';
import { filterThumbs, gridOf, thumb } from '../shared/thumb-grid';

/** Small images on one canvas, each below a button with the name of its filter. */
export function showThumbs(image: HTMLImageElement, onChoose: (name: FilterName) => void) {
  const stage = new Konva.Stage({ container: 'thumbs', listening: false });
  const layer = new Konva.Layer();
  stage.add(layer);
  const nodes = allFilters.map(
    (entry) =>
      new Konva.Image({ id: entry.name, name: 'thumb', image, ...thumb, ...attrsOf(entry) }),
  );
  layer.add(...nodes);

  const names = document.querySelector<HTMLElement>('.thumb-names');
  const buttons = allFilters.map(({ name }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = name;
    button.addEventListener('click', () => onChoose(name));
    return button;
  });
  names?.append(...buttons);

  function fit() {
    const width = stage.container().clientWidth;
    const { columns, rowHeight, height, place } = gridOf(width);
    stage.size({ width, height });
    nodes.forEach((node, index) => {
      const { x, y, scaleX, scaleY } = place(index);
      node.position({ x, y }).scale({ x: scaleX, y: scaleY });
    });
    if (!names) return;
    names.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
    names.style.gridAutoRows = `${rowHeight}px`;
  }
  fit();
  new ResizeObserver(fit).observe(stage.container());

  return {
    /** Runs the filters, when the image has loaded. */
    start: () => filterThumbs(layer),
    press: (chosen: FilterName) => {
      for (const button of buttons) {
        button.setAttribute('aria-pressed', String(button.textContent === chosen));
      }
    },
    setAttr: (filter: FilterName, name: string, value: number) => {
      layer.findOne(`#${filter}`)?.setAttr(name, value);
    },
  };
}
