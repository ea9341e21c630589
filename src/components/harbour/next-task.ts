/** Ends the task: the browser can answer the reader before the next begins. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
