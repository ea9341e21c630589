import { startClock } from '../../../common/konva/clock';
import catAddress from './cat.gif';
import { composeFrames, readGif } from './gif';
import { advance, shownFor } from './player';

/** A GIF that is ready to be shown: a canvas for each frame. */
export interface Film {
  name: string;
  width: number;
  height: number;
  delays: readonly number[];
  pictures: readonly HTMLCanvasElement[];
}

/** @throws an error with a readable message if the bytes are not a GIF */
export function developFilm(name: string, bytes: Uint8Array): Film {
  const gif = readGif(bytes);
  const { width, height } = gif;
  const pictures = composeFrames(gif).map((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
    return canvas;
  });
  return { name, width, height, delays: gif.frames.map(({ delay }) => delay), pictures };
}

/** The result of opening a file: a film, or a message that says why there is none. */
export type Developed = { film: Film } | { problem: string };

async function develop(name: string, read: () => Promise<ArrayBuffer>): Promise<Developed> {
  try {
    return { film: developFilm(name, new Uint8Array(await read())) };
  } catch (error) {
    return { problem: `${name}: ${error instanceof Error ? error.message : 'It cannot be read.'}` };
  }
}

export const openFile = (file: File) => develop(file.name, () => file.arrayBuffer());

/**
 * Loads the cat.
 *
 * @returns a function that stops the reports
 */
export function loadCat(report: (developed: Developed) => void): () => void {
  let isOver = false;
  const read = async () => (await fetch(catAddress)).arrayBuffer();
  void develop('Cat', read).then((developed) => {
    if (!isOver) report(developed);
  });
  return () => {
    isOver = true;
  };
}

/**
 * Plays a film. Reports a frame only when it is due, so nothing is drawn in between.
 *
 * @param from the frame that is shown now
 * @returns a function that stops it
 */
export function playFilm(
  film: Pick<Film, 'delays'>,
  speed: number,
  from: number,
  onFrame: (frame: number) => void,
): () => void {
  const delays = film.delays.map((delay) => shownFor(delay) / speed);
  let now = { frame: from, left: delays[from] ?? 100 };
  return startClock((ms) => {
    const next = advance(delays, now, ms);
    const isNew = next.frame !== now.frame;
    now = next;
    if (isNew) onFrame(next.frame);
  });
}
