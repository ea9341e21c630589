import type { ReactElement } from 'react';
import { ActionButton } from './ActionButton';
import { useCopy } from './use-copy';

/** Copies the code to the clipboard and confirms it. */
export function CopyButton({ text }: { text(): Promise<string> }): ReactElement {
  const { outcome, copy } = useCopy();

  return (
    <>
      <ActionButton icon={outcome === 'Copied' ? 'done' : 'copy'} onClick={() => copy(text())}>
        Copy code
      </ActionButton>
      <span className="kd-copied" role="status">
        {outcome}
      </span>
    </>
  );
}
