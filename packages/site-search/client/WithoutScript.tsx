import type { JSX } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';

/** What the results page says to readers whose browser runs no scripts, with a way into each part of the docs. */
export function WithoutScript(): JSX.Element {
  const mainDocs = Object.values(useAllDocsData()).flatMap(({ versions }) => {
    const last = versions.find(({ isLast }) => isLast);
    const main = last?.docs.find(({ id }) => id === last.mainDocId);
    return main === undefined ? [] : [main.path];
  });
  return (
    <noscript>
      <p>
        {translate({
          id: 'site-search.without-script',
          message: 'The search needs JavaScript. The menu leads to every page all the same; the docs begin here:',
        })}
      </p>
      <ul>
        {mainDocs.map((address) => (
          <li key={address}>
            <a href={address}>{address}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
