import fs from 'node:fs';
import { connect } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveFile, serveBuild } from './serve-build';
import { localCertificate } from './support/local-certificate';

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-build-'));
  fs.mkdirSync(path.join(root, 'docs', 'shapes'), { recursive: true });
  fs.mkdirSync(path.join(root, 'docs', 'sandbox'), { recursive: true });
  fs.writeFileSync(path.join(root, 'index.html'), 'home');
  fs.writeFileSync(path.join(root, '404.html'), 'not found');
  fs.writeFileSync(path.join(root, 'docs', 'shapes', 'Rect.html'), 'rect');
  fs.writeFileSync(path.join(root, 'docs', 'sandbox', 'index.html'), 'gallery');
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

describe('resolveFile', () => {
  it('sends exact files and the index of a folder', () => {
    expect(resolveFile(root, '/docs/shapes/Rect.html')).toMatchObject({ status: 200 });
    expect(resolveFile(root, '/docs/sandbox/')).toMatchObject({ status: 200 });
    expect(resolveFile(root, '/')).toEqual({ status: 200, file: path.join(root, 'index.html') });
  });

  it('redirects a folder to its URL with a trailing slash', () => {
    expect(resolveFile(root, '/docs/sandbox')).toEqual({ status: 301, location: '/docs/sandbox/' });
  });

  it('does not add extensions, and sends the not-found page for unknown paths', () => {
    expect(resolveFile(root, '/docs/shapes/Rect')).toEqual({ status: 404, file: path.join(root, '404.html') });
    expect(resolveFile(root, '/docs/shapes')).toMatchObject({ status: 404 });
  });

  it('never leaves the folder', () => {
    expect(resolveFile(root, '/../../etc/passwd')).toMatchObject({ status: 404 });
    expect(resolveFile(root, '/%2e%2e/%2e%2e/etc/passwd')).toMatchObject({ status: 404 });
    expect(resolveFile(root, '/%E0%A4%A')).toEqual({ status: 400, file: undefined });
  });
});

describe('serveBuild', () => {
  it('keeps running after URLs that cannot be file names', async () => {
    const server = await serveBuild({ root });
    const statuses: number[] = [];
    for (const address of ['/%00', '/docs/shapes/Rect.html%00.js', `/${'a'.repeat(4000)}`, '/docs/shapes/Rect.html']) {
      statuses.push((await fetch(server.url + address)).status);
    }
    await server.close();
    expect(statuses).toEqual([400, 400, 404, 200]);
  });

  it('serves on a free port, compresses when asked, and closes', async () => {
    const server = await serveBuild({ root, compress: true });
    const response = await fetch(`${server.url}/docs/shapes/Rect.html?flavour=vue`);
    expect(await response.text()).toBe('rect');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(server.takeTraffic()).toEqual([{ path: '/docs/shapes/Rect.html', bytes: expect.any(Number) }]);
    expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
    await server.close();
    await expect(fetch(server.url)).rejects.toThrow();
  });

  it('limits a slow connection to its latency and rate', async () => {
    fs.writeFileSync(path.join(root, 'big.bin'), Buffer.alloc(50_000));
    const server = await serveBuild({ root, line: { latencyMs: 30, bitsPerSecond: 4_000_000 } });
    const before = performance.now();
    expect((await (await fetch(`${server.url}/big.bin`)).arrayBuffer()).byteLength).toBe(50_000);
    // 30 ms and 400,000 bits at 4 Mbit/s. Timers may fire late, never early.
    expect(performance.now() - before).toBeGreaterThan(120);
    await server.close();
  });
});

describe('the headers of a host', () => {
  it('are sent when requested, with a policy that allows the tests’ own scripts', async () => {
    const policy = "Content-Security-Policy: default-src 'none'; script-src 'self' blob:; connect-src 'self'";
    fs.writeFileSync(path.join(root, '_headers'), `/*\n  ${policy}\n/docs/*\n  X-Docs: yes\n`);
    const server = await serveBuild({
      root,
      hostHeaders: { testScripts: ['test()'], testOrigins: ['http://localhost:*'] },
    });
    const bare = await serveBuild({ root });
    try {
      const answer = await fetch(`${server.url}/docs/shapes/Rect.html`);
      expect(answer.headers.get('x-docs')).toBe('yes');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self' 'sha256-[\w+/]{43}=' blob:; connect-src 'self' http:\/\/localhost:\*$/,
      );
      expect((await fetch(`${server.url}/gone`)).headers.has('content-security-policy')).toBe(true);
      expect((await fetch(bare.url)).headers.has('content-security-policy')).toBe(false);
    } finally {
      await Promise.all([server.close(), bare.close()]);
      fs.rmSync(path.join(root, '_headers'));
    }
    await expect(serveBuild({ root, hostHeaders: {} })).rejects.toThrow('run npm run build');
  });
});

it('sends bodies some time after their headers, for connections that Chromium emulates', async () => {
  const server = await serveBuild({ root, http2: true, bodyAfter: 50 });
  const session = connect(server.url, { ca: (await localCertificate()).cert });
  try {
    const order = await new Promise<string[]>((resolve, reject) => {
      const seen: string[] = [];
      session.once('error', reject);
      session
        .request({ ':path': '/docs/shapes/Rect.html' })
        .once('response', (headers) => {
          seen.push(String(headers[':status']));
          setTimeout(() => seen.push('pause'), 10);
        })
        .once('data', () => seen.push('body'))
        .once('end', () => resolve(seen))
        .once('error', reject)
        .end();
    });
    expect(order).toEqual(['200', 'pause', 'body']);
  } finally {
    session.destroy();
    await server.close();
  }
});

it('serves HTTP/2 to clients that trust its certificate', async () => {
  const server = await serveBuild({ root, http2: true });
  const session = connect(server.url, { ca: (await localCertificate()).cert });
  try {
    const status = await new Promise((resolve, reject) => {
      session.once('error', reject);
      session
        .request({ ':path': '/docs/shapes/Rect.html' })
        .once('response', (headers) => resolve(headers[':status']))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(200);
  } finally {
    session.destroy();
    await server.close();
  }
});
