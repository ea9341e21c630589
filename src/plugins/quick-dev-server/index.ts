import type { Plugin } from '@docusaurus/types';

/** A page's own module. What its pages share is compiled at the start: nearly every page needs it. */
const PAGE = /\.mdx?$/;

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
export function quickDevServer(): Plugin {
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
        lazyCompilation: { entries: false, imports: true, test: PAGE },
        devServer: {
          // The generator's own hook has run before; what is answered here is put behind its list.
          setupMiddlewares: (_: unknown, { compiler }: DevServer) => [
            { name: 'lazy-compilation', middleware: make(compiler) },
          ],
        },
      };
      return settings;
    },
  };
}

function isMaker(value: unknown): value is MakeMiddleware {
  return typeof value === 'function';
}
