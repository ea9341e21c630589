import type { ReactNode } from 'react';

const VALUE = { preferredVersion: null, savePreferredVersionName: () => undefined };

/** Replaces Docusaurus' provider where there is only one docs version and so nothing to prefer. */
export function DocsPreferredVersionContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** No version is preferred: every list of candidates ends with the latest version, which is the only one. */
export function useDocsPreferredVersion(): typeof VALUE {
  return VALUE;
}

/** No version of any plugin instance is preferred. */
export function useDocsPreferredVersionByPluginId(): Record<string, null> {
  return {};
}
