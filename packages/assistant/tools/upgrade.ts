import type { ApiModel } from '../api/model';
import { Refusal, type Docs } from '../data/docs';

/** A breaking change, as the page about upgrading lists it. */
interface Change {
  since: string;
  old: string;
  instead: string;
}

/** The page with the table of breaking changes. */
export const GUIDE = '/docs/guides/upgrading.html';
const CHANGES = '/api/changes.html';

/** Identifiers of a piece of code. */
const words = (code: string) => code.match(/[A-Za-z]\w{2,}/g) ?? [];

function breakingChanges(guide: string): Change[] {
  const rows = guide.matchAll(/^\| *(\d+) *\| *(.+?) *\| *(.+?) *\|$/gm);
  return [...rows].map(([, since = '', old = '', instead = '']) => ({ since, old, instead }));
}

/** Names of old code that the new form does not have. */
function oldNames({ old, instead }: Change): string[] {
  const kept = new Set(words(instead));
  const code = [...old.matchAll(/`([^`]+)`/g)].flatMap(([, each = '']) => words(each));
  return [...new Set(code)].filter((name) => !kept.has(name) && !COMMON.has(name));
}

/** Names that every program has. */
const COMMON: ReadonlySet<string> = new Set(
  'name node point new import stage find hide destroy children konva Konva layer visible listening from'.split(' '),
);

/** The new form of each older name: those of the guide's text, and those that the API lists. */
export function olderForms(guide: string, model: ApiModel): ReadonlyMap<string, string> {
  const named = model.pages.flatMap(({ olderNames = [] }) =>
    olderNames.map(({ name, instead }): [string, string] => [name, instead]),
  );
  const changed = breakingChanges(guide).flatMap((change) =>
    oldNames(change).map((name): [string, string] => [name, change.instead]),
  );
  return new Map([...changed, ...named]);
}

const newer = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) > 0;

/** Lines of a text that use a name, at most three. */
function linesWith(code: string, pattern: RegExp): string {
  const found = code.split('\n').flatMap((line, at) => (pattern.test(line) ? [at + 1] : []));
  return found.length === 0 ? '' : `line${found.length === 1 ? '' : 's'} ${found.slice(0, 3).join(', ')}`;
}

/** Changes of the API after a version, from the page that lists them. */
function apiChanges(docs: Docs, from: string): { since: string; kind: string; name: string }[] {
  const [, ...sections] = docs.wholePage(CHANGES).split(/^## /m);
  return sections.flatMap((section) => {
    const since = /^[\d.]+/.exec(section)?.[0] ?? '';
    if (since === '' || !newer(since, from)) return [];
    const lists = [...section.matchAll(/^- (Removed|Deprecated|Default)\n([^]*?)(?=^- |$(?![^]))/gm)];
    return lists.flatMap(([, kind = '', list = '']) =>
      [...list.matchAll(/`(Konva\.[\w.#]+)`/g)].map(([, name = '']) => ({ since, kind, name })),
    );
  });
}

/** What changes in a program between a version and the installed one. @param from `8`, `8.3` or `8.3.2` */
export function upgrade(docs: Docs, from: string, code: string): string {
  const version = docs.model.library.version;
  if (!/^\d+(?:\.\d+){0,2}$/.test(from.trim()))
    throw new Refusal(`"${from.slice(0, 40)}" is no version. Write 8, 8.3 or 8.3.2.`);
  const breaking = breakingChanges(docs.wholePage(GUIDE))
    .filter(({ since }) => newer(since, from.split('.')[0] ?? ''))
    .flatMap((change) => {
      const where = oldNames(change)
        .map((name) => linesWith(code, new RegExp(`\\b${name}\\b`)))
        .find((one) => one !== '');
      return where === undefined ? [] : [`- ${where}: ${change.old} → ${change.instead} (since ${change.since})`];
    });
  const named = apiChanges(docs, from).flatMap(({ since, kind, name }) => {
    const [owner = '', member] = name.replace('Konva.', '').split(/[#.]/);
    // A member's name alone is too common: its class has to be in the code as well.
    if (member !== undefined && !new RegExp(`\\b${owner}\\b`).test(code)) return [];
    const form = member === undefined ? `Konva\\.${owner}` : `\\.${member}\\b|${member}\\s*[=:]`;
    const where = linesWith(code, new RegExp(`\\b(?:${form})`));
    return where === '' ? [] : [`- ${where}: \`${name}\`, ${kind.toLowerCase()} in ${since}`];
  });
  const found = [...breaking, ...named];
  const rest = `Everything that changed: \`read\` ${GUIDE} and ${CHANGES}. Then call \`check\` with the new code.`;
  if (found.length === 0)
    return `Nothing in this code changes from Konva ${from} to ${version}, as far as names tell. ${rest}`;
  return `From Konva ${from} to ${version}, in this code:\n${found.join('\n')}\n\n${rest}`;
}
