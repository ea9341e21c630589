import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Frame, Page } from '@playwright/test';
import { narrowSight, SHOW_ALL } from './in-sight';
import type { SharedKeys } from './shared-keys';
import { ASK_CONTRAST, ASK_SIZE, readShapes, type NewShapes } from './shapes';

/** The rules' own script, the one that the Playwright package of the same makers brings along. */
const beside = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const SOURCE = fs.readFileSync(beside.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose answer follows from how a page is laid out and painted; they are asked for what is marked. */
const LAYOUT_RULES = [
  { id: 'color-contrast', selector: `[${ASK_CONTRAST}]` },
  { id: 'link-in-text-block', selector: `a[href][${ASK_CONTRAST}]` },
  { id: 'target-size', selector: `[${ASK_SIZE}]` },
];
/** The script of the rules, which leaves `axe` on the window. It need not copy the HTML of what it has looked at. */
const RULES = `${SOURCE};axe.configure({ rules: ${JSON.stringify(LAYOUT_RULES)}, noHtml: true });undefined`;
/** The one that looks at few elements anyway. */
const SCROLL_RULE = 'scrollable-region-focusable';

/** Rules about a page's landmarks, headings, title and language: they are not for a part of it, as a demo's frame is one. */
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

/** The browser's own channels to pages. */
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
  // So the browser compiles them once for all pages that a process shows one after the other; the test tool's way compiles them for each.
  const channel = await channelTo(page);
  await channel.send('Runtime.evaluate', { expression: RULES });
}

/**
 * Asks the rules in one document, without a word to its frames: asking each by itself takes a fraction of the time that the
 * rules take to gather their answers.
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
  if (!Array.isArray(answer) || !answer.every(isBreach)) throw new Error('The rules gave an answer of another form.');
  return within === undefined ? answer : answer.filter(({ id }) => !ABOUT_PAGES.has(id));
}

/** Shapes that the rules have found to be well, so that they need not be asked for again. */
export class JudgedShapes {
  /** @param keys those of all workers of a run; when left out, those of this object alone */
  constructor(private readonly keys: Pick<SharedKeys, 'all' | 'add'> = ownKeys()) {}

  /** Marks what is new in a document. */
  read(frame: Frame, within: string | undefined): Promise<NewShapes> {
    return frame.evaluate(readShapes, {
      contrast: ASK_CONTRAST,
      size: ASK_SIZE,
      within,
      seen: [...this.keys.all()].join(' '),
    });
  }

  /** Remembers shapes that no rule has said anything against: what breaks one is told wherever it is. */
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

/**
 * Breaches of the accessibility rules in a demo's frame, one line each. It may be replaced while it is looked at; a frame that is gone
 * has nothing to answer for.
 */
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

/** What to look at in a page, and what has been looked at. */
export interface Scope {
  /** A selector that narrows what is looked at; the whole page when it is left out. */
  within?: string | undefined;
  judged?: JudgedShapes;
}

/**
 * Breaches in a page without its frames, one line each with the first place. The rules about what is in it are all asked; those about
 * layout and colours for the shapes that are new.
 */
export async function pageBreaches(page: Page, { within, judged = new JudgedShapes() }: Scope = {}): Promise<string[]> {
  const shapes = await judged.read(page.mainFrame(), within);
  const found = await ask(page.mainFrame(), within, 'all');
  judged.remember(shapes, found);
  return found.map(({ text }) => text);
}

/**
 * The same when the page is as it was but for the size of its window. The rules about what is in it are asked again where something
 * has come or gone that has not come or gone in such a way before.
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

/** All breaches in a page and its frames. */
export async function accessibilityBreaches(page: Page, within?: string): Promise<string[]> {
  const found = await pageBreaches(page, { within });
  for (const frame of page.frames()) if (frame !== page.mainFrame()) found.push(...(await frameBreaches(frame)));
  return found;
}
