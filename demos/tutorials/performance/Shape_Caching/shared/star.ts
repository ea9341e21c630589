import Konva from 'konva';

export const star = {
  name: 'star',
  numPoints: 5,
  innerRadius: 8,
  outerRadius: 18,
  stroke: '#ffffff',
  strokeWidth: 2,
  shadowColor: '#1b1f2a',
  shadowBlur: 8,
  shadowOffsetX: 4,
  shadowOffsetY: 4,
};

/** Creates the missing caches, or removes all. A node that has a cache keeps it. */
export function setCached(nodes: Konva.Node[], isOn: boolean) {
  for (const node of nodes) {
    if (!isOn) node.clearCache();
    else if (!node.isCached()) node.cache();
  }
}

/** The number and memory of the bitmaps: each node has one at the screen's pixel ratio, and one for the hit graph at a ratio of 1. */
export function bitmapsOf(nodes: Konva.Node[]) {
  const cached = nodes.filter((node) => node.isCached());
  const [first] = cached;
  if (!first) return 'none';
  const box = first.getClientRect({ skipTransform: true });
  const width = Math.ceil(box.x + box.width - Math.floor(box.x));
  const height = Math.ceil(box.y + box.height - Math.floor(box.y));
  const bytes = cached.length * width * height * 4 * (Konva.pixelRatio ** 2 + 1);
  return `${cached.length} stars, ${(bytes / 1e6).toFixed(1)} MB`;
}
