import { useEffect, useState } from 'react';
import { copyText } from '@site-packages/contracts';

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
    // A text whose file does not load is as little copied as one that the browser refuses.
    const isDone = await copyText(text).catch(() => false);
    setOutcome(isDone ? 'Copied' : 'Could not copy');
  };
  return { outcome, copy: (text) => void copy(text) };
}
