import './konva-in-worker';
import type { FromWorker, ToWorker } from './messages';
import { createScene } from './scene';

/** The program in the worker: it owns the scene and handles the messages of the page. */
let scene: ReturnType<typeof createScene> | undefined;

const tell = (message: FromWorker) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'open') scene = createScene(data.canvas, data.view, data.isCalm, tell);
  else scene?.receive(data);
});
