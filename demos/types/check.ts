/**
 * The handle that a behavior check gets on the running demo. The same check runs once per flavor, in a real browser, against the demo in
 * its real frame. Coordinates are CSS pixels of the first stage unless stated otherwise.
 */
export interface DemoHandle {
  /** The current flavor, for messages only: a check asserts the same for all of them. */
  readonly flavour: 'vanilla' | 'react' | 'vue' | 'svelte';
  /** The first node with this name (`box`), id (`#box`) or class name (`Transformer`). Fails when there is none. */
  node(selector: string): Promise<NodeSnapshot>;
  /** All nodes that match, in tree order. */
  nodes(selector: string): Promise<NodeSnapshot[]>;
  /** How many nodes match. */
  count(selector: string): Promise<number>;
  /** Waits until `test` holds for the snapshot of the node, at most 20 s; returns that snapshot. */
  waitForNode(selector: string, test: (node: NodeSnapshot) => boolean): Promise<NodeSnapshot>;
  /** Waits until `test` holds for a value that `read` reads repeatedly, at most 20 s. */
  waitFor<T>(read: () => Promise<T>, test: (value: T) => boolean): Promise<T>;
  /** The stage: size, scale, position, number of layers. */
  stage(): Promise<{
    width: number;
    height: number;
    x: number;
    y: number;
    scaleX: number;
    scaleY: number;
    layers: number;
  }>;
  /** Color of the composed picture at a point: red, green, blue, alpha, 0 to 255. */
  pixel(point: Point): Promise<[number, number, number, number]>;
  /** `pixel` of several points, read at the same moment. */
  pixels(points: readonly Point[]): Promise<[number, number, number, number][]>;
  /** Moves the mouse to the middle of a node's client rect, or to a point. */
  hover(target: Target): Promise<void>;
  click(target: Target, options?: ClickOptions): Promise<void>;
  doubleClick(target: Target): Promise<void>;
  /** Presses on the target, moves by the offset in several steps, releases. */
  drag(target: Target, by: Point): Promise<void>;
  /** The parts of a drag, for checks in between. */
  press(target: Target): Promise<void>;
  moveTo(point: Point): Promise<void>;
  release(): Promise<void>;
  wheel(target: Target, delta: { x?: number; y?: number }, modifiers?: Modifier[]): Promise<void>;
  /** A tap with a finger. */
  tap(target: Target): Promise<void>;
  /**
   * Presses on the target with a finger, moves by the offset, 40 pixels or more, and lifts the finger without a rest. Returns who had the
   * finger in the end: expect `'demo'` where the demo handles it.
   */
  swipe(target: Target, by: Point): Promise<FingerOwner>;
  /** Presses with two fingers next to the target, 60 pixels apart or farther, moves them as `how` says, and lifts them. */
  pinch(target: Target, how: Pinch): Promise<FingerOwner>;
  /** Puts a finger down that stays until it is lifted, for checks in between or with two fingers. */
  finger(target: Target): Promise<FingerHandle>;
  /** A key press sent to the focused element, for example `ArrowLeft`, `Control+z`. */
  key(key: string): Promise<void>;
  /** Types text into the focused element. */
  type(text: string): Promise<void>;
  /** HTML control found by its accessible role and name. */
  control(
    role:
      | 'button'
      | 'checkbox'
      | 'combobox'
      | 'radio'
      | 'slider'
      | 'textbox'
      | 'spinbutton'
      | 'tab',
    name: string,
  ): ControlHandle;
  /** Visible text of the demo's page outside the canvas. */
  text(): Promise<string>;
  /** Current CSS cursor over the stage. */
  cursor(): Promise<string>;
  /**
   * Runs a function in the demo's page with the global `Konva`, for everything that the handle has no method for. The function cannot use
   * variables of the check; pass them as its argument.
   */
  evaluate<T, A extends Given | undefined = undefined>(
    run: (konva: typeof import('konva').default, given: A) => T,
    ...given: A extends undefined ? [] : [A]
  ): Promise<T>;
}

/** Arguments of a function that a check runs in the demo's page: values that JSON preserves. */
export type Given =
  | string
  | number
  | boolean
  | readonly Given[]
  | { readonly [name: string]: Given };

/**
 * Who had a finger in the end. The browser uses it to scroll or zoom the page unless `touch-action` or a prevented touch event keeps it
 * from that. The demo then gets a `pointercancel`, and no more pointer events of this finger.
 */
export type FingerOwner = 'demo' | 'browser';

export interface Pinch {
  /** How many times as far apart the fingers are at the end. */
  scale?: number;
  /** Degrees, clockwise, by which they turn about their middle. */
  turn?: number;
  /** By how much their middle moves. */
  by?: Point;
}

/** A finger that is down. The browser does not report moves within about 15 pixels of where it was put down. */
export interface FingerHandle {
  /** Moves to a point in several steps. */
  moveTo(point: Point): Promise<void>;
  lift(): Promise<FingerOwner>;
  /**
   * The system cancels this finger and all others that are down, as for an incoming call or a palm on the screen. The demo gets a
   * `pointercancel`.
   */
  cancel(): Promise<void>;
}

export interface ControlHandle {
  click(): Promise<void>;
  /** Sets a slider, number or text to the value and fires input and change. */
  fill(value: string): Promise<void>;
  /** Chooses an option of a select by its visible label. */
  choose(label: string): Promise<void>;
  check(on: boolean): Promise<void>;
  focus(): Promise<void>;
  value(): Promise<string>;
  isVisible(): Promise<boolean>;
  isDisabled(): Promise<boolean>;
}

/** A Konva node as the check sees it at one moment. */
export interface NodeSnapshot {
  id: string;
  name: string;
  className: string;
  /** Attributes that are numbers, strings, booleans, or arrays and objects of them. */
  attrs: Record<string, unknown>;
  /** Client rect relative to the stage's container, with scale, rotation and stroke. */
  rect: { x: number; y: number; width: number; height: number };
  position: Point;
  absolutePosition: Point;
  rotation: number;
  scale: Point;
  visible: boolean;
  /** Index among its siblings. */
  zIndex: number;
  childCount: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A node's selector, or a point on the stage. */
export type Target = string | Point;
export type Modifier = 'Alt' | 'Control' | 'Meta' | 'Shift';
export interface ClickOptions {
  button?: 'left' | 'right' | 'middle';
  modifiers?: Modifier[];
}

/** The part of the test runner's `expect` that checks use. */
export type Expect = (value: unknown, message?: string) => Matchers & { not: Matchers };
export interface Matchers {
  toBe(expected: unknown): void;
  toEqual(expected: unknown): void;
  toBeCloseTo(expected: number, digits?: number): void;
  toBeGreaterThan(expected: number): void;
  toBeGreaterThanOrEqual(expected: number): void;
  toBeLessThan(expected: number): void;
  toBeLessThanOrEqual(expected: number): void;
  toContain(expected: unknown): void;
  toMatch(expected: RegExp | string): void;
  toBeTruthy(): void;
  toBeDefined(): void;
  toBeUndefined(): void;
  toHaveLength(expected: number): void;
}

export type DemoCheck = (tools: { demo: DemoHandle; expect: Expect }) => Promise<void>;

/** Types a check; returns it unchanged. */
export function defineCheck(check: DemoCheck): DemoCheck {
  return check;
}
