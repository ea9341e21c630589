const handedOver = new WeakSet<HTMLCanvasElement>();

/** Notes from now on which canvases the demo hands to a worker. */
export function watchWorkerCanvases(): void {
  const { prototype } = HTMLCanvasElement;
  const native = Object.getOwnPropertyDescriptor(prototype, 'transferControlToOffscreen');
  const transfer: unknown = native?.value;
  if (native === undefined || typeof transfer !== 'function') return;
  Object.defineProperty(prototype, 'transferControlToOffscreen', {
    ...native,
    value(this: HTMLCanvasElement): unknown {
      handedOver.add(this);
      return Reflect.apply(transfer, this, []);
    },
  });
}

/** True for a canvas that a worker draws on, by a clock of its own that the harness cannot stop. */
export function isWorkerCanvas(canvas: HTMLCanvasElement): boolean {
  return handedOver.has(canvas);
}
