import { parentPort } from 'node:worker_threads';
import { createHighlighter } from '../highlight';

export interface HighlightAnswer {
  id: number;
  html?: string;
  error?: string;
}

/** The thread behind `HighlightThread`: code in, HTML out. */
const highlighter = createHighlighter();

parentPort?.on('message', ({ id, code, language }: { id: number; code: string; language: string }) => {
  const answer = (about: Omit<HighlightAnswer, 'id'>) => parentPort?.postMessage({ id, ...about });
  highlighter.toHtml(code, language).then(
    (html) => answer({ html }),
    (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
  );
});
