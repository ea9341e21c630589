import type { ApiModel } from '../model/api';
import { details, type Supplement } from '../supplement/types';

/** What a draft says in place of a text that nobody has written. */
export const GAP = '**Draft: this text is missing.**';

/** What a draft says before the library's comment on a new member. */
export const UNREVIEWED = '**Draft, from the comment in the code:**';

/** Fills every empty text of pages, members, parameters, fields and types. */
export function markGaps(model: ApiModel): void {
  const fill = (entry: { text?: string }): void => {
    entry.text ??= GAP;
  };
  for (const page of model.pages) {
    if (page.description === '') Object.assign(page, { description: GAP, summary: GAP });
    for (const member of page.members) {
      if (member.description === '') Object.assign(member, { description: GAP, summary: GAP });
      // A parameter without a text is explained elsewhere, unless the member itself is a gap.
      if (member.description !== GAP) continue;
      for (const parameter of member.signatures.flatMap(({ parameters }) => parameters)) {
        fill(parameter);
        parameter.fields?.forEach(fill);
      }
    }
  }
  for (const type of model.types) {
    if (type.summary === '') type.summary = GAP;
    type.fields.forEach(fill);
  }
}

/** Marks members of the newest minor version whose text is the library's comment: nobody has compared it with the code. */
export function markDrafts(model: ApiModel, supplement: Supplement): void {
  const newest = model.library.version.split('.').slice(0, 2).join('.');
  for (const page of model.pages) {
    for (const member of page.members) {
      const ours = details(supplement.pages[page.name]?.members?.[member.name]);
      if (member.since !== newest || ours !== undefined || member.description === GAP) continue;
      member.description = `${UNREVIEWED} ${member.description}`;
      member.summary = `${UNREVIEWED} ${member.summary}`;
    }
  }
}
