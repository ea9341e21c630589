import type { Page } from 'playwright-core';
import { runFirstInFrames } from '../e2e/support/frame-script';
import { NAME_HELPER } from '../e2e/support/name-helper';

/** Times, in milliseconds since 1970, that the scripts below leave in `window.__times`. */
interface PageTimes {
  /** The last input event in the page. */
  input?: number;
  /** When the player last brought a frame to the front. */
  shown?: number;
}

interface FrameTimes {
  /** The first drawing call on a canvas that is in the frame's document. */
  drawn?: number;
}

/** Begins the console line in which a frame tells of its first drawing. */
const DRAWN = 'bench: drawn at ';

/**
 * Waits until a demo's frame has drawn for the first time; must be called before the page is opened. The frame tells by its
 * console: asking the page again and again would bring the test tool's own script into it, which takes tens of milliseconds of
 * the time that is measured.
 *
 * @returns milliseconds since 1970
 */
export async function firstDrawing(page: Page): Promise<number> {
  const line = await page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(DRAWN),
    timeout: 30_000,
  });
  return Number(line.text().slice(DRAWN.length));
}

/** Notes input and changes of the shown frame in the page, and the first drawing in its frames. */
export async function watchTimes(page: Page): Promise<void> {
  await page.addInitScript({ content: NAME_HELPER });
  await page.addInitScript(watchPage);
  await runFirstInFrames(page, watchFrame, DRAWN);
}

function watchPage(): void {
  if (window !== window.top) return;
  const times: PageTimes = {};
  const now = () => performance.timeOrigin + performance.now();
  Object.defineProperty(window, '__times', { value: times });
  window.addEventListener('input', () => (times.input = now()), { capture: true });
  const noteShown = (changes: MutationRecord[]) => {
    for (const { target } of changes)
      if (target instanceof HTMLIFrameElement && target.title !== '') times.shown = now();
  };
  new MutationObserver(noteShown).observe(document, { subtree: true, attributes: true, attributeFilter: ['title'] });
}

function watchFrame(line: string): void {
  const times: FrameTimes = {};
  const { log } = console;
  Object.defineProperty(window, '__times', { value: times });
  const prototype = CanvasRenderingContext2D.prototype;
  const undo: (() => void)[] = [];
  for (const name of ['fill', 'stroke', 'fillRect', 'strokeRect', 'fillText', 'drawImage', 'putImageData'] as const) {
    const native: (...values: never[]) => unknown = prototype[name];
    Object.assign(prototype, {
      [name](this: CanvasRenderingContext2D, ...values: never[]): unknown {
        if (this.canvas.isConnected && times.drawn === undefined) {
          times.drawn = performance.timeOrigin + performance.now();
          for (const step of undo) step();
          log(`${line}${times.drawn}`);
        }
        return Reflect.apply(native, this, values);
      },
    });
    undo.push(() => {
      Object.assign(prototype, { [name]: native });
    });
  }
}

/** Reads the times of the page or of one of its frames. */
export async function readTimes(frame: Pick<Page, 'evaluate'>): Promise<PageTimes & FrameTimes> {
  const times: unknown = await frame.evaluate(() => Reflect.get(window, '__times'));
  const read = (name: keyof PageTimes | keyof FrameTimes) => {
    const time: unknown = Object(times)[name];
    return typeof time === 'number' ? { [name]: time } : {};
  };
  return { ...read('input'), ...read('shown'), ...read('drawn') };
}
