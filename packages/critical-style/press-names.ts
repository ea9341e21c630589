/** Property of `window` where the inline script in the head stores its listener, which holds the queue. */
export const PRESSES_KEY = 'kdPresses';
/** On a control whose press is queued. */
export const BUSY_ATTRIBUTE = 'aria-busy';
/** Events that are queued. */
export const KEPT_EVENTS = ['click', 'keydown', 'input'] as const;
