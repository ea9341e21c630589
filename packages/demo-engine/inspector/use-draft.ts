import { useState } from 'react';

/**
 * The text of a field while the reader edits it. Values that the program sets do not replace it until the reader leaves the field.
 *
 * @param shown the present value as text
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
