import type { ApiMember, ApiModel, ApiOption, ApiPage, DefaultValue } from '../model/api';
import { findMember } from '../model/lookup';
import type { DocComment, DocComments } from '../read/jsdoc';
import { plainType } from '../read/type-text';
import { factsOf, isKept, type Fact } from './facts';

/** A fact in Konva's comment that our entry lacks. */
export interface LostFact {
  /** `Node#cache`, `Text.options.wrap`. */
  place: string;
  fact: Fact;
  /** The whole text of our entry. */
  entry: string;
}

/** Compares every comment of Konva with our text about the same member. */
export function lostFacts(model: ApiModel, comments: DocComments): LostFact[] {
  const lost: LostFact[] = [];
  const compare = (place: string, said: string, entry: string) => {
    for (const fact of factsOf(said)) if (!isKept(fact, entry)) lost.push({ place, fact, entry });
  };
  for (const page of model.pages) {
    const own = comments.get(page.name);
    if (own) {
      compare(page.name, own.text, pageText(page));
      for (const param of own.params) {
        const name = /^config\.(\w+)$/.exec(param.name)?.[1];
        const option = name === undefined ? undefined : optionOf(page, name);
        if (option) compare(`${page.name}.options.${option.name}`, param.text, optionText(model, page, option));
      }
    }
    for (const member of page.members) {
      const comment = comments.get(keyOf(page, member));
      if (comment) compare(keyOf(page, member), commentText(comment), memberText(model, page, member));
    }
  }
  return lost;
}

function keyOf(page: ApiPage, member: ApiMember): string {
  if (page.kind === 'root') return `.${member.name}`;
  return page.kind === 'class' && !member.static ? `${page.name}#${member.name}` : `${page.name}.${member.name}`;
}

function commentText(comment: DocComment): string {
  const parts = [comment.text, ...comment.params.map(({ text }) => text), comment.returns?.text ?? ''];
  if (comment.deprecated !== undefined) parts.push('Deprecated.');
  return parts.filter((part) => part !== '').join('\n\n');
}

function valueText(value: DefaultValue | undefined): string {
  return value?.words ?? value?.code ?? '';
}

function memberText(model: ApiModel, page: ApiPage, member: ApiMember): string {
  const details = member.signatures.flatMap((signature) => [
    signature.returnsText ?? '',
    ...signature.parameters.flatMap(({ text, fields }) => [
      text ?? '',
      ...(fields ?? []).map((field) => field.text ?? ''),
    ]),
  ]);
  const filters = (member.filterAttributes ?? []).map(({ range }) => range);
  return [
    member.description,
    valueText(member.default),
    plainType(member.type),
    typeWords(model, member),
    member.throws ?? '',
    member.deprecated === undefined ? '' : `Deprecated. ${member.deprecated}`,
    page.deprecated === undefined ? '' : 'Deprecated.',
    ...details,
    ...filters,
    ...member.examples,
  ].join('\n');
}

/** The values of a named type (`LineJoin`). */
function typeWords(model: ApiModel, member: ApiMember): string {
  const named = model.types.find((type) => type.name === plainType(member.type));
  return named ? plainType(named.type) : '';
}

function optionText(model: ApiModel, page: ApiPage, option: ApiOption): string {
  const attribute = findMember(model, page.name, option.name);
  return [
    option.summary,
    valueText(option.default),
    plainType(option.type),
    attribute ? memberText(model, attribute.owner, attribute.member) : '',
  ].join('\n');
}

function optionOf(page: ApiPage, name: string): ApiOption | undefined {
  return page.construct?.optionGroups.flatMap(({ options }) => options).find((option) => option.name === name);
}

function pageText(page: ApiPage): string {
  return [
    page.description,
    page.deprecated === undefined ? '' : `Deprecated. ${page.deprecated}`,
    ...page.examples,
  ].join('\n');
}
