// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { FRAME_SENDS, MAX_LENGTH } from '../model/channel';
import type { ConsoleEntry } from '../model/messages';
import { Gate } from '../sandbox-host/gate';
import { installConsoleRelay } from './console-relay';
import { toConsoleValues } from './console-values';
import { shimNetwork } from './network-shim';
import { Outgoing } from './outgoing';

const line = (text: string): ConsoleEntry => ({ level: 'log', at: 1, values: [{ kind: 'text', text }] });

function outgoing(now = () => 0): { out: Outgoing; texts: string[] } {
  const texts: string[] = [];
  return { out: new Outgoing(now, (text) => texts.push(text)), texts };
}

describe('messages to the page', () => {
  it('are texts that the page reads', () => {
    const { out, texts } = outgoing();
    const error = { phase: 'run', name: 'E', message: 'm', file: undefined } as const;
    out.send({ type: 'hello' });
    out.sendLine(2, line('x'));
    out.sendError(2, error);
    const gate = new Gate(() => 0);
    expect(texts.map((data) => gate.read({ data }, { picture: false, files: false }))).toEqual([
      { type: 'hello' },
      { type: 'console', runId: 2, entry: line('x') },
      { type: 'error', runId: 2, error },
    ]);
  });

  it('are short, however much is in a line, and say so', () => {
    const { out, texts } = outgoing();
    expect(out.sendLine(1, line('x'.repeat(MAX_LENGTH)))).toBe(true);
    expect(texts[0]).toMatch(/\d{6} characters are too many to show/);
    const many = Array.from({ length: 60 }, () => '\u0001'.repeat(1900));
    out.sendLine(1, { level: 'log', at: 1, values: toConsoleValues([many]) });
    for (const text of texts) expect(text.length).toBeLessThan(MAX_LENGTH);
  });

  it('are within their rate', () => {
    let now = 0;
    const { out, texts } = outgoing(() => now);
    const entry = line('x'.repeat(50_000));
    const passed = () => Array.from({ length: 100 }, () => out.sendLine(1, entry)).filter(Boolean).length;
    expect(passed()).toBe(Math.floor(FRAME_SENDS.characters.burst / 50_100));
    now += 1000;
    expect(passed()).toBe(1);
    texts.length = 0;
    for (let n = 0; n < 100; n += 1) out.sendError(1, { phase: 'run', name: 'E', message: 'm' });
    expect(texts).toHaveLength(FRAME_SENDS.errors.burst);
  });

  it('that were too much are counted and said', () => {
    const native = vi.fn();
    const target: Console = Object.create(console, { log: { value: native, writable: true } });
    const sent: ConsoleEntry[] = [];
    let takes = false;
    installConsoleRelay(
      target,
      () => 0,
      (entry) => takes && sent.push(entry) > 0,
    );
    target.log('a');
    target.log('b');
    takes = true;
    target.log('c');
    expect(sent.map(({ values }) => values)).toEqual([
      [{ kind: 'text', text: '… 2 more lines came too fast to show' }],
      [{ kind: 'text', text: 'c' }],
    ]);
    expect(native.mock.calls).toEqual([['c']]);
  });
});

describe('interfaces that reach other hosts', () => {
  it('are taken away, others are not', () => {
    const inner = document.body.appendChild(document.createElement('iframe')).contentWindow;
    if (inner === null) throw new Error('no window');
    const gone = [
      'RTCPeerConnection',
      'webkitRTCPeerConnection',
      'mozRTCPeerConnection',
      'RTCIceTransport',
      'WebTransport',
    ];
    for (const name of gone) Object.defineProperty(inner, name, { value: Object, configurable: true });
    shimNetwork(inner);
    expect(gone.filter((name) => name in inner)).toEqual([]);
    expect('HTMLElement' in inner).toBe(true);
  });
});
