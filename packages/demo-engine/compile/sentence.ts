/** A compiler's message as a sentence: without the place at its end, which is told apart, and with a stop. */
export function sentence(message: string): string {
  const text = message.replace(/\s*\(\d+:\d+\)\.?\s*$/, '').trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
