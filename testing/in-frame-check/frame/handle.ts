import type KonvaModule from 'konva';
import type { DemoHandle, NodeSnapshot, Point, Target } from '../../../demos/types/check';
import { DRAG_STEPS, between, parts, PINCH_STEPS, pinchPath } from '../../gestures';
import { describeTree, findNodes, readCursor, readPixels, readStage, type FoundNode } from '../../in-frame';
import { PointerCapture } from './capture';
import { Control } from './control';
import { HeldKeys } from './dispatch';
import { Fingers } from './fingers';
import { Keyboard } from './keyboard';
import { Mouse } from './mouse';
import { plainCopy } from './plain-copy';
import type { FrameTime } from './time';

declare const Konva: typeof KonvaModule;

/** The handle of `demos/types/check.ts` for a demo in this very frame, and how to end it. */
export function handleInFrame(
  flavour: DemoHandle['flavour'],
  time: FrameTime,
): { handle: DemoHandle; stop: () => void } {
  const keys = new HeldKeys();
  const capture = new PointerCapture();
  const mouse = new Mouse(keys, capture);
  const keyboard = new Keyboard(keys);
  const frame = () => time.frame();
  const fingers = new Fingers(keys, capture, frame);
  const settle = () => time.settle();

  function find(selector: string): FoundNode {
    const [first] = findNodes(selector);
    if (first !== undefined) return first;
    throw new Error(`No node "${selector}" on the stage. There are: ${describeTree()}.`);
  }

  function place(): { left: number; top: number; scaleX: number; scaleY: number } {
    const read = readStage();
    if (read === undefined) throw new Error('The demo has no stage.');
    return read.place;
  }

  /** A target's point in the frame. */
  function inFrame(target: Target): Point {
    if (typeof target === 'string') return find(target).middle;
    const { left, top, scaleX, scaleY } = place();
    return { x: left + target.x * scaleX, y: top + target.y * scaleY };
  }

  /** A point of the frame, moved by stage units. */
  function moved({ x, y }: Point, by: Point): Point {
    const { scaleX, scaleY } = place();
    return { x: x + by.x * scaleX, y: y + by.y * scaleY };
  }

  /** The browser dispatches each move of the mouse in its own frame. */
  async function goTo(to: Point, steps = 1): Promise<void> {
    const from = mouse.at;
    for (const part of parts(steps)) {
      mouse.moveTo(between(from, to, part));
      await time.frame();
    }
  }

  const handle: DemoHandle = {
    flavour,
    node: async (selector) => find(selector).snapshot,
    nodes: async (selector) => findNodes(selector).map(({ snapshot }) => snapshot),
    count: async (selector) => findNodes(selector).length,
    async waitForNode(selector, test) {
      const isThere = (node: NodeSnapshot | undefined): node is NodeSnapshot => node !== undefined && test(node);
      const found = await handle.waitFor(async () => findNodes(selector)[0]?.snapshot, isThere);
      if (found === undefined) throw new Error(`No node "${selector}".`);
      return found;
    },
    waitFor: (read, test) => time.waitFor(read, test),
    async stage() {
      const read = readStage();
      if (read === undefined) throw new Error('The demo has no stage.');
      return read.stage;
    },
    async pixel(point) {
      const [color] = readPixels([point]);
      if (color === undefined) throw new Error('No color was read.');
      return color;
    },
    pixels: async (points) => readPixels(points),
    async hover(target) {
      await goTo(inFrame(target));
      await settle();
    },
    async click(target, { button = 'left', modifiers = [] } = {}) {
      await goTo(inFrame(target));
      for (const key of modifiers) keyboard.hold(key);
      mouse.down(button);
      mouse.up(button);
      for (const key of modifiers.toReversed()) keyboard.release(key);
      await settle();
    },
    async doubleClick(target) {
      await goTo(inFrame(target));
      for (const count of [1, 2]) {
        mouse.down('left', count);
        mouse.up('left');
      }
      await settle();
    },
    async drag(target, by) {
      await goTo(inFrame(target));
      mouse.down('left');
      await goTo(moved(mouse.at, by), DRAG_STEPS);
      mouse.up('left');
      await settle();
    },
    async press(target) {
      await goTo(inFrame(target));
      mouse.down('left');
      await settle();
    },
    async moveTo(point) {
      await goTo(inFrame(point), DRAG_STEPS);
      await settle();
    },
    async release() {
      mouse.up('left');
      await settle();
    },
    async wheel(target, { x = 0, y = 0 }, modifiers = []) {
      await goTo(inFrame(target));
      for (const key of modifiers) keyboard.hold(key);
      mouse.wheel({ x, y });
      for (const key of modifiers.toReversed()) keyboard.release(key);
      await settle();
    },
    async tap(target) {
      fingers.lift(fingers.put(inFrame(target)));
      await settle();
    },
    async swipe(target, by) {
      const from = inFrame(target);
      const id = fingers.put(from);
      await fingers.moveTo(id, moved(from, by), DRAG_STEPS);
      const owner = fingers.lift(id);
      await settle();
      return owner;
    },
    async pinch(target, how) {
      const from = inFrame(target);
      const pair = pinchPath(from, moved(from, how.by ?? { x: 0, y: 0 }), how);
      const [one, other] = pair(0).map((point) => fingers.put(point));
      if (one === undefined || other === undefined) throw new Error('A pinch has two fingers.');
      await fingers.move(
        parts(PINCH_STEPS).map((part) => {
          const [first, second] = pair(part);
          return new Map([
            [one, first],
            [other, second],
          ]);
        }),
      );
      fingers.lift(one);
      const owner = fingers.lift(other);
      await settle();
      return owner;
    },
    async finger(target) {
      const id = fingers.put(inFrame(target));
      await settle();
      return {
        async moveTo(point) {
          await fingers.moveTo(id, inFrame(point), DRAG_STEPS);
          await settle();
        },
        async lift() {
          const owner = fingers.lift(id);
          await settle();
          return owner;
        },
        async cancel() {
          fingers.cancel();
          await settle();
        },
      };
    },
    async key(key) {
      keyboard.press(key);
      await settle();
    },
    async type(text) {
      for (const character of text) {
        keyboard.type(character);
        await time.frame();
      }
      await settle();
    },
    control: (role, name) => new Control(role, name, time, mouse),
    text: async () => document.body.innerText,
    cursor: async () => readCursor(mouse.at),
    async evaluate<T>(run: (...values: never[]) => T | Promise<T>, ...given: unknown[]): Promise<T> {
      // A copy by way of text, as on the way into a frame.
      const values = given.map((one): unknown => JSON.parse(JSON.stringify(one)));
      return plainCopy(await time.during<T>(Reflect.apply(run, undefined, [Konva, ...values])));
    },
  };

  return { handle, stop: () => capture.stop() };
}
