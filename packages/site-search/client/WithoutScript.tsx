import type { JSX } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';

/** What the results page shows to readers without JavaScript: a notice, and a link to the main page of each docs instance. */
export function WithoutScript(): JSX.Element {
  const docs = Object.entries(useAllDocsData()).flatMap(([name, { versions }]) => {
    const last = versions.find(({ isLast }) => isLast);
    const main = last?.docs.find(({ id }) => id === last.mainDocId);
    return main === undefined ? [] : [{ name, address: main.path }];
  });
  const label = translate({ id: 'site-search.docs', message: 'Documentation' });
  return (
    <noscript>
      <p>
        {translate({
          id: 'site-search.without-script',
          message: 'The search needs JavaScript. The menu leads to every page all the same; the docs begin here:',
        })}
      </p>
      <ul>
        {docs.map(({ name, address }) => (
          <li key={name}>
            <a href={address}>{name === 'default' ? label : `${label}: ${name}`}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
