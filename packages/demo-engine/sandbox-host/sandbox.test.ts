// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledDemo } from '../model/compiled';
import type { FrameMessage, HostMessage } from '../model/messages';
import { FileStore, blobOf, textOf } from './file-store';
import { FramePool } from './frame-pool';
import { type FrameObserver, type ObservedFrame, Sandbox } from './sandbox';
import { VendorStore } from './vendor-store';

const MINUTE = 60_000;
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

let place: HTMLElement;
let sandbox: Sandbox;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  place = document.createElement('div');
  document.body.append(place);
  const inside: Window & typeof globalThis = Object.create(window, { postMessage: { value: postMessage } });
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside);
  sandbox = makeSandbox();
});

afterEach(() => {
  // Open ports would keep the process alive.
  sandbox.dispose();
  vi.restoreAllMocks();
  vi.useRealTimers();
  place.remove();
});

function makeSandbox(): Sandbox {
  const mount = { vanilla: [], react: [], vue: [], svelte: [] };
  const services = {
    vendors: new VendorStore({ specifiers: {}, bundles: {}, mount }, new FileStore(textOf)),
    files: new FileStore(blobOf),
    pool: new FramePool(),
    frameDocument: '',
    mount,
  };
  const events = {
    onState: () => undefined,
    onRunStart: () => undefined,
    onError: () => undefined,
    onConsole: () => undefined,
  };
  return new Sandbox(place, services, { title: 'T', downloads: false, events });
}

/** Simulates the runtime in every frame: announces itself, answers pings, and reports that a run has painted. */
function postMessage(_message: unknown, _origin: string, [port]: MessagePort[]): void {
  if (port === undefined) return;
  const say = (message: FrameMessage) => port.postMessage(JSON.stringify(message));
  say({ type: 'hello' });
  port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
    if (data.type === 'run') say({ type: 'painted', runId: data.runId });
    if (data.type === 'ping') say({ type: 'pong', id: data.id });
  };
}

async function run(): Promise<void> {
  sandbox.run({ compiled: demo, assets: {} });
  await vi.waitFor(() => expect(sandbox.state).toBe('running'), WAIT);
}

