import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hasForms, markFrame, SENT_QUERY, twoForms, type Replacement } from './page-forms';

export { staticParts } from './static-parts';

const STYLE = fileURLToPath(new URL('../components/api.css', import.meta.url));
const LOADER = fileURLToPath(new URL('./replace-loader.mjs', import.meta.url));
/** The pages' folder, as written in Docusaurus's registry of chunks. */
const PAGES = '@site/content/api';
const DECIDES = '@site-packages/api-reference/sent';

const loaders = (replacements: readonly Replacement[]) =>
  replacements.map((options) => ({ loader: LOADER, options })).reverse();

/** Keys of the record of each chunk's files. */
function chunkNames(manifest: string): string[] {
  const parsed: unknown = JSON.parse(manifest);
  return Object.keys(Object(Reflect.get(Object(parsed), 'origins')));
}

/**
 * Lets React hydrate an API page with the text that is already in its HTML. The script with the text is only loaded when the reader
 * navigates to the page. The server and the dev server use whole pages.
 */
export default function apiReferencePlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'api-reference',
    // The dev server compiles a page when it is asked for, and its one style sheet is loaded by then.
    getClientModules: () => (process.env['NODE_ENV'] === 'development' ? [STYLE] : []),
    configureWebpack(_config, isServer) {
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      return {
        module: {
          rules: [
            // Without `test`: Docusaurus treats every rule with one for `.mdx` as an MDX loader.
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
