import type { DemoRunner } from '../player/workshop/demo-runner';
import { saveFile } from '../playground/save-file';

/** How long a program may take to stop, in milliseconds. */
const STOPPED_WITHIN = 3000;

function untilStopped(runner: Pick<DemoRunner, 'stop' | 'subscribe' | 'getSnapshot'>): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const unsubscribe = runner.subscribe(() => {
      if (runner.getSnapshot().state === 'stopped') end();
    });
    const timer = setTimeout(end, STOPPED_WITHIN);
    runner.stop();
  });
}

/**
 * Stops the program, which leaves its last picture in its place, and saves that.
 *
 * @param place the container of the result's frames
 * @returns false when there is no picture
 */
export async function savePicture(
  runner: Pick<DemoRunner, 'stop' | 'subscribe' | 'getSnapshot'>,
  place: Element | null,
  save: typeof saveFile = saveFile,
): Promise<boolean> {
  if (runner.getSnapshot().state === 'running') await untilStopped(runner);
  const still = place?.querySelector('canvas.kd-still');
  if (!(still instanceof HTMLCanvasElement)) return false;
  const content = await new Promise<Blob | null>((resolve) => still.toBlob(resolve));
  if (content === null) return false;
  save('result.png', content);
  return true;
}
