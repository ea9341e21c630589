import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { NAME_HELPER } from '../testing/name-helper';
import { EVALUATION_QUERIES } from '../packages/site-search/evaluation/queries';
import { INDEX_FOLDER, TITLES_FILE } from '../packages/site-search/model/config';
import { HITS_PER_PAGE, SNIPPET_WORDS } from '../packages/site-search/model/constants';
import { serveBuild } from '../scripts/serve-build';
import { MAX_SEARCH, PEER_SEARCH } from './anchors';
import { DEMO, newBrowser, VIEWPORT } from './bench-page';
import { keyTimes, medianShown } from './key-to-hit';
import { sampled, type Row } from './stats';

const SECTION = 'search';
const SLOW_CPU = 4;

/** Times of the site's search worker, in milliseconds. */
interface WorkerTimes {
  /** From the arrival of the titles until queries can be answered. */
  ready: number;
  /** From the start of the worker until queries can be answered, including the loading of files and code. */
  started: number;
  /** From the arrival of the texts until all of them are indexed. */
  complete: number;
  /** For each query, from sending it to its answer on the page. */
  queries: number[];
}

/** Starts a new worker as the site ships it, waits until the full text is indexed, and runs each query twice. */
function runWorker(
  page: Page,
  workerUrl: string,
  indexUrl: string,
  requests: readonly Record<string, unknown>[],
): Promise<WorkerTimes> {
  return page.evaluate(
    async ({ workerUrl, indexUrl, requests }) => {
      const worker = new Worker(workerUrl);
      const begun = performance.now();
      const times: WorkerTimes = { ready: 0, started: 0, complete: 0, queries: [] };
      const next = () =>
        new Promise<Record<string, unknown>>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<unknown>) => resolve({ ...Object(data) });
          worker.onerror = ({ message }) => reject(new Error(message));
        });
      worker.postMessage({ type: 'start', indexUrl, origin: location.origin });
      while (times.complete === 0) {
        const { type, took } = await next();
        if (type === 'ready') [times.ready, times.started] = [Number(took), performance.now() - begun];
        if (type === 'complete') times.complete = Number(took);
      }
      for (const [id, request] of requests.entries()) {
        let best = Number.POSITIVE_INFINITY;
        for (let run = 0; run < 2; run++) {
          const asked = performance.now();
          worker.postMessage({ type: 'search', id, requests: [request] });
          const { type, message } = await next();
          if (type !== 'answer') throw new Error(`The search worker said ${String(type)}: ${String(message)}`);
          best = Math.min(best, performance.now() - asked);
        }
        times.queries.push(best);
      }
      worker.terminate();
      return times;
    },
    { workerUrl, indexUrl, requests },
  );
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function sizeRows(root: string): Row[] {
  const folder = path.join(root, INDEX_FOLDER);
  return fs.readdirSync(folder).map((file): Row => {
    const isTitles = file === TITLES_FILE;
    return {
      section: SECTION,
      name: isTitles ? 'index that answers first, gzip' : 'full text, gzip',
      unit: 'kB',
      value: gzipSync(fs.readFileSync(path.join(folder, file))).length / 1000,
      anchor: isTitles ? PEER_SEARCH.titlesSize : PEER_SEARCH.textSize,
      limit: isTitles ? MAX_SEARCH.titles : MAX_SEARCH.texts,
    };
  });
}

/**
 * Sizes of the index, times of the search worker over the evaluation's queries with this machine's CPU and with a slower one, and the time from a
 * key to the first hit in the dialog of a phone.
 */
export async function searchTimes(root: string, runs: number): Promise<Row[]> {
  const server = await serveBuild({ root, compress: true });
  const indexUrl = `${server.url}/${INDEX_FOLDER}/`;
  const requests = EVALUATION_QUERIES.map(({ query }) => ({
    indexName: 'bench',
    query,
    hitsPerPage: HITS_PER_PAGE,
    attributesToSnippet: [`content:${SNIPPET_WORDS}`],
  }));
  const rows = sizeRows(root);
  try {
    for (const slow of [1, SLOW_CPU]) {
      const samples: WorkerTimes[] = [];
      for (let run = 0; run < runs; run++) {
        const browser = await newBrowser();
        try {
          const page = await browser.newPage({ viewport: VIEWPORT });
          await page.addInitScript(NAME_HELPER);
          await page.goto(server.url + DEMO.page, { waitUntil: 'networkidle' });
          const [worker] = await Promise.all([
            page.waitForEvent('worker', (each) => !each.url().startsWith('blob:')),
            page.hover('.DocSearch-Button'),
          ]);
          await page.waitForFunction('performance.getEntriesByType("measure").length >= 2');
          const devtools = await page.context().newCDPSession(page);
          await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
          samples.push(await runWorker(page, worker.url(), indexUrl, requests));
        } finally {
          await browser.close();
        }
      }
      const suffix = slow === 1 ? '' : `, CPU ${slow} times slower`;
      const row = (name: string, values: number[], more: Partial<Row> = {}) =>
        rows.push(sampled({ section: SECTION, name: name + suffix, unit: 'ms', ...more }, values));
      const of = (pick: (times: WorkerTimes) => number) => samples.map(pick);
      row(
        'arrival to first answer',
        of(({ ready }) => ready),
        {
          anchor: PEER_SEARCH.ready,
          ...(slow === 1 ? { limit: MAX_SEARCH.ready } : {}),
        },
      );
      row(
        'touch to first answer',
        of(({ started }) => started),
      );
      row(
        'full text indexed in',
        of(({ complete }) => complete),
      );
      row(
        `query p50 of ${requests.length}`,
        of(({ queries }) => percentile(queries, 0.5)),
      );
      row(
        `query p95 of ${requests.length}`,
        of(({ queries }) => percentile(queries, 0.95)),
        {
          anchor: slow === 1 ? PEER_SEARCH.p95 : PEER_SEARCH.p95Slow,
          ...(slow === 1 ? { limit: MAX_SEARCH.p95 } : {}),
        },
      );
    }
  } finally {
    await server.close();
  }
  const keys: number[] = [];
  for (let run = 0; run < runs; run++) keys.push(medianShown(await keyTimes(root)));
  rows.push(sampled({ section: SECTION, name: 'key to first hit, phone', unit: 'ms', limit: MAX_SEARCH.key }, keys));
  return rows;
}
