import type { ApiModel } from './api';

/** The index in which `Konva.Class#member` in a page's text is looked up; small enough to read when the site's configuration loads. */
export interface ReferenceIndex {
  pages: Record<string, ReferencePage>;
  /** Types explained on the root page: name to anchor. */
  types: Record<string, string>;
  /** Those of them that are not in the root namespace, by name: the module that exports them, or an empty string. */
  outside: Record<string, string>;
  /** A name that the library does not have stays code on its page, marked, in place of stopping it. */
  isDraft?: boolean;
}

interface ReferencePage {
  address: string;
  extends?: string;
  /** Name to anchor. */
  members: Record<string, string>;
  statics: Record<string, string>;
  events: Record<string, string>;
  /** Config types explained at the page's constructor. */
  configs: string[];
}

/** Result for a text that looks like a reference. */
export type Reference = { address: string } | { problem: string; fix: string };

/** Extracts the index from the model. */
export function referenceIndex(model: ApiModel): ReferenceIndex {
  const pages: Record<string, ReferencePage> = {};
  for (const page of model.pages) {
    const isClass = page.kind === 'class';
    const parent = page.hierarchy?.ancestors[0];
    const pick = (wantStatic: boolean) =>
      Object.fromEntries(
        page.members
          .filter((member) => (isClass ? member.static : true) === wantStatic)
          .map((member) => [member.name, member.anchor]),
      );
    pages[page.name] = {
      address: page.address,
      ...(parent === undefined ? {} : { extends: parent }),
      members: pick(false),
      statics: pick(true),
      events: Object.fromEntries((page.events ?? []).map((event) => [event.name, event.anchor])),
      configs: (page.construct?.optionGroups ?? [])
        .filter((group) => group.owner === page.name)
        .flatMap((group) => group.config ?? []),
    };
  }
  return {
    pages,
    types: Object.fromEntries(model.types.map((type) => [type.name, type.anchor])),
    outside: Object.fromEntries(
      model.types.filter((type) => !type.inNamespace).map((type) => [type.name, type.module ?? '']),
    ),
  };
}

const REFERENCE = /^(?:new )?Konva(?:\.(\w+))?(?:([.#])(\w+))?(?:\(\))?$/;

/**
 * Target of a reference: `Konva.Rect`, `Konva.Rect#fill`, `Konva.Image.fromURL`, `Konva.pixelRatio`, `Konva.Vector2d`, also with `new`
 * before and `()` after it. `undefined` for other texts.
 */
export function resolveReference(index: ReferenceIndex, text: string): Reference | undefined {
  const match = REFERENCE.exec(text.trim());
  const root = index.pages['Konva'];
  if (!match || !root) return undefined;
  const [, name, separator, member] = match;
  if (name === undefined) return { address: root.address };
  if (member === undefined) return resolveName(index, root, name);
  const page = own(index.pages, name);
  if (!page) return unknown(`There is no Konva.${name}`, Object.keys(index.pages), name);
  return separator === '#' ? resolveInstance(index, page, name, member) : resolveStatic(page, name, member);
}

function resolveName(index: ReferenceIndex, root: ReferencePage, name: string): Reference {
  const page = own(index.pages, name);
  if (page) return { address: page.address };
  // Before the types: `Konva.ImageConfig` is the config of `Konva.Image`, not the type of that name in another module.
  const owner = Object.values(index.pages).find((candidate) => candidate.configs.includes(name));
  if (owner) return { address: `${owner.address}#constructor` };
  const outside = own(index.outside, name);
  if (outside !== undefined) {
    return {
      problem: `${name} is not in the Konva namespace`,
      fix: `Write [\`${name}\`](${root.address}#${own(index.types, name) ?? name})${outside === '' ? '' : `, and import it from '${outside}'`}.`,
    };
  }
  const anchor = own(root.statics, name) ?? own(index.types, name);
  if (anchor !== undefined) return { address: `${root.address}#${anchor}` };
  return unknown(
    `There is no Konva.${name}`,
    [...Object.keys(index.pages), ...Object.keys(root.statics), ...Object.keys(index.types)],
    name,
  );
}

function resolveInstance(index: ReferenceIndex, page: ReferencePage, name: string, member: string): Reference {
  const names: string[] = [];
  const attribute = /^(\w+)Change$/.exec(member)?.[1];
  for (
    let at: ReferencePage | undefined = page;
    at;
    at = at.extends === undefined ? undefined : own(index.pages, at.extends)
  ) {
    const anchor = own(at.members, member) ?? own(at.events, member);
    if (anchor !== undefined) return { address: `${at.address}#${anchor}` };
    names.push(...Object.keys(at.members), ...Object.keys(at.events));
  }
  if (attribute !== undefined && names.includes(attribute)) {
    const change = resolveInstance(index, page, name, '<attribute>Change');
    if ('address' in change) return change;
  }
  if (own(page.statics, member) !== undefined) {
    return { problem: `Konva.${name}#${member} is static`, fix: `Write Konva.${name}.${member}.` };
  }
  return unknown(`Konva.${name} has no member "${member}"`, names, member, `Konva.${name}#`);
}

function resolveStatic(page: ReferencePage, name: string, member: string): Reference {
  const anchor = own(page.statics, member);
  if (anchor !== undefined) return { address: `${page.address}#${anchor}` };
  if (own(page.members, member) !== undefined) {
    return { problem: `Konva.${name}.${member} is a member of instances`, fix: `Write Konva.${name}#${member}.` };
  }
  return unknown(`Konva.${name} has no "${member}" of its own`, Object.keys(page.statics), member, `Konva.${name}.`);
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function unknown(problem: string, known: string[], wanted: string, prefix = 'Konva.'): Reference {
  const near = nearest(known, wanted);
  return {
    problem,
    fix:
      near === undefined
        ? 'Correct the name, or write it without "Konva." in front.'
        : `Did you mean ${prefix}${near}?`,
  };
}

/** The known name with the fewest edits, at most a third of the word. */
function nearest(known: string[], wanted: string): string | undefined {
  let best: { name: string; distance: number } | undefined;
  for (const name of new Set(known)) {
    const distance = edits(name.toLowerCase(), wanted.toLowerCase());
    if (distance <= Math.max(1, wanted.length / 3) && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
