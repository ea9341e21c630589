import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import { ALIKE, markAlikeTexts } from './alike-texts';

/** The rules' own script, the one that the Playwright package of the same makers brings along. */
const beside = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axe: unknown = beside('axe-core');
const SOURCE =
  typeof axe === 'object' && axe !== null && 'source' in axe && typeof axe.source === 'string' ? axe.source : undefined;

/** The rules that compare colours ask one of many texts that are alike. */
const CONTRAST_RULES = [
  { id: 'color-contrast', selector: `:not([${ALIKE}])` },
  { id: 'link-in-text-block', selector: `a[href]:not([${ALIKE}])` },
];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A demo's frame is a part of this page: rules about a page's landmarks, headings, title and language are not for it. */
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

/**
 * Runs the rules in one document, without a word to its frames: asking each by itself takes a fraction of the time that the
 * rules take to gather their answers.
 *
 * @param within a selector; the whole document when it is left out
 */
async function inDocument(frame: Frame, within: string | undefined): Promise<Breach[]> {
  if (SOURCE === undefined) throw new Error('@axe-core/playwright brings no axe-core with a source.');
  const isThere: unknown = await frame.evaluate('"axe" in window');
  if (isThere !== true) {
    await frame.evaluate(SOURCE);
    await frame.evaluate(`axe.configure({ rules: ${JSON.stringify(CONTRAST_RULES)} })`);
  }
  await frame.evaluate(markAlikeTexts, ALIKE);
  const options = { runOnly: TAGS, resultTypes: ['violations'], iframes: false };
  const answer: unknown = await frame.evaluate(`
    axe.run(${within === undefined ? 'document' : JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, help, nodes }) => {
        const [first] = nodes;
        const reason = (first.failureSummary ?? '').split('\\n')[1] ?? '';
        return { id, text: id + ': ' + help + ' (' + nodes.length + ' x, first ' + first.target.join(' ') + ': ' + reason.trim() + ')' };
      }),
    )`);
  if (!Array.isArray(answer) || !answer.every(isBreach)) throw new Error('The rules gave an answer of another form.');
  return answer;
}

/** The same in a frame that may be replaced while it is looked at; a frame that is gone has nothing to answer for. */
async function inFrame(frame: Frame): Promise<Breach[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      const found = await inDocument(frame, undefined);
      return found.filter(({ id }) => !ABOUT_PAGES.has(id));
    } catch (error) {
      if (frame.isDetached()) return [];
      if (tries === 3) throw error;
    }
  }
}

/**
 * Breaches of the accessibility rules in a page and its frames, one line each with the first place.
 *
 * @param within a selector that narrows what is looked at in the page
 */
export async function accessibilityBreaches(page: Page, within?: string): Promise<string[]> {
  const found = await inDocument(page.mainFrame(), within);
  for (const frame of page.frames()) {
    if (frame !== page.mainFrame() && !frame.isDetached()) found.push(...(await inFrame(frame)));
  }
  return found.map(({ text }) => text);
}
