import type Konva from 'konva';

export const KINDS = ['Tap', 'Double tap', 'Press', 'Drag', 'Swipe', 'Pinch', 'Rotate'] as const;

export type Kind = (typeof KINDS)[number];

export interface Gesture {
  kind: Kind;
  /** With its amount: `Pinch 140 %`. */
  says: string;
}

/** One or two pressed fingers, and what they have done so far. */
export interface Hand {
  fingers: Konva.Vector2d[];
  start: Konva.Vector2d;
  /** Milliseconds, like all times here. */
  began: number;
  last: number;
  /** Maximum distance from its start so far. */
  way: number;
  /** Maximum number of fingers that were down at once. */
  most: number;
  /** How much two fingers have spread, and rotated in degrees. */
  grown: number;
  turned: number;
  /** Pixels per millisecond. */
  speed: Konva.Vector2d;
  isPressed: boolean;
}

/** The effect of a small move on the object under the fingers. */
export interface Step {
  by: Konva.Vector2d;
  factor: number;
  /** Degrees. */
  turn: number;
}

/** Fingers are never still: shorter moves are ignored. */
const STILL = 8;
const TAP_TIME = 300;
const DOUBLE_TIME = 350;
const SWIPE_SPEED = 0.5;

/** Midpoint, distance and direction of the fingers. */
function grip(fingers: Konva.Vector2d[]) {
  const [first = { x: 0, y: 0 }, second = first] = fingers;
  const [x, y] = [second.x - first.x, second.y - first.y];
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    apart: Math.hypot(x, y),
    angle: (Math.atan2(y, x) * 180) / Math.PI,
  };
}

export function newHand(fingers: Konva.Vector2d[], time: number): Hand {
  const start = grip(fingers).middle;
  const speed = { x: 0, y: 0 };
  const known = { began: time, last: time, way: 0, most: fingers.length, grown: 1, turned: 0 };
  return { fingers, start, speed, isPressed: false, ...known };
}

/** A finger touched or left: the hand continues from here without a step. */
export function regrip(hand: Hand, fingers: Konva.Vector2d[]): Hand {
  return { ...hand, fingers, most: Math.max(hand.most, fingers.length) };
}

/** The hand after a move of the same fingers, and the step of that move. */
export function moveHand(
  hand: Hand,
  fingers: Konva.Vector2d[],
  time: number,
): { hand: Hand; step: Step } {
  const from = grip(hand.fingers);
  const to = grip(fingers);
  const isPair = fingers.length > 1 && from.apart > 0 && to.apart > 0;
  const step: Step = {
    by: { x: to.middle.x - from.middle.x, y: to.middle.y - from.middle.y },
    factor: isPair ? to.apart / from.apart : 1,
    turn: isPair ? ((to.angle - from.angle + 540) % 360) - 180 : 0,
  };
  const passed = Math.max(time - hand.last, 1);
  const away = Math.hypot(to.middle.x - hand.start.x, to.middle.y - hand.start.y);
  return {
    step,
    hand: {
      ...hand,
      fingers,
      last: time,
      way: Math.max(hand.way, away),
      grown: hand.grown * step.factor,
      turned: hand.turned + step.turn,
      // A running mean, in which the last move counts most.
      speed: {
        x: 0.5 * hand.speed.x + 0.5 * (step.by.x / passed),
        y: 0.5 * hand.speed.y + 0.5 * (step.by.y / passed),
      },
    },
  };
}

/** What the hand is doing now. */
export function gesturesOf(hand: Hand): Gesture[] {
  if (hand.most === 1) return hand.way > STILL ? [{ kind: 'Drag', says: 'Drag' }] : [];
  const found: Gesture[] = [];
  if (Math.abs(Math.log(hand.grown)) > 0.1) {
    found.push({ kind: 'Pinch', says: `Pinch ${Math.round(hand.grown * 100)} %` });
  }
  if (Math.abs(hand.turned) > 10) {
    found.push({ kind: 'Rotate', says: `Rotate ${Math.round(hand.turned)}°` });
  }
  return found;
}

/** Whether a finger that has been down for a while is a press. */
export const isPress = (hand: Hand) => hand.most === 1 && hand.way <= STILL;

/** The gesture when the last finger leaves, or null if it was already reported. `lastTap` is the time of the previous tap. */
export function finishHand(hand: Hand, time: number, lastTap: number): Gesture | null {
  if (hand.most > 1 || hand.isPressed) return null;
  if (hand.way <= STILL) {
    if (time - hand.began > TAP_TIME) return null;
    const kind = time - lastTap < DOUBLE_TIME ? 'Double tap' : 'Tap';
    return { kind, says: kind };
  }
  const { x, y } = hand.speed;
  // A finger that rests before it leaves was dragging.
  if (Math.hypot(x, y) < SWIPE_SPEED || time - hand.last > 80) return null;
  const across = x < 0 ? 'left' : 'right';
  const along = y < 0 ? 'up' : 'down';
  return { kind: 'Swipe', says: `Swipe ${Math.abs(x) > Math.abs(y) ? across : along}` };
}
