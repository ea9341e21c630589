// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledDemo } from '../model/compiled';
import type { FrameMessage, HostMessage } from '../model/messages';
import { blobOf, FileStore, textOf } from './file-store';
import { FramePool } from './frame-pool';
import { readFrameMessage } from './frame-message';
import { READER_EVENTS } from './reader-events';
import { Sandbox } from './sandbox';
import { VendorStore } from './vendor-store';

/** On a busy machine, jsdom can take seconds for what is usually immediate. */
const WAIT = { timeout: 15_000 };

const demo: CompiledDemo = {
  flavour: 'vanilla',
  entry: 'index.ts',
  modules: [],
  styles: [],
  html: '',
  assets: [],
  packages: [],
};

/** Replaces the browser's `ImageBitmap`, which jsdom lacks. */
class Picture {
  constructor(
    readonly width = 4,
    readonly height = 3,
  ) {}
}

let place: HTMLElement;
let sandbox: Sandbox;
let pool: FramePool;
let states: string[];
/** The frame's end of the last port for the reader's actions. */
let inside: MessagePort | undefined;
let answersStop = true;

beforeEach(() => {
  vi.stubGlobal('ImageBitmap', Picture);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  place = document.createElement('div');
  document.body.append(place);
  states = [];
  answersStop = true;
  const view: Window & typeof globalThis = Object.create(window, { postMessage: { value: receive } });
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(view);
  pool = new FramePool();
  const mount = { vanilla: [], react: [], vue: [], svelte: [] };
  const vendors = new VendorStore({ specifiers: {}, bundles: {}, mount }, new FileStore(textOf));
  const services = { vendors, files: new FileStore(blobOf), pool, frameDocument: '', mount };
  const none = () => undefined;
  const events = { onState: (state: string) => states.push(state), onRunStart: none, onError: none, onConsole: none };
  sandbox = new Sandbox(place, services, { title: 'T', downloads: false, events });
});

afterEach(() => {
  sandbox.dispose();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  place.remove();
});

/** Simulates the runtime in every frame. */
function receive(_message: unknown, _origin: string, [port, acts]: MessagePort[]): void {
  if (port === undefined) return;
  inside = acts;
  const say = (message: FrameMessage) => port.postMessage(JSON.stringify(message));
  say({ type: 'hello' });
  port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if (data.type === 'run') say({ type: 'painted', runId: data.runId });
    if (data.type === 'stop' && answersStop) port.postMessage({ type: 'picture', picture: undefined });
  };
}

async function run(): Promise<void> {
  sandbox.run({ compiled: demo, assets: {} });
  await vi.waitFor(() => expect(sandbox.state).toBe('running'), WAIT);
}

describe('a stopped sandbox', () => {
  it('has no frame, says so, and frees its slot on the page', async () => {
    await run();
    sandbox.keepSpare();
    expect(place.querySelectorAll('iframe')).toHaveLength(2);
    sandbox.stop();
    await vi.waitFor(() => expect(states.at(-1)).toBe('stopped'), WAIT);
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
    expect(place.textContent).toContain('Press Run to start it again');
    expect(pool.size).toBe(0);
  });

  it('is one too when the program does not answer', async () => {
    await run();
    answersStop = false;
    sandbox.stop();
    expect(states.at(-1)).toBe('running');
    await vi.waitFor(() => expect(states.at(-1)).toBe('stopped'), WAIT);
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('runs again, and what stood in its place goes', async () => {
    await run();
    sandbox.stop();
    await vi.waitFor(() => expect(states.at(-1)).toBe('stopped'), WAIT);
    await run();
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
    expect(place.querySelector('.kd-still')).toBeNull();
  });

  it('is not one when another run was asked for meanwhile; the old frame goes before the new one is made', async () => {
    await run();
    answersStop = false;
    const old = place.querySelector('iframe');
    sandbox.stop();
    sandbox.run({ compiled: demo, assets: {} });
    const made = vi.spyOn(document, 'createElement');
    await vi.waitFor(() => expect(old?.isConnected).toBe(false), WAIT);
    expect(made).not.toHaveBeenCalledWith('iframe');
    // The old frame's process may be busy for a moment longer.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made).not.toHaveBeenCalledWith('iframe');
    await vi.waitFor(() => expect(sandbox.state).toBe('running'), WAIT);
    expect(states).not.toContain('stopped');
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
    expect(place.querySelector('.kd-still')).toBeNull();
  });

  it('gives its picture when another run was asked for meanwhile, and does not delay it', async () => {
    await run();
    const recover = vi.spyOn(pool, 'recover');
    sandbox.stop();
    await run();
    expect(recover).not.toHaveBeenCalled();
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('what a frame tells of the reader', () => {
  it('is an event of the demo’s place', async () => {
    await run();
    const heard: string[] = [];
    const types = Object.values(READER_EVENTS);
    for (const type of types) place.addEventListener(type, () => heard.push(type));
    for (const act of ['pressed', 'constructor', { type: 'leave' }, 'scrolled', 'leave', 'inspect'])
      inside?.postMessage(act);
    await vi.waitFor(() => expect(heard).toEqual(types), WAIT);
  });
});

describe('the picture of a frame', () => {
  it('is pixels within a size, or nothing', () => {
    const good = new Picture();
    expect(readFrameMessage({ type: 'picture', picture: good })).toEqual({ type: 'picture', picture: good });
    for (const picture of [undefined, null, 'data:image/gif;base64,', new Blob([]), new Picture(9000, 3), {}])
      expect(readFrameMessage({ type: 'picture', picture })).toEqual({ type: 'picture', picture: undefined });
  });
});
