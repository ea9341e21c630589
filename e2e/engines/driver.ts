/** The engines in which readers open the site. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

export function isEngine(name: string | undefined): name is Engine {
  return ENGINES.some((engine) => engine === name);
}

/** A point of the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A rectangle of the window, in CSS pixels. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A function that runs in a page or a frame: it must not use anything from outside it. */
export type InPage<Given, Result> = (given: Given) => Result | Promise<Result>;

/** Keys by the names of `KeyboardEvent.key`; `Mod` is the key for shortcuts, Control here. */
export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Tab'
  | 'Backspace'
  | 'Mod';

/**
 * What a reader does and sees, in any engine. The checks know nothing else of a browser, so that one set of them runs in all three.
 */
export interface Driver {
  readonly engine: Engine;
  /** Name and version, as the browser says them. */
  readonly version: string;
  /** Opens an address and waits for its `load` event. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Size of the page's window. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. */
  evaluate<Given, Result>(run: InPage<Given, Result>, given: Given): Promise<Result>;
  /** Runs a function in the frame of the first `<iframe>` that the selector finds. */
  inFrame<Given, Result>(selector: string, run: InPage<Given, Result>, given: Given): Promise<Result>;
  move(to: Point): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Turns the wheel, with keys held. */
  wheel(at: Point, by: Point, ...held: readonly Key[]): Promise<void>;
  /** Presses keys together: `press('Mod', 'k')`. */
  press(...keys: readonly (Key | (string & {}))[]): Promise<void>;
  /** Types text where the focus is, key by key. */
  type(text: string): Promise<void>;
  /** A finger that touches and lifts. WebKit's driver makes a mouse of it. */
  tap(at: Point): Promise<void>;
  /** Runs a script first in every document and frame, until the answer is called. */
  beforePages(script: string): Promise<() => Promise<void>>;
  screenshot(): Promise<Buffer>;
  /** What pages wrote to the console since the last call: errors and warnings, uncaught errors and blocked requests. */
  takeConsole(): string[];
  close(): Promise<void>;
}

/** The text of a call. Functions that tsx has compiled call its helper `__name`, which pages do not have. */
export function callText<Given, Result>(run: InPage<Given, Result>, given: Given): string {
  return `(async () => { const __name = (target) => target; return JSON.stringify({ value: await (${String(run)})(${
    given === undefined ? 'undefined' : JSON.stringify(given)
  }) }); })()`;
}

/** Reads what `callText` has answered. */
export function readAnswer<Result>(text: unknown): Result {
  if (typeof text !== 'string') throw new Error(`The page answered ${String(text)} instead of JSON.`);
  // The page's function has this result by its type; the browser only hands the text on.
  const { value } = JSON.parse(text) as { value: Result };
  return value;
}
