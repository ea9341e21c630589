import { failureText } from '../model/load-failure';
import { compile, prepareCompiler, PROGRAM_PACKAGES } from '../compile';
import { LatestOnly } from './latest-only';
import { type CompileRequest, type FromWorker, readToWorker } from './messages';

/** The part of a worker's global scope that is used here; the DOM type library has no name for it. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}

function isWorkerScope(value: unknown): value is WorkerScope {
  return typeof value === 'object' && value !== null && 'postMessage' in value && 'addEventListener' in value;
}

const scope: unknown = globalThis;
if (!isWorkerScope(scope)) throw new Error('The compile worker runs in a worker only.');
const { postMessage, addEventListener } = scope;
const send = (message: FromWorker): void => Reflect.apply(postMessage, scope, [message]);

const queue = new LatestOnly<{ id: number; request: CompileRequest }>(async ({ id, request }) => {
  try {
    const { flavour, files, assets } = request;
    const program = {
      flavour,
      files: [...files],
      assets: new Set(assets),
      packages: PROGRAM_PACKAGES,
      isPasted: true,
      onFile: (file: string) => send({ type: 'at', id, file }),
    };
    const result = await compile(program);
    send({ type: 'compiled', id, result });
  } catch (error) {
    send({ type: 'failed', id, message: failureText(error) });
  }
});

Reflect.apply(addEventListener, scope, [
  'message',
  ({ data }: MessageEvent<unknown>) => {
    const message = readToWorker(data);
    if (message?.type === 'ping') send({ type: 'pong', id: message.id });
    if (message?.type === 'compile') queue.push(message);
    // A failure here recurs, and is reported, with the first real request.
    if (message?.type === 'prepare') prepareCompiler(message.flavour).catch(() => undefined);
  },
]);
