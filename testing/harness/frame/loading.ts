/** Counts pending loads of the frame: images, fetches, bitmaps. The first picture is only complete when there are none. */
export function countLoading(): () => number {
  let pending = 0;
  const track = (promise: Promise<unknown>) => {
    pending += 1;
    const settle = () => {
      pending -= 1;
    };
    promise.then(settle, settle);
  };
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  if (source?.set !== undefined) {
    const { set } = source;
    Object.defineProperty(HTMLImageElement.prototype, 'src', {
      ...source,
      set(this: HTMLImageElement, value: string) {
        track(
          new Promise((resolve) => {
            this.addEventListener('load', resolve, { once: true });
            this.addEventListener('error', resolve, { once: true });
          }),
        );
        Reflect.apply(set, this, [value]);
      },
    });
  }
  for (const name of ['fetch', 'createImageBitmap'] as const) {
    const native: (...values: never[]) => Promise<unknown> = window[name].bind(window);
    Object.assign(window, {
      [name]: (...values: never[]) => {
        const answer = native(...values);
        track(answer);
        return answer;
      },
    });
  }
  return () => pending + (document.fonts.status === 'loading' ? 1 : 0);
}

/**
 * Resolves when the images in SVG drawings are loaded. They have no `complete`, and their events cannot be heard: Vue sets their address
 * before they are in the document. An image element with the same address is loaded from the same resource.
 *
 * @returns whether there are such images
 */
export async function loadSvgImages(): Promise<boolean> {
  const images = [...document.querySelectorAll<SVGImageElement>('svg image')];
  await Promise.all(
    images.map(({ href }) => {
      const twin = new Image();
      twin.src = href.baseVal;
      // A missing image is complete too.
      return twin.decode().catch(() => undefined);
    }),
  );
  return images.length > 0;
}
