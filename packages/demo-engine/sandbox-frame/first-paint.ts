/** How long after its start a demo may leave its canvas empty before that counts as its picture, in milliseconds. */
const BLANK_AFTER = 400;

/** The methods that draw on a canvas. `clearRect` is not one of them: every redraw begins with it. */
const DRAWS = [
  'fill',
  'stroke',
  'fillRect',
  'strokeRect',
  'fillText',
  'strokeText',
  'drawImage',
  'putImageData',
] as const;

export interface FirstPaint {
  /** Call it once the demo's modules have run: from then on, an empty page counts as painted after a while. */
  started(): void;
}

/**
 * Calls `painted` once: once the demo has started and something is drawn on a canvas of the page; or, if there is no canvas, in the
 * next animation frame; or when the canvas stays empty although the frame is in view.
 *
 * The drawing methods are wrapped only until then, so a running demo pays nothing.
 */
export function watchFirstPaint(view: Window & typeof globalThis, painted: () => void): FirstPaint {
  const prototype = view.CanvasRenderingContext2D.prototype;
  let drawn = false;
  let hasStarted = false;
  let done = false;
  const undo: (() => void)[] = [];

  function finish(): void {
    if (done) return;
    done = true;
    // By index: a demo may have replaced the iterator.
    for (let index = 0; index < undo.length; index += 1) undo[index]?.();
    painted();
  }

  for (const name of DRAWS) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
    const native: unknown = descriptor?.value;
    if (descriptor === undefined || typeof native !== 'function') continue;
    Object.defineProperty(prototype, name, {
      ...descriptor,
      value(this: CanvasRenderingContext2D, ...values: unknown[]): unknown {
        const result: unknown = Reflect.apply(native, this, values);
        if (!drawn && this.canvas.isConnected) {
          drawn = true;
          if (hasStarted) finish();
        }
        return result;
      },
    });
    undo.push(() => Object.defineProperty(prototype, name, descriptor));
  }

  return {
    started() {
      hasStarted = true;
      if (drawn) {
        finish();
        return;
      }
      // An iframe out of view is not rendered and gets no animation frames: until then its poster says more than a blank canvas.
      view.requestAnimationFrame(() => {
        if (view.document.querySelector('canvas') === null) finish();
        else view.setTimeout(finish, BLANK_AFTER);
      });
    },
  };
}
