import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectorMessage, NodeDetails, NumberedRequest } from '../model/inspection';
import type { HostMessage } from '../model/messages';
import { packMessage } from '../model/packed-messages';
import type { FrameObserver, ObservedFrame } from '../sandbox-host';
import type { AgentCode } from './agent-code';
import { type ClientNews, InspectorClient } from './client';

const CODE: AgentCode = { key: '#agent', bundles: { '#agent': { code: '', imports: [] } } };

/** A frame that records the messages sent to it. */
class FakeFrame implements ObservedFrame {
  readonly isRemoved = false;
  readonly sent: HostMessage[] = [];
  send(message: HostMessage): void {
    this.sent.push(message);
  }
  get requests(): NumberedRequest[] {
    return this.sent.flatMap((message) => (message.type === 'inspect' ? [message.content as NumberedRequest] : []));
  }
}

let observer: FrameObserver | undefined;
const place = { observe: (given: FrameObserver | undefined) => (observer = given) };
let client: InspectorClient;
let loads: number;
let news: ClientNews[];

beforeEach(() => {
  observer = undefined;
  loads = 0;
  news = [];
  client = new InspectorClient(() => {
    loads += 1;
    return Promise.resolve(CODE);
  });
  client.onNews((one) => news.push(one));
});

afterEach(() => {
  client.close();
  vi.useRealTimers();
});

/** Opens the client on a frame, up to its first request. */
async function openOn(frame: FakeFrame): Promise<void> {
  if (!client.isOpen) client.open(place);
  observer?.onFrame(frame);
  await vi.waitFor(() => expect(frame.requests[0]?.request).toEqual({ type: 'open' }));
}

function say(frame: FakeFrame, message: InspectorMessage): void {
  observer?.onInspected(frame, packMessage(message));
}

/** Sends a request and returns its number. */
async function ask(frame: FakeFrame, request: Parameters<InspectorClient['request']>[0]) {
  const before = frame.requests.length;
  const answer = client.request(request);
  await vi.waitFor(() => expect(frame.requests.length).toBe(before + 1));
  return { answer, number: frame.requests[before]?.number ?? 0 };
}

function madeAt(place: NodeDetails['madeAt']): NodeDetails {
  const point = { x: 0, y: 0 };
  return {
    id: 1,
    className: 'Rect',
    path: [],
    attributes: [],
    clientRect: { ...point, width: 0, height: 0 },
    absolutePosition: point,
    absoluteRotation: 0,
    absoluteScale: point,
    listeners: [],
    madeAt: place,
  };
}

