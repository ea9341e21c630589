import type { Kept } from '../playground/drafts';
import type { Session } from './session';
import type { Workspace } from './workspace';

/** What to tell the reader about a draft that would not fully survive a reload. */
export function draftNotice(kept: Kept): string | undefined {
  switch (kept) {
    case 'all':
      return undefined;
    case 'text':
      return 'The browser has no room to keep the pictures and fonts of this project over a reload; the code is kept. Download project keeps everything.';
    case 'nothing':
      return 'The browser does not keep this project over a reload: its storage is full or blocked. Share or Download project keeps it.';
  }
}

/** What to tell the reader about files lost in a reload, because the browser had no room for them. */
export function lostNotice(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `The browser had no room to keep ${names.join(', ')} over the reload. Add ${names.length === 1 ? 'it' : 'them'} again; the code is as it was.`;
}

/** What to tell a reader who opens a link again whose code they have edited: what they see is not the sender's. */
export function editedNotice(
  { kind }: Session,
  workspace: Pick<Workspace, 'flavours' | 'isEdited'>,
): string | undefined {
  if (kind !== 'shared' || !workspace.flavours.some((flavour) => workspace.isEdited(flavour))) return undefined;
  return 'You have edited the code of this link before: this is your version. Reset code shows what was sent.';
}
