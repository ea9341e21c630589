import { createHighlighter, type Highlighter } from '../highlight';
import { isString } from '../model/guards';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey } from './engine-key';

/** A highlighter that keeps what it made; grammars are loaded only for code that is new. */
export function cachedHighlighter(cache: ContentCache, root: string): Highlighter {
  const engine = engineKey(['highlight'], ['shiki'], root);
  const highlighter = createHighlighter();
  return {
    toHtml: (code, language) =>
      cache.get('highlighted', digest(engine, language, code), isString, () => highlighter.toHtml(code, language)),
  };
}
