import type Konva from 'konva';

const MARGIN = 8;

/** A PNG of the signature alone: the ink's layer without the paper, cropped to the strokes, transparent around them. */
export async function signaturePicture(ink: Konva.Layer): Promise<Blob> {
  const { x, y, width, height } = ink.getClientRect();
  // A signature that shrank with the pad is saved as large as it was written.
  const scale = ink.scaleX();
  const margin = MARGIN * scale;
  const canvas = ink.toCanvas({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
    pixelRatio: 3 / scale,
  });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('The browser gave no picture of the signature.');
  return blob;
}

export async function saveSignature(ink: Konva.Layer) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await signaturePicture(ink));
  link.download = 'signature.png';
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
