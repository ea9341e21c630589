// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledDemo } from '../model/compiled';
import { EARLY_FRAME_ATTRIBUTE, EARLY_FRAME_LOADED } from './early-frame';
import { Frame } from './frame';

let place: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  place = document.createElement('div');
  document.body.append(place);
});

afterEach(() => {
  place.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function early(sandbox: string, state = ''): HTMLIFrameElement {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', sandbox);
  element.setAttribute(EARLY_FRAME_ATTRIBUTE, state);
  place.append(element);
  return element;
}

const make = (downloads = false) =>
  new Frame(
    place,
    { document: '<p>text</p>', downloads },
    { packages: new Set(), load: () => Promise.resolve({ specifiers: {}, bundles: {} }) },
    { onMessage: () => undefined, onReader: () => undefined, onLeft: () => undefined, onFlood },
  );
const onFlood = vi.fn();
const demo: CompiledDemo = {
  flavour: 'vanilla',
  entry: 'index.js',
  modules: [],
  styles: [],
  html: '',
  assets: [],
  packages: [],
};

describe('a frame', () => {
  it('is made where there is none', () => {
    const frame = make();
    expect(place.children).toHaveLength(1);
    expect(frame.element.srcdoc).toBe('<p>text</p>');
    expect(frame.element.getAttribute('sandbox')).toBe('allow-scripts');
  });

  it('is the one that the page’s HTML has made, once', () => {
    const element = early('allow-scripts');
    const first = make();
    expect(first.element).toBe(element);
    expect(element.hasAttribute(EARLY_FRAME_ATTRIBUTE)).toBe(false);
    expect(make().element).not.toBe(element);
    expect(place.children).toHaveLength(2);
  });

  it('never has other rights than the demo', () => {
    const element = early('allow-scripts allow-downloads');
    const frame = make(false);
    expect(frame.element).not.toBe(element);
    expect(element.isConnected).toBe(false);
  });

  it('is given its port when its document was there before', () => {
    const element = early('allow-scripts', EARLY_FRAME_LOADED);
    const post = vi.spyOn(element.contentWindow ?? window, 'postMessage');
    make();
    expect(post).toHaveBeenCalledOnce();
  });

  it('is made anew, with all that was sent, when the document of the page’s frame does not answer', () => {
    const element = early('allow-scripts', EARLY_FRAME_LOADED);
    const frame = make();
    frame.send({ type: 'ping', id: 1 });
    vi.advanceTimersByTime(2999);
    expect(frame.element).toBe(element);
    vi.advanceTimersByTime(1);
    expect(element.isConnected).toBe(false);
    expect(frame.element.srcdoc).toBe('<p>text</p>');
    expect(frame.element.dataset['role']).toBe('waiting');
    const sent: unknown[] = [];
    vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
    frame.element.dispatchEvent(new Event('load'));
    expect(sent).toContainEqual({ type: 'ping', id: 1 });
  });

  it('is made anew, once, when it does not start in the process in which the browser put it', () => {
    const frame = make();
    frame.send({ type: 'ping', id: 1 });
    const first = frame.element;
    vi.advanceTimersByTime(3999);
    expect(frame.element).toBe(first);
    vi.advanceTimersByTime(1);
    const second = frame.element;
    expect([first.isConnected, second.isConnected]).toEqual([false, true]);
    const sent: unknown[] = [];
    vi.spyOn(MessagePort.prototype, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
    second.dispatchEvent(new Event('load'));
    expect(sent).toContainEqual({ type: 'ping', id: 1 });
    vi.advanceTimersByTime(60_000);
    expect(frame.element).toBe(second);
  });

  it('counts messages of every window inside it', () => {
    const frame = make();
    const inside = frame.element.contentDocument?.body.appendChild(document.createElement('iframe'));
    const other = document.body.appendChild(document.createElement('iframe'));
    const tell = (source: Window | null | undefined) =>
      window.dispatchEvent(new MessageEvent('message', { data: 1, source, origin: 'null' }));
    for (let count = 0; count < 100; count += 1) tell(other.contentWindow);
    expect(onFlood).not.toHaveBeenCalled();
    for (let count = 0; count < 15; count += 1) tell(inside?.contentWindow);
    for (let count = 0; count < 15; count += 1) tell(frame.element.contentWindow);
    expect(onFlood).toHaveBeenCalledOnce();
    expect(frame.isRemoved).toBe(true);
    other.remove();
  });

  it('counts messages of windows that are gone, but not what a removed frame left in the queue', () => {
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const flood = () => {
      for (let count = 0; count < 30; count += 1)
        window.dispatchEvent(new MessageEvent('message', { data: 1, source: null, origin: 'null' }));
    };
    const running = () => {
      const frame = make();
      frame.send({ type: 'run', runId: 1, demo, assets: {}, mount: 'vanilla' });
      return frame;
    };
    // A frame that waits has no program.
    const waiting = make();
    const old = running();
    now += 60_000;
    const removed = running();
    const next = running();
    removed.remove();
    for (let wave = 0; wave < 3; wave += 1) {
      now += 400;
      flood();
      expect(old.isRemoved).toBe(true);
      expect(next.isRemoved).toBe(false);
    }
    now += 600;
    flood();
    expect(next.isRemoved).toBe(true);
    // One that never pauses is ignored for a while only.
    const last = running();
    for (let wave = 0; wave < 12; wave += 1) {
      now += 400;
      flood();
      expect(last.isRemoved).toBe(false);
    }
    now += 400;
    flood();
    expect(last.isRemoved).toBe(true);
    expect(waiting.isRemoved).toBe(false);
  });
});
