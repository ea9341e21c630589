import type { Flavour } from '../../packages/demo-engine/model/flavours';
import type { InspectorAnswer, InspectorRequest } from '../../packages/demo-engine/model/inspection';
import type { ClientNews } from '../../packages/demo-engine/inspector';

/** The console time stamp of every animation frame in which a demo or a library runs code, for whoever records a trace. */
export const FRAME_STAMP = 'demo-frame';

/** Messages between the test runner, the harness page and the scripts in demos' frames. */

/** A demo's first picture, as its frame sees it. */
export interface FirstPicture {
  /** Equal for two frames that show the same: pixels of the canvases, and boxes, texts and styles of everything else. */
  hash: string;
  canvases: number;
  /** Area of the largest canvas, in CSS pixels. */
  largest: number;
  /** True when something is on a canvas. */
  drawn: boolean;
  /** False when the picture was still changing or waiting for something when the time was over. */
  complete: boolean;
}

/** The content box of a demo's frame, in CSS pixels of the window. */
export interface FrameBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a demo has left behind, as words for a message, with counts. */
export type Leftovers = Record<string, number>;

/** A Konva node, counted in the frame itself. */
export interface NodeLine {
  /** Konva's own number for it. */
  key: number;
  className: string;
  name: string;
  nodeId: string;
  level: number;
  position: number;
  siblings: number;
  children: number;
  visible: boolean;
  listening: boolean;
}

/** Installed in every frame before anything else, as `window.__demoAgent`. */
export interface FrameAgent {
  /** Starts time where it was stopped. */
  release(): void;
  /**
   * Advances time manually in the given number of steps, and draws. Each step runs the due timers and each animation frame that was
   * requested before. From the first step on, nothing moves between two steps, so every machine records the same.
   */
  step(milliseconds: number, count: number): Promise<void>;
  /**
   * Advances time manually in one step, and waits for the tasks that follow from it. It does not wait for the browser's own frames, so many
   * steps take no longer than their work.
   */
  advance(milliseconds: number): Promise<void>;
  /** Waits until pending changes are on the canvas: two of the browser's frames, or two steps once time is advanced manually. */
  settle(): Promise<void>;
  /**
   * Makes the running demo's time jump by this many milliseconds, as on a machine that stalls: due timers run, and the next animation frame
   * has a later timestamp. Does nothing while time is stopped.
   */
  hurry(milliseconds: number): void;
  /** Waits for this many animation frames. */
  frames(count: number): Promise<void>;
  /** Holds everything that is scheduled, so that a frame in the background does not use CPU time. */
  pause(): void;
  resume(): void;
  /** How many images, fetches and fonts the demo waits for. */
  pending(): number;
  /**
   * Waits until nothing is loading and the picture stays the same.
   *
   * @param mustDraw whether empty canvases are watched until the time is over
   * @param wait milliseconds
   */
  firstPicture(options: { mustDraw: boolean; wait: number }): Promise<FirstPicture>;
  /** The current picture. */
  picture(): FirstPicture;
  /**
   * Renders the framework's tree once more, writes every prop as strict modes do, and returns which nodes change: their state and canvas
   * had drifted apart.
   */
  drift(): Promise<string[]>;
  /**
   * Unmounts the demo (the vanilla flavor: destroys its stages) and returns what is left.
   *
   * @param usual what an empty demo of the flavor leaves; it is neither waited for nor returned
   */
  unmount(usual: Leftovers): Promise<Leftovers>;
  /** All nodes of all stages, in tree order. */
  nodes(): NodeLine[];
  /** A string that identifies the pixels of all canvases in the document. */
  pixels(): string;
  /**
   * Presses at this many points of the first stage, always the same ones, and returns what Konva finds there: the numbers of the hit nodes,
   * in order.
   */
  pressAround(count: number): number[];
  /**
   * Replaces exports of a library before they reach the frame.
   *
   * @param specifier the library's name
   * @param module its exports
   * @returns the exports that `wrapped-modules.ts` names for it
   */
  wrapModule(specifier: string, module: object): Record<string, unknown>;
}

/** One flavor for the harness page to run. */
export interface FlavourToRun {
  flavour: Flavour;
  /** URL of its `CompiledDemo`. */
  compiledUrl: string;
  mapsUrl?: string;
  assets: Readonly<Record<string, string>>;
  /** False switches the bindings' strict modes off. */
  isStrict: boolean;
}

export interface DemoToRun {
  title: string;
  downloads: boolean;
  /** Position of its frames in the window. */
  box: FrameBox;
  flavours: readonly FlavourToRun[];
  /** How long they may take to run or fail, in milliseconds. */
  wait: number;
}

/** How starting a flavor ended. */
export interface FlavourState {
  flavour: Flavour;
  /** The player's state; `running` if it succeeded. */
  state: string;
  /** Problems that the player would show, and errors that the demo has logged. */
  errors: string[];
}

/** The harness page's own program, as `window.__demoHarness`. */
export interface HarnessPage {
  /** Runs the flavors side by side, and removes the previous ones. Resolves when each one runs or has failed. */
  start(demo: DemoToRun): Promise<FlavourState[]>;
  /** Brings one flavor to the front, where it gets pointer and keyboard input. The previous one is removed; those that wait are inert. */
  show(flavour: Flavour): void;
  /** Gives a flavor's frame the focus, as a click in it does: without it, its elements cannot get the focus. */
  focus(flavour: Flavour): void;
  state(flavour: Flavour): FlavourState;
  states(): FlavourState[];
  /** Runs a flavor again in a new frame. Resolves when it runs. */
  rerun(flavour: Flavour): Promise<FlavourState>;
  /** Opens the inspector on the flavor, as a panel does; closes the previous one. */
  openInspector(flavour: Flavour, beforeRun: boolean): void;
  /** Sends a request to the agent and returns how long the answer took, in milliseconds. */
  askInspector(request: InspectorRequest): Promise<{ answer: InspectorAnswer; took: number }>;
  /** Messages that the agent has sent on its own since it was opened. */
  inspectorNews(): ClientNews[];
  closeInspector(): void;
}

declare global {
  interface Window {
    __demoAgent?: FrameAgent;
    __demoHarness?: HarnessPage;
  }
}