/** Advances time while the frames answer. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    vi.advanceTimersByTime(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('the spare frame of a sandbox', () => {
  it('is there while the reader edits, and gone a minute after the last edit', async () => {
    await run();
    expect(place.querySelectorAll('iframe')).toHaveLength(1);

    sandbox.keepSpare();
    expect(place.querySelectorAll('iframe')).toHaveLength(2);
    await pass(MINUTE - 1000);
    sandbox.keepSpare();
    await pass(MINUTE - 1000);
    expect(place.querySelectorAll('iframe')).toHaveLength(2);
    await pass(2000);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
    expect(sandbox.state).toBe('running');

    sandbox.keepSpare();
    expect(place.querySelectorAll('iframe')).toHaveLength(2);
  });

  it('goes when the page is hidden', async () => {
    await run();
    sandbox.keepSpare();
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(1000);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('a frame that hangs', () => {
  it('is removed within 5 seconds, even if the clock is set back meanwhile', async () => {
    await run();
    const silent = vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(() => undefined);
    for (let step = 0; step < 10; step += 1) {
      vi.setSystemTime(Date.now() - 3_600_000);
      await pass(500);
    }
    silent.mockRestore();
    expect(sandbox.state).toBe('failed');
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('gets no spare frame into its process', async () => {
    await run();
    const silent = vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(() => undefined);
    for (let step = 0; step < 10 && sandbox.state !== 'failed'; step += 1) await pass(500);
    silent.mockRestore();
    sandbox.keepSpare();
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
    await pass(1000);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
  });

  it('does not take a newer run with it', async () => {
    await run();
    const silent = vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation(() => undefined);
    sandbox.run({ compiled: demo, assets: {} });
    for (let step = 0; step < 12 && place.querySelector('iframe') !== null; step += 1) await pass(500);
    expect(sandbox.state).toBe('starting');
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
    silent.mockRestore();
    await pass(1000);
    await vi.waitFor(() => expect(sandbox.state).toBe('running'), WAIT);
  });

  it('is blamed when its program had begun, although an older one in its process is silent too', async () => {
    await run();
    const hanging = (_message: unknown, _origin: string, [port]: MessagePort[]): void => {
      port?.postMessage(JSON.stringify({ type: 'hello' }));
      if (port === undefined) return;
      port.onmessage = ({ data }: MessageEvent<HostMessage>) => {
        if (data.type === 'run') port.postMessage(JSON.stringify({ type: 'begun', runId: data.runId }));
      };
    };
    const inside: Window = Object.create(window, { postMessage: { value: hanging } });
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside);
    sandbox.run({ compiled: demo, assets: {} });
    await pass(12_000);
    expect(sandbox.state).toBe('failed');
  });
});

describe('a frame that sends too much', () => {
  let flood: () => void;
  beforeEach(() => {
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
      Object.create(window, {
        postMessage: {
          value(message: unknown, origin: string, ports: MessagePort[]) {
            const [port] = ports;
            postMessage(message, origin, ports);
            flood = () => port?.postMessage('x'.repeat(200_000));
          },
        },
      }),
    );
  });

  it('is removed, and the demo has failed', async () => {
    await run();
    flood();
    await vi.waitFor(() => expect(sandbox.state).toBe('failed'), WAIT);
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('does not take a newer run with it', async () => {
    await run();
    const floodOld = flood;
    sandbox.run({ compiled: demo, assets: {} });
    floodOld();
    await vi.waitFor(() => expect(sandbox.state).toBe('running'), WAIT);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('a frame that takes the focus again and again', () => {
  const shown = () => place.querySelector('iframe[data-role="shown"]');

  it('is removed, and the demo has failed', async () => {
    await run();
    const frame = shown();
    if (frame !== null) sandbox.endStealing(frame);
    expect(sandbox.state).toBe('failed');
    expect(place.querySelectorAll('iframe')).toHaveLength(0);
  });

  it('does not take a newer run with it', async () => {
    await run();
    const frame = shown();
    sandbox.run({ compiled: demo, assets: {} });
    if (frame !== null) sandbox.endStealing(frame);
    await vi.waitFor(() => expect(sandbox.state).toBe('running'), WAIT);
    expect(frame?.isConnected).toBe(false);
    expect(place.querySelectorAll('iframe')).toHaveLength(1);
  });
});

describe('an observer of a sandbox', () => {
  /** Records what an observer is told, in order. */
  function watch(events: Partial<FrameObserver> = {}): { frames: (ObservedFrame | undefined)[]; heard: unknown[] } {
    const frames: (ObservedFrame | undefined)[] = [];
    const heard: unknown[] = [];
    sandbox.observe({
      onFrame: (frame) => frames.push(frame),
      onInspected: (frame, content) => heard.push(frame === frames.at(-1), content),
      ...events,
    });
    return { frames, heard };
  }

  it('is told of the frame in front, of each that takes its place, and of the end', async () => {
    await run();
    const { frames } = watch();
    expect(frames).toHaveLength(1);
    sandbox.run({ compiled: demo, assets: {} });
    await vi.waitFor(() => expect(frames).toHaveLength(2));
    expect(frames[1]).not.toBe(frames[0]);
    sandbox.sleep();
    expect(frames[2]).toBeUndefined();
    sandbox.observe(undefined);
    await run();
    expect(frames).toHaveLength(3);
  });

  it('gets the source maps of the program in the frame', async () => {
    const told: unknown[] = [];
    watch({ onFrame: (_, maps) => void told.push(maps?.()) });
    const maps = Promise.resolve({});
    sandbox.run({ compiled: demo, assets: {}, maps: () => maps });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    watch({ onFrame: (_, again) => void told.push(again?.()) });
    expect(told).toEqual([maps, maps]);
    expect(told[0]).toBe(maps);
  });

  it('hears what is said to it, as it comes', async () => {
    let say: (message: FrameMessage) => void = () => undefined;
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
      Object.create(window, {
        postMessage: {
          value(message: unknown, origin: string, ports: MessagePort[]) {
            const [port] = ports;
            postMessage(message, origin, ports);
            say = (one) => port?.postMessage(JSON.stringify(one));
          },
        },
      }),
    );
    await run();
    const { heard } = watch();
    say({ type: 'inspected', content: { news: 1 } });
    await vi.waitFor(() => expect(heard).toEqual([true, { news: 1 }]));
  });

  it('is waited for before the demo’s modules are sent', async () => {
    const order: string[] = [];
    let go: () => void = () => undefined;
    watch({
      onBeforeRun: () => {
        order.push('asked');
        return new Promise((resolve) => (go = resolve));
      },
      onFrame: () => order.push('shown'),
    });
    sandbox.run({ compiled: demo, assets: {} });
    await vi.waitFor(() => expect(order).toEqual(['asked']));
    order.push('went');
    go();
    await vi.waitFor(() => expect(order).toEqual(['asked', 'went', 'shown']));
  });
});
