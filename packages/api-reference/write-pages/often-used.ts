import { escapeHtml } from '@site-packages/contracts';
import type { ApiMember, ApiPage } from '../model/api';
import { inheritedMembers } from '../model/lookup';
import { rawElement } from './html';
import type { WriteContext } from './parts';

const MOST = 10;
/** A name that fewer pages use says nothing about what readers look for. */
const MIN_USES = 2;

/** The members that the site's demos use most on nodes of a class, own and inherited, as one line of links. */
export function oftenUsedBlocks(context: WriteContext, page: ApiPage): string[] {
  if (page.kind !== 'class' || page.members.length === 0) return [];
  const candidates: { owner: ApiPage; member: ApiMember; uses: number }[] = [
    { owner: page, items: page.members },
    ...inheritedMembers(context.model, page),
  ].flatMap(({ owner, items }) =>
    items.map((member) => ({ owner, member, uses: context.uses[owner.name]?.members[member.name]?.length ?? 0 })),
  );
  // An ancestor's members are used by all its subclasses: the own ones come first.
  const rank = ({ owner, uses }: (typeof candidates)[number]) => (owner === page ? 1_000 : 0) + uses;
  const most = candidates
    .filter(({ uses }) => uses >= MIN_USES)
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, MOST);
  if (most.length < 2) return [];
  const links = most.map(({ owner, member }) => {
    const name = `<code>${escapeHtml(member.name)}${member.kind === 'method' ? '()' : ''}</code>`;
    return `<a href="${owner === page ? '' : owner.address}#${member.anchor}">${name}</a>`;
  });
  return [rawElement('p', `Most used: ${links.join(', ')}`, { className: 'kd-api-uses' })];
}
