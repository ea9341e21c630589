import type { CDPSession, ElementHandle, Frame, JSHandle, Locator, Page } from '@playwright/test';
import type { ControlHandle, DemoHandle, Modifier, NodeSnapshot, Point, Target } from '../demos/types/check';
import { Fingers } from './fingers';
import { DRAG_STEPS, parts, PINCH_STEPS, pinchPath } from './gestures';
import {
  describeTree,
  drawTwice,
  findNodes,
  readCursor,
  readMiddle,
  readPixels,
  readStage,
  sendMouse,
  sendOutside,
  turnMenu,
  watchTap,
} from './in-frame';
import type { FoundNode, SeenTap } from './in-frame';
import type { FrameBox } from './harness/model';

/** How long a check waits for something it expects. */
const WAIT = 20_000;
/**
 * After this many failed readings, each further one advances the demo's time by this many milliseconds. An animation then takes as many
 * frames as on a slow machine, and the check waits a quarter of the time.
 */
const PATIENT_READINGS = 3;
const HURRY = 100;
/** How long after a tap its mouse events may arrive. */
const MOUSE_WAIT = 5_000;
/**
 * Whether the browser fires mouse events after an unprevented tap, as it does for a finger. When a test tool taps in a frame of another
 * process, Chromium 150 does not fire them; 156 does.
 */
let sendsMouse: boolean | undefined;
/** Polls until a condition holds, up to a number of milliseconds. */
async function isSoon(ask: () => Promise<boolean>, wait: number): Promise<boolean> {
  const until = Date.now() + wait;
  while (!(await ask())) if (Date.now() > until) return false;
  return true;
}

export interface RunningDemo {
  page: Page;
  frame: Frame;
  /** Current position of the frame's content in the window. */
  box(): Promise<FrameBox>;
  flavour: DemoHandle['flavour'];
  /** Creates the browser's raw input channel, for touch. */
  cdp(): Promise<CDPSession>;
}

/** Position of a frame's content, for a frame in a page that may move it. */
export function frameBox(element: ElementHandle<Element>): Promise<FrameBox> {
  return element.evaluate((node) => {
    const { left, top } = node.getBoundingClientRect();
    const { clientLeft, clientTop, clientWidth: width, clientHeight: height } = node;
    return { left: left + clientLeft, top: top + clientTop, width, height };
  });
}

