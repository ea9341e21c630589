import type { CopyScope } from '../copied-text';
import type { OpenDemo } from '../demo-settings';

/** What a loaded workshop does for its demo. */
export interface WorkshopTools {
  /** Runs the shown flavor with the reader's edits. */
  run(): void;
  /** Does the same for a demo that has come near the viewport, if it still shows its poster. */
  start(): void;
  /** Shows the flavor that the reader has switched to; a demo that still shows its poster does not run yet. */
  show(): void;
  stop(): void;
  /** Replaces the static code with the editor. */
  edit(scroller: Element): void;
  /** Text to copy, from the file that is shown or from all of the flavor's. */
  text(scope: CopyScope): Promise<string>;
  /** Passes the demo to an action of the site, and shows its error to the reader. */
  leaveWith(action: (demo: OpenDemo) => Promise<void>): void;
}

/** The player's side of the workshop. */
export interface WorkshopCaller {
  /** Performs the queued actions. The workshop calls it after each render, with its current tools. */
  serve(tools: WorkshopTools): void;
}
