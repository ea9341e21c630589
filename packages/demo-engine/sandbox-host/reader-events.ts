import type { ReaderAct } from '../model/messages';

/** Events dispatched in a demo's container for what the reader does in its frame. They bubble. */
export const READER_EVENTS = {
  pressed: 'kd-pressed',
  scrolled: 'kd-scrolled',
  leave: 'kd-leave',
  inspect: 'kd-inspect-key',
} as const satisfies Record<ReaderAct, string>;

/** True for an action of the reader that a frame may report. */
export function isReaderAct(value: unknown): value is ReaderAct {
  return typeof value === 'string' && Object.hasOwn(READER_EVENTS, value);
}
