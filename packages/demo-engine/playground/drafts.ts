import { isArrayOf, isOptional, isRecord, isRecordOf, isString } from '@site-packages/contracts';
import { isSourceFile, type SourceFile } from '../model/demo';
import type { Flavour } from '../model/flavours';
import { isBinaryPath } from './assets';

interface StoredDrafts {
  /** What the drafts were made from; other sources mean other drafts. */
  origin: string;
  flavours: Record<string, SourceFile[]>;
  /** Names of files that the storage had no room for, in the copy only. */
  left?: string[];
}

/** What of a draft will be there after a reload: all of it, all but pictures and fonts, or what was stored before. */
export type Kept = 'all' | 'text' | 'nothing';

function isStoredDrafts(value: unknown): value is StoredDrafts {
  return (
    isRecord(value) &&
    isString(value['origin']) &&
    isRecordOf(value['flavours'], (files): files is SourceFile[] => isArrayOf(files, isSourceFile)) &&
    isOptional(value['left'], (left): left is string[] => isArrayOf(left, isString))
  );
}

/**
 * What the reader has made in the playground, kept over a change of flavour, of page, and a reload in the same tab.
 *
 * Memory is the truth; the tab's session storage is a copy that survives a reload. Storage that is full or missing costs only
 * that: pictures first, and the text only if it has no room either.
 */
export class DraftStore {
  readonly #drafts = new Map<string, StoredDrafts>();

  /** @param storage where the copy is kept; called each time, because reading it can throw */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  /** The files of a draft; undefined when there is none made from this origin. */
  get(key: string, origin: string, flavour: Flavour): readonly SourceFile[] | undefined {
    return this.#read(key, origin).flavours[flavour];
  }

  /** Names of files that a reload has cost the draft, because the storage had no room for them. */
  left(key: string, origin: string): readonly string[] {
    return this.#read(key, origin).left ?? [];
  }

  /**
   * Remembers a draft; `undefined` forgets it.
   *
   * @returns what of it a reload will find
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
      // Blocked: there is nothing to remove.
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

/** The tab's one store of drafts. */
export const drafts = new DraftStore(() => window.sessionStorage);

/** The store's key of a demo's drafts. */
export function draftKey(id: string): string {
  return `demo:${id}`;
}
