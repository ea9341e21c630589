/** The records of the last build, kept for `search:push`. */
import { isArrayOf, isRecord, isString } from '@site-packages/contracts';
import type { SearchRecord } from './record';

export interface RecordsFile {
  indexName: string;
  /** The site's origin, prepended to the records' paths: `https://example.org`. */
  origin: string;
  records: SearchRecord[];
}

/** Name of the file in the cache folder. */
export const RECORDS_FILE = 'records.json';

const KINDS: readonly unknown[] = ['page', 'section', 'member', 'demo'];

function isSearchRecord(value: unknown): value is SearchRecord {
  return (
    isRecord(value) &&
    isString(value['url']) &&
    KINDS.includes(value['kind']) &&
    isArrayOf(value['titles'], isString) &&
    isString(value['text']) &&
    isString(value['summary']) &&
    isArrayOf(value['keywords'], isString) &&
    (value['wordings'] === undefined || isString(value['wordings'])) &&
    (value['leads'] === undefined || typeof value['leads'] === 'boolean') &&
    isString(value['language']) &&
    isString(value['tag'])
  );
}

export function isRecordsFile(value: unknown): value is RecordsFile {
  return (
    isRecord(value) &&
    isString(value['indexName']) &&
    isString(value['origin']) &&
    isArrayOf(value['records'], isSearchRecord)
  );
}
