/**
 * Shows a demo's last picture, or a sentence, in its place when nothing of it runs anymore.
 *
 * @param place the frames' container
 * @param name the picture's accessible name
 */
export function putStill(place: Element, picture: ImageBitmap | undefined, name: string): HTMLElement {
  const still = place.ownerDocument.createElement(picture === undefined ? 'p' : 'canvas');
  still.className = 'kd-still';
  if (still instanceof HTMLCanvasElement && picture !== undefined) {
    still.role = 'img';
    still.ariaLabel = name;
    still.width = picture.width;
    still.height = picture.height;
    still.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  } else still.textContent = 'The demo is stopped and left no picture. Press Run to start it again.';
  place.append(still);
  return still;
}
