import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * A page's HTML, as the generator has it made, but with every part where it belongs. React would put a part that is hydrated by
 * itself, when the page is long, at the end of the HTML, and have a script bring it to its place: nothing for a reader without
 * scripts, and a later picture for everybody.
 */
export function renderToHtml(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady() {
        text(stream.pipe(new PassThrough())).then(resolve, reject);
      },
    });
  });
}
