import type Konva from 'konva';

/** A PNG of the page at twice its size. The copy is not on a stage, so zoom and position do not affect it. */
export async function exportPicture(
  page: Konva.Group,
  size: { width: number; height: number },
): Promise<Blob> {
  const copy = page.clone();
  const canvas = copy.toCanvas({ x: 0, y: 0, ...size, pixelRatio: 2 });
  copy.destroy();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The picture is too large for this browser.');
  return blob;
}
