import type { ApiEvent, ApiMember, ApiModel, ApiPage } from './api';

/** Thrown with all problems at once; each line names a location, the problem and the fix. */
export class ApiProblems extends Error {
  constructor(
    readonly problems: readonly string[],
    heading: string,
  ) {
    super(`${heading}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ApiProblems';
  }
}

/** The page of that name; throws when there is none. */
export function pageOf(model: ApiModel, name: string): ApiPage {
  const page = model.pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`The API model has no page "${name}".`);
  return page;
}

/** A page and its ancestors, nearest first. */
export function lineage(model: ApiModel, page: ApiPage): ApiPage[] {
  return [page, ...(page.hierarchy?.ancestors ?? []).map((name) => pageOf(model, name))];
}

export interface Inherited<T> {
  owner: ApiPage;
  items: T[];
}

/** Members that a class inherits and does not declare itself, grouped by the nearest owner. Statics are not inherited here. */
export function inheritedMembers(model: ApiModel, page: ApiPage): Inherited<ApiMember>[] {
  const seen = new Set(page.members.map((member) => member.name));
  return lineage(model, page)
    .slice(1)
    .map((owner) => {
      const items = owner.members.filter((member) => !member.static && !seen.has(member.name));
      for (const member of owner.members) seen.add(member.name);
      return { owner, items };
    })
    .filter(({ items }) => items.length > 0);
}

/** Events of the ancestors that the class does not describe itself. */
export function inheritedEvents(model: ApiModel, page: ApiPage): Inherited<ApiEvent>[] {
  const seen = new Set((page.events ?? []).map((event) => event.name));
  return lineage(model, page)
    .slice(1)
    .map((owner) => {
      const items = (owner.events ?? []).filter((event) => !seen.has(event.name));
      for (const event of owner.events ?? []) seen.add(event.name);
      return { owner, items };
    })
    .filter(({ items }) => items.length > 0);
}

/** Where a member is declared: the page itself or an ancestor. */
export function findMember(
  model: ApiModel,
  pageName: string,
  memberName: string,
): { owner: ApiPage; member: ApiMember } | undefined {
  const page = model.pages.find((candidate) => candidate.name === pageName);
  if (!page) return undefined;
  for (const owner of lineage(model, page)) {
    const named = owner.members.filter((member) => member.name === memberName);
    const member = named.find((candidate) => !candidate.static) ?? named[0];
    if (member) return { owner, member };
  }
  return undefined;
}

/** First sentence of a Markdown text, without a trailing list or table. */
export function firstSentence(markdown: string): string {
  const paragraph =
    markdown
      .trim()
      .split(/\n\s*\n/)[0]
      ?.replace(/\s+/g, ' ') ?? '';
  let code = false;
  for (let index = 0; index < paragraph.length; index += 1) {
    const char = paragraph[index];
    if (char === '`') code = !code;
    if (code || char !== '.') continue;
    const rest = paragraph.slice(index + 1);
    if (rest === '' || /^ +[A-Z`"'(]/.test(rest)) return paragraph.slice(0, index + 1);
  }
  return paragraph;
}
