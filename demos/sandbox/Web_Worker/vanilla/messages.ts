import type { Point, Size } from './pool';

/** The size of the image, as the page has measured it. */
export interface View extends Size {
  pixelRatio: number;
}

/** What the page tells the worker. */
export type ToWorker =
  /** The first message brings the canvas. */
  | { type: 'open'; canvas: OffscreenCanvas; view: View; isCalm: boolean }
  | { type: 'resize'; view: View }
  | { type: 'play'; isPlaying: boolean }
  | { type: 'add'; count: number }
  | { type: 'pointer'; phase: 'down' | 'move' | 'up'; point: Point }
  | { type: 'push'; by: Point }
  | { type: 'turn' }
  /** Counts the images that are drawn between start and end. */
  | { type: 'count'; phase: 'start' | 'end' };

/** What the worker tells the page. */
export type FromWorker =
  | { type: 'opened' }
  /** The result of a user action: the kind of action and the new state of the pool. */
  | { type: 'done'; what: 'added' | 'moved' | 'turned'; ducks: number; ring: Point }
  | { type: 'over'; cursor: 'default' | 'grab' | 'grabbing' | 'pointer' }
  | { type: 'counted'; pictures: number };
