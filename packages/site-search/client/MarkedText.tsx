import { Fragment, type JSX } from 'react';

const PIECE = /<mark>(.*?)<\/mark>/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** One pass, so that `&amp;lt;` becomes `&lt;` and no more. */
const plain = (html: string) => html.replace(/&(?:lt|gt|quot|amp|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * A result's text with its matches marked. Any markup other than `<mark>` is shown as text, because anyone may have filled the index.
 */
export function MarkedText({ html }: { html: string }): JSX.Element {
  const pieces: JSX.Element[] = [];
  let at = 0;
  for (const match of html.matchAll(PIECE)) {
    if (match.index > at) pieces.push(<Fragment key={at}>{plain(html.slice(at, match.index))}</Fragment>);
    pieces.push(<mark key={`m${match.index}`}>{plain(match[1] ?? '')}</mark>);
    at = match.index + match[0].length;
  }
  if (at < html.length) pieces.push(<Fragment key={at}>{plain(html.slice(at))}</Fragment>);
  return <>{pieces}</>;
}
