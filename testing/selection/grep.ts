import { CORE, type Selection } from './model';

/** Specs that read the selection themselves, because their tests come from files. */
const SELECT_THEMSELVES = [
  'demo-frames.spec.ts',
  'demo-manners.spec.ts',
  'every-demo.spec.ts',
  'every-page.spec.ts',
  'claims.spec.ts',
];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A test of the table of behaviors, whose title may have `*` for what a loop fills in. */
function pattern(test: string): string {
  const [file = '', ...title] = test.replace(/^e2e\//, '').split(' > ');
  if (file === CORE) return `${CORE}\\b`;
  const words = title.map((part) => part.split('*').map(escaped).join('.*'));
  return [`\\b${escaped(file)}`, ...words].join('.* ');
}

/**
 * The tests that a selection runs, as Playwright compares them: with the text of project, file, titles and tags.
 *
 * @returns undefined when everything runs
 */
export function selectionGrep({ tests }: Selection): RegExp | undefined {
  if (tests === undefined) return undefined;
  return new RegExp([...SELECT_THEMSELVES.map((file) => `\\b${escaped(file)}`), ...tests.map(pattern)].join('|'));
}
