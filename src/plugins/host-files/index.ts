import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashSource, inlineScripts } from './inline-scripts';
import { securityPolicy, type PolicyNeeds } from './security-policy';

export { pagePolicy } from './security-policy';

/** Placeholder for the policy in `deploy/_headers`. */
const PLACE = '{content-security-policy}';
/** The file that `deploy/nginx.conf` includes. */
const NGINX_FILE = '_security-policy.conf';

export interface HostFilesOptions extends Omit<PolicyNeeds, 'scripts'> {
  /** Absolute path of the folder with `_headers` and `_redirects`. */
  folder: string;
  /** Absolute paths of documents other than the site's pages whose scripts must run, such as that of the demos' iframes. */
  documents: readonly string[];
}

/** Hashes of all inline scripts in the documents of a built site. */
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
 * Writes the files that static hosts read at the site's root: `_headers` and `_redirects` from `deploy/`, and the Content Security Policy
 * for nginx. The policy lists the hash of each inline script in the built pages, so no other inline script can run.
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