describe('the inspector’s client', () => {
  it('loads nothing before there is a frame, and the agent once for all frames', async () => {
    client.open(place);
    expect(loads).toBe(0);
    const [first, second] = [new FakeFrame(), new FakeFrame()];
    await openOn(first);
    await openOn(second);
    expect(loads).toBe(1);
    expect(first.sent[0]).toEqual({ type: 'inspector', ...CODE, places: false });
    expect(second.sent[0]).toEqual({ type: 'inspector', ...CODE, places: false });
    expect(news).toEqual([]);
  });

  it('resolves a request with the answer of the same number, and only once', async () => {
    const frame = new FakeFrame();
    await openOn(frame);
    const one = await ask(frame, { type: 'reveal', node: 1 });
    const two = await ask(frame, { type: 'reveal', node: 2 });
    say(frame, { number: two.number, answer: { type: 'revealed', index: 2, total: 2 } });
    say(frame, { number: one.number, answer: { type: 'revealed', index: 1, total: 2 } });
    say(frame, { number: one.number, answer: { type: 'revealed', index: 9, total: 9 } });
    expect(await one.answer).toMatchObject({ index: 1 });
    expect(await two.answer).toMatchObject({ index: 2 });
  });

  it('ignores forged messages: another type, another number, another frame, or no message at all', async () => {
    const [frame, other] = [new FakeFrame(), new FakeFrame()];
    await openOn(frame);
    const { answer, number } = await ask(frame, { type: 'reveal', node: 1 });
    say(frame, { number, answer: { type: 'rows', from: 0, total: 0, rows: [] } });
    say(frame, { number: number + 1, answer: { type: 'revealed', index: 5, total: 5 } });
    say(other, { number, answer: { type: 'revealed', index: 6, total: 6 } });
    say(other, { news: { type: 'picked', node: 1 } });
    for (const odd of [undefined, null, 7, 'text', [], { number, answer: { type: 'revealed', index: -1, total: 0 } }])
      observer?.onInspected(frame, odd);
    say(frame, { number, answer: { type: 'revealed', index: 1, total: 1 } });
    expect(await answer).toMatchObject({ index: 1 });
    expect(news).toEqual([]);
  });

  it('refuses a request when nothing runs, when the frame does not answer and when the demo restarts', async () => {
    expect(await client.request({ type: 'rows', from: 0, count: 1 })).toMatchObject({ type: 'refused' });
    const [frame, next] = [new FakeFrame(), new FakeFrame()];
    await openOn(frame);
    const { answer } = await ask(frame, { type: 'rows', from: 0, count: 1 });
    observer?.onFrame(next);
    expect(await answer).toEqual({ type: 'refused', reason: 'The demo was started again.' });
    await vi.waitFor(() => expect(next.requests).toHaveLength(1));
    vi.useFakeTimers();
    const silent = client.request({ type: 'rows', from: 0, count: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await silent).toEqual({ type: 'refused', reason: 'The demo does not answer.' });
  });

  it('opens in the frame of the next run, and reports when nothing runs', async () => {
    const [frame, next] = [new FakeFrame(), new FakeFrame()];
    await openOn(frame);
    observer?.onFrame(undefined);
    expect(news).toEqual([{ type: 'gone' }]);
    await openOn(next);
    say(frame, { news: { type: 'open', nodes: 1, knowsPlaces: false } });
    say(next, { news: { type: 'open', nodes: 2, knowsPlaces: false } });
    expect(news.slice(1)).toEqual([{ type: 'open', nodes: 2, knowsPlaces: false }]);
  });

  it('sends the agent before the demo’s modules on request', async () => {
    const frame = new FakeFrame();
    client.open(place, { beforeRun: true });
    await observer?.onBeforeRun?.(frame);
    expect(frame.sent).toEqual([{ type: 'inspector', ...CODE, places: true }]);
    await openOn(frame);
    expect(frame.sent.filter(({ type }) => type === 'inspector')).toHaveLength(1);
    const next = new FakeFrame();
    await observer?.onBeforeRun?.(next);
    client.close();
    // That frame will never be shown, so `close` must reach it too.
    expect(next.requests.at(-1)?.request).toEqual({ type: 'close' });
    client.open(place);
    expect(observer?.onBeforeRun).toBeUndefined();
  });

  it('reports that the agent failed to load, and tries again for the next frame', async () => {
    let isBroken = true;
    client = new InspectorClient(() => (isBroken ? Promise.reject(new Error('no network')) : Promise.resolve(CODE)));
    client.onNews((one) => news.push(one));
    client.open(place);
    observer?.onFrame(new FakeFrame());
    await vi.waitFor(() => expect(news).toEqual([{ type: 'failed', message: 'Error: no network' }]));
    expect(await client.request({ type: 'rows', from: 0, count: 1 })).toMatchObject({ type: 'refused' });
    isBroken = false;
    await openOn(new FakeFrame());
  });

  it('speaks of lines in the source, though the agent knows those of the compiled module', async () => {
    const frame = new FakeFrame();
    client.open(place);
    // Line 2 of the compiled module is line 7 of the source.
    const map = { version: 3 as const, sources: ['App.vue'], mappings: ';IAME', names: [] };
    observer?.onFrame(frame, () => Promise.resolve({ 'App.vue': map }));
    await vi.waitFor(() => expect(frame.requests).toHaveLength(1));
    const { answer, number } = await ask(frame, { type: 'details', node: 1 });
    say(frame, { number, answer: { type: 'details', details: madeAt({ file: 'App.vue', line: 2, column: 5 }) } });
    expect(await answer).toEqual({ type: 'details', details: madeAt({ file: 'App.vue', line: 7 }) });
    await ask(frame, { type: 'madeBy', file: 'App.vue', fromLine: 7, toLine: 7 });
    expect(frame.requests.at(-1)?.request).toMatchObject({ fromLine: 2, toLine: 2 });
    const none = { type: 'found', total: 0, from: 0, nodes: [] };
    expect(await client.request({ type: 'madeBy', file: 'App.vue', fromLine: 1, toLine: 1 })).toEqual(none);
  });

  it('passes no column of compiled TypeScript, which keeps its lines only', async () => {
    const frame = new FakeFrame();
    await openOn(frame);
    const { answer, number } = await ask(frame, { type: 'details', node: 1 });
    say(frame, { number, answer: { type: 'details', details: madeAt({ file: 'index.ts', line: 2, column: 5 }) } });
    expect(await answer).toEqual({ type: 'details', details: madeAt({ file: 'index.ts', line: 2 }) });
  });

  it('closes the agent when it is closed', async () => {
    const frame = new FakeFrame();
    await openOn(frame);
    const { answer } = await ask(frame, { type: 'rows', from: 0, count: 1 });
    client.close();
    expect(frame.requests.at(-1)?.request).toEqual({ type: 'close' });
    expect(await answer).toMatchObject({ type: 'refused' });
    expect(observer).toBeUndefined();
  });
});
