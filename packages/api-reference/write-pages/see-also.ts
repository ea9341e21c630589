import type { ApiComparison, ApiMember, ApiModel, ApiPage } from '../model/api';
import { ROOT_NAME } from '../model/names';
import { resolveReference, type ReferenceIndex } from '../model/references';
import { escapeHtml, inlineHtml, rawElement } from './html';

/** How texts name a member: `Konva.Node#x`, `Konva.Image.fromURL`, `Konva.pixelRatio`. */
export function referenceOf(page: ApiPage, member: ApiMember): string {
  if (page.name === ROOT_NAME) return `${ROOT_NAME}.${member.name}`;
  const isInstance = page.kind === 'class' && !member.static;
  return `${ROOT_NAME}.${page.name}${isInstance ? '#' : '.'}${member.name}`;
}

/** Kindred members as links, and the section that tells them apart. Empty for a member without any. */
export function seeAlsoHtml(model: ApiModel, index: ReferenceIndex, page: ApiPage, member: ApiMember): string {
  const reference = referenceOf(page, member);
  const lines = model.pages.flatMap((owner) =>
    (owner.comparisons ?? [])
      .filter((comparison) => comparison.members.some((each) => each.reference === reference))
      .map((comparison) => {
        const others = comparison.members.filter((each) => each.reference !== reference);
        const links = others.map((each) => linkHtml(index, page, each.reference)).join(', ');
        return `${links} (<a href="${owner.address}#${comparison.anchor}">compared</a>)`;
      }),
  );
  return lines.join('; ');
}

/** `toBlob` on the page of Node, `Stage#getIntersection` on others. */
function linkHtml(index: ReferenceIndex, page: ApiPage, reference: string): string {
  const found = resolveReference(index, reference);
  const own = `${ROOT_NAME}.${page.name}`;
  const short =
    reference.startsWith(`${own}#`) || reference.startsWith(`${own}.`)
      ? reference.slice(own.length + 1)
      : reference.replace(`${ROOT_NAME}.`, '');
  const html = `<code>${escapeHtml(short)}</code>`;
  return found && 'address' in found ? `<a href="${found.address}">${html}</a>` : html;
}

/** A comparison as a list of members, each with when to take it. */
export function comparisonList(index: ReferenceIndex, { members }: ApiComparison): string {
  const rows = members.map(
    ({ reference, text }) => `<dt>${inlineHtml(`\`${reference}\``, index)}</dt><dd>${inlineHtml(text, index)}</dd>`,
  );
  return rawElement('dl', rows.join(''), { className: 'kd-api-parameters' });
}
