import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FRAMEWORKS } from '../frameworks';
import type { MarkdownPage } from '../convert/page';

const CONVERTER = path.join(import.meta.dirname, '../convert');

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isInFrameworks(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isFields(value) &&
    FRAMEWORKS.every((name) => {
      const one = value[name];
      return isFields(one) && typeof one['text'] === 'string' && Array.isArray(one['demos']);
    })
  );
}

function isPage(value: unknown): value is MarkdownPage {
  if (!isFields(value) || !isInFrameworks(value['frameworks'])) return false;
  const fields = new Map(Object.entries(value));
  const section = fields.get('section');
  return (
    ['url', 'title', 'description', 'markdown'].every((name) => typeof fields.get(name) === 'string') &&
    (section === undefined || typeof section === 'string')
  );
}

/** Caches converted pages between builds, by their input. A cache file that cannot be read counts as empty. */
export class PageCache {
  readonly #file: string;
  readonly #known: ReadonlyMap<string, unknown>;
  readonly #used = new Map<string, MarkdownPage>();
  /** Changes with the converter, so that its old results are not reused. */
  readonly #version: string;

  constructor(file: string) {
    this.#file = file;
    const sources = readdirSync(CONVERTER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const hash = createHash('sha256');
    for (const name of sources.sort()) hash.update(readFileSync(path.join(CONVERTER, name)));
    this.#version = hash.digest('hex');
    let stored: unknown;
    try {
      stored = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      stored = undefined;
    }
    this.#known = new Map(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  }

  /** The cached result of `make` for the same HTML and URL, or its result now. */
  take(html: string, url: string, make: () => MarkdownPage | undefined): MarkdownPage | undefined {
    const key = createHash('sha256').update(`${this.#version}\n${url}\n${html}`).digest('hex');
    const known = this.#known.get(key);
    const page = isPage(known) ? known : make();
    if (page !== undefined) this.#used.set(key, page);
    return page;
  }

  /** Saves only the pages that were requested. */
  save(): void {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#used)));
  }
}
