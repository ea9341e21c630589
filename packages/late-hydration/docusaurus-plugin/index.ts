import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion, type ModuleImport, replaceBy, type StandIn, standInFor } from '@site-packages/contracts';
import { readSiteFacts, standIns } from '../stand-ins/table';

export { belowFold } from '../below-fold';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const CORE_CLIENT = path.join('@docusaurus', 'core', 'lib', 'client');

/** Which imports are looked at, and the function that replaces some of them. */
type Replacement = [imports: RegExp, replace: (asked: ModuleImport) => void];

const SUSPENSE: Replacement = [
  /\/LateHydration$/,
  (asked) => {
    if (asked.context?.startsWith(PACKAGE)) asked.request = path.join(PACKAGE, 'client', 'SuspenseHydration.tsx');
  },
];

/** On the server: has React put every part of a page in its place in the HTML. */
const WHOLE_HTML: Replacement = [
  /^\.\/renderToHtml$/,
  (asked) => {
    if (asked.context?.endsWith(CORE_CLIENT)) asked.request = path.join(PACKAGE, 'server', 'render-to-html.ts');
  },
];

/** A hash of what is replaced, for the version of the bundler's cache. */
function hashOfRules(modules: readonly StandIn[]): string {
  const rules = readFileSync(fileURLToPath(import.meta.url), 'utf8') + JSON.stringify(modules) + replaceBy + standInFor;
  return createHash('sha256').update(rules).digest('hex').slice(0, 12);
}

/** Has React hydrate the parts of a page in `LateHydration` in steps of their own. Without the plugin, they are hydrated with the page. */
export default function lateHydration({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  /** The stand-ins in the browser's scripts of a production build. */
  const browserModules = (): StandIn[] => {
    const globalData: unknown = JSON.parse(readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8'));
    return standIns(readSiteFacts(siteConfig.themeConfig, globalData));
  };
  return {
    name: 'late-hydration',
    configureWebpack(config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const modules = isServer || process.env['NODE_ENV'] !== 'production' ? [] : browserModules();
      const replacements = [
        SUSPENSE,
        ...(isServer ? [WHOLE_HTML] : []),
        [/./, replaceBy(path.join(PACKAGE, 'stand-ins', 'browser'), modules)] satisfies Replacement,
      ];
      return {
        ...cacheVersion(config.experiments, `late-hydration-${hashOfRules(modules)}`),
        plugins: replacements.map(([imports, replace]) => new NormalModuleReplacementPlugin(imports, replace)),
      };
    },
  };
}
