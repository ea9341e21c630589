/** Whether a demo may move by itself: not if the reader's system is set to reduced motion. Then a button starts it. */
export const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
