/**
 * In "What goes wrong", each paragraph opens with a symptom in bold: "**The shape jumps back.**" is what people type. In the text of a record, a
 * mark precedes each of these sentences.
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
