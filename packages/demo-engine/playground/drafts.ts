import { isString, listOf, optional, recordOf, withFields } from '@site-packages/contracts';
import { isSourceFile, type SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import { isBinaryPath } from './assets';

interface StoredDrafts {
  /** What the drafts are based on; drafts of other sources are ignored. */
  origin: string;
  flavours: Record<string, SourceFile[]>;
  /** In the stored copy only: names of files that the storage had no room for. */
  left?: string[];
}

/** The part of a draft that survives a reload: all of it, all but pictures and fonts, or only what was stored before. */
export type Kept = 'all' | 'text' | 'nothing';

const isStoredDrafts = withFields<StoredDrafts>({
  origin: isString,
  flavours: recordOf(listOf(isSourceFile)),
  left: optional(listOf(isString)),
});

/**
 * The reader's work in the playground, kept across flavor switches, navigation and a reload in the same tab.
 *
 * The drafts in memory count; session storage holds a copy that survives a reload. If storage is full or missing, only that copy
 * is incomplete: the store leaves out pictures first, and text only if it does not fit either.
 */
export class DraftStore {
  readonly #drafts = new Map<string, StoredDrafts>();

  /** @param storage returns the storage for the copy; called each time, because accessing it can throw */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  /** The files of a draft; undefined when there is none based on this origin. */
  get(key: string, origin: string, flavour: Flavour): readonly SourceFile[] | undefined {
    return this.#read(key, origin).flavours[flavour];
  }

  /** Names of files that the draft lost in a reload, because the storage had no room for them. */
  left(key: string, origin: string): readonly string[] {
    return this.#read(key, origin).left ?? [];
  }

  /**
   * Stores a draft; `undefined` deletes it.
   *
   * @returns the part that survives a reload
   */
  set(key: string, origin: string, flavour: Flavour, files: readonly SourceFile[] | undefined): Kept {
    const { [flavour]: _, ...others } = this.#read(key, origin).flavours;
    const flavours = files === undefined ? others : { ...others, [flavour]: [...files] };
    this.#drafts.set(key, { origin, flavours });
    if (Object.keys(flavours).length === 0) return this.#forget(key);
    if (this.#store(key, { origin, flavours })) return 'all';
    const text = withoutBinaries(flavours);
    return text.left.length > 0 && this.#store(key, { origin, ...text }) ? 'text' : 'nothing';
  }

  #forget(key: string): Kept {
    try {
      this.storage().removeItem(`kd-play:${key}`);
    } catch {
      // Storage is blocked, so there is nothing to remove.
    }
    return 'all';
  }

  #store(key: string, drafts: StoredDrafts): boolean {
    try {
      this.storage().setItem(`kd-play:${key}`, JSON.stringify(drafts));
      return true;
    } catch {
      // Full or blocked: the draft lives as long as the page.
      return false;
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

function withoutBinaries(flavours: StoredDrafts['flavours']): { flavours: StoredDrafts['flavours']; left: string[] } {
  const left = Object.values(flavours).flatMap((files) => files.map(({ path }) => path).filter(isBinaryPath));
  const kept = Object.entries(flavours).map(
    ([flavour, files]) => [flavour, files.filter(({ path }) => !isBinaryPath(path))] as const,
  );
  return { flavours: Object.fromEntries(kept), left: [...new Set(left)] };
}

/** The tab's only draft store. */
export const drafts = new DraftStore(() => window.sessionStorage);

/** Key of a demo's drafts in the store. */
export function draftKey(id: string): string {
  return `demo:${id}`;
}
