import { isSourceFile, type SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import { isArrayOf, isRecord, isRecordOf, isString } from '../model/guards';

interface StoredDrafts {
  /** What the drafts were made from; other sources mean other drafts. */
  origin: string;
  flavours: Record<string, SourceFile[]>;
}

function isStoredDrafts(value: unknown): value is StoredDrafts {
  return (
    isRecord(value) &&
    isString(value['origin']) &&
    isRecordOf(value['flavours'], (files): files is SourceFile[] => isArrayOf(files, isSourceFile))
  );
}

/**
 * What the reader has made in the playground, kept over a change of flavour, of page, and a reload in the same tab.
 *
 * Memory is the truth; the tab's session storage is a copy that survives a reload. Storage that is full or missing costs only
 * that.
 */
export class DraftStore {
  readonly #drafts = new Map<string, StoredDrafts>();

  /** @param storage where the copy is kept; called each time, because reading it can throw */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  /** The files of a draft; undefined when there is none made from this origin. */
  get(key: string, origin: string, flavour: Flavour): readonly SourceFile[] | undefined {
    return this.#read(key, origin).flavours[flavour];
  }

  /** Remembers a draft; `undefined` forgets it. */
  set(key: string, origin: string, flavour: Flavour, files: readonly SourceFile[] | undefined): void {
    const { [flavour]: _, ...others } = this.#read(key, origin).flavours;
    const drafts = { origin, flavours: files === undefined ? others : { ...others, [flavour]: [...files] } };
    this.#drafts.set(key, drafts);
    try {
      if (Object.keys(drafts.flavours).length === 0) this.storage().removeItem(`kd-play:${key}`);
      else this.storage().setItem(`kd-play:${key}`, JSON.stringify(drafts));
    } catch {
      // Full or blocked: the draft lives as long as the page.
    }
  }

  #read(key: string, origin: string): StoredDrafts {
    const known = this.#drafts.get(key) ?? this.#restore(key);
    return known?.origin === origin ? known : { origin, flavours: {} };
  }

  #restore(key: string): StoredDrafts | undefined {
    let stored: unknown;
    try {
      stored = JSON.parse(this.storage().getItem(`kd-play:${key}`) ?? 'null');
    } catch {
      return undefined;
    }
    if (!isStoredDrafts(stored)) return undefined;
    this.#drafts.set(key, stored);
    return stored;
  }
}

/** The tab's one store of drafts. */
export const drafts = new DraftStore(() => window.sessionStorage);

/** The store's key of a demo's drafts. */
export function draftKey(id: string): string {
  return `demo:${id}`;
}
