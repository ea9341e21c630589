import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_ADDRESSES, staysOnSite } from '../e2e/support/hostile-addresses';
import { endGroup, startGroup } from '../testing/process-group';
import { copyCompiledDemos, copyProject, removeCopy } from '../testing/project-copy';

/** How long the server may take to answer its first request, in milliseconds. */
const STARTED_WITHIN = 300_000;

/** Is in a file of the project, and in one beside it, which no address may reach. */
const SECRET = 'only for those who have the files';

/** Paths out of the folders that the server sends files from. */
const WAYS_OUT = [
  '/..',
  '/../..',
  '/../../..',
  '/%2e%2e',
  '/%2e%2e/%2e%2e',
  '/..%2f..',
  '/..%5c..',
  '/..\\..',
  '\\..\\..',
  '/....//....',
  '/img/../..',
  '/img/%2e%2e/%2e%2e',
  '/img/..%2f..%2f..',
  '/demo-assets/demos/../../../..',
  '/demo-assets/demos/..%2f..%2f..%2f..',
  '/search-index/..%2f..%2f..',
  '/@fs',
];

/** Addresses that are no text, or more of it than anyone writes. */
const ODD = [
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/%00',
  '/docs/%',
  '/docs/%00/x.html',
  '/demo-assets/demos/%',
  '/demo-assets/demos/%E0%A4%A.json',
  '/demo-assets/demos/%00.json',
  '/demo-assets/demos/__proto__.json',
  '/demo-assets/demos/constructor.json',
  '/search-index/%',
  '/__proto__',
  '/\\',
  '/%5C',
  '/%09',
  `/${'x'.repeat(7000)}`,
  `/docs/${'x/'.repeat(3500)}`,
  `/demo-assets/demos/${'x'.repeat(7000)}.json`,
];

interface Answer {
  status: number;
  location: string | undefined;
  body: string;
}

let copy: string;
let server: ChildProcess;
let port: number;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

/** Sends a path as it is, which `fetch` would change first. */
function ask(address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: address, headers: { accept: 'text/html,*/*' } }, (answer) => {
        const { statusCode: status = 0 } = answer;
        let body = '';
        answer.setEncoding('utf8');
        answer.on('data', (text: string) => (body += text));
        answer.on('end', () => resolve({ status, location: answer.headers.location, body }));
        answer.on('error', reject);
      })
      .on('error', reject);
  });
}

beforeAll(async () => {
  copy = copyProject();
  copyCompiledDemos(copy);
  for (const folder of ['.', 'static/..', '.generated']) {
    fs.mkdirSync(path.join(copy, folder), { recursive: true });
    fs.writeFileSync(path.join(copy, folder, 'outside.txt'), SECRET);
  }
  port = await freePort();
  const options = ['--no-open', '--host', '127.0.0.1', '--port', String(port)];
  // Vitest sets NODE_ENV to "test", with which the server compiles all pages at its start.
  const env = { ...process.env, NODE_ENV: 'development' };
  server = startGroup('npm', ['start', '--silent', '--', ...options], { cwd: copy, stdio: 'ignore', env });
  const until = Date.now() + STARTED_WITHIN;
  while ((await ask('/').catch(() => undefined))?.status !== 200) {
    if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode}.`);
    if (Date.now() > until) throw new Error('The dev server does not answer.');
    await pause(200);
  }
}, STARTED_WITHIN + 10_000);

afterAll(async () => {
  await endGroup(server);
  await removeCopy(copy);
});

describe('the dev server', () => {
  it('redirects no address to another host, however it is written', async () => {
    const wrong: string[] = [];
    for (const address of [...HOSTILE_ADDRESSES, ...ODD]) {
      const { status, location } = await ask(address);
      if (status >= 500 || (location !== undefined && !staysOnSite(location)))
        wrong.push(`${address.slice(0, 80)}: ${status} ${location}`);
    }
    expect(wrong).toEqual([]);
  });

  it('sends no file of the project or beside it', async () => {
    const wrong: string[] = [];
    for (const way of WAYS_OUT) {
      for (const file of [
        '/outside.txt',
        '/package.json',
        `${copy}/outside.txt`,
        '/etc/passwd',
        '%2foutside.txt',
        '%00/outside.txt',
      ]) {
        const { body } = await ask(way + file);
        if (body.includes(SECRET) || body.includes('root:x:') || body.includes('"browserslist"'))
          wrong.push(way + file);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has the styles of pages that it has not compiled yet', async () => {
    const { body } = await ask('/styles.css');
    const BLOG_LIST = 'grid-template-columns: 15rem minmax(0, 1fr)';
    const SEARCH_PAGE = 'max-width: 60rem';
    for (const page of ['.kd-api-signature', '.kd-demo', BLOG_LIST, SEARCH_PAGE]) expect(body).toContain(page);
  });

  it('still shows its pages after that', async () => {
    const { status, body } = await ask('/docs/shapes/Rect.html');
    expect(status).toBe(200);
    expect(body).toContain('<div id="__docusaurus">');
  });
});
