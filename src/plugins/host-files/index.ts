import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Files that static hosts read at the site's root: response headers and redirects. */
export const HOST_FILES = ['_headers', '_redirects'] as const;

/** Copies the hosts' files from `deploy/` to the built site. */
export function hostFiles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'host-files',
    postBuild({ outDir }) {
      for (const name of HOST_FILES) copyFileSync(path.join(siteDir, 'deploy', name), path.join(outDir, name));
      return Promise.resolve();
    },
  };
}
