import type { Assertion } from '@vitest/expect';
import type Konva from 'konva';

/** A sentence of a page, and a short program that fails when the sentence is wrong. */
export interface Claim {
  /** Words as they are written in the page; backticks, emphasis and line breaks do not count. Must be a plain string literal. */
  says: string;
  run: (tools: ClaimTools) => void | Promise<void>;
}

/** The tools that a program gets. Every claim starts with an empty page and Konva's default settings. */
export interface ClaimTools {
  Konva: typeof Konva;
  /** Vitest's matchers. */
  expect: <T>(actual: T, message?: string) => Assertion<T>;
  /** A new stage of 400 by 300 at the page's top left corner, so that its coordinates are those of the page. */
  readonly stage: Konva.Stage;
  /** A new layer on that stage. */
  readonly layer: Konva.Layer;
  /** An empty element at the page's top left corner, to mount components in. */
  readonly container: HTMLDivElement;
  /** The mouse, as events dispatched synchronously on the newest stage, in the browser's order. */
  mouse: Mouse;
  /** Fingers, in the same way. */
  touch: Touch;
  /** Mouse, fingers and keys of the browser itself, for what depends on its own behavior. Slower. */
  device: Device;
  /** Waits for one animation frame, or for several. */
  frames(count?: number): Promise<void>;
  /** Waits until a condition holds, for at most two seconds. */
  until(test: () => boolean): Promise<void>;
  /** Red, green, blue and alpha (0 to 255) of the newest stage at a point, as it is visible. */
  pixel(x: number, y: number): [red: number, green: number, blue: number, alpha: number];
  /** Console warnings and errors since the claim started. */
  readonly warnings: readonly string[];
  /** Registers a function that is called when the claim is over, even if it failed. */
  onEnd(cleanUp: () => void): void;
  /** A loaded picture of one color, or of what `draw` draws. */
  picture(width: number, height: number, draw?: (context: CanvasRenderingContext2D) => void): Promise<HTMLImageElement>;
  /** URL of a picture on another host that sends no CORS headers. */
  foreignPicture: string;
  /** URL of a picture on another host that lets every site read it: `Access-Control-Allow-Origin: *`. */
  permittedPicture: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface PointerOptions extends Pick<MouseEventInit, 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> {
  /** 0 left, 1 middle, 2 right. */
  button?: number;
}

export interface Mouse {
  move(x: number, y: number, options?: PointerOptions): void;
  down(x: number, y: number, options?: PointerOptions): void;
  up(x: number, y: number, options?: PointerOptions): void;
  /** Down and up. */
  click(x: number, y: number, options?: PointerOptions): void;
  /** Down, several moves, up. */
  drag(from: [x: number, y: number], to: [x: number, y: number], options?: PointerOptions): void;
  wheel(x: number, y: number, deltaY: number, options?: PointerOptions): void;
  /** Leaves the stage. */
  leave(): void;
}

/**
 * Every call lists all fingers that are down, in the order in which they touched; `end` lists those that remain. Returns whether the
 * browser's default action, such as scrolling, was prevented.
 */
export interface Touch {
  start(...fingers: [x: number, y: number][]): boolean;
  move(...fingers: [x: number, y: number][]): boolean;
  end(...fingers: [x: number, y: number][]): boolean;
  /** Start and end of one finger. */
  tap(x: number, y: number): void;
}

export interface Device {
  move(x: number, y: number): Promise<void>;
  down(): Promise<void>;
  up(): Promise<void>;
  click(x: number, y: number): Promise<void>;
  wheel(deltaX: number, deltaY: number): Promise<void>;
  tap(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>;
}
