import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientSearchConfig } from '../model/config';
import { searchClient } from './create-client';
import type { SearchClient } from './search-client';

/** Returns a function that resolves to the page's search client. Its first call starts loading the engine and the index. */
export function useSearchClient(config: ClientSearchConfig): () => Promise<SearchClient> {
  const { siteConfig, siteMetadata } = useDocusaurusContext();
  const { baseUrl, url } = siteConfig;
  const { docusaurusVersion } = siteMetadata;
  return useCallback(
    () =>
      searchClient(config, {
        baseUrl,
        siteUrl: url,
        agents: [
          ['docsearch', '3.9.0'],
          ['docusaurus', docusaurusVersion],
        ],
      }),
    [config, baseUrl, url, docusaurusVersion],
  );
}
