import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a page to HTML as Docusaurus does, but with every part in its place. In a long page React would put the content of a `Suspense`
 * boundary at the end of the HTML and move it to its place by a script: readers without scripts would not see it, and everybody else would
 * see it later.
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
