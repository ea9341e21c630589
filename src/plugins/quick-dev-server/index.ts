import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Modules that are compiled on demand: a page's own module, and what few visits need. What the docs pages share is compiled at the start,
 * because nearly every page needs it, and so is all that has styles: the one style sheet is loaded before a page's module is compiled.
 */
const BY_NEED = new RegExp(
  [
    '\\.mdx?$',
    '[\\\\/]demo-engine[\\\\/](?:compile-worker|playground|playground-page|player|sandbox-host|type-check)[\\\\/]',
    '[\\\\/]@?(?:docusaurus-)?plugin-debug[\\\\/]',
  ].join('|'),
);

/** Docusaurus' table of chunks. */
const REGISTRY = 'registry.js';
const WITHOUT_WEAK = path.join(__dirname, 'without-weak.mjs');

/** The parts of the dev server that are used here. */
interface DevServer {
  compiler: unknown;
}
type MakeMiddleware = (compiler: unknown) => unknown;

/**
 * Makes the dev server compile a page when it is requested, rather than all pages at the start, and leave the static files where they are:
 * it serves them from their folders anyway, and would otherwise copy them into each build and rebuild whenever one changes.
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
      // Another bundler compiles everything at the start, which only takes longer.
      if (currentBundler.name !== 'rspack' || !isMaker(make)) return {};
      config.plugins = config.plugins?.filter((plugin) => Object(plugin).constructor.name !== 'CopyRspackPlugin');
      const settings = {
        mergeStrategy: {},
        lazyCompilation: { entries: false, imports: true, test: BY_NEED },
        module: { rules: [{ test: path.join(generatedFilesDir, REGISTRY), enforce: 'pre', use: WITHOUT_WEAK }] },
        devServer: {
          // Docusaurus' own hook has run before; what this returns is appended to its list.
          setupMiddlewares: (_: unknown, { compiler }: DevServer) => [
            { name: 'lazy-compilation', middleware: make(compiler) },
          ],
        },
      };
      return settings;
    },
    // No folder has PostCSS settings of its own, so there is no need to search for them for each of a hundred style sheets.
    configurePostCss: (options) => ({ ...options, config: false }),
  };
}

function isMaker(value: unknown): value is MakeMiddleware {
  return typeof value === 'function';
}
