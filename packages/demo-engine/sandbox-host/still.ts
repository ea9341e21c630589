/**
 * What stands in a demo's place when nothing of it runs any more: its last picture, or a sentence.
 *
 * @param place of the frames
 * @param name what the picture is called
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
