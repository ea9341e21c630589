import type Konva from 'konva';

/** Lays the picture on white paper. No pixel is transparent afterward. */
export function paper({ data }: ImageData) {
  for (let i = 0; i < data.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255;
    const white = 255 * (1 - alpha);
    data[i] = (data[i] ?? 0) * alpha + white;
    data[i + 1] = (data[i + 1] ?? 0) * alpha + white;
    data[i + 2] = (data[i + 2] ?? 0) * alpha + white;
    data[i + 3] = 255;
  }
}

/** Darkens every second band of rows. The node's attribute `bandHeight` is their height in CSS pixels. */
export function bands(this: Konva.Node, { data, width }: ImageData, pixelRatio = 1) {
  const rows = Math.round(Number(this.getAttr('bandHeight') ?? 0) * pixelRatio);
  if (rows < 1) return;
  for (let i = 0; i < data.length; i += 4) {
    const y = Math.floor(i / 4 / width);
    if (Math.floor(y / rows) % 2 === 0) continue;
    data[i] = (data[i] ?? 0) * 0.6;
    data[i + 1] = (data[i + 1] ?? 0) * 0.6;
    data[i + 2] = (data[i + 2] ?? 0) * 0.6;
  }
}

export function customFilters(isOnPaper: boolean) {
  return isOnPaper ? [paper, bands] : [bands];
}

/** Konva runs the filters again for attributes of its own filters. For `bandHeight`, a new list does that. */
export function runAgainForBands(node: Konva.Node) {
  node.on('bandHeightChange.bands', () => {
    node.filters([...(node.filters() ?? [])]);
  });
  return () => {
    node.off('bandHeightChange.bands');
  };
}
