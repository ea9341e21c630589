// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frameDocument, framePolicy } from './document';
import { RateLimit } from './rate-limit';
import { memoryStorage } from './storage-shim';

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

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the frame’s document', () => {
  it('cannot be ended by its own script or style', () => {
    const html = frameDocument('const a = "</script><!--";', 'a::after { content: "</style>"; }', hashOf);
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    expect(parsed.scripts).toHaveLength(1);
    expect(parsed.querySelectorAll('style')).toHaveLength(1);
    expect(parsed.getElementById('container')).not.toBeNull();
  });

  it('allows no host and no eval', () => {
    const policy = framePolicy(hashOf('run()'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-eval|'self'|\*/);
    const parsed = new DOMParser().parseFromString(frameDocument('run()', '', hashOf), 'text/html');
    const meta = parsed.querySelector('meta[http-equiv="Content-Security-Policy"]');
    expect(meta?.getAttribute('content')).toBe(policy);
  });

  it('lets in its own script by the hash of what the parser makes of it, and no other inline script', () => {
    const parsed = new DOMParser().parseFromString(frameDocument('a();\r\nb("<!--");', '', hashOf), 'text/html');
    const meta = parsed.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const sources = /script-src ([^;]*);/.exec(meta?.getAttribute('content') ?? '')?.[1];
    expect(sources).toBe(`${hashOf(parsed.scripts[0]?.text ?? '')} blob:`);
  });
});
