import type { OpenDemo } from '../demo-settings';

/** What a loaded workshop does for its demo. */
export interface WorkshopTools {
  /** Runs the shown flavor with the reader's edits. */
  run(): void;
  /** Does the same for a demo near the viewport, unless it has been started before. */
  start(): void;
  /** Called when the reader has switched to another flavor. */
  show(): void;
  stop(): void;
  /** Replaces the static code with the editor. */
  edit(scroller: Element): void;
  /** Text of the file that is shown. */
  text(): Promise<string>;
  /** Passes the demo to an action of the site, and shows its error to the reader. */
  leaveWith(action: (demo: OpenDemo) => Promise<void>): void;
}

/** The player's side of the workshop. */
export interface WorkshopCaller {
  /** Performs the queued actions. The workshop calls it after each render, with its current tools. */
  serve(tools: WorkshopTools): void;
}
