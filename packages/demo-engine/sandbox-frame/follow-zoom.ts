type ZoomWindow = Pick<Window, 'devicePixelRatio' | 'matchMedia' | 'setInterval'>;

/** How often the resolution is compared, in milliseconds. */
const LOOK_EVERY = 1000;

function call(target: unknown, method: string, ...values: unknown[]): unknown {
  if (typeof target !== 'object' || target === null) return undefined;
  const own: unknown = Reflect.get(target, method);
  return typeof own === 'function' ? Reflect.apply(own, target, values) : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Draws the stages again in the screen's new resolution when the reader zooms the page or moves its window to another screen. The library
 * reads the resolution once, so a running drawing would stay blurred. A canvas whose ratio the program chose keeps it.
 *
 * @param library returns the library that the demo runs with, if it uses it
 */
export function followZoom(view: ZoomWindow, library: () => unknown): void {
  let before = view.devicePixelRatio;
  const changed = (): void => {
    const ratio = view.devicePixelRatio;
    if (ratio === before) return;
    try {
      const konva = library();
      if (typeof konva === 'object' && konva !== null) {
        if (Reflect.get(konva, 'pixelRatio') === before) Reflect.set(konva, 'pixelRatio', ratio);
        for (const layer of list(Reflect.get(konva, 'stages')).flatMap((stage) => list(call(stage, 'getLayers')))) {
          const canvas = call(layer, 'getCanvas');
          if (call(canvas, 'getPixelRatio') !== before) continue;
          call(canvas, 'setPixelRatio', ratio);
          call(layer, 'batchDraw');
        }
      }
    } catch {
      // The program has replaced the library's functions.
    }
    before = ratio;
    watch();
  };
  const watch = (): void =>
    view.matchMedia(`(resolution: ${before}dppx)`).addEventListener('change', changed, { once: true });
  watch();
  // Chromium does not tell every frame of another resolution.
  view.setInterval(changed, LOOK_EVERY);
}
