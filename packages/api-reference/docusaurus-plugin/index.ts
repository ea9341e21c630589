import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasForms, markFrame, SENT_QUERY, twoForms, type Replacement } from './page-forms';

export { staticParts } from './static-parts';

const LOADER = fileURLToPath(new URL('./replace-loader.mjs', import.meta.url));
/** Where the pages stand, as the generator's table of chunks names it. */
const PAGES = '@site/content/api';
const DECIDES = '@site-packages/api-reference/sent';

const loaders = (replacements: readonly Replacement[]) =>
  replacements.map((options) => ({ loader: LOADER, options })).reverse();

/** Keys of the record that says which files each chunk is in. */
function chunkNames(manifest: string): string[] {
  const parsed: unknown = JSON.parse(manifest);
  return Object.keys(Object(Reflect.get(Object(parsed), 'origins')));
}

/**
 * Lets the browser take an API page over as it was sent: what is only to be read on it is loaded as a script only when the page is
 * come to by a click. The server and the dev server have whole pages.
 */
export default function apiReferencePlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'api-reference',
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      return {
        module: {
          rules: [
            // Without `test`: the generator takes every rule with one for `.mdx` for a reader of pages.
            { resourceQuery: new RegExp(`^\\${SENT_QUERY}$`), enforce: 'pre', use: loaders([markFrame]) },
            { test: /\.js$/, include: generatedFilesDir, enforce: 'pre', use: loaders(twoForms(PAGES, DECIDES)) },
          ],
        },
      };
    },
    async postBuild() {
      const names = chunkNames(await readFile(path.join(generatedFilesDir, 'client-manifest.json'), 'utf8'));
      if (!hasForms(names)) {
        throw new Error(
          'API pages load their text a second time, as a script: no chunk has the short form of one. See how the tables of chunks ' +
            `in ${generatedFilesDir} import ${PAGES} and correct packages/api-reference/docusaurus-plugin/page-forms.ts.`,
        );
      }
    },
  };
}
