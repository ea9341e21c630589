/** The filters that a reader can set. Each is a parameter of the URL, in this order. */
export const FACETS = ['category', 'framework', 'feature', 'level'] as const;
export type Facet = (typeof FACETS)[number];

/** The filters that are set. */
export interface Choice extends Partial<Readonly<Record<Facet, string>>> {
  /** What the reader typed, unchanged. */
  readonly query: string;
}

/** Nothing typed, nothing chosen. */
export const NO_CHOICE: Choice = { query: '' };

/** URL parameter of the typed words. */
const QUERY = 'q';

/** Maximum length of a query, in characters; the field accepts no more. */
export const MAX_LETTERS = 64;

/**
 * Reads the filters from a URL. Unknown names, and values that no demo has, are ignored.
 *
 * @param search the URL's query string from `?` on, or an empty string
 * @param isKnown whether any demo has a value
 */
export function readChoice(search: string, isKnown: (facet: Facet, value: string) => boolean): Choice {
  const parameters = new URLSearchParams(search);
  let choice: Choice = { query: (parameters.get(QUERY) ?? '').slice(0, MAX_LETTERS) };
  for (const facet of FACETS) {
    const value = parameters.get(facet);
    if (value !== null && isKnown(facet, value)) choice = { ...choice, [facet]: value };
  }
  return choice;
}

/** Writes the filters as a query string: empty, or starting with `?`. Spaces around the words are dropped. */
export function writeChoice(choice: Choice): string {
  const parameters = new URLSearchParams();
  const query = choice.query.trim();
  if (query !== '') parameters.set(QUERY, query);
  for (const facet of FACETS) {
    const value = choice[facet];
    if (value !== undefined) parameters.set(facet, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** A copy of the choice with another value for a facet; `undefined` clears the facet. */
export function withChosen(choice: Choice, facet: Facet, value: string | undefined): Choice {
  const { [facet]: _, ...rest } = choice;
  return value === undefined ? rest : { ...rest, [facet]: value };
}

/** Whether no filter is set, so that all demos are shown. */
export function isEmpty(choice: Choice): boolean {
  return writeChoice(choice) === '';
}
