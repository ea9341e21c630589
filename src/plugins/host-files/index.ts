import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashSource, inlineScripts } from './inline-scripts';
import { securityPolicy, type PolicyNeeds } from './security-policy';

export { pagePolicy } from './security-policy';

/** Where `deploy/_headers` gets the policy. */
const PLACE = '{content-security-policy}';
/** What `deploy/nginx.conf` includes. */
const NGINX_FILE = '_security-policy.conf';

export interface HostFilesOptions extends Omit<PolicyNeeds, 'scripts'> {
  /** Folder of `_headers` and `_redirects`, absolute. */
  folder: string;
  /** Documents beside the site's pages whose scripts must run, absolute paths: that of demos' frames. */
  documents: readonly string[];
}

/** Hashes of all scripts that stand in the documents of a built site. */
async function scriptHashes(outDir: string, documents: readonly string[]): Promise<string[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hashes = new Set<string>();
  for (const file of [...documents, ...pages]) {
    for (const script of inlineScripts(await readFile(file, 'utf8'))) hashes.add(hashSource(script));
  }
  return [...hashes];
}

/**
 * Writes the files that static hosts read at the site's root: `_headers` and `_redirects` from `deploy/`, and the content
 * security policy for nginx. The policy names each script that stands in the built pages, so no other can run.
 */
export function hostFiles(options: HostFilesOptions): (context: LoadContext) => Plugin {
  return () => ({
    name: 'host-files',
    async postBuild({ outDir }) {
      const policy = securityPolicy({ ...options, scripts: await scriptHashes(outDir, options.documents) });
      const headersFile = path.join(options.folder, '_headers');
      const headers = await readFile(headersFile, 'utf8');
      if (!headers.includes(PLACE)) {
        throw new Error(`${headersFile} has no place for the policy. Write Content-Security-Policy: ${PLACE}`);
      }
      await Promise.all([
        writeFile(
          path.join(outDir, '_headers'),
          headers.replaceAll(PLACE, () => policy),
        ),
        writeFile(path.join(outDir, NGINX_FILE), `add_header Content-Security-Policy "${policy}" always;\n`),
        copyFile(path.join(options.folder, '_redirects'), path.join(outDir, '_redirects')),
      ]);
    },
  });
}
