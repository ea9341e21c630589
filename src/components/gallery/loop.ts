/** Whether a moving picture may be loaded: not for readers who want less motion or little data. */
export function mayMove(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return !savesData && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Loads a moving picture until it can be shown without a pause.
 *
 * @returns whether it can
 */
export async function loadLoop(src: string): Promise<boolean> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
    return true;
  } catch {
    // It is not there, or the line is gone: the poster stays.
    return false;
  }
}
