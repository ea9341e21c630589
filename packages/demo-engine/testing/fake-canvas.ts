/** A drawing context that accepts every call and draws nothing. jsdom has no contexts, and Konva creates one for each canvas. */
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

/** Gives jsdom's canvases a fake drawing context, so that Konva runs in jsdom. */
export function fakeCanvas(): void {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
    configurable: true,
    value(this: HTMLCanvasElement) {
      return fakeContext(this);
    },
  });
}
