import Konva from 'konva';

/** Makes nodes swing back to their size from a larger one, unless the reader's system is set to reduced motion. */
export function pulse(nodes: Konva.Node[]) {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const node of nodes) {
    node.scale({ x: 1.3, y: 1.3 });
    node.to({ scaleX: 1, scaleY: 1, duration: 0.8, easing: Konva.Easings.ElasticEaseOut });
  }
}
