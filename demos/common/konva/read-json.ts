/** The content of a JSON text; undefined when it is not JSON. Check it before use: a file may contain anything. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether a file carries the image itself. An image from another host would block the export of a canvas. */
export const isOwnPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('data:image/');
