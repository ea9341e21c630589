import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { evaluate } from '../../../packages/site-search/evaluation/evaluate';
import { EVALUATION_QUERIES } from '../../../packages/site-search/evaluation/queries';
import { builtSearch } from '../../../testing/built-search';
import { pageBytes, type WeighedFile } from '../../../testing/page-bytes';
import { textSizes } from '../../../testing/text-sizes';
import { dayOf, type Part } from './model';

/** A page of each kind. */
const PAGES = [
  'index.html',
  'docs/shapes/Rect.html',
  'docs/sandbox.html',
  'api/Konva.Rect.html',
  'api/Konva.Node.html',
  'play/index.html',
];
/** The page by which the variants of the machinery site are compared. */
const START = 'docs/start.html';

/** kB with one decimal. */
const kB = (bytes: number) => Math.round(bytes / 100) / 10;
const sum = (files: readonly WeighedFile[]) => kB(files.reduce((total, { bytes }) => total + bytes, 0));

function changed(file: string): number | undefined {
  return fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}

/** Weights of pages, of the search's files and of the texts for programs, in kB, and how well the search answers; undefined when there is no built site. */
export function weighSite(build: string): Part | undefined {
  const date = changed(path.join(build, 'index.html'));
  if (date === undefined) return undefined;
  const values: Record<string, number> = {};
  for (const page of PAGES) {
    const { html, style, script } = pageBytes(page, build);
    values[`html.${page}`] = sum(html);
    values[`style.${page}`] = sum(style);
    values[`script.${page}`] = sum(script);
  }
  const folder = path.join(build, 'search-index');
  for (const name of ['titles', 'texts']) {
    const file = fs.readdirSync(folder).find((each) => each.startsWith(`${name}.`));
    if (file === undefined) throw new Error(`${folder} has no file ${name}. Build the site again.`);
    values[`search.${name}`] = kB(gzipSync(fs.readFileSync(path.join(folder, file)), { level: 9 }).length);
  }
  for (const [name, bytes] of Object.entries(textSizes(build))) values[`text.${name}`] = kB(bytes);
  const { records, ask } = builtSearch(build);
  const { judged, mrrAt5, firstRight } = evaluate(EVALUATION_QUERIES, records, ask);
  values['search.records'] = records.length;
  values['search.queries'] = judged;
  values['search.mrr'] = Math.round(mrrAt5 * 1000) / 1000;
  values['search.firstRight'] = Math.round(firstRight * 100);
  return { date: dayOf(date), command: 'npm run build', values };
}

/**
 * What each package for speed changes at one page: its weight in the machinery site with all of them, and without one.
 *
 * @param variants the folder of the machinery site's variants
 */
export function weighVariants(variants: string): Part | undefined {
  const names = ['full', 'without-critical-style', 'without-route-tables', 'without-lean-theme'];
  const builds = names.map((name) => [name, path.join(variants, name, 'build')] as const);
  const dates = builds.map(([, build]) => changed(path.join(build, START)));
  const values: Record<string, number> = {};
  let latest = 0;
  for (const [at, [name, build]] of builds.entries()) {
    const date = dates[at];
    if (date === undefined) return undefined;
    latest = Math.max(latest, date);
    const { html, script } = pageBytes(START, build);
    values[`html.${name}`] = sum(html);
    values[`script.${name}`] = sum(script);
    values[`scripts.${name}`] = script.length;
  }
  return { date: dayOf(latest), command: 'npm run build:machinery', values };
}
