/** Puts the image on white paper. No pixel is transparent afterward. */
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

/** Creates a filter that darkens every second band of rows. The height of a band is in the node's coordinates. */
export function bands(height: number) {
  return ({ data, width }: ImageData, pixelRatio = 1) => {
    const rows = Math.round(height * pixelRatio);
    if (rows < 1) return;
    for (let i = 0; i < data.length; i += 4) {
      const y = Math.floor(i / 4 / width);
      if (Math.floor(y / rows) % 2 === 0) continue;
      data[i] = (data[i] ?? 0) * 0.6;
      data[i + 1] = (data[i + 1] ?? 0) * 0.6;
      data[i + 2] = (data[i + 2] ?? 0) * 0.6;
    }
  };
}

export function customFilters(isOnPaper: boolean, bandHeight: number) {
  return isOnPaper ? [paper, bands(bandHeight)] : [bands(bandHeight)];
}
