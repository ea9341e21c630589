import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Frame, Page } from '@playwright/test';
import { narrowSight, SHOW_ALL } from './in-sight';
import type { SharedKeys } from './shared-keys';
import { ASK_CONTRAST, ASK_SIZE, readShapes, type NewShapes } from './shapes';

/** The rules' own script, axe-core, from the Playwright package of the same vendor. */
const beside = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const SOURCE = fs.readFileSync(beside.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose result depends on layout and paint. They only run on marked elements. */
const LAYOUT_RULES = [
  { id: 'color-contrast', selector: `[${ASK_CONTRAST}]` },
  { id: 'link-in-text-block', selector: `a[href][${ASK_CONTRAST}]` },
  { id: 'target-size', selector: `[${ASK_SIZE}]` },
];
/** The script of the rules, which sets `window.axe`. It does not need to copy the HTML of the elements it has checked. */
const RULES = `${SOURCE};axe.configure({ rules: ${JSON.stringify(LAYOUT_RULES)}, noHtml: true });undefined`;
/** A rule that checks few elements anyway. */
const SCROLL_RULE = 'scrollable-region-focusable';

/** Rules about a page's landmarks, headings, title and language. They do not apply to a part of a page, such as a demo's frame. */
const ABOUT_PAGES: ReadonlySet<string> = new Set([
  'region',
  'landmark-one-main',
  'page-has-heading-one',
  'bypass',
  'document-title',
  'html-has-lang',
]);

interface Breach {
  id: string;
  text: string;
}

const isBreach = (value: unknown): value is Breach =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

/** Debugging sessions of pages. */
const channels = new WeakMap<Page, Promise<CDPSession>>();

function channelTo(page: Page): Promise<CDPSession> {
  const channel = channels.get(page) ?? page.context().newCDPSession(page);
  channels.set(page, channel);
  return channel;
}

/** Adds the rules to a document. */
async function addRules(frame: Frame): Promise<void> {
  const page = frame.page();
  if (frame !== page.mainFrame()) {
    await frame.evaluate(RULES);
    return;
  }
  // This way, the browser compiles them once for all pages that a process renders in turn. Playwright's way compiles them for each page.
  const channel = await channelTo(page);
  await channel.send('Runtime.evaluate', { expression: RULES });
}

/**
 * Runs the rules in one document, without messages to its frames. Separate runs take a fraction of the time that the rules need to collect
 * the results of all frames.
 */
async function ask(frame: Frame, within: string | undefined, which: 'all' | 'layout'): Promise<Breach[]> {
  const isThere: unknown = await frame.evaluate('"axe" in window');
  if (isThere !== true) await addRules(frame);
  const runOnly = which === 'all' ? TAGS : { type: 'rule', values: [...LAYOUT_RULES.map(({ id }) => id), SCROLL_RULE] };
  const options = { runOnly, resultTypes: ['violations'], iframes: false };
  await frame.evaluate(narrowSight, { within, marks: [ASK_CONTRAST, ASK_SIZE], showAll: SHOW_ALL });
  const answer: unknown = await frame.evaluate(`
    axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => {
        const [first] = nodes;
        const reason = (first.failureSummary ?? '').split('\\n')[1] ?? '';
        return { id, text: id + ': ' + help + ' (' + nodes.length + ' x, first ' + first.target.join(' ') + ': ' + reason.trim() + ')' };
      }),
    ).finally(window.${SHOW_ALL})`);
  if (!Array.isArray(answer) || !answer.every(isBreach))
    throw new Error('The rules returned a result of another shape.');
  return within === undefined ? answer : answer.filter(({ id }) => !ABOUT_PAGES.has(id));
}

/** Shapes that have passed the rules, so they do not have to be checked again. */
export class JudgedShapes {
  /** @param keys those of all workers of a run; only those of this object when omitted */
  constructor(private readonly keys: Pick<SharedKeys, 'all' | 'add'> = ownKeys()) {}

  /** Marks the new shapes in a document. */
  read(frame: Frame, within: string | undefined): Promise<NewShapes> {
    return frame.evaluate(readShapes, {
      contrast: ASK_CONTRAST,
      size: ASK_SIZE,
      within,
      seen: [...this.keys.all()].join(' '),
    });
  }

  /** Remembers shapes without violations. A shape with a violation is reported wherever it occurs. */
  remember(shapes: NewShapes, breaches: readonly Breach[]): void {
    if (breaches.length === 0) this.keys.add(Object.values(shapes).flat());
  }
}

function ownKeys(): Pick<SharedKeys, 'all' | 'add'> {
  const keys = new Set<string>();
  return { all: () => keys, add: (more: Iterable<string>) => [...more].forEach((key) => keys.add(key)) };
}

const needsLayoutRules = ({ contrasts, sizes, scrolls }: NewShapes) =>
  [contrasts, sizes, scrolls].some((keys) => keys.length > 0);

/** Accessibility violations in a demo's frame, one line each. The frame may be replaced during the check; a removed frame has none. */
export async function frameBreaches(frame: Frame, judged = new JudgedShapes()): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const shapes = await judged.read(frame, undefined);
      if (shapes.document.length === 0 && !needsLayoutRules(shapes)) return [];
      const found = await ask(frame, undefined, 'all');
      const breaches = found.filter(({ id }) => !ABOUT_PAGES.has(id));
      judged.remember(shapes, breaches);
      return breaches.map(({ text }) => text);
    } catch (error) {
      if (frame.isDetached()) return [];
      if (tries === 3) throw error;
    }
  }
}

/** What to check on a page, and what has been checked. */
export interface Scope {
  /** A selector that limits the check; the whole page when omitted. */
  within?: string | undefined;
  judged?: JudgedShapes;
}

/**
 * Violations on a page without its frames, one line each with the first element. Rules about content all run; those about layout and colors
 * run for new shapes only.
 */
export async function pageBreaches(page: Page, { within, judged = new JudgedShapes() }: Scope = {}): Promise<string[]> {
  const shapes = await judged.read(page.mainFrame(), within);
  const found = await ask(page.mainFrame(), within, 'all');
  judged.remember(shapes, found);
  return found.map(({ text }) => text);
}

/**
 * The same for a page of which only the window size has changed. The rules about content run again where elements were added or removed in
 * a way that is new.
 */
export async function resizedBreaches(
  page: Page,
  { within, judged = new JudgedShapes() }: Scope = {},
): Promise<string[]> {
  const shapes = await judged.read(page.mainFrame(), within);
  const hasChanged = shapes.changes.length > 0;
  if (!hasChanged && !needsLayoutRules(shapes)) return [];
  const found = await ask(page.mainFrame(), within, hasChanged ? 'all' : 'layout');
  judged.remember(shapes, found);
  return found.map(({ text }) => text);
}

/** All violations in a page and its frames. */
export async function accessibilityBreaches(page: Page, within?: string): Promise<string[]> {
  const found = await pageBreaches(page, { within });
  for (const frame of page.frames()) if (frame !== page.mainFrame()) found.push(...(await frameBreaches(frame)));
  return found;
}
