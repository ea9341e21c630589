import { isRecord, isRecordOf, isString } from '@site-packages/contracts';
import type { Flavour } from '../../model/flavours';
import { editsKey, noteEdits } from '../edited-demos';

/** Edited files of one flavour: path to text. Only files that differ from the source. */
export type EditedFiles = Readonly<Record<string, string>>;

interface StoredEdits {
  /** Address of the sources the edits were made on; it carries a hash, so other sources mean other edits. */
  sources: string;
  flavours: Record<string, Record<string, string>>;
}

function isStoredEdits(value: unknown): value is StoredEdits {
  return (
    isRecord(value) &&
    isString(value['sources']) &&
    isRecordOf(value['flavours'], (files): files is Record<string, string> => isRecordOf(files, isString))
  );
}

const NONE: EditedFiles = {};

/**
 * What the reader has changed, kept over flavour switches, navigation and a reload in the same tab.
 *
 * Memory is the truth; the tab's session storage is a copy that survives a reload. Storage that is full or missing costs only
 * that.
 */
export class EditStore {
  readonly #edits = new Map<string, StoredEdits>();

  /** @param storage where the copy is kept; called each time, because reading it can throw */
  constructor(private readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {}

  get(demoId: string, sources: string, flavour: Flavour): EditedFiles {
    return this.#read(demoId, sources).flavours[flavour] ?? NONE;
  }

  /** Remembers a flavour's edited files; none forgets them. */
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

/** The page's one store of edits. */
export const editStore = new EditStore(() => window.sessionStorage);
