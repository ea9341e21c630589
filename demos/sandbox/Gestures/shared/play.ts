import Konva from 'konva';
import {
  finishHand,
  gesturesOf,
  isPress,
  moveHand,
  newHand,
  regrip,
  type Gesture,
  type Hand,
  type Step,
} from './gestures';

const PRESS_TIME = 550;

/** Called after each change with the positions of the fingers and the recognized gestures. */
export type Listener = (fingers: Konva.Vector2d[], gestures: Gesture[]) => void;

/** Turns the moves of fingers into moves of a group and names of gestures. */
export class Play {
  private readonly fingers = new Map<number, Konva.Vector2d>();
  private hand: Hand | null = null;
  private isMirrored = false;
  private lastTap = -Infinity;
  private timer: number | undefined;
  private tween: Konva.Tween | null = null;
  private home: Konva.Vector2d = { x: 0, y: 0 };

  constructor(
    private readonly node: Konva.Group,
    private readonly tell: Listener,
  ) {}

  /** The resting position of the group. */
  moveHome(home: Konva.Vector2d) {
    this.home = home;
    this.tween?.destroy();
    this.node.setAttrs({ ...home, rotation: 0, scaleX: 1, scaleY: 1 });
  }

  down({ pointerId, shiftKey, timeStamp }: PointerEvent, point: Konva.Vector2d) {
    this.tween?.destroy();
    this.fingers.set(pointerId, point);
    if (this.hand) {
      this.hand = regrip(this.hand, this.points());
    } else {
      // With Shift, a second finger mirrors the first: two fingers for a mouse.
      this.isMirrored = shiftKey;
      this.hand = newHand(this.points(), timeStamp);
      this.timer = window.setTimeout(() => this.press(), PRESS_TIME);
    }
    this.tell(this.points(), []);
  }

  move({ pointerId, timeStamp }: PointerEvent, point: Konva.Vector2d) {
    if (!this.hand || !this.fingers.has(pointerId)) return;
    this.fingers.set(pointerId, point);
    const moved = moveHand(this.hand, this.points(), timeStamp);
    this.hand = moved.hand;
    this.apply(moved.step);
    this.tell(this.points(), gesturesOf(this.hand));
  }

  up({ pointerId, timeStamp, type }: PointerEvent) {
    if (!this.fingers.delete(pointerId) || !this.hand) return;
    if (this.fingers.size > 0) {
      this.hand = regrip(this.hand, this.points());
      this.tell(this.points(), []);
      return;
    }
    window.clearTimeout(this.timer);
    const gesture =
      type === 'pointercancel' ? null : finishHand(this.hand, timeStamp, this.lastTap);
    this.lastTap = gesture?.kind === 'Tap' ? timeStamp : -Infinity;
    this.hand = null;
    this.springHome();
    this.tell([], gesture ? [gesture] : []);
  }

  destroy() {
    window.clearTimeout(this.timer);
    this.tween?.destroy();
  }

  private points(): Konva.Vector2d[] {
    const points = [...this.fingers.values()].slice(0, 2);
    const [first] = points;
    if (!this.isMirrored || !first) return points;
    return [first, { x: 2 * this.home.x - first.x, y: 2 * this.home.y - first.y }];
  }

  private press() {
    if (!this.hand || !isPress(this.hand)) return;
    this.hand = { ...this.hand, isPressed: true };
    this.tell(this.points(), [{ kind: 'Press', says: 'Press' }]);
  }

  private apply({ by, factor, turn }: Step) {
    const { node } = this;
    const scale = Math.min(2.5, Math.max(0.4, node.scaleX() * factor));
    node.setAttrs({
      x: node.x() + by.x,
      y: node.y() + by.y,
      rotation: node.rotation() + turn,
      scaleX: scale,
      scaleY: scale,
    });
  }

  private springHome() {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.tween?.destroy();
    this.tween = new Konva.Tween({
      node: this.node,
      ...this.home,
      rotation: 0,
      scaleX: 1,
      scaleY: 1,
      duration: still ? 0.01 : 0.7,
      easing: Konva.Easings.ElasticEaseOut,
    });
    this.tween.play();
  }
}
