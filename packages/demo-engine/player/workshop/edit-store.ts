import { isString, recordOf, withFields } from '@site-packages/contracts';
import type { Flavour } from '../../model/flavours';
import { editsKey, noteEdits } from '../edited-demos';

/** Edited files of one flavor: path to text. Contains only files that differ from the published ones. */
export type EditedFiles = Readonly<Record<string, string>>;

interface StoredEdits {
  /** URL of the sources that the edits were made to. It contains a hash, so edits of older sources are recognized and ignored. */
  sources: string;
  flavours: Record<string, Record<string, string>>;
}

const isStoredEdits = withFields<StoredEdits>({ sources: isString, flavours: recordOf(recordOf(isString)) });

const NONE: EditedFiles = {};

/**
 * The reader's edits, kept across flavor switches, navigation and a reload in the same tab.
 *
 * The edits in memory count; session storage holds a copy that survives a reload. If storage is full or missing, only that copy is
 * lost.
 */
export class EditStore {
  readonly #edits = new Map<string, StoredEdits>();

  /** @param storage returns the storage for the copy; called each time, because accessing it can throw */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  get(demoId: string, sources: string, flavour: Flavour): EditedFiles {
    return this.#read(demoId, sources).flavours[flavour] ?? NONE;
  }

  /** Stores a flavor's edited files; an empty record deletes them. */
  set(demoId: string, sources: string, flavour: Flavour, files: EditedFiles): void {
    const { [flavour]: _, ...others } = this.#read(demoId, sources).flavours;
    const flavours = Object.keys(files).length === 0 ? others : { ...others, [flavour]: { ...files } };
    const edits = { sources, flavours };
    this.#edits.set(demoId, edits);
    noteEdits(demoId);
    this.#write(demoId, edits);
  }

  #read(demoId: string, sources: string): StoredEdits {
    const known = this.#edits.get(demoId) ?? this.#restore(demoId);
    return known?.sources === sources ? known : { sources, flavours: {} };
  }

  #restore(demoId: string): StoredEdits | undefined {
    let stored: unknown;
    try {
      stored = JSON.parse(this.storage().getItem(editsKey(demoId)) ?? 'null');
    } catch {
      return undefined;
    }
    if (!isStoredEdits(stored)) return undefined;
    this.#edits.set(demoId, stored);
    return stored;
  }

  #write(demoId: string, edits: StoredEdits): void {
    try {
      if (Object.keys(edits.flavours).length === 0) this.storage().removeItem(editsKey(demoId));
      else this.storage().setItem(editsKey(demoId), JSON.stringify(edits));
    } catch {
      // Full or blocked: the edits live as long as the page.
    }
  }
}

/** The page's only edit store. */
export const editStore = new EditStore(() => window.sessionStorage);
