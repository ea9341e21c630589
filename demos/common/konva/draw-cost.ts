import type Konva from 'konva';

/** What a cached node with a filter costs on this machine, in milliseconds. Undefined until it has been measured. */
export interface DrawCost {
  /** One call of `cache()`. */
  cache?: number;
  /** The first draw of the layer with the filter. */
  first?: number;
  /** The draw after the last change of the filter or of one of its attributes. */
  change?: number;
  /** A draw that did not run the filter. */
  redraw?: number;
}

export const costLabels = [
  ['cache', 'Making the cache'],
  ['first', 'First drawing'],
  ['change', 'Drawing after a change'],
  ['redraw', 'Drawing without one'],
] as const;

/** A duration in words. Browsers round their clock to a tenth of a millisecond. */
export function inMilliseconds(duration: number | undefined) {
  if (duration === undefined) return '–';
  return duration < 0.1 ? '< 0.1 ms' : `${duration.toFixed(1)} ms`;
}

/**
 * Measures every draw of the layer that contains the image. A draw runs the filter when the cache or an attribute of the node is new, so
 * a draw with a change costs what the filter costs.
 *
 * @param group has the image as its first child
 * @param report gets all figures after each draw
 */
export function watchDrawCost(group: Konva.Group, report: (cost: DrawCost) => void) {
  const layer = group.getLayer();
  const cost: DrawCost = {};
  let before: Record<string, unknown> = {};
  let start = 0;

  layer?.on('beforeDraw.cost', () => {
    start = performance.now();
  });
  layer?.on('draw.cost', () => {
    const duration = performance.now() - start;
    const node = group.getChildren()[0];
    if (!node?.isCached()) return;
    const now: Record<string, unknown> = { ...node.getAttrs() };
    const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
    const isChanged = [...keys].some((key) => before[key] !== now[key]);
    before = now;

    if (cost.cache === undefined) {
      cost.cache = cacheCost(node);
      cost.first = duration;
    } else if (isChanged) {
      cost.change = duration;
    } else {
      cost.redraw = duration;
    }
    report({ ...cost });
  });

  return () => {
    layer?.off('.cost');
  };
}

/** Caches a copy, so that the measured node stays as it is. */
function cacheCost(node: Konva.Node) {
  const copy = node.clone();
  const start = performance.now();
  copy.cache();
  const duration = performance.now() - start;
  copy.destroy();
  return duration;
}
