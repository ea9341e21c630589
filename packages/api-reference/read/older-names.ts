import type { ApiModel, ApiOlderName, ApiPage } from '../model/api';
import { findMember } from '../model/lookup';
import { readDefinitions, readOlderNames } from './definitions';
import type { Library } from './library';

/** Undeclared attributes that the scripts create, and their replacements. */
const UNDECLARED: Readonly<Record<string, string>> = { 'Transformer.node': 'nodes' };

/**
 * Undeclared names that still work: those from `Factory.backCompat`, and attributes that are only in the scripts. A name that another
 * member now has (`index` of a sprite is its position among its siblings) is left out.
 *
 * @param problem called for attributes without a known replacement
 */
export function olderNames(
  library: Library,
  model: ApiModel,
  problem: (text: string) => void,
): Map<string, ApiOlderName[]> {
  const found = new Map<string, ApiOlderName[]>();
  const add = (page: ApiPage, name: string, instead: string) => {
    const target = findMember(model, page.name, instead) ?? findMember(model, page.name, attributeOf(instead));
    if (!target) return problem(`${page.name}: the older name "${name}" stands for "${instead}", which is not there.`);
    const list = found.get(page.name) ?? [];
    list.push({ name, instead, anchor: target.member.anchor, owner: target.owner.name });
    found.set(page.name, list);
  };
  for (const file of library.scripts.values()) {
    for (const { owner, name, instead } of readOlderNames(file)) {
      const page = model.pages.find((candidate) => candidate.name === owner);
      if (page && !findMember(model, owner, name)) add(page, name, instead);
    }
    for (const { owner, name, rank } of readDefinitions(file)) {
      const page = rank === 'accessor' ? model.pages.find((candidate) => candidate.name === owner) : undefined;
      if (!page || name.startsWith('_') || findMember(model, owner, name)) continue;
      const instead = UNDECLARED[`${owner}.${name}`];
      if (instead === undefined) {
        problem(
          `${owner} has an attribute "${name}" that its declaration does not have: say in read/older-names.ts what to use instead.`,
        );
      } else add(page, name, instead);
    }
  }
  return found;
}

/** `rotation` of `setRotation`. */
function attributeOf(name: string): string {
  const half = /^[gs]et([A-Z])(\w*)$/.exec(name);
  return half ? `${(half[1] ?? '').toLowerCase()}${half[2] ?? ''}` : name;
}
