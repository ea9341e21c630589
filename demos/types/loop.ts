import type { DemoHandle } from './check';

export interface LoopTools {
  demo: DemoHandle;
  /** Takes this many pictures, one by default. The demo's time advances by 80 ms before each. */
  frame(count?: number): Promise<void>;
  /** Advances the demo's time by this many seconds without a picture. */
  skip(seconds: number): Promise<void>;
}

export type DemoLoop = (tools: LoopTools) => Promise<void>;

/** Types the script of a loop; returns it unchanged. */
export function defineLoop(loop: DemoLoop): DemoLoop {
  return loop;
}
