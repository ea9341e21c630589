import { useState } from 'react';

/**
 * The text of a field while the reader edits it. Until they leave it, what the program sets meanwhile does not replace their text.
 *
 * @param shown the text of the value as it is
 */
export function useDraft(shown: string): {
  text: string;
  onFocus(): void;
  onBlur(): void;
  set(text: string): void;
} {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  return {
    text: draft ?? shown,
    onFocus: () => setDraft(shown),
    onBlur: () => setDraft(undefined),
    set: setDraft,
  };
}
