import { describe, expect, it } from 'vitest';
import { hashSource, inlineScripts } from './inline-scripts';
import { pagePolicy, securityPolicy } from './security-policy';

describe('inline scripts', () => {
  it('are found in every spelling, without data blocks', () => {
    const html = [
      '<script>a()</script>',
      '<script data-x="a>b" data-rh=true>b()</script>',
      "<SCRIPT type='module'>c()\r\nd()</SCRIPT>",
      '<script src=/x.js defer></script>',
      '<script async src="/y.js"></script>',
      '<script type=application/ld+json>{"a":1}</script>',
      '<script type="application/json">{}</script>',
    ].join('\n');
    expect(inlineScripts(html)).toEqual(['a()', 'b()', 'c()\nd()']);
  });

  it('are allowed by their hash', () => {
    // The example from the specification.
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });
});

describe('the content security policy', () => {
  it('allows the site, the listed scripts and nothing else', () => {
    const policy = securityPolicy({ scripts: ["'sha256-b'", "'sha256-a'", "'sha256-b'"], origins: [], requests: [] });
    expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b' blob:;");
    expect(policy).toContain("connect-src 'self' data: blob:;");
    expect(policy).not.toMatch(/unsafe-eval|\*|script-src[^;]*unsafe/);
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual(['https://stackblitz.com', 'https://codesandbox.io']);
  });

  it('allows what the configuration enables', () => {
    const policy = securityPolicy({ scripts: [], origins: ['https://a.example'], requests: ['https://b.example'] });
    for (const name of ['script', 'style', 'img', 'font', 'connect', 'frame']) {
      expect(policy).toMatch(new RegExp(`${name}-src [^;]*https://a\\.example`));
    }
    expect(policy).toMatch(/connect-src [^;]*https:\/\/b\.example/);
    expect(policy).not.toMatch(/script-src [^;]*b\.example/);
  });

  it('has the same rule for iframes in pages and in headers', () => {
    for (const origins of [[], ['https://a.example', 'https://b.example']]) {
      const headers = securityPolicy({ scripts: [], origins, requests: ['https://c.example'] });
      expect(headers.split('; ')).toContain(pagePolicy(origins));
    }
    expect(pagePolicy([])).toBe("frame-src 'self' blob:");
    expect(pagePolicy(['https://a.example'])).toBe("frame-src 'self' blob: https://a.example");
  });
});
