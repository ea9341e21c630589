import type { ApiEvent, FilterAttribute } from '../model/api';

/**
 * Reviewed texts for one page, in our own words. They come before the library's comments; where a text is missing here the
 * comment is used, and a member with neither stops the build.
 */
export interface PageSupplement {
  /** Markdown; the first sentence is the page's summary. */
  description: string;
  /** TypeScript that runs as it stands after the preamble of the examples (`stage`, `layer`, `rect`, …). */
  examples?: string[];
  deprecated?: string;
  /** By member name; a static member that shares its name with an instance member is `static <name>`. */
  members?: Record<string, MemberText>;
  /** Constructor options without an attribute of the same name; `false` for attributes a constructor cannot take. */
  options?: Record<string, string | false>;
  events?: EventText[];
}

/** Markdown, or Markdown with details. */
export type MemberText = string | MemberDetails;

export interface MemberDetails {
  text: string;
  /** By parameter name; `config.x` for a field of an object parameter. */
  params?: Record<string, string>;
  /** What a method answers with. */
  returns?: string;
  /** The real type where the declaration says `any` or too little. For methods the type of the result. */
  type?: string;
  /** The default in words, where it is computed. */
  default?: string;
  /** TypeScript; an empty list leaves the library's examples out. */
  examples?: string[];
  deprecated?: string;
  filterAttributes?: FilterAttribute[];
}

export interface EventText extends Omit<ApiEvent, 'anchor' | 'payload'> {
  /** Type of `event.evt`: `MouseEvent`, `undefined`. */
  payload: string;
}

export interface Supplement {
  pages: Record<string, PageSupplement>;
  /** Texts of the types that signatures name, and of their fields. */
  types: Record<string, { text: string; fields?: Record<string, string> }>;
}

/** A member's text as details. */
export function details(text: MemberText | undefined): MemberDetails | undefined {
  return typeof text === 'string' ? { text } : text;
}
