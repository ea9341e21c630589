import type { Point } from '../../../demos/types/check';

/** An element between the finger and the page's root, as far as it decides about fingers. */
export interface TouchArea {
  /** Computed value of `touch-action`. */
  action: string;
  /** Whether its content can be scrolled. It then decides alone about scrolling. */
  scrolls: boolean;
}

/** What the browser may do with fingers. */
export interface Allowed {
  left: boolean;
  right: boolean;
  up: boolean;
  down: boolean;
  zoom: boolean;
}

const ALL: Allowed = { left: true, right: true, up: true, down: true, zoom: true };
const NONE: Allowed = { left: false, right: false, up: false, down: false, zoom: false };

/** What one value of `touch-action` allows. */
export function allowedBy(action: string): Allowed {
  if (action === 'auto' || action === 'manipulation' || action === '') return ALL;
  const words = action.split(/\s+/);
  const has = (...names: string[]) => names.some((name) => words.includes(name));
  return {
    ...NONE,
    // Who moves against the edge scrolls the other way: `pan-left` is a finger that moves to the right.
    right: has('pan-x', 'pan-left'),
    left: has('pan-x', 'pan-right'),
    down: has('pan-y', 'pan-up'),
    up: has('pan-y', 'pan-down'),
    zoom: has('pinch-zoom'),
  };
}

/**
 * What the browser may do with a finger on an element.
 *
 * @param areas the element and its ancestors, from the innermost
 */
export function allowedOn(areas: readonly TouchArea[]): Allowed {
  const allowed = { ...ALL };
  let isScrollDecided = false;
  for (const { action, scrolls } of areas) {
    const here = allowedBy(action);
    allowed.zoom &&= here.zoom;
    if (isScrollDecided) continue;
    for (const side of ['left', 'right', 'up', 'down'] as const) allowed[side] &&= here[side];
    isScrollDecided = scrolls;
  }
  return allowed;
}

/** Whether the browser scrolls with a finger that has moved by this much: the longer direction decides. */
export function mayScroll(allowed: Allowed, { x, y }: Point): boolean {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? allowed.right : allowed.left;
  return y > 0 ? allowed.down : allowed.up;
}
