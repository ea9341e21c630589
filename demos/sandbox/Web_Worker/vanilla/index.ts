import { createPageDuck } from './lane';
import type { FromWorker, ToWorker, View } from './messages';
import { FIRST_DUCKS, MAX_DUCKS, type Point } from './pool';
import './style.css';
import { wantsMotion } from '../../../common/konva/wants-motion';

const BLOCK_MILLISECONDS = 1500;
const MORE_DUCKS = 12;
/** How far an arrow key moves the ring, in pixels. */
const STEP = 16;

function element<T extends Element>(selector: string, type: new () => T): T {
  const found = document.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`The page has no ${selector}.`);
  return found;
}

const canvas = element('#pool', HTMLCanvasElement);
const container = element('#container', HTMLDivElement);
const report = element('#report', HTMLElement);
const block = element('#block', HTMLButtonElement);
const add = element('#add', HTMLButtonElement);
const play = element('#play', HTMLButtonElement);

function say(words: string) {
  report.textContent = words;
}

const view = (): View => ({
  width: canvas.clientWidth,
  height: canvas.clientHeight,
  pixelRatio: window.devicePixelRatio,
});

/** Keeps the page from doing anything else, as a long computation would. */
function blockPage(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Resolves when the page has drawn the changes. */
const nextPicture = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function start() {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  let pageDuck: ReturnType<typeof createPageDuck> | undefined;
  let isPlaying = false;

  function setPlaying(next: boolean) {
    isPlaying = next;
    send({ type: 'play', isPlaying });
    pageDuck?.play(isPlaying);
    play.textContent = isPlaying ? 'Pause' : 'Play';
  }

  /** Called when the pool is drawn: shows the page's own duck, and starts both together. */
  function open() {
    pageDuck = createPageDuck(container);
    pageDuck.stage.on('destroy', () => {
      pageDuck?.play(false);
      worker.terminate();
    });
    say(`${FIRST_DUCKS} ducks in the pool.`);
    setPlaying(false);
    if (wantsMotion()) setTimeout(() => setPlaying(true));
  }

  function tellDone({ what, ducks, ring }: Extract<FromWorker, { type: 'done' }>) {
    const place = `${Math.round((ring.x / canvas.clientWidth) * 100)} % across, ${Math.round((ring.y / canvas.clientHeight) * 100)} % down`;
    if (what === 'moved') say(`The ring is ${place}.`);
    if (what === 'turned') say('A duck turned around.');
    if (what !== 'added') return;
    say(ducks < MAX_DUCKS ? `${ducks} ducks in the pool.` : `${ducks} ducks: the pool is full.`);
    add.disabled = ducks >= MAX_DUCKS;
  }

  function tellCounted(pictures: number) {
    const blocked = `Blocked for ${BLOCK_MILLISECONDS / 1000} s`;
    say(
      isPlaying
        ? `${blocked}, the worker drew ${pictures} pictures.`
        : `${blocked}. Press Play first to see the difference.`,
    );
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'opened') open();
    if (data.type === 'done') tellDone(data);
    if (data.type === 'over') canvas.style.cursor = data.cursor;
    if (data.type === 'counted') tellCounted(data.pictures);
  });
  worker.addEventListener('error', ({ message }) => say(`The worker has failed: ${message}`));

  // From here on only the worker can draw on the canvas.
  const offscreen = canvas.transferControlToOffscreen();
  send({ type: 'open', canvas: offscreen, view: view(), isCalm: !wantsMotion() }, [offscreen]);
  new ResizeObserver(() => send({ type: 'resize', view: view() })).observe(canvas);

  const pointer = (phase: 'down' | 'move' | 'up') => (event: PointerEvent) => {
    if (!event.isPrimary) return;
    if (phase === 'down') canvas.setPointerCapture(event.pointerId);
    send({ type: 'pointer', phase, point: { x: event.offsetX, y: event.offsetY } });
  };
  canvas.addEventListener('pointerdown', pointer('down'));
  canvas.addEventListener('pointermove', pointer('move'));
  canvas.addEventListener('pointerup', pointer('up'));
  canvas.addEventListener('pointercancel', pointer('up'));

  const arrows: Record<string, Point> = {
    ArrowLeft: { x: -STEP, y: 0 },
    ArrowRight: { x: STEP, y: 0 },
    ArrowUp: { x: 0, y: -STEP },
    ArrowDown: { x: 0, y: STEP },
  };
  canvas.addEventListener('keydown', (event) => {
    const by = arrows[event.key];
    if (by) send({ type: 'push', by });
    else if (event.key === 'Enter') send({ type: 'turn' });
    else return;
    event.preventDefault();
  });

  add.addEventListener('click', () => send({ type: 'add', count: MORE_DUCKS }));
  play.addEventListener('click', () => setPlaying(!isPlaying));
  block.addEventListener('click', async () => {
    say('The page is blocked.');
    await nextPicture();
    send({ type: 'count', phase: 'start' });
    blockPage(BLOCK_MILLISECONDS);
    send({ type: 'count', phase: 'end' });
  });
}

if ('transferControlToOffscreen' in canvas) start();
else {
  for (const button of [block, add, play]) button.disabled = true;
  say('This browser cannot draw in a worker: it has no OffscreenCanvas.');
}
