import { type ReactElement, useEffect, useState } from 'react';
import { ActionButton } from './ActionButton';

/** How long the button says that it has copied, in milliseconds. */
const THANKS = 2000;

/** Puts the code on the clipboard and says so. */
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
