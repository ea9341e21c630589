import { parentPort } from 'node:worker_threads';
import { isRecord, isString } from '@site-packages/contracts';
import { createHighlighter } from '../highlight';

/** The thread behind `HighlightThread`: code in, HTML out. */
const highlighter = createHighlighter();

parentPort?.on('message', (value: unknown) => {
  if (!isRecord(value)) return;
  const { id, code, language } = value;
  if (typeof id !== 'number' || !isString(code) || !isString(language)) return;
  highlighter.toHtml(code, language).then(
    (html) => parentPort?.postMessage({ id, html }),
    (error: unknown) => parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
