/** Property of the window under which the head's script leaves its listener, and on it what it keeps. */
export const PRESSES_KEY = 'kdPresses';
/** On a control whose press is kept. */
export const BUSY_ATTRIBUTE = 'aria-busy';
/** Events that are kept. */
export const KEPT_EVENTS = ['click', 'keydown', 'input'] as const;
