// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { FRAME_POLICY, frameDocument } from './document';
import { importMapEntries } from './import-map';
import { RateLimit } from './rate-limit';
import { memoryStorage } from './storage-shim';

describe('the import map', () => {
  it('has specifiers and keys', () => {
    expect(importMapEntries({ konva: '#v/konva.1' }, { '#v/konva.1': 'blob:1', '#v/shared.2': 'blob:2' })).toEqual({
      imports: { konva: 'blob:1', '#v/konva.1': 'blob:1', '#v/shared.2': 'blob:2' },
    });
  });

  it('names a bundle that was not sent', () => {
    expect(() => importMapEntries({ konva: '#v/konva.1' }, {})).toThrow('#v/konva.1 of the package konva');
  });
});

describe('the rate limit', () => {
  it('lets a burst pass, then a steady rate, and counts the rest', () => {
    let now = 0;
    const limit = new RateLimit(3, 10, () => now);
    const passed = () => Array.from({ length: 5 }, () => limit.take()).filter(Boolean).length;
    expect(passed()).toBe(3);
    expect(limit.takeRefused()).toBe(2);
    expect(limit.takeRefused()).toBe(0);
    now = 200;
    expect(passed()).toBe(2);
    now = 100;
    expect(passed()).toBe(0);
  });
});

describe('the storage of a frame', () => {
  it('works as storage does', () => {
    const storage = memoryStorage();
    storage.setItem('a', '1');
    storage['b'] = 2;
    expect([storage.getItem('a'), storage.getItem('b'), storage['a'], storage.getItem('c')]).toEqual([
      '1',
      '2',
      '1',
      null,
    ]);
    expect([storage.length, storage.key(0), Object.keys(storage)]).toEqual([2, 'a', ['a', 'b']]);
    expect('a' in storage).toBe(true);
    delete storage['a'];
    storage.removeItem('b');
    expect(storage.length).toBe(0);
    storage.setItem('x', 'y');
    storage.clear();
    expect(storage.length).toBe(0);
  });
});

describe('the frame’s document', () => {
  it('cannot be ended by its own script or style', () => {
    const html = frameDocument('const a = "</script><!--";', 'a::after { content: "</style>"; }');
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.scripts).toHaveLength(1);
    expect(parsed.querySelectorAll('style')).toHaveLength(1);
    expect(parsed.getElementById('container')).not.toBeNull();
  });

  it('allows no host and no eval', () => {
    expect(FRAME_POLICY).toContain("default-src 'none'");
    expect(FRAME_POLICY).not.toMatch(/https?:|unsafe-eval|'self'|\*/);
    const parsed = new DOMParser().parseFromString(frameDocument('', ''), 'text/html');
    const meta = parsed.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(meta?.getAttribute('content')).toBe(FRAME_POLICY);
  });
});
