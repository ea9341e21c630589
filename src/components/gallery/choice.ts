/** What the reader can choose, each by one name in the address; the order is the address's. */
export const FACETS = ['category', 'framework', 'feature', 'level'] as const;
export type Facet = (typeof FACETS)[number];

/** What the gallery is narrowed to. */
export interface Choice extends Partial<Readonly<Record<Facet, string>>> {
  /** What the reader typed, as they typed it. */
  readonly query: string;
}

/** Nothing typed, nothing chosen. */
export const NO_CHOICE: Choice = { query: '' };

/** Name of the typed words in the address. */
const QUERY = 'q';

/** Most letters of a query; the field takes no more. */
export const MOST_LETTERS = 64;

/**
 * The choice in an address. Whatever has no meaning there is ignored: names that are not known, values that no demo has.
 *
 * @param search the address from its `?` on, or nothing
 * @param isKnown whether some demo has a value
 */
export function readChoice(search: string, isKnown: (facet: Facet, value: string) => boolean): Choice {
  const parameters = new URLSearchParams(search);
  let choice: Choice = { query: (parameters.get(QUERY) ?? '').slice(0, MOST_LETTERS) };
  for (const facet of FACETS) {
    const value = parameters.get(facet);
    if (value !== null && isKnown(facet, value)) choice = { ...choice, [facet]: value };
  }
  return choice;
}

/** The choice as the end of an address: empty, or from its `?` on. Spaces around the words do not count. */
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

/** The choice with another value of a facet; `undefined` chooses nothing there. */
export function withChosen(choice: Choice, facet: Facet, value: string | undefined): Choice {
  const { [facet]: _, ...rest } = choice;
  return value === undefined ? rest : { ...rest, [facet]: value };
}

/** Whether all demos are shown. */
export function isEmpty(choice: Choice): boolean {
  return writeChoice(choice) === '';
}
