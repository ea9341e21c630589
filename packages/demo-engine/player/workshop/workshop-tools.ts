import type { OpenDemo } from '../demo-settings';

/** What a demo's workshop does when it is there. */
export interface WorkshopTools {
  /** Runs the flavour that is shown, with the reader's edits. */
  run(): void;
  /** The same for a demo that comes near the view and does not run. */
  start(): void;
  /** Another flavour is shown now. */
  show(): void;
  stop(): void;
  /** Opens the editor in the place of static code. */
  edit(scroller: Element): void;
  /** Text of the file that is shown. */
  text(): Promise<string>;
  /** Gives the demo to an action of the site, and tells the reader what goes wrong. */
  leaveWith(action: (demo: OpenDemo) => Promise<void>): void;
}

/** The player, which waits for its workshop. */
export interface WorkshopCaller {
  /** The workshop is on the page: does what has waited for it. Called with its newest tools. */
  serve(tools: WorkshopTools): void;
}
