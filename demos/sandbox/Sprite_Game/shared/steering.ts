import { hold, press, type Game, type Key } from './game';
import type { Point } from './level';

const KEYS: Record<string, Key> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'jump',
  KeyA: 'left',
  KeyD: 'right',
  KeyW: 'jump',
  Space: 'jump',
};

/** The buttons below the canvas, for fingers and screen readers. */
export const PADS: readonly { key: Key; label: string; sign: string }[] = [
  { key: 'left', label: 'Left', sign: '◀' },
  { key: 'right', label: 'Right', sign: '▶' },
  { key: 'jump', label: 'Jump', sign: '▲' },
];

/** The part of a `KeyboardEvent` that the game reads. */
export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'repeat' | 'type' | 'ctrlKey' | 'metaKey' | 'altKey'
>;

/**
 * What a key does to the game, or null for a key that it leaves to the page. Letters are taken by their position on the keyboard, so WASD is one
 * block on every layout.
 */
export function changeOf(event: KeyPress): ((game: Game) => Game) | null {
  const { code, repeat, type, ctrlKey, metaKey, altKey } = event;
  const isDown = type === 'keydown';
  if (isDown && (ctrlKey || metaKey || altKey)) return null;
  const key = KEYS[code];
  // A key that is held repeats. The page must not scroll, but nothing new is pressed.
  if (key) return repeat ? (game) => game : (game) => hold(game, key, isDown);
  if (code !== 'KeyP' || !isDown) return null;
  return repeat ? (game) => game : press;
}

/** Pixels of the image between the hedgehog and a finger that are not a direction. */
const NEAR = 24;
const HIGH = 70;

/** Which keys a finger on the canvas presses: it runs to the finger's side, and jumps if the finger is above it. */
export const keysToward = (hero: Point, finger: Point): Record<Key, boolean> => ({
  left: finger.x < hero.x - NEAR,
  right: finger.x > hero.x + NEAR,
  jump: finger.y < hero.y - HIGH,
});

/** The game with exactly these keys down. */
export const holdAll = (game: Game, keys: Record<Key, boolean>): Game =>
  PADS.reduce((now, { key }) => hold(now, key, keys[key]), game);

/** Whether the focus leaves the game, and does not move to another part of it. Held keys would never be released. */
export const isLeaving = (
  { relatedTarget }: Pick<FocusEvent, 'relatedTarget'>,
  game: EventTarget | null,
) => !(game instanceof Node && relatedTarget instanceof Node && game.contains(relatedTarget));
