import type { DemoHandle, Point } from './check';

/** An image that a demo saved. */
interface SavedPicture {
  /** Its MIME type. */
  type: string;
  width: number;
  height: number;
  /** Red, green, blue and alpha of the requested points. */
  pixels: number[][];
}

/** Clicks a button that saves an image, and reads the result: its size, and its color at some pixels. */
export async function savedPicture(
  demo: DemoHandle,
  button: string,
  points: readonly Point[],
): Promise<SavedPicture> {
  return demo.evaluate(
    async (_, { label, places }) => {
      const caught = new Promise<Blob>((resolve) => {
        const original = URL.createObjectURL;
        URL.createObjectURL = (content: Blob) => {
          URL.createObjectURL = original;
          resolve(content);
          return original(content);
        };
      });
      const buttons = [...document.querySelectorAll('button')];
      buttons.find((one) => one.textContent?.trim() === label)?.click();
      const blob = await caught;
      const image = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = places.map(({ x, y }) => [
        ...(context?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? []),
      ]);
      return { type: blob.type, width: image.width, height: image.height, pixels };
    },
    { label: button, places: points.map(({ x, y }) => ({ x, y })) },
  );
}
