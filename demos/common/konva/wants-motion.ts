/**
 * Whether a demo may move by itself: not if the reader has asked the system for less motion. A button starts it then.
 */
export const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
