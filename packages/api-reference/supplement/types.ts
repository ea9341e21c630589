import type { ApiEvent, FilterAttribute } from '../model/api';
import type { Comparison } from './comparisons';

/**
 * Reviewed texts for one page, in our own words. They take precedence over the library's comments. A member with neither a text nor a
 * comment stops the build.
 */
export interface PageSupplement {
  /** Markdown; the first sentence is the page's summary. */
  description: string;
  /** Parameters of the constructor other than the config. */
  constructorParams?: Record<string, string>;
  /** TypeScript that runs unchanged after the preamble of the examples (`stage`, `layer`, `rect`, …). */
  examples?: string[];
  deprecated?: string;
  /** By member name; a static member that shares its name with an instance member is `static <name>`. */
  members?: Record<string, MemberText>;
  /** Constructor options that need a text of their own; `false` for attributes that the constructor of this class cannot set. */
  options?: Record<string, OptionText | false>;
  events?: EventText[];
}

/** The text of an option, optionally with details. */
export type OptionText = string | OptionDetails;

export interface OptionDetails {
  text: string;
  /** The default in words. */
  default?: string;
  /** The class requires the option, although its declaration says otherwise. */
  required?: boolean;
}

/** Markdown, optionally with details. */
export type MemberText = string | MemberDetails;

export interface MemberDetails {
  text: string;
  /** By parameter name; `config.x` for a field of an object parameter. */
  params?: Record<string, string>;
  /** The page that the text links to describes the parameters. */
  paramsElsewhere?: boolean;
  /** What a method returns. */
  returns?: string;
  /** What a call throws, or a promise rejects with, and when. */
  throws?: string;
  /** The real type, where the declaration says `any` or is too vague. For methods, the type of the result. */
  type?: string;
  /** The default in words, where it is computed. */
  default?: string;
  /** TypeScript. An empty array leaves out the library's examples. */
  examples?: string[];
  deprecated?: string;
  filterAttributes?: FilterAttribute[];
}

export interface EventText extends Omit<ApiEvent, 'anchor' | 'payload' | 'types'> {
  /** Type of `event.evt`: `MouseEvent`, `undefined`. */
  payload: string;
}

export interface TypeDescription {
  text: string;
  fields?: Record<string, string>;
  /** No signature refers to the type; only texts do. */
  unnamed?: boolean;
}

export interface Supplement {
  pages: Record<string, PageSupplement>;
  /** Texts of the types that signatures refer to, and of their fields. */
  types: Record<string, TypeDescription>;
  comparisons?: readonly Comparison[];
  /** Short examples by page and anchor, for members whose own text has none. */
  examples?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** An option's text as details. */
export function optionDetails(text: OptionText | undefined): OptionDetails | undefined {
  return typeof text === 'string' ? { text } : text;
}

/** A member's text as details. */
export function details(text: MemberText | undefined): MemberDetails | undefined {
  return typeof text === 'string' ? { text } : text;
}
