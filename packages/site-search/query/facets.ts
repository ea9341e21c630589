import type { SearchRequest } from '../model/hosted-shapes';

/** Facets that records carry. */
export type Facets = Readonly<Record<string, string>>;

/** Checks one condition: `facet:value`, or `facet:-value` for records with another value. */
function holds(filter: string, facets: Facets): boolean {
  const colon = filter.indexOf(':');
  const name = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  return value.startsWith('-') ? facets[name] !== value.slice(1) : facets[name] === value;
}

/** True when a record's facets satisfy all filters; of a nested list, at least one entry has to match. */
export function passes(filters: SearchRequest['facetFilters'], facets: Facets): boolean {
  if (filters === undefined) return true;
  const all = typeof filters === 'string' ? [filters] : filters;
  return all.every((filter) =>
    typeof filter === 'string'
      ? holds(filter, facets)
      : filter.length === 0 || filter.some((each) => holds(each, facets)),
  );
}
