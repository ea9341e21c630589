/**
 * Returns a function that counts the SVG images with a URL that have neither loaded nor failed: such an element has no property that says so.
 */
function countSvgImages(): () => number {
  const settled = new WeakSet<EventTarget>();
  for (const type of ['load', 'error']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof SVGImageElement) settled.add(target);
      },
      { capture: true },
    );
  }
  return () => [...document.querySelectorAll('svg image[href]')].filter((image) => !settled.has(image)).length;
}

/** Counts pending loads of the frame: images, also in SVG, fetches, bitmaps. The first picture is only complete when there are none. */
export function countLoading(): () => number {
  let pending = 0;
  const svgImages = countSvgImages();
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
  return () => pending + svgImages() + (document.fonts.status === 'loading' ? 1 : 0);
}
