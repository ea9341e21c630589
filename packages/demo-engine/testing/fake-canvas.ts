/** A drawing context that takes every call: jsdom has none, and the library makes one for each canvas. */
function fakeContext(canvas: HTMLCanvasElement): unknown {
  const kept = new Map<PropertyKey, unknown>([['canvas', canvas]]);
  const pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
  return new Proxy(
    {},
    {
      get: (_, key) => (kept.has(key) ? kept.get(key) : () => pixels),
      set: (_, key, value) => Boolean(kept.set(key, value)),
    },
  );
}

/** Gives canvases of jsdom a context in which nothing is drawn, so that the library runs there. */
export function fakeCanvas(): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      return fakeContext(this);
    },
  });
}
