import type { FrameLook } from '../testing/try-frame';

/** A rule of `demo-frames.spec.ts`. */
export type FrameRule = keyof FrameLook | 'blank';

export interface FrameException {
  demo: string;
  rule: FrameRule;
  size: 'phone' | 'wide' | 'large';
  /** Why this demo cannot follow the rule. */
  reason: string;
}

/** The only exceptions. Each one is tested in reverse: if the demo follows the rule after all, its entry must be removed. */
export const FRAME_EXCEPTIONS: readonly FrameException[] = [];
