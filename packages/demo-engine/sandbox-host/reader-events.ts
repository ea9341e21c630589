/** Events on a demo's place: the reader did something in its frame, or wants to leave it by the keyboard. They bubble. */
export const ACTED_EVENT = 'kd-acted';
export const LEAVE_EVENT = 'kd-leave';
