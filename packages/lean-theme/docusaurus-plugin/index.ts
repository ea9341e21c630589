import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cacheVersion, replaceBy } from '@site-packages/contracts';
import { readSiteFacts } from '../stand-ins/site-facts';
import { standIns } from '../stand-ins/table';

const STAND_INS = fileURLToPath(new URL('../stand-ins/browser', import.meta.url));

/** All JSON data that a plugin generated, for all its instances. */
function dataOf(generatedFilesDir: string, plugin: string): unknown[] {
  const folder = path.join(generatedFilesDir, plugin);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
}

/** Keeps code of the theme that this site does not use out of the browser's scripts of a production build. */
export default function leanTheme({ siteConfig, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-theme',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env['NODE_ENV'] !== 'production') return {};
      const pageData = ['docs', 'blog', 'pages'].flatMap((kind) =>
        dataOf(generatedFilesDir, `docusaurus-plugin-content-${kind}`),
      );
      const modules = standIns(readSiteFacts({ siteConfig, pageData }));
      return {
        ...cacheVersion(config.experiments, 'lean-theme', modules),
        plugins: [new currentBundler.instance.NormalModuleReplacementPlugin(/./, replaceBy(STAND_INS, modules))],
      };
    },
  };
}
