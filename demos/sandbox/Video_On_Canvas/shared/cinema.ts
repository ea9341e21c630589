/** The garden, in its own units. */
export const SIZE = { width: 560, height: 350 };

export const SCREEN = { width: 256, height: 144 };

/** Where the middle of the screen can hang. */
export const ROOM = { left: 152, top: 104, right: 408, bottom: 150 };

export interface Point {
  x: number;
  y: number;
}

/** The state of a video at one moment. */
export interface Reel {
  isPlaying: boolean;
  /** The video is loading, and there is no image yet. */
  isLoading: boolean;
  /** There is an image to show. */
  isReady: boolean;
  hasFailed: boolean;
  hasEnded: boolean;
  /** In seconds. */
  time: number;
  /** In seconds; 0 as long as it is not known. */
  duration: number;
}

export interface Cinema {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  isPlaying: boolean;
  hasEnded: boolean;
  time: number;
  duration: number;
  /** Where the middle of the screen is. */
  place: Point;
}

export const newCinema = (): Cinema => ({
  status: 'idle',
  isPlaying: false,
  hasEnded: false,
  time: 0,
  duration: 0,
  place: { x: 280, y: 122 },
});

/** The cinema with the current state of the video. A ready video stays ready, although it loads again after a jump. */
export function follow(cinema: Cinema, reel: Reel): Cinema {
  const { isPlaying, hasEnded, time, duration } = reel;
  const common = { ...cinema, isPlaying, hasEnded, time, duration };
  if (reel.hasFailed) return { ...common, status: 'failed', isPlaying: false };
  if (reel.isReady || cinema.status === 'ready') return { ...common, status: 'ready' };
  return { ...common, status: reel.isLoading ? 'loading' : 'idle' };
}

const within = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

export function hang(cinema: Cinema, { x, y }: Point): Cinema {
  const place = { x: within(x, ROOM.left, ROOM.right), y: within(y, ROOM.top, ROOM.bottom) };
  return { ...cinema, place };
}

/** Minutes and seconds: 0:07. */
export function clockOf(time: number): string {
  const seconds = Math.floor(time + 0.001);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The time of a jump, within the film. */
export const jump = ({ time, duration }: Cinema, by: number) => within(time + by, 0, duration);

/** Describes the state of the cinema. The text does not change every second, because a screen reader would read each change. */
export function describe({ status, isPlaying, hasEnded, time }: Cinema): string {
  if (status === 'failed') return 'This browser cannot play the film.';
  if (status === 'loading') return 'The film is loading.';
  if (status === 'idle') return 'Press Play. The film is loaded then.';
  if (hasEnded) return 'The film is over.';
  return isPlaying ? 'Playing.' : `Paused at ${clockOf(time)}.`;
}
