/** Puts a text on the clipboard. The browser may refuse that to a page in a frame. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const REFUSED = 'The browser keeps its clipboard closed here. Press Ctrl+C in the grid.';
