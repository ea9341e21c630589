import { escapeHtml } from '@site-packages/contracts';
import type { ApiMember, ApiModel, ApiOption, ApiPage, DefaultValue } from '../model/api';
import { byName, jobGroups } from '../supplement/jobs';
import type { ReferenceIndex } from '../model/references';
import { pageAddress } from '../model/names';
import { inlineHtml } from './html';
import { plainType } from '../read/type-text';

/** What a page shows of an ancestor; one file per ancestor, shared by all pages below it. */
export interface InheritedData {
  owner: string;
  address: string;
  /**
   * Own options: name, place of the description, type as text, default as HTML, description as HTML. The place is empty for the anchor of
   * that name, an anchor, or the path of another page. The description is missing if the member of that name has the same.
   */
  options: [name: string, link: string, type: string, value: string, summary?: string][];
  /** Members by job: name, anchor, one line as HTML, 1 when deprecated, type or signature, and the version of a recent one. */
  members: {
    title: string;
    items: [name: string, anchor: string, summary: string, deprecated: 0 | 1, type: string, since?: string][];
  }[];
  /** Events: name, anchor, when it fires as HTML, bubbles, type of `evt`. */
  events: [name: string, anchor: string, when: string, bubbles: 0 | 1, payload: string][];
}

function inheritedOption(page: ApiPage, option: ApiOption, index: ReferenceIndex): InheritedData['options'][number] {
  const anchor = option.anchor ?? 'constructor';
  const own = anchor === option.name ? '' : anchor;
  const link = option.attributeOf === undefined ? own : `${pageAddress(option.attributeOf)}#${anchor}`;
  const value = shortDefault(option.default, index);
  const isSaid = page.members.some(({ name, summary }) => name === option.name && summary === option.summary);
  return isSaid
    ? [option.name, link, plainType(option.type), value]
    : [option.name, link, plainType(option.type), value, inlineHtml(option.summary, index)];
}

/** A member's type; for a method its parameters and result. */
function shortType(member: ApiMember): string {
  const [signature] = member.signatures;
  return member.kind === 'method' && signature ? plainSignature(signature, ': ') : plainType(member.type);
}

/** A default for a list of a hundred: without markup where it is code, since the list has no other bare words in that position. */
function shortDefault(value: DefaultValue | undefined, index: ReferenceIndex): string {
  return value?.words === undefined ? escapeHtml(value?.code ?? '') : inlineHtml(value.words, index);
}

/** Names of the pages that other pages inherit from. */
export function ancestorNames(model: ApiModel): string[] {
  return [...new Set(model.pages.flatMap((page) => page.hierarchy?.ancestors ?? []))].sort();
}

/** What subclasses' pages list of an ancestor. */
export function inheritedData(page: ApiPage, index: ReferenceIndex, recent: readonly string[] = []): InheritedData {
  const instance = page.members.filter((member) => !member.static);
  const sections = jobGroups(page, instance) ?? [{ title: 'Members', members: byName(instance) }];
  const group = page.construct?.optionGroups.find((candidate) => candidate.owner === page.name);
  return {
    owner: page.name,
    address: page.address,
    options: (group?.options ?? []).map((option) => inheritedOption(page, option, index)),
    members: sections.map(({ title, members }) => ({
      title,
      items: members.map((member): InheritedData['members'][number]['items'][number] => {
        const summary = inlineHtml(member.summary, index);
        const deprecated = member.deprecated === undefined ? 0 : 1;
        const row = [member.name, member.anchor, summary, deprecated, shortType(member)] as const;
        return member.since !== undefined && recent.includes(member.since) ? [...row, member.since] : [...row];
      }),
    })),
    events: (page.events ?? []).map((event) => [
      event.name,
      event.anchor,
      inlineHtml(event.when, index),
      event.bubbles ? 1 : 0,
      plainType(event.payload),
    ]),
  };
}

/** Names, types and one-line texts for an editor's completion and hover help; the package's README describes the format. */
export interface CompletionData {
  version: string;
  classes: Record<
    string,
    { extends?: string; summary: string; members: CompletionMember[]; options: string[]; events: string[] }
  >;
  namespaces: Record<string, { summary: string; members: CompletionMember[] }>;
  root: CompletionMember[];
  /** The version with which a name came, for the more recent ones, by `<class>#<name>`. */
  since: Record<string, string>;
}

/** Name, kind (`a`ttribute, `m`ethod, `p`roperty; upper case when static), type or signature, one line of text. */
export type CompletionMember = [name: string, kind: string, type: string, summary: string];

/** Own members only; consumers follow `extends`. */
export function completionData(model: ApiModel): CompletionData {
  const data: CompletionData = { version: model.library.version, classes: {}, namespaces: {}, root: [], since: {} };
  for (const page of model.pages) {
    for (const { name, since } of [...page.members, ...(page.events ?? [])])
      if (since !== undefined) data.since[`${page.name}#${name}`] = since;
    const members = page.members.map(completionMember);
    if (page.kind === 'root') data.root = members;
    else if (page.kind === 'namespace') data.namespaces[page.name] = { summary: page.summary, members };
    else {
      const parent = page.hierarchy?.ancestors[0];
      const own = page.construct?.optionGroups.find((group) => group.owner === page.name);
      data.classes[page.name] = {
        ...(parent === undefined ? {} : { extends: parent }),
        summary: page.summary,
        members,
        options: (own?.options ?? []).map((option) => option.name),
        events: (page.events ?? []).map((event) => event.name),
      };
    }
  }
  return data;
}

function completionMember(member: ApiMember): CompletionMember {
  const kind = member.kind.charAt(0);
  const type =
    member.kind === 'method' ? member.signatures.map((one) => plainSignature(one)).join('\n') : plainType(member.type);
  return [member.name, member.static ? kind.toUpperCase() : kind, type, member.summary];
}

/** `(events: string) => this`, or with another sign before the result. */
export function plainSignature(signature: ApiMember['signatures'][number], sign = ' => '): string {
  const parameters = signature.parameters.map(
    (parameter) =>
      `${parameter.rest ? '...' : ''}${parameter.name}${parameter.optional ? '?' : ''}: ${plainType(parameter.type)}`,
  );
  return `(${parameters.join(', ')})${sign}${plainType(signature.returns)}`;
}
