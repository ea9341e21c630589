import { useEffect, useState } from 'react';

/** How long a button confirms the copy, in milliseconds. */
const THANKS = 2000;

export type CopyOutcome = '' | 'Copied' | 'Could not copy';

/** Copies text to the clipboard. `outcome` is the text for the reader, and is empty again after `THANKS` milliseconds. */
export function useCopy(): { outcome: CopyOutcome; copy(text: string | Promise<string>): void } {
  const [outcome, setOutcome] = useState<CopyOutcome>('');

  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), THANKS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (text: string | Promise<string>): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await text);
      setOutcome('Copied');
    } catch {
      setOutcome('Could not copy');
    }
  };
  return { outcome, copy: (text) => void copy(text) };
}
