import type { SearchRecord } from '../model/record';

/** A search engine under measurement, fed with the same records as all others. */
export interface Engine {
  name: string;
  /** Module that a page would load for it, as an import specifier; undefined when the engine brings its own files. */
  module?: string;
  /** Makes what a server would hold. */
  build(records: readonly SearchRecord[]): Promise<BuiltIndex>;
}

export interface BuiltIndex {
  /** What a reader downloads before the first answer, by name. */
  files: Record<string, string | Uint8Array>;
  /** What is downloaded later, in the background. */
  later?: Record<string, string>;
  /** Remark for the table. */
  note?: string;
  /** Does what the page does with the downloaded files, up to the first possible query. */
  open(): Promise<OpenIndex>;
}

export interface OpenIndex {
  /** Addresses of the results, best first. */
  ask(query: string): string[] | Promise<string[]>;
  close?(): Promise<void>;
}

/** The texts of a record as fields, for engines that take documents. */
export function fieldsOf(record: SearchRecord, id: number) {
  return {
    id,
    title: record.titles.at(-1) ?? '',
    above: record.titles.slice(1, -1).join(' '),
    group: record.titles[0] ?? '',
    keywords: record.keywords.join(' '),
    summary: record.summary,
    text: record.text,
  };
}

export const FIELD_NAMES = ['title', 'above', 'group', 'keywords', 'summary', 'text'] as const;

/** The same weights for every engine that takes weights. */
export const BOOSTS = { title: 6, above: 2.2, group: 1.2, keywords: 1.8, summary: 1.6, text: 1 } as const;
