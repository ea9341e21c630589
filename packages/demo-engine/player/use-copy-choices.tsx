import { type ReactElement, useState } from 'react';
import { ActionButton } from './ActionButton';
import type { CopyScope } from './copied-text';
import { Menu } from './Menu';
import { useCopy } from './use-copy';

const SAVING = 'Saving the project';

interface CopyChoices {
  /** Copies the only file at once, or opens the choices. */
  button: ReactElement;
  /** The choices alone, for the menu of a player that has no room for the button. */
  items: ReactElement;
  status: ReactElement;
}

/**
 * What a reader can copy: the code of a demo of one file; of others, which do not run from one file, this file, all files, or a project.
 *
 * @param download saves the project; absent where the site has no such action
 */
export function useCopyChoices(
  isOneFile: boolean,
  text: (scope: CopyScope) => Promise<string>,
  download: (() => void) | undefined,
): CopyChoices {
  const { outcome, copy } = useCopy();
  const [what, setWhat] = useState('');
  const icon = outcome === 'Copied' ? 'done' : 'copy';
  const choose = (words: string, scope: CopyScope) => {
    setWhat(words);
    copy(text(scope));
  };
  const code = (
    <ActionButton icon={icon} onClick={() => choose('', 'file')}>
      Copy code
    </ActionButton>
  );
  const items = isOneFile ? (
    code
  ) : (
    <>
      <ActionButton icon="copy" onClick={() => choose('this file', 'file')}>
        Copy this file
      </ActionButton>
      <ActionButton icon="copy" onClick={() => choose('all files', 'all files')}>
        Copy all files as one text
      </ActionButton>
    </>
  );
  const button = isOneFile ? (
    code
  ) : (
    <Menu label="Copy code" icon={icon}>
      {items}
      {download && (
        <ActionButton
          icon="download"
          onClick={() => {
            setWhat(SAVING);
            download();
          }}
        >
          Download as a Vite project
        </ActionButton>
      )}
    </Menu>
  );
  const status = (
    <span className="kd-copied" role="status">
      {outcome === '' ? (what === SAVING ? SAVING : '') : `${outcome} ${what}`.trim()}
    </span>
  );
  return { button, items, status };
}
