import { type OpenResult, fromShareFragment } from '../playground/share-link';

/** What a playground URL requests. */
export type Asked =
  | { kind: 'blank' }
  | { kind: 'demo'; id: string }
  | { kind: 'shared'; fragment: string; result: OpenResult };

/**
 * @param search the URL's query, with or without `?`
 * @param hash its fragment, with or without `#`; shared code in it overrides the query
 */
export function readAddress(search: string, hash: string): Asked {
  const result = fromShareFragment(hash);
  if (result !== undefined) return { kind: 'shared', fragment: hash, result };
  const id = new URLSearchParams(search).get('demo');
  return id === null || id === '' ? { kind: 'blank' } : { kind: 'demo', id };
}
