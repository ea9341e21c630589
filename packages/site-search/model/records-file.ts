/** The records of the last build, kept for `search:push`. */
import { isRecord, isString } from '@site-packages/contracts';
import type { SearchRecord } from './record';

export interface RecordsFile {
  indexName: string;
  /** The site's origin, prepended to the records' paths: `https://example.org`. */
  origin: string;
  records: SearchRecord[];
}

/** Name of the file in the cache folder. */
export const RECORDS_FILE = 'records.json';

/** True for a file of this form; `search:push` may be given any. */
export function isRecordsFile(value: unknown): value is RecordsFile {
  return (
    isRecord(value) && isString(value['indexName']) && isString(value['origin']) && Array.isArray(value['records'])
  );
}
