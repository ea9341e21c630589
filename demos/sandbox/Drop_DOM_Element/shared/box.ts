import Konva from 'konva';
import type { Food, Piece, Point } from './bento';
import broccoli from './broccoli.svg';
import octopus from './octopus.svg';
import onigiri from './onigiri.svg';
import salmon from './salmon.svg';
import tamago from './tamago.svg';
import tempura from './tempura.svg';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
export const URLS: Record<Food, string> = { onigiri, salmon, tamago, tempura, broccoli, octopus };

export const LABEL =
  'Bento box. Page Up and Page Down choose a piece, arrow keys move it, R turns it, Delete removes it.';

const SIZE = { width: 560, height: 330 };
const SQUARE = { width: 88, height: 88, offsetX: 44, offsetY: 44 };

type PointerPlace = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** The position of a DOM event in the box. Drag events do not reach the stage, so this passes them on. */
export function placeUnder(stage: Konva.Stage, event: PointerPlace): Point | undefined {
  stage.setPointersPositions(event);
  const at = stage.getRelativePointerPosition();
  const isInside = at && at.x > 0 && at.x < SIZE.width && at.y > 0 && at.y < SIZE.height;
  return isInside ? at : undefined;
}

/** By touch, the browser's own drag starts only after a long press, or not at all. So a finger moves the element itself; `drop` is called where it is lifted. */
export function carryByFinger(
  { pointerType, clientX, clientY }: PointerPlace & { pointerType: string },
  picture: HTMLElement,
  drop: (at: PointerPlace) => void,
) {
  if (pointerType === 'mouse') return;
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => {
    ended.abort();
    picture.style.translate = '';
  };
  const move = (event: PointerEvent) => {
    picture.style.translate = `${event.clientX - clientX}px ${event.clientY - clientY}px`;
  };
  picture.addEventListener('pointermove', move, { signal });
  // The browser may cancel the touch at any time. Then nothing is dropped.
  picture.addEventListener('pointercancel', end, { signal });
  picture.addEventListener('pointerup', (event) => (end(), drop(event)), { signal });
}

/** The stage is as wide as its container, and scales the box. */
export function fit(width: number) {
  const scale = Math.max(width, 1) / SIZE.width;
  return { width, height: SIZE.height * scale, scaleX: scale, scaleY: scale };
}

export const tableConfig = { name: 'table', ...SIZE };

/** A piece shows the element of the tray itself, which is not loaded twice. */
export const pieceConfig = (
  { id, food, x, y, rotation }: Piece,
  tray: Element | null | undefined,
) => ({
  id: `piece-${id}`,
  name: 'piece',
  image: tray?.querySelector<HTMLImageElement>(`img[alt="${food}"]`) ?? undefined,
  x,
  y,
  rotation,
  ...SQUARE,
  draggable: true,
});

export const idOf = (node: Konva.Node) => Number(node.id().split('-')[1]);

const GOLD = { stroke: '#ffdf8a', strokeWidth: 3, listening: false };

/** The ring around the selected piece. */
export function ringConfig(piece: Piece | undefined) {
  const { x, y } = piece ?? { x: 0, y: 0 };
  return { name: 'ring', x, y, visible: piece !== undefined, radius: 46, dash: [7, 6], ...GOLD };
}

const EDGE = { x: 34, y: 22, width: 492, height: 250, cornerRadius: 26 };

/** A golden edge while the browser drags an element that the box takes. */
export const glowConfig = (visible: boolean) => ({ name: 'glow', visible, ...EDGE, ...GOLD });

export function savePieces(pieces: readonly Piece[]) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(pieces)], { type: 'application/json' }));
  link.download = 'bento.json';
  link.click();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
