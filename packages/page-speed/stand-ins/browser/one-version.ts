import type { ReactNode } from 'react';

const VALUE = { preferredVersion: null, savePreferredVersionName: () => undefined };

/** In the place of the generator's provider, where the documents have one version: there is nothing to prefer. */
export function DocsPreferredVersionContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** No version is preferred: every list of candidates ends with the latest, which is the only one. */
export function useDocsPreferredVersion(): typeof VALUE {
  return VALUE;
}

/** No version of any instance is preferred. */
export function useDocsPreferredVersionByPluginId(): Record<string, null> {
  return {};
}
