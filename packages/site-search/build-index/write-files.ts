import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { TITLES_FILE } from '../model/config';
import { encodeTexts, encodeTitles } from '../model/index-files';
import type { SearchRecord } from '../model/record';
import { indexTitles } from '../query/index-titles';

/** Sizes of the written files in bytes, gzipped as by a web server. */
export interface IndexSizes {
  titles: number;
  texts: number;
}

/**
 * Writes the embedded index to each folder, after emptying it. The titles file has a fixed name, so browsers revalidate it each time. It
 * names the texts file, whose name contains a hash, so that it can be cached forever.
 */
export function writeIndex(records: readonly SearchRecord[], folders: readonly string[]): IndexSizes {
  const texts = JSON.stringify(encodeTexts(records));
  const textsName = `texts.${createHash('sha256').update(texts).digest('hex').slice(0, 10)}.json`;
  const titles = JSON.stringify(encodeTitles(records, indexTitles(records).pack(), textsName));
  for (const folder of folders) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, TITLES_FILE), titles);
    writeFileSync(path.join(folder, textsName), texts);
  }
  return { titles: gzipSync(titles).length, texts: gzipSync(texts).length };
}
