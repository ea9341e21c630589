import { eventKey } from '../history';
import type { ApiMember, ApiModel, ApiPage } from '../model/api';
import { findMember } from '../model/lookup';
import { ROOT_NAME } from '../model/names';

/** A member's name in the history: `Node#x`, `Image.fromURL`, `Util.getRGB`, `.pixelRatio`. */
export function historyName(page: ApiPage, member: ApiMember): string {
  if (page.name === ROOT_NAME) return `.${member.name}`;
  return `${page.name}${page.kind === 'class' && !member.static ? '#' : '.'}${member.name}`;
}

/** Adds to pages, members, events and options the version that first had them. */
export function addVersions(model: ApiModel, since: Readonly<Record<string, string>>): void {
  for (const page of model.pages) {
    const own = since[page.name];
    if (own !== undefined) page.since = own;
    for (const member of page.members) {
      const first = since[historyName(page, member)];
      if (first !== undefined) member.since = first;
    }
    for (const event of page.events ?? []) {
      const first = since[eventKey(event.name)];
      if (first !== undefined) event.since = first;
    }
  }
  for (const page of model.pages) {
    for (const option of (page.construct?.optionGroups ?? []).flatMap(({ options }) => options)) {
      const first = findMember(model, option.attributeOf ?? page.name, option.name)?.member.since;
      if (first !== undefined) option.since = first;
    }
  }
}
