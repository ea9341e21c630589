import type { Page } from 'playwright-core';
import { serveBuild, type StaticServer } from '../scripts/serve-build';
import { MAX_DEMO_LCP, MAX_PAINT } from './anchors';
import { DEMO } from './bench-page';
import { buildPlainSite } from './plain-site';
import { median, sampled, type Row } from './stats';
import { BODY_AFTER, visits } from './visits';

/** `limits` are for pages whose largest paint is a picture and not a text. */
const PAGES: readonly { name: string; path: string; isInPlain: boolean; limits?: Partial<typeof MAX_PAINT> }[] = [
  { name: 'Rect tutorial', path: DEMO.page, isInPlain: true },
  { name: 'API page of Rect', path: '/api/Konva.Rect.html', isInPlain: true },
  { name: 'home', path: '/', isInPlain: false },
  { name: 'gallery', path: '/docs/sandbox.html', isInPlain: false },
  ...['Mind_Map', 'Canvas_Editor'].map((demo) => ({
    name: `demo ${demo}`,
    path: `/docs/sandbox/${demo}.html`,
    isInPlain: false,
    limits: { lcp: MAX_DEMO_LCP },
  })),
];

/** Milliseconds since the navigation started, and the sum of layout shifts. */
interface Paint {
  fcp: number;
  lcp: number;
  tbt: number;
  interactive: number;
  cls: number;
}

const isPaint = (value: unknown): value is Paint =>
  ['fcp', 'lcp', 'tbt', 'interactive', 'cls'].every((key) => typeof Object(value)[key] === 'number');

/** Runs in the page before anything else, and defines `__paint`, which waits until the page is settled and returns the measurements. */
function watchPaint(): void {
  if (window !== window.top) return;
  let lcp = 0;
  let cls = 0;
  const tasks: { start: number; duration: number }[] = [];
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) cls += Number(entry.value);
  });
  watch('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, duration }));

  /** Waits until the page is hydrated and no long task has run for two seconds. */
  const settled = () =>
    new Promise<Paint>((resolve) => {
      let hydrated = Number.NaN;
      const timer = setInterval(() => {
        const now = performance.now();
        const isHydrated = document.documentElement.dataset['hasHydrated'] === 'true';
        if (isHydrated && Number.isNaN(hydrated)) hydrated = now;
        const interactive = Math.max(hydrated, ...tasks.map(({ start, duration }) => start + duration));
        if (Number.isNaN(hydrated) || now - interactive < 2000) return;
        clearInterval(timer);
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        const tbt = tasks.reduce((sum, { start, duration }) => (start < fcp ? sum : sum + duration - 50), 0);
        resolve({ fcp, lcp, tbt, interactive, cls });
      }, 25);
    });
  const paint = settled();
  Object.defineProperty(window, '__paint', { value: () => paint });
}

async function onePaint(page: Page, address: string): Promise<Paint> {
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  const paint: unknown = await page.evaluate('__paint()');
  if (!isPaint(paint)) throw new Error(`The page measured ${JSON.stringify(paint)}, which is no paint.`);
  return paint;
}

/**
 * How soon a page appears on a slow phone, compared to plain Docusaurus with the text of the same pages.
 *
 * @param runs samples per figure
 */
export async function paintTimes(root: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  const plain = await serveBuild({ root: buildPlainSite(root), compress: true, http2: true, bodyAfter: BODY_AFTER });
  const ours = await serveBuild({ root, compress: true, http2: true, bodyAfter: BODY_AFTER });
  try {
    for (const { name, path, isInPlain, limits } of PAGES) {
      const limit = { ...MAX_PAINT, ...limits };
      const on = ({ url }: StaticServer) =>
        visits({ device: 'phone', runs, watch: watchPaint }, (page) => onePaint(page, url + path));
      const control = isInPlain ? await on(plain) : undefined;
      const samples = await on(ours);
      for (const key of ['fcp', 'lcp', 'tbt', 'interactive'] as const) {
        const anchor = control && {
          value: median(control.map((each) => each[key])),
          source: 'plain Docusaurus, this run',
        };
        rows.push(
          sampled(
            {
              section: `paint, ${name}`,
              name: key.toUpperCase(),
              unit: 'ms',
              ...(anchor ? { anchor } : {}),
              limit: limit[key],
            },
            samples.map((each) => each[key]),
          ),
        );
      }
      rows.push(
        sampled(
          { section: `paint, ${name}`, name: 'CLS', unit: '‰', limit: limit.cls },
          samples.map((each) => each.cls * 1000),
        ),
      );
    }
  } finally {
    await plain.close();
    await ours.close();
  }
  return rows;
}
