import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MarkdownPage } from '../convert/page';

const CONVERTER = path.join(import.meta.dirname, '../convert');

/** Caches converted pages between builds, by their input. A cache file that cannot be read counts as empty. */
export class PageCache {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, MarkdownPage>;
  readonly #used = new Map<string, MarkdownPage>();
  /** Changes with the converter, so that its old results are not reused. */
  readonly #version: string;

  constructor(file: string) {
    this.#file = file;
    const sources = readdirSync(CONVERTER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const hash = createHash('sha256');
    for (const name of sources.sort()) hash.update(readFileSync(path.join(CONVERTER, name)));
    this.#version = hash.digest('hex');
    let stored: Record<string, MarkdownPage> = {};
    try {
      stored = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      // There is no cache yet.
    }
    this.#known = new Map(Object.entries(stored));
  }

  /** The cached result of `make` for the same HTML and URL, or its result now. */
  take(html: string, url: string, make: () => MarkdownPage | undefined): MarkdownPage | undefined {
    const key = createHash('sha256').update(`${this.#version}\n${url}\n${html}`).digest('hex');
    const page = this.#known.get(key) ?? make();
    if (page !== undefined) this.#used.set(key, page);
    return page;
  }

  /** Saves only the pages that were requested. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#used)));
  }
}
