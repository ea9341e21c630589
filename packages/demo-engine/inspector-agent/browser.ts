/** The browser's own functions, taken before the program can replace them where the agent is there first. */

const page: Window = window;

export const later = page.setTimeout.bind(page);
export const noLater = page.clearTimeout.bind(page);
export const nextFrame = page.requestAnimationFrame.bind(page);
export const noFrame = page.cancelAnimationFrame.bind(page);
export const clock = performance.now.bind(performance);
export const toText = JSON.stringify;
