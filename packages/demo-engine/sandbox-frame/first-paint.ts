/** How long a demo may take after its start to draw something, before its empty canvas counts as its picture. */
const BLANK_AFTER = 400;

/** The calls that put something on a canvas. `clearRect` is not among them: every redraw begins with it. */
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
  /** Says that the demo's modules have run: from now on an empty page counts as painted after a while. */
  started(): void;
}

/**
 * Calls `painted` once: when something is drawn on a canvas of the page after the demo started, or, when there is no canvas,
 * in the next animation frame, or when the canvas stays empty although the frame is in view.
 *
 * The drawing calls are watched until the first of them, then they are the browser's own again: a running demo pays nothing.
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
    for (const step of undo) step();
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
      // A frame out of view is not drawn and gets no animation frames: until it is, its poster says more than a blank.
      view.requestAnimationFrame(() => {
        if (view.document.querySelector('canvas') === null) finish();
        else view.setTimeout(finish, BLANK_AFTER);
      });
    },
  };
}
