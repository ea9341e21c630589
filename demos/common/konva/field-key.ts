/** What a key means in a text field over the canvas. */
export function fieldKey({ key, isComposing }: KeyboardEvent): 'save' | 'cancel' | undefined {
  // While a word is composed, as in Japanese, Enter chooses it.
  if (isComposing) return undefined;
  if (key === 'Escape') return 'cancel';
  return key === 'Enter' ? 'save' : undefined;
}
