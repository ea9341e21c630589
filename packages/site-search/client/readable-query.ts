import { MAX_QUERY_LENGTH } from '../model/constants';

/**
 * The query of a URL as the page shows and searches it. A link can contain any text: it is as short as what the field accepts, and has none of the
 * characters that change how the page's words around it are displayed.
 */
export function readableQuery(asked: string): string {
  return (
    asked
      .replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
      .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1')
      .slice(0, MAX_QUERY_LENGTH)
      // Half of a character, which could not be part of a URL.
      .replace(/[\uD800-\uDBFF]$/, '')
  );
}
