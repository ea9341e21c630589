import type { ApiEvent, FilterAttribute } from '../model/api';
import type { Comparison } from './comparisons';

/**
 * Reviewed texts for one page, in our own words. They come before the library's comments; where a text is missing here the
 * comment is used, and a member with neither stops the build.
 */
export interface PageSupplement {
  /** Markdown; the first sentence is the page's summary. */
  description: string;
  /** Parameters of the constructor that are not the config. */
  constructorParams?: Record<string, string>;
  /** TypeScript that runs as it stands after the preamble of the examples (`stage`, `layer`, `rect`, …). */
  examples?: string[];
  deprecated?: string;
  /** By member name; a static member that shares its name with an instance member is `static <name>`. */
  members?: Record<string, MemberText>;
  /** Constructor options that need a text of their own; `false` for attributes that a constructor cannot set on this class. */
  options?: Record<string, OptionText | false>;
  events?: EventText[];
}

/** What an option does, or that with details. */
export type OptionText = string | OptionDetails;

export interface OptionDetails {
  text: string;
  /** The default in words. */
  default?: string;
  /** The class fails without it, although the declaration does not say so. */
  required?: boolean;
}

/** Markdown, or Markdown with details. */
export type MemberText = string | MemberDetails;

export interface MemberDetails {
  text: string;
  /** By parameter name; `config.x` for a field of an object parameter. */
  params?: Record<string, string>;
  /** The parameters are those of the page that the text links to; they have no texts here. */
  paramsElsewhere?: boolean;
  /** What a method returns. */
  returns?: string;
  /** What a call throws, or a promise rejects with, and when. */
  throws?: string;
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

export interface TypeDescription {
  text: string;
  fields?: Record<string, string>;
  /** No signature names it; it is listed because texts are about it. */
  unnamed?: boolean;
}

export interface Supplement {
  pages: Record<string, PageSupplement>;
  /** Texts of the types that signatures name, and of their fields. */
  types: Record<string, TypeDescription>;
  comparisons?: readonly Comparison[];
}

/** An option's text as details. */
export function optionDetails(text: OptionText | undefined): OptionDetails | undefined {
  return typeof text === 'string' ? { text } : text;
}

/** A member's text as details. */
export function details(text: MemberText | undefined): MemberDetails | undefined {
  return typeof text === 'string' ? { text } : text;
}
