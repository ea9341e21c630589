/** The browser's own functions, saved before the program can replace them, if the agent loads before the program. */

const page: Window = window;

export const later = page.setTimeout.bind(page);
export const noLater = page.clearTimeout.bind(page);
export const nextFrame = page.requestAnimationFrame.bind(page);
export const noFrame = page.cancelAnimationFrame.bind(page);
export const clock = performance.now.bind(performance);
export const toText = JSON.stringify;
