import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersOf, readHeaderRules } from '../scripts/support/host-headers';
import { builtPages } from './support/built-pages';
import { nginxHeaders, redirectRules } from './support/host-files';
import { readMachineHead } from './support/machine-head';
import { HOSTILE_ADDRESSES, staysOnSite } from './support/hostile-addresses';
import { findNginx, startNginx } from './support/nginx';
import { readHead } from './support/page-head';
import { pageScripts } from './support/page-scripts';
import { BUILD_FOLDER, ROOT } from '../testing/paths';

const DEPLOY = path.join(ROOT, 'deploy');
const nginxFile = path.join(DEPLOY, 'nginx.conf');
const YEAR = 'public, max-age=31536000, immutable';

/** The headers that a host with support for `_headers` sends for a URL. */
function headersFor(address: string): Map<string, string> {
  return headersOf(readHeaderRules(fs.readFileSync(path.join(BUILD_FOLDER, '_headers'), 'utf8')), address);
}

describe('the headers file', () => {
  it('is in the built site, with the redirects, and matches nginx’s configuration', () => {
    expect(fs.readFileSync(path.join(BUILD_FOLDER, '_redirects'), 'utf8')).toBe(
      fs.readFileSync(path.join(DEPLOY, '_redirects'), 'utf8'),
    );
    const forPages = headersFor('/docs/shapes/Rect.html');
    const included = path.join(BUILD_FOLDER, '_security-policy.conf');
    const nginxTexts = [nginxFile, included].map((file) => fs.readFileSync(file, 'utf8'));
    expect(Object.fromEntries(nginxHeaders(...nginxTexts))).toEqual(Object.fromEntries(forPages));
    expect(headersFor('/assets/js/main.0a1b2c3d.js').get('cache-control')).toBe(YEAR);
    expect(forPages.has('cache-control')).toBe(false);
  });

  it('allows every inline script of the pages, and no other', () => {
    const policy = headersFor('/').get('content-security-policy') ?? '';
    const scripts = / script-src ([^;]*);/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/);
    const unnamed = builtPages().flatMap(({ file, path: address }) => {
      const { texts, handlers } = pageScripts(fs.readFileSync(file, 'utf8'));
      const unknown = texts.filter(
        (text) => !scripts.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`),
      );
      return [...handlers, ...unknown].map((text) => `${address}: ${text.slice(0, 100)}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('every page restricts its frames, even on hosts that send no headers', () => {
    const frames = /(frame-src [^;]*);/.exec(headersFor('/').get('content-security-policy') ?? '')?.[1] ?? '';
    expect(frames).toMatch(/^frame-src 'self' blob:/);
    const head = (html: string) => html.slice(0, html.indexOf('<body'));
    const open = builtPages().filter(({ file }) => {
      const html = fs.readFileSync(file, 'utf8');
      return (
        readHead(html).movedTo === undefined &&
        !head(html).includes(`http-equiv=Content-Security-Policy content="${frames}"`)
      );
    });
    expect(open.map(({ path: address }) => address)).toEqual([]);
  });

  it('lets browsers keep only files with hashed names forever', () => {
    const files = fs
      .readdirSync(BUILD_FOLDER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(BUILD_FOLDER, path.join(entry.parentPath, entry.name))}`);
    const kept = files.filter((file) => headersFor(file).get('cache-control') === YEAR);
    expect(kept.length).toBeGreaterThan(100);
    // One of the libraries' texts is included; last year's copy of the licenses is harmless.
    const named = kept.filter((file) => file !== '/demo-assets/vendor/licenses.txt');
    const unhashed = named.filter((file) => !/[-.][0-9a-f]{8,}(?:\.[a-z0-9]+)+$/.test(file));
    expect(unhashed).toEqual([]);
  });

  it('redirects of the headers’ host lead to fixed pages of the site', () => {
    for (const { to } of redirectRules(fs.readFileSync(path.join(DEPLOY, '_redirects'), 'utf8')))
      expect(staysOnSite(to) && !/[:*]/.test(to), to).toBe(true);
  });

  it('redirects lead to existing pages', () => {
    const rules = redirectRules(fs.readFileSync(path.join(DEPLOY, '_redirects'), 'utf8'));
    const lost = rules.filter(({ to }) => !fs.existsSync(path.join(BUILD_FOLDER, to === '/' ? 'index.html' : to)));
    expect(rules.length).toBeGreaterThan(0);
    expect(lost).toEqual([]);
  });
});

const nginx = findNginx();
if (nginx === undefined) console.warn('nginx is not installed: its configuration is not tested.');
else {
  describe('nginx', () => {
    let server: { url: string; close(): Promise<void> };
    let folder: string;
    beforeAll(async () => {
      folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
      server = await startNginx({ nginx, site: nginxFile, root: BUILD_FOLDER, folder });
    });
    afterAll(async () => {
      await server.close();
      fs.rmSync(folder, { recursive: true, force: true });
    });
    const ask = (address: string, headers: Record<string, string> = {}) =>
      fetch(server.url + address, { redirect: 'manual', headers });

    it('serves every page and its Markdown at its canonical URL', async () => {
      const wrong: string[] = [];
      for (const { file } of builtPages()) {
        const html = fs.readFileSync(file, 'utf8');
        const { canonical, markdown } = readMachineHead(html);
        if (readHead(html).movedTo !== undefined || canonical === undefined) continue;
        const address = new URL(canonical).pathname;
        const page = await ask(address);
        await page.arrayBuffer();
        if (page.status !== 200) wrong.push(`${address}: ${page.status}`);
        if (markdown === undefined) continue;
        const text = await ask(markdown);
        await text.arrayBuffer();
        if (text.headers.get('content-type') !== 'text/markdown; charset=utf-8')
          wrong.push(`${markdown}: ${text.status}`);
      }
      expect(wrong).toEqual([]);
    });

    it('redirects every other spelling and every old URL to one page', async () => {
      for (const [from, to] of [
        ['/index.html', '/'],
        ['/blog.html', '/blog'],
        ['/blog/index.html', '/blog'],
        ['/docs', '/docs/index.html'],
        ['/docs/shapes/Rect', '/docs/shapes/Rect.html'],
        ['/docs/shapes/Rect/?a=1', '/docs/shapes/Rect.html?a=1'],
        ['/docs/sandbox', '/docs/sandbox.html'],
        ['/docs/sandbox/', '/docs/sandbox.html'],
        ['/api/Konva.Rect', '/api/Konva.Rect.html'],
      ]) {
        const answer = await ask(from ?? '');
        expect([from, answer.status, answer.headers.get('location')]).toEqual([from, 301, to]);
      }
      for (const { from, to } of redirectRules(fs.readFileSync(path.join(DEPLOY, '_redirects'), 'utf8'))) {
        const answer = await ask(from.replace('*', 'old/demo.html'));
        expect([from, answer.headers.get('location')]).toEqual([from, to]);
      }
    });

    it('redirects no address to another host, however it is written', async () => {
      const wrong: string[] = [];
      for (const address of HOSTILE_ADDRESSES) {
        const answer = await ask(address);
        await answer.arrayBuffer();
        const location = answer.headers.get('location');
        if (answer.status >= 500 || (location !== null && !staysOnSite(location)))
          wrong.push(`${address}: ${answer.status} ${JSON.stringify(location)}`);
      }
      expect(wrong).toEqual([]);
    });

    it('serves the not-found page with its status and headers', async () => {
      const answer = await ask('/docs/nothing.html');
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('<main');
      expect(answer.headers.get('content-security-policy')).toContain("object-src 'none'");
    });

    it('compresses text but not pictures, lets browsers keep hashed files forever and revalidate pages', async () => {
      const page = await ask('/docs/shapes/Rect.html', { 'accept-encoding': 'gzip' });
      expect(page.headers.get('content-encoding')).toBe('gzip');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('vary')).toBe('Accept-Encoding');
      const html = await page.text();
      const again = await ask('/docs/shapes/Rect.html', { 'if-none-match': page.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      const script = /(\/assets\/js\/main\.[^\s">]+\.js)/.exec(html)?.[1] ?? '/none';
      const poster = /(\/demo-assets\/posters\/[^\s>"]+\.webp)/.exec(html)?.[1] ?? '/none';
      for (const [address, encoding] of [
        [script, 'gzip'],
        [poster, null],
      ] as const) {
        const answer = await ask(address, { 'accept-encoding': 'gzip' });
        await answer.arrayBuffer();
        expect([address, answer.status]).toEqual([address, 200]);
        expect(answer.headers.get('content-encoding')).toBe(encoding);
        expect(answer.headers.get('cache-control')).toBe(YEAR);
      }
    });

    it('does not serve its own configuration files', async () => {
      for (const name of ['_headers', '_redirects', '_security-policy.conf']) {
        const answer = await ask(`/${name}`);
        await answer.arrayBuffer();
        expect([name, answer.status]).toEqual([name, 404]);
      }
    });
  });
}
