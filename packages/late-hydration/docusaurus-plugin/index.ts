import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion, replaceBy } from '@site-packages/contracts';
import { EVERYWHERE, inBrowser, ON_SERVER, readSiteFacts } from '../stand-ins/table';

export { belowFold } from '../below-fold';

const STAND_INS = fileURLToPath(new URL('../stand-ins/modules', import.meta.url));

/** Makes React hydrate the parts of a page in `LateHydration` in steps of their own. Without the plugin, it hydrates them with the page. */
export default function lateHydration({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const browserModules = () => {
    const globalData: unknown = JSON.parse(readFileSync(path.join(generatedFilesDir, 'globalData.json'), 'utf8'));
    return inBrowser(readSiteFacts(siteConfig.themeConfig, globalData));
  };
  return {
    name: 'late-hydration',
    configureWebpack(config, isServer, { currentBundler }) {
      const isDevelopment = process.env['NODE_ENV'] !== 'production';
      const modules = [...EVERYWHERE, ...(isServer ? ON_SERVER : isDevelopment ? [] : browserModules())];
      return {
        ...cacheVersion(config.experiments, 'late-hydration', modules),
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/./, replaceBy(STAND_INS, modules))],
      };
    },
  };
}
