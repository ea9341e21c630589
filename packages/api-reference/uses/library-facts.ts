import type { ApiModel } from '../model/api';
import { findMember, lineage } from '../model/lookup';
import { plainType } from '../read/type-text';

/** Queries to the model while sources are read. */
export interface LibraryFacts {
  isClass: (name: string) => boolean;
  isNamespace: (name: string) => boolean;
  /** Page that declares the member for a class; `undefined` when the class has no such member. */
  ownerOf: (className: string, member: string) => string | undefined;
  /** Page that describes the event for a class; `undefined` when its nodes do not fire such an event. */
  eventOwnerOf: (className: string, event: string) => string | undefined;
  /** Class of a call's result: its own for `this` and for writing an attribute, a class of Konva, otherwise `undefined`. */
  returnOf: (className: string, method: string, writes: boolean) => string | undefined;
}

/** Answers from the model, cached after the first lookup. */
export function libraryFacts(model: ApiModel): LibraryFacts {
  const kinds = new Map(model.pages.map((page) => [page.name, page.kind]));
  const owners = new Map<string, string | undefined>();
  const isClass = (name: string) => kinds.get(name) === 'class';
  return {
    isClass,
    isNamespace: (name) => kinds.get(name) === 'namespace',
    ownerOf: (className, member) => {
      const key = `${className}.${member}`;
      if (!owners.has(key)) owners.set(key, findMember(model, className, member)?.owner.name);
      return owners.get(key);
    },
    eventOwnerOf: (className, event) => {
      const page = model.pages.find((candidate) => candidate.name === className);
      const owners = page ? lineage(model, page) : [];
      return owners.find((owner) => (owner.events ?? []).some(({ name }) => name === event))?.name;
    },
    returnOf: (className, method, writes) => {
      const found = findMember(model, className, method);
      if (writes && found?.member.kind === 'attribute') return className;
      const returns = plainType(found?.member.signatures[0]?.returns ?? []).replace(/ \| (null|undefined)$/, '');
      if (returns === 'this') return className;
      return isClass(returns) ? returns : undefined;
    },
  };
}
