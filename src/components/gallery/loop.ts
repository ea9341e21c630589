/** Whether a moving picture may be loaded: not for readers who prefer reduced motion or save data. */
export function mayMove(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return !savesData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Loads a moving picture completely, so that it plays without pauses.
 *
 * @returns whether it was loaded
 */
export async function loadLoop(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return true;
  } catch {
    // The file is missing or the connection is down: the poster stays.
    return false;
  }
}
