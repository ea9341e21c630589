import { Refusal, type ApiModel, type Docs } from '../data/docs';

/** The page with the table of breaking changes, and the one with all changes of the API. */
export const GUIDE = '/docs/guides/upgrading.html';
const CHANGES = '/api/changes.html';

/** Something that a version changed. */
interface Change {
  since: string;
  text: string;
  /** Code that it concerns has one of these. */
  patterns: readonly RegExp[];
}

/** Names that every program has. */
const COMMON: ReadonlySet<string> = new Set(
  'name node point new import stage find hide destroy children konva Konva layer visible listening from'.split(' '),
);

/** Lists of the changes' page that concern old code. */
const OLDER = /^(?:Removed|Deprecated|Default)$/;

/** Rows of the guide's table, each with the names of old code that the new form does not have. */
function breakingChanges(guide: string): { since: string; old: string; instead: string; names: string[] }[] {
  const words = (code: string) => code.match(/[A-Za-z]\w{2,}/g) ?? [];
  return [...guide.matchAll(/^\| *(\d+) *\| *(.+?) *\| *(.+?) *\|$/gm)].map(
    ([, since = '', old = '', instead = '']) => {
      const kept = new Set(words(instead));
      const names = [...old.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => words(code));
      return { since, old, instead, names: names.filter((name) => !kept.has(name) && !COMMON.has(name)) };
    },
  );
}

/** The new form of each older name: those of the guide's text, and those that the API lists. */
export function olderForms(guide: string, model: ApiModel): ReadonlyMap<string, string> {
  const listed = model.pages.flatMap(({ olderNames = [] }) => olderNames);
  const changed = breakingChanges(guide).flatMap(({ names, instead }) => names.map((name) => ({ name, instead })));
  return new Map([...changed, ...listed].map(({ name, instead }) => [name, instead]));
}

/** What the API no longer has or does in another way, of classes that the code names. */
function apiChanges(changes: string, code: string): Change[] {
  const marks = changes.matchAll(
    /^## (?<version>[\d.]+)|^- (?<list>\w+)$|`Konva\.(?<owner>\w+)(?:[.#](?<member>\w+))?`/gm,
  );
  let since = '';
  let kind = '';
  return [...marks].flatMap(({ 0: name, groups: { version, list, owner = '', member } = {} }) => {
    since = version ?? since;
    kind = list ?? kind;
    // A member's name alone is too common: its class has to be in the code as well.
    if (owner === '' || !OLDER.test(kind) || !new RegExp(`\\b${owner}\\b`).test(code)) return [];
    const form = member === undefined ? `\\bKonva\\.${owner}\\b` : `\\.${member}\\b|\\b${member}\\s*[=:]`;
    return [{ since, text: `${name}, ${kind.toLowerCase()} in ${since}`, patterns: [new RegExp(form)] }];
  });
}

/** What changes in a program between a version and the installed one. @param from `8`, `8.3` or `8.3.2` */
export function upgrade(docs: Docs, from: string, code: string): string {
  const version = docs.model.library.version;
  if (!/^\d+(?:\.\d+){0,2}$/.test(from.trim()))
    throw new Refusal(`"${from.slice(0, 40)}" is no version. Write 8, 8.3 or 8.3.2.`);
  const breaking = breakingChanges(docs.file(`${GUIDE}.md`)).map(({ since, old, instead, names }) => ({
    since,
    text: `${old} → ${instead} (since ${since})`,
    patterns: names.map((name) => new RegExp(`\\b${name}\\b`)),
  }));
  const lines = code.split('\n');
  const found = [...breaking, ...apiChanges(docs.file(`${CHANGES}.md`), code)]
    .filter(({ since }) => since.localeCompare(from.trim(), 'en', { numeric: true }) > 0)
    .flatMap(({ text, patterns }) => {
      const at = lines.flatMap((line, index) => (patterns.some((one) => one.test(line)) ? [index + 1] : []));
      return at.length === 0 ? [] : [`- line ${at.slice(0, 3).join(', ')}: ${text}`];
    });
  const head =
    found.length === 0
      ? `Nothing in this code changes from Konva ${from} to ${version}, as far as names tell.`
      : `From Konva ${from} to ${version}, in this code:\n${found.join('\n')}`;
  return `${head}\n\nEverything that changed: \`read\` ${GUIDE} and ${CHANGES}. Then call \`check\` with the new code.`;
}
