import { COMPARE_PARAMETER, isKonvaVersion, KONVA_PARAMETER } from '../playground/konva-choice';
import { type OpenResult, fromShareFragment } from '../playground/share-link';

/** What a playground URL requests. */
export type Asked = Start & {
  /** The version of Konva: the query's, or the one in the shared code. */
  konva?: string;
  /** The version to compare with. */
  compare?: string;
};

type Start =
  | { kind: 'blank' }
  | { kind: 'demo'; id: string }
  | { kind: 'shared'; fragment: string; result: OpenResult };

/**
 * @param search the URL's query, with or without `?`
 * @param hash its fragment, with or without `#`; shared code in it overrides the query
 */
export function readAddress(search: string, hash: string): Asked {
  const query = new URLSearchParams(search);
  const inQuery = query.get(KONVA_PARAMETER);
  const compare = query.get(COMPARE_PARAMETER);
  const asked = {
    ...(isKonvaVersion(inQuery) ? { konva: inQuery } : {}),
    ...(isKonvaVersion(compare) ? { compare } : {}),
  };
  const result = fromShareFragment(hash);
  if (result !== undefined) {
    const { konva } = result.ok ? result.project : {};
    return { kind: 'shared', fragment: hash, result, ...(konva === undefined ? {} : { konva }), ...asked };
  }
  const id = query.get('demo');
  return { ...(id === null || id === '' ? { kind: 'blank' } : { kind: 'demo', id }), ...asked };
}
