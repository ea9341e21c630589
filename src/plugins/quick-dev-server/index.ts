import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * What is compiled when it is asked for: a page's own module, and what few visits need. What the docs' pages share is compiled at the
 * start: nearly every page needs it.
 */
const BY_NEED = new RegExp(
  [
    '\\.mdx?$',
    '[\\\\/]demo-engine[\\\\/](?:compile-worker|playground|playground-page|player|sandbox-host|type-check)[\\\\/]',
    '[\\\\/](?:Blog[A-Za-z]*|SearchPage)[\\\\/]',
    '[\\\\/]@?(?:docusaurus-)?plugin-debug[\\\\/]',
  ].join('|'),
);

/** The generator's table of chunks. */
const REGISTRY = 'registry.js';
const WITHOUT_WEAK = path.join(__dirname, 'without-weak.mjs');

/** The part of the dev server that its hook is given and that is used here. */
interface DevServer {
  compiler: unknown;
}
type MakeMiddleware = (compiler: unknown) => unknown;

/**
 * Has the dev server compile a page when it is asked for, not all of them at the start, and leave the static files where they are:
 * it serves them from their folders, and would copy them into each build and build once more for each that changes.
 *
 * Source of the middleware: https://rspack.rs/guide/features/lazy-compilation
 */
export function quickDevServer({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'quick-dev-server',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env['NODE_ENV'] !== 'development') return {};
      const bundler: object = currentBundler.instance;
      const make: unknown = Reflect.get(bundler, 'lazyCompilationMiddleware');
      // Another bundler does all at once, which only takes longer.
      if (currentBundler.name !== 'rspack' || !isMaker(make)) return {};
      config.plugins = config.plugins?.filter((plugin) => Object(plugin).constructor.name !== 'CopyRspackPlugin');
      const settings = {
        mergeStrategy: {},
        lazyCompilation: { entries: false, imports: true, test: BY_NEED },
        module: { rules: [{ test: path.join(generatedFilesDir, REGISTRY), enforce: 'pre', use: WITHOUT_WEAK }] },
        devServer: {
          // The generator's own hook has run before; what is answered here is put behind its list.
          setupMiddlewares: (_: unknown, { compiler }: DevServer) => [
            { name: 'lazy-compilation', middleware: make(compiler) },
          ],
        },
      };
      return settings;
    },
    // No folder has settings of its own: they are not looked for once for each of a hundred sheets.
    configurePostCss: (options) => ({ ...options, config: false }),
  };
}

function isMaker(value: unknown): value is MakeMiddleware {
  return typeof value === 'function';
}
