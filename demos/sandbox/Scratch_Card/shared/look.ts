import Konva from 'konva';
import { COIN, FIELD, prizeOf, type Card } from './card';

export const LABEL =
  'Scratch card. Arrow keys move the coin, with Shift in long steps. Space puts it down and lifts it.';

/** A finger rubs here and does not scroll the page. */
export const COUNTER = {
  touchAction: 'none',
  background: 'repeating-conic-gradient(#3b1c4a 0 15deg, #4a2560 15deg 30deg)',
} as const;

/** The ticket fits the width; its middle is at x = 0. */
export function fit(width: number) {
  const scale = Math.max(Math.min(width / 436, 1), 0.1);
  const place = { x: width / 2, y: 18 * scale, scaleX: scale, scaleY: scale };
  return { width, height: 456 * scale, ...place };
}

export const ticketConfig = { name: 'ticket', x: -200, width: 404, height: 428 };

/** One of four images that are side by side. */
export const prizeConfig = (number: number) => ({
  name: 'prize',
  ...FIELD,
  crop: { x: 600 * prizeOf(number), y: 0, width: 600, height: 400 },
});

export const numberConfig = (number: number) => ({
  name: 'number',
  x: -200,
  y: 353,
  width: 400,
  align: 'center',
  text: `No. ${String(number).padStart(4, '0')}`,
  fontFamily: 'ui-monospace, monospace',
  fontStyle: 'bold',
  fontSize: 15,
  letterSpacing: 2,
  fill: '#3b1c4a',
});

/** The cover is isolated: its rubs erase nothing below it, and its opacity applies to the remaining silver. */
export const coverConfig = {
  name: 'cover',
  isolated: true,
  clipX: FIELD.x,
  clipY: FIELD.y,
  clipWidth: FIELD.width,
  clipHeight: FIELD.height,
};

export const foilConfig = { ...FIELD, name: 'foil' };

export const rubConfig = (points: number[]) => ({
  name: 'rub',
  points,
  stroke: 'black',
  strokeWidth: 2 * COIN,
  lineCap: 'round' as const,
  lineJoin: 'round' as const,
  globalCompositeOperation: 'destination-out' as const,
});

/** The coin under the pointer. */
export const coinConfigs = ({ coin }: Card) => [
  { ...coin, name: 'coin', radius: COIN, fill: '#d9a441', stroke: '#8a5a17', strokeWidth: 2 },
  { ...coin, name: 'face', radius: COIN - 5, fill: '#f3cf73', stroke: '#b57f2b', strokeWidth: 1.5 },
];

/** Removes the cover, or shows it again. Returns a function that stops the fade. */
export function showCover(cover: Konva.Group, isOpen: boolean): () => void {
  const wantsMotion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isOpen || !wantsMotion) {
    cover.opacity(isOpen ? 0 : 1);
    return () => undefined;
  }
  const tween = new Konva.Tween({ node: cover, opacity: 0, duration: 0.7 });
  tween.play();
  return () => tween.destroy();
}
