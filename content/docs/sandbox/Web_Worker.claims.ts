import { defineClaims } from '@site-packages/page-claims';
import { addDucks, newPool } from '../../../demos/sandbox/Web_Worker/vanilla/pool';

/** What a worker of a few lines answers with. */
function askWorker(code: string): Promise<unknown> {
  const address = URL.createObjectURL(new Blob([`postMessage(${code})`], { type: 'text/javascript' }));
  const worker = new Worker(address);
  return new Promise<unknown>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  }).finally(() => {
    worker.terminate();
    URL.revokeObjectURL(address);
  });
}

/** The words of the error that something throws. */
function wordsOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

export default defineClaims([
  {
    says: '**Add ducks** adds twelve, up to 120.',
    run: ({ expect }) => {
      const pool = newPool({ width: 700, height: 400 }, 12);
      expect(addDucks(pool, 12).ducks.length).toBe(24);
      expect(addDucks(pool, 900).ducks.length).toBe(120);
    },
  },
  {
    says: "**`Cannot set properties of undefined (setting 'padding')`.** Konva writes to the `style` of its canvases, and an `OffscreenCanvas` has no `style`. Set `style` to an empty object.",
    run: ({ Konva, expect, onEnd }) => {
      const { createCanvasElement } = Konva.Util;
      onEnd(() => void Object.assign(Konva.Util, { createCanvasElement }));
      Object.assign(Konva.Util, { createCanvasElement: () => new OffscreenCanvas(1, 1) });
      expect(wordsOf(() => new Konva.Layer())).toBe("Cannot set properties of undefined (setting 'padding')");
      Object.assign(Konva.Util, {
        createCanvasElement: () => Object.assign(new OffscreenCanvas(1, 1), { style: {} }),
      });
      expect(wordsOf(() => new Konva.Layer())).toBe('');
    },
  },
  {
    says: '**`Cannot transfer control from a canvas that has a rendering context`.** Your code has already called `getContext` on the canvas. After the transfer, only the worker can draw on the canvas and set its width',
    run: ({ expect }) => {
      const drawn = document.createElement('canvas');
      drawn.getContext('2d');
      expect(wordsOf(() => drawn.transferControlToOffscreen())).toContain(
        'Cannot transfer control from a canvas that has a rendering context',
      );
      const given = document.createElement('canvas');
      given.transferControlToOffscreen();
      expect(wordsOf(() => given.getContext('2d')) === '').toBe(false);
      expect(wordsOf(() => (given.width = 10)) === '').toBe(false);
    },
  },
  {
    says: 'A worker has no `devicePixelRatio`.',
    run: async ({ expect }) => {
      expect(await askWorker('typeof devicePixelRatio')).toBe('undefined');
    },
  },
  {
    says: "`Konva.Animation` and tweens use the worker's animation frames.",
    run: async ({ expect }) => {
      expect(await askWorker('[typeof requestAnimationFrame, typeof window]')).toEqual(['function', 'undefined']);
    },
  },
]);
