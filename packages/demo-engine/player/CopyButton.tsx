import { type ReactElement, useEffect, useState } from 'react';
import { ActionButton } from './ActionButton';

/** How long the button confirms the copy, in milliseconds. */
const THANKS = 2000;

/** Copies the code to the clipboard and confirms it. */
export function CopyButton({ text }: { text(): Promise<string> }): ReactElement {
  const [outcome, setOutcome] = useState<'' | 'Copied' | 'Could not copy'>('');

  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), THANKS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(await text());
      setOutcome('Copied');
    } catch {
      setOutcome('Could not copy');
    }
  }

  return (
    <>
      <ActionButton icon={outcome === 'Copied' ? 'done' : 'copy'} onClick={() => void copy()}>
        Copy code
      </ActionButton>
      <span className="kd-copied" role="status">
        {outcome}
      </span>
    </>
  );
}
