import Konva from 'konva';

/** Size of the image in the scene; its file has twice as many pixels, which the export keeps. */
export const PICTURE = { width: 640, height: 420 };

export const opening = {
  words: '© Ines Okafor',
  /** From 0 to 1. */
  opacity: 0.28,
  /** Font size, in units of the image. */
  size: 24,
};
export type Mark = typeof opening;

/** The image with its words, clipped to the image. */
export const sheetConfig = { clipX: 0, clipY: 0, clipWidth: 640, clipHeight: 420 };

/** The group of the words: its origin is the middle of the image. */
export const marksConfig = { name: 'marks', x: 320, y: 210, rotation: -30 };

/** The centers of all words, in rows that cover the image at any rotation about its center. */
export function tiles(word: { width: number; height: number }, picture = PICTURE) {
  const stepX = word.width + 1.4 * word.height;
  const stepY = 2.4 * word.height;
  // A rotated image is at most as wide and as tall as its diagonal.
  const reach = Math.hypot(picture.width, picture.height) / 2;
  const columns = Math.ceil((reach + word.width) / stepX);
  const rows = Math.ceil((reach + word.height) / stepY);
  const found: { id: string; x: number; y: number }[] = [];
  for (let row = -rows; row <= rows; row += 1) {
    // Every second row is shifted by half a step, as bricks are.
    const shift = row % 2 === 0 ? 0 : 0.5;
    for (let column = -columns; column <= columns; column += 1) {
      found.push({ id: `${row}/${column}`, x: (column + shift) * stepX, y: row * stepY });
    }
  }
  return found;
}

/** One text for each position. */
export function markConfigs({ words, size, opacity }: Mark) {
  const font = {
    text: words.trim(),
    fontSize: size,
    fontFamily: 'system-ui, "Segoe UI", sans-serif',
    fontStyle: 'bold',
    letterSpacing: size / 16,
  };
  if (!font.text) return [];
  const word = new Konva.Text(font).size();
  return tiles(word).map((tile) => ({
    ...tile,
    ...font,
    name: 'mark',
    offsetX: word.width / 2,
    offsetY: word.height / 2,
    fill: '#ffffff',
    // A dark edge makes the words visible on light areas, too.
    stroke: '#151a45',
    strokeWidth: size / 9,
    lineJoin: 'round' as const,
    fillAfterStrokeEnabled: true,
    // A buffer canvas for each of hundreds of words would take time.
    perfectDrawEnabled: false,
    opacity,
  })) satisfies Konva.TextConfig[];
}

/** Saves the image with its marks at twice its size. The copy is not on a stage, whose scale would affect it. */
export function savePng(sheet: Konva.Group) {
  const copy = sheet.clone();
  copy.toCanvas({ x: 0, y: 0, ...PICTURE, pixelRatio: 2 }).toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'watermarked.png';
    link.click();
    // Some browsers read the URL only after the click has been handled.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
  copy.destroy();
}