/** The handle of `demos/types/check.ts` for a demo that runs in a page's frame. */
export function demoHandle({ page, frame, box, flavour, cdp }: RunningDemo): DemoHandle {
  /** Mouse position in the frame's CSS pixels. */
  let mouse: Point = { x: 0, y: 0 };
  let isPressed = false;

  const settle = () => frame.evaluate(drawTwice);
  const fingers = new Fingers(frame, cdp);

  async function find(selector: string): Promise<FoundNode> {
    const [first] = await frame.evaluate(findNodes, selector);
    if (first !== undefined) return first;
    throw new Error(`No node "${selector}" on the stage. There are: ${await frame.evaluate(describeTree)}.`);
  }

  /** A target's point in the frame. */
  async function inFrame(target: Target): Promise<Point> {
    if (typeof target === 'string') return (await find(target)).middle;
    const read = await frame.evaluate(readStage);
    if (read === undefined) throw new Error('The demo has no stage.');
    const { left, top, scaleX, scaleY } = read.place;
    return { x: left + target.x * scaleX, y: top + target.y * scaleY };
  }

  /** Converts a point of the frame to a point of the browser's window. */
  async function inWindow(point: Point): Promise<Point> {
    const { left, top } = await box();
    return { x: left + point.x, y: top + point.y };
  }

  /** Start and end of a gesture on a target, in the window; the offset is in stage units. */
  async function way(target: Target, by: Point): Promise<{ from: Point; to: Point }> {
    const start = await inFrame(target);
    const end = await inFrame(await fromFrame(start, by));
    return { from: await inWindow(start), to: await inWindow(end) };
  }

  async function isInside({ x, y }: Point): Promise<boolean> {
    const { width, height } = await box();
    return x >= 0 && y >= 0 && x < width && y < height;
  }

  async function goTo(point: Point, steps = 1): Promise<void> {
    const from = mouse;
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      mouse = { x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part };
      const { x, y } = await inWindow(mouse);
      await page.mouse.move(x, y);
      if (isPressed && !(await isInside(mouse))) await frame.evaluate(sendOutside, { ...mouse, type: 'move' as const });
    }
  }

  async function press(target: Target): Promise<void> {
    await goTo(await inFrame(target));
    await page.mouse.down();
    isPressed = true;
  }

  async function release(): Promise<void> {
    if (isPressed && !(await isInside(mouse))) await frame.evaluate(sendOutside, { ...mouse, type: 'up' as const });
    isPressed = false;
    await page.mouse.up();
    await settle();
  }

  async function withModifiers(modifiers: readonly Modifier[], act: () => Promise<void>): Promise<void> {
    for (const key of modifiers) await page.keyboard.down(key);
    await act();
    for (const key of modifiers.toReversed()) await page.keyboard.up(key);
  }

  async function waitFor<T>(read: () => Promise<T>, test: (value: T) => boolean): Promise<T> {
    const until = Date.now() + WAIT;
    for (let readings = 1; ; readings += 1) {
      const value = await read();
      if (test(value)) return value;
      if (readings >= PATIENT_READINGS) await frame.evaluate((time) => window.__demoAgent?.hurry(time), HURRY);
      if (Date.now() > until)
        throw new Error(`The condition did not hold within ${WAIT / 1000} s. Last seen: ${JSON.stringify(value)}`);
      await settle();
    }
  }

  /** Clicks the middle of a control. Playwright's click takes twice as long, so it is only used for controls that are not ready yet. */
  async function pressControl(locator: Locator): Promise<void> {
    const place = await locator.evaluate(readMiddle, undefined, { timeout: WAIT });
    if (place === undefined) {
      await locator.click({ timeout: WAIT });
      return;
    }
    mouse = place;
    const { x, y } = await inWindow(place);
    await Promise.all([page.mouse.move(x, y), page.mouse.down(), page.mouse.up()]);
  }

  function control(role: Parameters<DemoHandle['control']>[0], name: string): ControlHandle {
    const locator = frame.getByRole(role, { name, exact: true });
    /** What does not fit in a toolbar's row is in its menu. */
    const turn = (isOpen: boolean): Promise<boolean> =>
      role === 'button' ? frame.evaluate(turnMenu, { name, isOpen }) : Promise.resolve(false);
    const acting = async (act: () => Promise<unknown>): Promise<void> => {
      await turn(true);
      await act();
      await settle();
    };
    const reading = async <T>(read: () => Promise<T>): Promise<T> => {
      const hasOpened = await turn(true);
      const answer = await read();
      if (hasOpened) await turn(false);
      return answer;
    };
    return {
      click: () => acting(() => pressControl(locator)),
      fill: (value) => acting(() => locator.fill(value, { timeout: WAIT })),
      choose: (label) => acting(() => locator.selectOption({ label }, { timeout: WAIT })),
      check: (on) => acting(() => locator.setChecked(on, { timeout: WAIT })),
      focus: () => acting(() => locator.focus({ timeout: WAIT })),
      value: () => locator.inputValue({ timeout: WAIT }),
      isVisible: () => reading(() => locator.isVisible()),
      isDisabled: () => reading(() => locator.isDisabled({ timeout: WAIT })),
    };
  }

  const handle: DemoHandle = {
    flavour,
    node: async (selector) => (await find(selector)).snapshot,
    nodes: async (selector) => (await frame.evaluate(findNodes, selector)).map(({ snapshot }) => snapshot),
    count: async (selector) => (await frame.evaluate(findNodes, selector)).length,
    async waitForNode(selector, test) {
      const isThere = (node: NodeSnapshot | undefined): node is NodeSnapshot => node !== undefined && test(node);
      const found = await waitFor(async () => (await frame.evaluate(findNodes, selector))[0]?.snapshot, isThere);
      if (found === undefined) throw new Error(`No node "${selector}".`);
      return found;
    },
    waitFor,
    async stage() {
      const read = await frame.evaluate(readStage);
      if (read === undefined) throw new Error('The demo has no stage.');
      return read.stage;
    },
    async pixel(point) {
      const [color] = await handle.pixels([point]);
      if (color === undefined) throw new Error('No color was read.');
      return color;
    },
    pixels: (points) => frame.evaluate(readPixels, points),
    async hover(target) {
      await goTo(await inFrame(target));
      await settle();
    },
    async click(target, { button = 'left', modifiers = [] } = {}) {
      await goTo(await inFrame(target));
      await withModifiers(modifiers, async () => {
        await page.mouse.down({ button });
        await page.mouse.up({ button });
      });
      await settle();
    },
    async doubleClick(target) {
      await goTo(await inFrame(target));
      // Send them together: Konva only sees a double click if they arrive within 400 ms.
      await Promise.all(
        [1, 2].flatMap((clickCount) => [page.mouse.down({ clickCount }), page.mouse.up({ clickCount })]),
      );
      await settle();
    },
    async drag(target, by) {
      await press(target);
      // The browser dispatches each move in its own frame, so the effects of the previous move are drawn by then.
      await goTo(await inFrame(await fromFrame({ x: mouse.x, y: mouse.y }, by)), DRAG_STEPS);
      await release();
    },
    async press(target) {
      await press(target);
      await settle();
    },
    async moveTo(point) {
      await goTo(await inFrame(point), DRAG_STEPS);
      await settle();
    },
    release,
    async wheel(target, { x = 0, y = 0 }, modifiers = []) {
      await goTo(await inFrame(target));
      // The browser sends wheel events when it likes, so the frame reports when this one arrived.
      await frame.evaluate(() => {
        document.documentElement.dataset['wheel'] = 'awaited';
        const seen = () => delete document.documentElement.dataset['wheel'];
        window.addEventListener('wheel', seen, { capture: true, once: true, passive: true });
      });
      await withModifiers(modifiers, async () => {
        await page.mouse.wheel(x, y);
        await frame.waitForFunction(() => document.documentElement.dataset['wheel'] === undefined, null, {
          timeout: WAIT,
        });
      });
      await settle();
    },
    async tap(target) {
      const place = await inFrame(target);
      const point = await inWindow(place);
      const session = await cdp();
      const seen = await frame.evaluateHandle(watchTap);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await isSoon(() => seen.evaluate(({ events }) => events.some(({ type }) => type === 'touchend')), WAIT);
      const isPrevented = await seen.evaluate(({ events }) => events.some((event) => event.defaultPrevented));
      if (!isPrevented && !(await mouseFollows(seen))) await frame.evaluate(sendMouse, place);
      await seen.dispose();
      await settle();
    },
    async swipe(target, by) {
      const { from, to } = await way(target, by);
      const id = await fingers.put(from);
      const owner = await fingers.flick(id, to, DRAG_STEPS);
      await settle();
      return owner;
    },
    async pinch(target, how) {
      const { from, to } = await way(target, how.by ?? { x: 0, y: 0 });
      const pair = pinchPath(from, to, how);
      const [left, right] = pair(0);
      const one = await fingers.put(left);
      const other = await fingers.put(right);
      const path = parts(PINCH_STEPS).map((part) => {
        const [first, second] = pair(part);
        return new Map([
          [one, first],
          [other, second],
        ]);
      });
      await fingers.move(path);
      await fingers.lift(one);
      const owner = await fingers.lift(other);
      await settle();
      return owner;
    },
    async finger(target) {
      const id = await fingers.put(await inWindow(await inFrame(target)));
      await settle();
      return {
        async moveTo(point) {
          await fingers.moveTo(id, await inWindow(await inFrame(point)), DRAG_STEPS);
          await settle();
        },
        async lift() {
          const owner = await fingers.lift(id);
          await settle();
          return owner;
        },
        async cancel() {
          await fingers.cancel();
          await settle();
        },
      };
    },
    async key(key) {
      await page.keyboard.press(key);
      await settle();
    },
    async type(text) {
      await page.keyboard.type(text);
      await settle();
    },
    control,
    text: () => frame.evaluate(() => document.body.innerText),
    cursor: () => frame.evaluate(readCursor, mouse),
    async evaluate<T>(run: { toString(): string }, ...given: unknown[]): Promise<T> {
      const value: T = await frame.evaluate(
        `(${run.toString()})(${['Konva', ...given.map((one) => JSON.stringify(one))].join(', ')})`,
      );
      return value;
    },
  };

  async function mouseFollows(seen: JSHandle<SeenTap>): Promise<boolean> {
    sendsMouse ??= await isSoon(() => seen.evaluate(({ hasMouse }) => hasMouse), MOUSE_WAIT);
    return sendsMouse;
  }

  /** A point of the frame, moved by stage units, as a point of the stage. */
  async function fromFrame(point: Point, by: Point): Promise<Point> {
    const read = await frame.evaluate(readStage);
    if (read === undefined) throw new Error('The demo has no stage.');
    const { left, top, scaleX, scaleY } = read.place;
    return { x: (point.x - left) / scaleX + by.x, y: (point.y - top) / scaleY + by.y };
  }

  return handle;
}
