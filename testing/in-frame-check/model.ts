import type { DemoCheck, DemoHandle } from '../../demos/types/check';
import type { Leftovers } from '../harness/model';

/** What failed in the frame, for a message of the test. */
export interface Failure {
  message: string;
  stack: string;
}

/** What a flavor is asked for in its frame, in this order. */
export interface CheckRequest {
  flavour: DemoHandle['flavour'];
  /** Renders once more after the check has passed. */
  drift: boolean;
  /** What an empty demo of the flavor leaves behind; undefined leaves the demo mounted. */
  unmount: Leftovers | undefined;
}

export interface CheckResult {
  /** Absent when the check passes. */
  failure?: Failure;
  /** What another render changes. */
  drift: string[];
  /** What the unmounted demo leaves behind. */
  left: Leftovers;
}

declare global {
  interface Window {
    /** Runs a check in the demo's frame. */
    __checkInFrame?: (check: DemoCheck | undefined, request: CheckRequest) => Promise<CheckResult>;
  }
}
