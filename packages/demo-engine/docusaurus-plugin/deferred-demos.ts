import { DEMOS_FOLDER, type Places } from '../precompile/settings';
import { startedService } from './service';

/** The part of the bundler's and the dev server's API that is used here. */
interface Compiler {
  hooks: { done: { tap(name: string, run: () => void): void } };
}
interface DevServer {
  app?: {
    use(
      path: string,
      run: (request: { url: string }, response: unknown, next: (error?: unknown) => void) => void,
    ): void;
  };
}

/**
 * In development: demos that the start deferred are compiled once the site runs, or earlier when the playground requests them by
 * id. Only the dev server calls these hooks.
 */
export function deferredDemos(places: Pick<Places, 'publishedUrl'>): object {
  if (process.env['NODE_ENV'] !== 'development') return {};
  const service = async () => (await startedService()).client;
  let hasRun = false;
  const onDone = () => {
    if (hasRun) return;
    hasRun = true;
    // A failure is ignored here: the next request to a service that has ended reports it.
    service()
      .then((client) => client.call('makeRest'))
      .catch(() => undefined);
  };
  return {
    plugins: [{ apply: ({ hooks }: Compiler) => hooks.done.tap('demo-engine', onDone) }],
    devServer: {
      setupMiddlewares(_: unknown, { app }: DevServer) {
        app?.use(`${places.publishedUrl}${DEMOS_FOLDER}`, ({ url }, _response, next) => {
          const id = idOf(url);
          // Not an address of a demo: the server itself answers that it has no such file.
          if (id === undefined) {
            next();
            return;
          }
          service()
            .then((client) => client.call('findDemo', id))
            .then(() => next(), next);
        });
        return [];
      },
    },
  };
}

/** The demo whose file has an address; undefined for one that is no text in UTF-8. */
function idOf(url: string): string | undefined {
  try {
    return decodeURI(url.replace(/^\/|\.json(?:\?.*)?$/g, ''));
  } catch {
    return undefined;
  }
}
