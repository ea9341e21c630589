import Konva from 'konva';
import { allFilters } from './filters';

/** Size of a small image in its cache. It is scaled on the canvas, which runs no filter. */
export const thumb = { width: 160, height: 107 };

const label = 24;
const gap = 4;

/** Rows and columns for a width; the buttons in the page and the images on the canvas have the same cells. */
export function gridOf(width: number) {
  const columns = Math.max(3, Math.floor(width / 96));
  const cell = width / columns;
  const scale = Math.max(0.01, (cell - 2 * gap) / thumb.width);
  const rowHeight = Math.ceil(thumb.height * scale) + 2 * gap + label;
  return {
    columns,
    rowHeight,
    height: rowHeight * Math.ceil(allFilters.length / columns),
    place: (index: number) => ({
      x: (index % columns) * cell + gap,
      y: Math.floor(index / columns) * rowHeight + gap,
      scaleX: scale,
      scaleY: scale,
    }),
  };
}

/** Gives each image of the layer the filter of its id: one per frame, so that the page does not stall. Returns a function that stops it. */
export function filterThumbs(layer: Konva.Layer) {
  const nodes = layer.getChildren();
  for (const node of nodes) node.cache({ pixelRatio: 1 });
  let done = 0;
  let frame = requestAnimationFrame(filterNext);

  function filterNext() {
    const node = nodes[done++];
    const entry = allFilters.find(({ name }) => name === node?.id());
    if (!node || !entry) return;
    node.filters([Konva.Filters[entry.name]]);
    frame = requestAnimationFrame(filterNext);
  }

  return () => cancelAnimationFrame(frame);
}
