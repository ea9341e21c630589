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

const COMMON: ReadonlySet<string> = new Set([
  'name',
  'node',
  'point',
  'new',
  'import',
  'stage',
  'find',
  'hide',
  'destroy',
  'children',
  'konva',
  'Konva',
  'layer',
  'visible',
  'listening',
  'from',
]);

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

/** Changes of the API after a version: names by kind, from the page that lists them. */
function apiChanges(docs: Docs, from: string): { version: string; kind: string; names: string[] }[] {
  return docs
    .wholePage(CHANGES)
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const version = /^[\d.]+/.exec(section)?.[0] ?? '';
      if (version === '' || !newer(version, from)) return [];
      return [...section.matchAll(/^- (Removed|Deprecated|Default)\n([^]*?)(?=^- |$(?![^]))/gm)].map(
        ([, kind = '', list = '']) => ({
          version,
          kind,
          names: [...list.matchAll(/`(Konva\.[\w.#]+)`/g)].map(([, name = '']) => name),
        }),
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
  const named = apiChanges(docs, from).flatMap(({ version: since, kind, names }) =>
    names.flatMap((name) => {
      const [owner = '', member] = name.replace('Konva.', '').split(/[#.]/);
      // A member's name alone is too common: its class has to be in the code as well.
      const isUsed = member === undefined || new RegExp(`\\b${owner}\\b`).test(code);
      const where = isUsed
        ? linesWith(
            code,
            new RegExp(`\\b(?:${member === undefined ? `Konva\\.${owner}` : `\\.${member}\\b|${member}\\s*[=:]`})`),
          )
        : '';
      return where === '' ? [] : [`- ${where}: \`${name}\`, ${kind.toLowerCase()} in ${since}`];
    }),
  );
  const found = [...breaking, ...named];
  const rest = `Everything that changed: \`read\` ${GUIDE} and ${CHANGES}. Then call \`check\` with the new code.`;
  if (found.length === 0)
    return `Nothing in this code changes from Konva ${from} to ${version}, as far as names tell. ${rest}`;
  return `From Konva ${from} to ${version}, in this code:\n${found.join('\n')}\n\n${rest}`;
}
