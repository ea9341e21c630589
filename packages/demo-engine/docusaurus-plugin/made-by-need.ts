import { isFindAnswer } from '../precompile/protocol';
import { DEMOS_FOLDER, type Places } from '../precompile/settings';
import { startedService } from './service';

/** The part of the bundler and of the dev server that is used here. */
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
 * While the site is written: what the start left is made once the site runs, and before when the playground asks for it by its id.
 * The bundler's hooks are called by the dev server alone.
 */
export function madeByNeed(places: Pick<Places, 'publishedUrl'>): object {
  if (process.env['NODE_ENV'] !== 'development') return {};
  const service = async () => (await startedService()).client;
  let hasRun = false;
  const onDone = () => {
    if (hasRun) return;
    hasRun = true;
    // A service that has ended is told of by whoever asks it for something.
    service()
      .then((client) => client.call({ method: 'makeRest' }, isUndefined))
      .catch(() => undefined);
  };
  return {
    plugins: [{ apply: ({ hooks }: Compiler) => hooks.done.tap('demo-engine', onDone) }],
    devServer: {
      setupMiddlewares(_: unknown, { app }: DevServer) {
        app?.use(`${places.publishedUrl}${DEMOS_FOLDER}`, ({ url }, _response, next) => {
          const id = decodeURI(url.replace(/^\/|\.json(?:\?.*)?$/g, ''));
          service()
            .then((client) => client.call({ method: 'findDemo', id }, isFindAnswer))
            .then(() => next(), next);
        });
        return [];
      },
    },
  };
}

function isUndefined(value: unknown): value is undefined {
  return value === undefined;
}
