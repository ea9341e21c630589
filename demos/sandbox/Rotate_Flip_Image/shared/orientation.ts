import Konva from 'konva';

/** The orientation of a picture: flipped from left to right or not, and then turned. Every series of steps ends in one of eight orientations. */
export interface Orientation {
  isFlipped: boolean;
  /** Quarter turns clockwise, after the flip: 0 to 3. */
  turns: number;
}

export const HEIGHT = 400;
export const UNCHANGED: Orientation = { isFlipped: false, turns: 0 };
/** The checkerboard shows where the picture is transparent. */
export const CHECKS = 'repeating-conic-gradient(#fdf3e1 0 25%, #f6e6c8 0 50%) 0 0 / 24px 24px';

/** Turns the picture on the screen: 1 is a quarter turn clockwise, -1 counterclockwise. */
export const turn = ({ isFlipped, turns }: Orientation, by: 1 | -1): Orientation => ({
  isFlipped,
  turns: (turns + by + 4) % 4,
});

/** Flips the picture on the screen. A flip reverses the direction of the turns. */
export const flip = ({ isFlipped, turns }: Orientation, direction: 'horizontal' | 'vertical') => ({
  isFlipped: !isFlipped,
  turns: ((direction === 'vertical' ? 6 : 4) - turns) % 4,
});

/** Removes the last step, but never the first. */
export const undo = (steps: readonly Orientation[]) =>
  steps.slice(0, Math.max(1, steps.length - 1));
export const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'z';

/** The buttons. */
export const STEPS: Record<string, (now: Orientation) => Orientation> = {
  '↺ Rotate left': (now) => turn(now, -1),
  '↻ Rotate right': (now) => turn(now, 1),
  '⇄ Flip horizontal': (now) => flip(now, 'horizontal'),
  '⇅ Flip vertical': (now) => flip(now, 'vertical'),
  Reset: () => UNCHANGED,
};

/** Width and height of the picture on the screen, before scaling. */
function seenSize({ turns }: Orientation, { naturalWidth, naturalHeight }: Picture) {
  const [width, height] = turns % 2 ? [naturalHeight, naturalWidth] : [naturalWidth, naturalHeight];
  return { width, height };
}
type Picture = Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight'>;

/** The offset is half the size, so the picture turns and flips about its center. Konva scales a node first and then rotates it. */
export const turnedConfig = ({ isFlipped, turns }: Orientation, picture: Picture, scale = 1) => ({
  offset: { x: picture.naturalWidth / 2, y: picture.naturalHeight / 2 },
  rotation: turns * 90,
  scaleX: isFlipped ? -scale : scale,
  scaleY: scale,
});

/** The picture in the middle of the stage, as large as possible. */
export function pictureConfig(orientation: Orientation, picture: HTMLImageElement, width: number) {
  const seen = seenSize(orientation, picture);
  const scale = Math.min(Math.max(1, width - 32) / seen.width, (HEIGHT - 32) / seen.height);
  const place = { x: width / 2, y: HEIGHT / 2, image: picture, name: 'picture' };
  return { ...place, ...turnedConfig(orientation, picture, scale) };
}

export function describe(orientation: Orientation, picture: Picture): string {
  const { width, height } = seenSize(orientation, picture);
  const flipped = orientation.isFlipped ? 'Flipped, turned' : 'Turned';
  return `${flipped} by ${orientation.turns * 90}°. ${width} × ${height} pixels.`;
}

/** Loads the picture at a URL, and releases the URL if it belongs to a file. */
export async function load(url: string): Promise<HTMLImageElement> {
  const image = document.createElement('img');
  image.src = url;
  await image.decode().finally(() => URL.revokeObjectURL(url));
  return image;
}

/** Saves the picture alone, with all its pixels and its transparency. */
export function save(image: HTMLImageElement, orientation: Orientation) {
  const node = new Konva.Image({ image, ...turnedConfig(orientation, image) });
  const { x, y } = node.getClientRect();
  // The rotation adds a rounding error to the size of the rect, and toCanvas rounds an area up to whole pixels.
  const canvas = node.toCanvas({ x, y, ...seenSize(orientation, image), pixelRatio: 1 });
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = 'turned.png';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  });
}
