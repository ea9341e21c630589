import { within } from '../../../common/konva/ranges';

/** The wall, in its own units. */
export const SIZE = { width: 560, height: 360 };

/** Where the middle of the image can hang. */
export const ROOM = { left: 120, top: 118, right: 440, bottom: 168 };

export const SPEEDS = [0.25, 0.5, 1, 2] as const;

export interface Point {
  x: number;
  y: number;
}

export interface Player {
  /** Milliseconds of each frame. Empty until a GIF is loaded. */
  delays: readonly number[];
  frame: number;
  isPlaying: boolean;
  /** 1 is the speed of the file. */
  speed: number;
  /** Where the image hangs. */
  place: Point;
  /** Describes the last action. */
  says: string;
}

/**
 * How long a frame is shown. Many old files specify 0 or 10 milliseconds: browsers show such a frame for 100.
 */
export const shownFor = (delay: number) => (delay <= 10 ? 100 : delay);

export const newPlayer = (isPlaying: boolean): Player => ({
  delays: [],
  frame: 0,
  isPlaying,
  speed: 1,
  place: { x: 280, y: 140 },
  says: 'The GIF is loading.',
});

const seconds = (delays: readonly number[]) =>
  `${(delays.reduce((sum, delay) => sum + delay, 0) / 1000).toFixed(1)} seconds`;

/** Starts with another GIF. A single frame does not play. */
export function load(player: Player, name: string, fileDelays: readonly number[]): Player {
  const delays = fileDelays.map(shownFor);
  const isStill = delays.length === 1;
  const length = isStill
    ? 'one frame, so it stands still'
    : `${delays.length} frames, ${seconds(delays)}`;
  return {
    ...player,
    delays,
    frame: 0,
    isPlaying: player.isPlaying && !isStill,
    says: `${name}: ${length}.`,
  };
}

/** Says why a file could not be opened. The film stays. */
export const refuse = (player: Player, why: string): Player => ({ ...player, says: why });

export const isReady = ({ delays }: Player) => delays.length > 1;

export function toggle(player: Player): Player {
  if (!isReady(player)) return player;
  const isPlaying = !player.isPlaying;
  return { ...player, isPlaying, says: isPlaying ? 'Playing.' : pausedAt(player) };
}

const pausedAt = ({ frame, delays }: Player) => `Paused at frame ${frame + 1} of ${delays.length}.`;

/** Shows a frame, and the first one after the last one. Playing continues. */
export function show(player: Player, frame: number): Player {
  const count = player.delays.length;
  return count === 0 ? player : { ...player, frame: ((frame % count) + count) % count };
}

/** Shows a frame and stops there. */
export function stopAt(player: Player, frame: number): Player {
  if (player.delays.length === 0) return player;
  const next = { ...show(player, frame), isPlaying: false };
  return { ...next, says: pausedAt(next) };
}

export const setSpeed = (player: Player, speed: number): Player => ({
  ...player,
  speed: SPEEDS.find((known) => known === speed) ?? 1,
});

export function hang(player: Player, { x, y }: Point): Player {
  const place = { x: within(x, ROOM.left, ROOM.right), y: within(y, ROOM.top, ROOM.bottom) };
  return { ...player, place };
}

export interface Position {
  frame: number;
  /** Milliseconds until the next frame. */
  left: number;
}

/** Where a film is after some time. It repeats, and frames that are shorter than the time are skipped. */
export function advance(
  delays: readonly number[],
  { frame, left }: Position,
  ms: number,
): Position {
  let at = frame;
  let rest = left - ms;
  while (rest <= 0) {
    at = (at + 1) % delays.length;
    rest += delays[at] ?? 100;
  }
  return { frame: at, left: rest };
}
