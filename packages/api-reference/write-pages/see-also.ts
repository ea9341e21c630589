import { escapeHtml } from '@site-packages/contracts';
import type { ApiComparison, ApiMember, ApiModel, ApiPage } from '../model/api';
import { ROOT_NAME } from '../model/names';
import type { ReferenceIndex } from '../model/references';
import { inlineHtml, rawElement } from './html';

/** URL of the page that compares similar members. */
export const COMPARISONS_ADDRESS = '/api/comparisons.html';

/** How texts refer to a member: `Konva.Node#x`, `Konva.Image.fromURL`, `Konva.pixelRatio`. */
function referenceOf(page: ApiPage, member: ApiMember): string {
  if (page.name === ROOT_NAME) return `${ROOT_NAME}.${member.name}`;
  const isInstance = page.kind === 'class' && !member.static;
  return `${ROOT_NAME}.${page.name}${isInstance ? '#' : '.'}${member.name}`;
}

/** Links to the comparisons that contain the member; empty when there are none. */
export function seeAlsoHtml({ comparisons }: ApiModel, page: ApiPage, member: ApiMember): string {
  const reference = referenceOf(page, member);
  return comparisons
    .filter(({ members }) => members.some((each) => each.reference === reference))
    .map(({ anchor, title }) => `<a href="${COMPARISONS_ADDRESS}#${anchor}">${escapeHtml(title)}</a>`)
    .join(', ');
}

/** A comparison as a list of members, each with when to use it. */
export function comparisonList(index: ReferenceIndex, { members }: ApiComparison): string {
  const rows = members.map(
    ({ reference, text }) => `<dt>${inlineHtml(`\`${reference}\``, index)}</dt><dd>${inlineHtml(text, index)}</dd>`,
  );
  return rawElement('dl', rows.join(''), { className: 'kd-api-parameters' });
}
