import { failureText } from '../model/load-failure';
import { compile, prepareCompiler, PROGRAM_PACKAGES } from '../compile';
import { LatestOnly } from './latest-only';
import type { CompileRequest, FromCompiler, ToCompiler } from './messages';

const send = (message: FromCompiler): void => self.postMessage(message);

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
    send({ type: 'answer', id, result: await compile(program) });
  } catch (error) {
    send({ type: 'failed', id, message: failureText(error) });
  }
});

self.addEventListener('message', ({ data: message }: MessageEvent<ToCompiler>) => {
  if (message.type === 'ping') send({ type: 'pong', id: message.id });
  else if (message.type === 'compile') queue.push(message);
  // A failure here recurs, and is reported, with the first real request.
  else prepareCompiler(message.flavour).catch(() => undefined);
});
