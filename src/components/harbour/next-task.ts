/** Ends the current task, so that the browser can respond to the reader before the next one. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
