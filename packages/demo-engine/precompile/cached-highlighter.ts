import type { Highlighter } from '../highlight';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey } from './engine-key';

/** A highlighter that caches its results; grammars are loaded only for new code. */
export class CachedHighlighter implements Highlighter {
  readonly #engine: string;

  /**
   * @param highlighter does the work
   * @param root folder whose packages are used
   */
  constructor(
    private readonly highlighter: Highlighter,
    private readonly cache: ContentCache,
    root: string,
  ) {
    this.#engine = engineKey(['highlight'], ['shiki'], root);
  }

  toHtml(code: string, language: string): Promise<string> {
    const key = digest(this.#engine, language, code);
    return this.cache.get('highlighted', key, () => this.highlighter.toHtml(code, language));
  }

  /** Preloads a language's grammar. */
  async warmUp(language: string): Promise<void> {
    await this.highlighter.toHtml('x', language);
  }
}
