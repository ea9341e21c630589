/** Turns a compiler's message into a sentence: without the location at its end, which is reported separately, and with a period. */
export function sentence(message: string): string {
  const text = message.replace(/\s*\(\d+:\d+\)\.?\s*$/, '').trim();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
