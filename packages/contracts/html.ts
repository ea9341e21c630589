/** Escapes text for use as an element's content. Not for attributes: quotes are left as they are. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
