/**
 * Measures search engines on the site's own records and prints a table in Markdown.
 *
 *   npx tsx packages/site-search/measure/cli.ts [records file] [engine name]
 *
 * The records file is the last build's (`.generated/search/records.json`); without one the outline of the site stands in.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { outlineRecords } from '../evaluation/outline-records';
import { EVALUATION_QUERIES } from '../evaluation/queries';
import { evaluate } from '../evaluation/evaluate';
import type { SearchRecord } from '../model/record';
import { isRecordsFile } from '../model/records-file';
import type { BuiltIndex, Engine } from './engine';
import { flexSearch } from './flexsearch';
import { miniSearch, miniSearchOurWords } from './minisearch';
import { orama } from './orama';
import { own, ownTitles } from './own';
import { pagefind } from './pagefind';

const ENGINES: readonly Engine[] = [own, ownTitles, miniSearch, miniSearchOurWords, flexSearch, orama, pagefind];
const DEFAULT_FILE = '.generated/search/records.json';
const OPENINGS = 5;

const kB = (bytes: number) => (bytes / 1000).toFixed(0);
const gzipped = (file: string | Uint8Array) => gzipSync(file, { level: 9 }).length;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

function readRecords(file: string): SearchRecord[] {
  if (!existsSync(file)) {
    console.error(`${file} is not there: measuring on the outline of the site.`);
    return outlineRecords();
  }
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecordsFile(value)) throw new Error(`${file} holds no records of this version. Build the site again.`);
  return value.records;
}

/** Size of an engine's code as a page loads it. */
async function librarySize(engine: Engine): Promise<number> {
  const entry =
    engine.module ?? (engine.name.startsWith('own') ? './packages/site-search/client/worker.ts' : undefined);
  if (entry === undefined) return 0;
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ minify: true, format: 'esm' });
  return output.reduce((sum, file) => sum + gzipped('code' in file ? file.code : file.source), 0);
}

const sizeOf = (files: BuiltIndex['files'] = {}) => Object.values(files).reduce((sum, file) => sum + gzipped(file), 0);

async function measure(engine: Engine, records: readonly SearchRecord[]): Promise<string> {
  const buildStart = performance.now();
  const built = await engine.build(records);
  const buildTook = performance.now() - buildStart;
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS - 1 && engine.name !== 'Pagefind'; opening++) {
    const start = performance.now();
    const opened = await built.open();
    openings.push(performance.now() - start);
    await opened.close?.();
  }
  const start = performance.now();
  const index = await built.open();
  openings.push(performance.now() - start);
  const answers = new Map<string, string[]>();
  const times: number[] = [];
  for (const { query } of EVALUATION_QUERIES) {
    answers.set(query, await index.ask(query));
    const runs: number[] = [];
    for (let run = 0; run < 3; run++) {
      const asked = performance.now();
      await index.ask(query);
      runs.push(performance.now() - asked);
    }
    times.push(Math.min(...runs));
  }
  await index.close?.();
  const { mrrAt5, firstRight } = evaluate(EVALUATION_QUERIES, records, (query) => answers.get(query) ?? []);
  times.sort((a, b) => a - b);
  const p = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const later = built.later === undefined ? '' : ` + ${kB(sizeOf(built.later))}`;
  return [
    '',
    engine.name,
    kB(await librarySize(engine)),
    kB(sizeOf(built.files)) + later,
    buildTook.toFixed(0),
    median(openings).toFixed(0),
    `${p(0.5)} / ${p(0.95)}`,
    mrrAt5.toFixed(3),
    `${(firstRight * 100).toFixed(0)} %`,
    built.note ?? '',
    '',
  ].join(' | ');
}

const records = readRecords(process.argv[2] ?? DEFAULT_FILE);
const wanted = process.argv[3];
console.log(`${records.length} records, ${EVALUATION_QUERIES.length} queries, Node ${process.version}\n`);
console.log('| engine | code kB gz | files kB gz | build ms | open ms | query p50 / p95 ms | MRR@5 | first right | |');
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const engine of ENGINES.filter(
  ({ name }) => wanted === undefined || name.toLowerCase().includes(wanted.toLowerCase()),
)) {
  console.log((await measure(engine, records)).trim());
}
