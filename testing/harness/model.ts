import type { Flavour } from '../../packages/demo-engine/model/flavours';
import type { InspectorAnswer, InspectorRequest } from '../../packages/demo-engine/model/inspection';
import type { ClientNews } from '../../packages/demo-engine/inspector';

/** What the test runner, the harness page and the scripts in demos' frames say to each other. */

/** A demo's first picture, as its frame sees it. */
export interface FirstPicture {
  /** Equal for two frames that show the same: pixels of the canvases, and boxes, texts and styles of everything else. */
  hash: string;
  canvases: number;
  /** True when something is on a canvas. */
  drawn: boolean;
  /** False when the picture still changed, or waited for something, at the end of the time. */
  complete: boolean;
}

/** The content box of a demo's frame, in CSS pixels of the window. */
export interface FrameBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What a demo has left behind, as words a message can use, and how often. */
export type Leftovers = Record<string, number>;

/** A node of the library as the frame itself counts it. */
export interface NodeLine {
  /** The library's own number. */
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

/** Installed in every frame before anything else, under `window.__demoAgent`. */
export interface FrameAgent {
  /** Lets time run from where it stood. */
  release(): void;
  /**
   * Lets time pass by hand in so many steps, and draws. In each step the timers that are due come, and each animation frame that was
   * asked for. From the first step on nothing moves between two of them, so that what is recorded is the same on every machine.
   */
  step(milliseconds: number, count: number): Promise<void>;
  /**
   * Lets so many milliseconds of the running demo pass at once, as a machine does that stalls: timers that are due come, and the next
   * animation frame finds the time later. Without effect while time stands.
   */
  hurry(milliseconds: number): void;
  /** Waits for so many animation frames. */
  frames(count: number): Promise<void>;
  /** In how many animation frames the demo or a library did something: drew, as a rule. */
  drawn(): number;
  /** Holds all that is scheduled, so that a frame in the background takes no time. */
  pause(): void;
  resume(): void;
  /** How many pictures, fetches and fonts the demo waits for. */
  pending(): number;
  /**
   * Waits until nothing is on its way and the picture stays as it is.
   *
   * @param mustDraw whether empty canvases are watched until the end of the time
   * @param wait milliseconds
   */
  firstPicture(options: { mustDraw: boolean; wait: number }): Promise<FirstPicture>;
  /** The picture as it is now. */
  picture(): FirstPicture;
  /**
   * Renders the framework's tree once more, writes every prop as strict modes do, and says which nodes have changed by that: state
   * and canvas had drifted apart.
   */
  drift(): Promise<string[]>;
  /**
   * Unmounts the demo, in the vanilla flavour destroys its stages, and says what is left.
   *
   * @param usual what an empty demo of the flavour leaves: nobody waits until that is gone, and it is not in the answer
   */
  unmount(usual: Leftovers): Promise<Leftovers>;
  /** All nodes of all stages, in the order of the tree. */
  nodes(): NodeLine[];
  /** One text for the pixels of all canvases of the document. */
  pixels(): string;
  /**
   * Presses at so many places of the first stage, the same ones each time, and says what the library finds there: the numbers of the
   * nodes that are hit, one after another.
   */
  pressAround(count: number): number[];
  /**
   * Replaces exports of a library, on its way into the frame.
   *
   * @param specifier the library's name
   * @param module what it exports
   * @returns the exports that `wrapped-modules.ts` names for it
   */
  wrapModule(specifier: string, module: object): Record<string, unknown>;
}

/** One flavour for the harness page to run. */
export interface FlavourToRun {
  flavour: Flavour;
  /** Address of its `CompiledDemo`. */
  compiledUrl: string;
  mapsUrl?: string;
  assets: Readonly<Record<string, string>>;
  /** False leaves the bindings' strict modes off. */
  isStrict: boolean;
}

export interface DemoToRun {
  title: string;
  downloads: boolean;
  /** Where its frames lie in the window. */
  box: FrameBox;
  flavours: readonly FlavourToRun[];
  /** How long they may take to run or fail, milliseconds. */
  wait: number;
}

/** What has become of a flavour. */
export interface FlavourState {
  flavour: Flavour;
  /** The player's state; `running` when all is well. */
  state: string;
  /** Problems that the player would show, and what the demo has logged as errors. */
  errors: string[];
}

/** The harness page's own program, under `window.__demoHarness`. */
export interface HarnessPage {
  /** Runs the flavours side by side in place of what ran before. Resolves when each runs or has failed. */
  start(demo: DemoToRun): Promise<FlavourState[]>;
  /** Puts one flavour in front, where pointer and keys reach it. The one before is removed, those that wait are inert. */
  show(flavour: Flavour): void;
  state(flavour: Flavour): FlavourState;
  states(): FlavourState[];
  /** Runs a flavour again in a new frame. Resolves when it runs. */
  rerun(flavour: Flavour): Promise<FlavourState>;
  /** The inspector on the flavour, as a panel has it; the one before is closed. */
  openInspector(flavour: Flavour, beforeRun: boolean): void;
  /** Asks the agent, and says how long the answer took, in milliseconds. */
  askInspector(request: InspectorRequest): Promise<{ answer: InspectorAnswer; took: number }>;
  /** What the agent has said on its own since it was opened. */
  inspectorNews(): ClientNews[];
  closeInspector(): void;
}

declare global {
  interface Window {
    __demoAgent?: FrameAgent;
    __demoHarness?: HarnessPage;
  }
}
