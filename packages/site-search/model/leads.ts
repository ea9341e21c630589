/**
 * A bold sentence that opens a paragraph is a small heading: "**The shape jumps back.**" names a symptom. In the text of a record, a mark stands
 * before each of them.
 */
export const LEAD_MARK = '¶';
const LEAD = /¶([^¶]*?[.?!:])(?=\s|$)/g;

/** The sentences that open paragraphs of a text, one after the other. */
export function leadsOf(text: string): string {
  return [...text.matchAll(LEAD)].map(([, lead = '']) => lead).join(' ');
}

/** A text as it is read, without marks. */
export function withoutLeadMarks(text: string): string {
  return text.replaceAll(LEAD_MARK, '');
}
