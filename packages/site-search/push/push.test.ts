import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closedHost, startHostedServer, type HostedServer } from '../testing/hosted-server';
import { record, ROUNDED_CORNERS, SITE } from '../testing/records';
import { toObjects } from './objects';
import { push } from './push';
import { INDEX_SETTINGS } from './settings';

let server: HostedServer;
beforeEach(async () => {
  server = await startHostedServer();
});
afterEach(() => server.close());

const file = (records = SITE) => ({ indexName: 'konva', origin: 'https://example.org', records });
const target = () => ({ appId: 'APP', adminKey: 'admin-key', hosts: [server.asHost()] });
const steps = () => server.calls.map(({ method, path: at }) => `${method} ${at.replace(/\d+$/, 'n')}`);

describe('push', () => {
  it('sends settings and batches to a new index, which replaces the old one at the end', async () => {
    const many = Array.from({ length: 2100 }, (_, number) =>
      record({ url: `/p${number}.html`, titles: ['G', `Page ${number}`] }),
    );
    const result = await push(file(many), target());
    expect(result).toEqual({ indexName: 'konva', objects: 2100, batches: 3 });
    const made = steps().filter((step) => !step.startsWith('GET'));
    expect(made).toEqual([
      'PUT /1/indexes/konva_new/settings',
      'POST /1/indexes/konva_new/batch',
      'POST /1/indexes/konva_new/batch',
      'POST /1/indexes/konva_new/batch',
      'POST /1/indexes/konva_new/operation',
    ]);
    expect([...server.indexes.keys()]).toEqual(['konva']);
    expect(server.indexes.get('konva')?.objects.size).toBe(2100);
    expect(server.indexes.get('konva')?.settings).toEqual(INDEX_SETTINGS);
    const [first] = server.calls;
    expect({ ...first?.parameters, ...first?.headers }).toMatchObject({ 'x-algolia-api-key': 'admin-key' });
  });

  it('waits for each task before the next step', async () => {
    await push(file(), target());
    const order = steps();
    expect(order.indexOf('POST /1/indexes/konva_new/operation')).toBeGreaterThan(
      order.lastIndexOf('GET /1/indexes/konva_new/task/n'),
    );
    expect(order.at(-1)).toBe('GET /1/indexes/konva/task/n');
  });

  it('removes records that are no longer pushed', async () => {
    await push(file(), target());
    await push(file(SITE.slice(0, 2)), target());
    expect([...(server.indexes.get('konva')?.objects.keys() ?? [])]).toEqual(SITE.slice(0, 2).map(({ url }) => url));
  });

  it('keeps the old index when the service rejects a call', async () => {
    await push(file(), target());
    server.behave('refuse');
    await expect(push(file(SITE.slice(0, 1)), target())).rejects.toThrow('Invalid Application-ID or API key');
    expect(server.indexes.get('konva')?.objects.size).toBe(SITE.length);
  });

  it('fails when the service cannot be reached, or there are no records', async () => {
    const hosts = [await closedHost()];
    await expect(push(file(), { ...target(), hosts })).rejects.toThrow(/Unreachable hosts/);
    await expect(push(file([]), target())).rejects.toThrow('There are no records to push');
  });
});

describe('toObjects', () => {
  it('gives every record a unique id and the fields that the dialog needs', () => {
    const objects = toObjects(SITE, 'https://example.org');
    expect(new Set(objects.map((object) => object.objectID)).size).toBe(objects.length);
    expect(objects[1]).toMatchObject({
      ...ROUNDED_CORNERS,
      language: 'en',
      docusaurus_tag: 'docs-default-current',
    });
    const types = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'];
    expect(objects.filter(({ type }) => !types.includes(type))).toEqual([]);
    expect(objects.filter((object) => !('content' in object)).map(({ url }) => url)).toEqual([]);
    expect(JSON.stringify(objects)).toContain('Tags like &lt;Html&gt;');
  });

  it('splits long texts into objects below the service’s size limit', () => {
    const long = record({ url: '/long', titles: ['G', 'Long'], text: 'word '.repeat(5000).trim() });
    const objects = toObjects([long], '');
    expect(objects.length).toBeGreaterThan(3);
    expect(objects.map((object) => object.content).join(' ')).toBe(long.text);
    for (const object of objects) expect(JSON.stringify(object).length).toBeLessThan(10_000);
    expect(objects.map((object) => object.type)).toEqual(['lvl1', ...objects.slice(1).map(() => 'content')]);
  });
});

describe('the command', () => {
  const run = promisify(execFile);
  const cli = path.join(import.meta.dirname, 'cli.ts');
  const tsx = path.join(import.meta.dirname, '../../../node_modules/.bin/tsx');
  const start = (args: string[], env: Record<string, string>) =>
    run(tsx, [cli, ...args], { env: { PATH: process.env['PATH'] ?? '', ...env } });
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'push-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('pushes the records of the last build', async () => {
    const records = path.join(folder, 'records.json');
    writeFileSync(records, JSON.stringify(file()));
    const env = { SEARCH_APP_ID: 'APP', SEARCH_ADMIN_KEY: 'key', SEARCH_HOSTS: `http://${server.host}` };
    const { stdout } = await start([records], env);
    expect(stdout).toContain(`Pushed ${SITE.length} objects to "konva" in 1 batches.`);
    expect(server.indexes.get('konva')?.objects.size).toBe(SITE.length);
  });

  it('names the missing environment variables', async () => {
    await expect(start([], {})).rejects.toMatchObject({
      stderr: expect.stringContaining('Set SEARCH_APP_ID (the application id) and SEARCH_ADMIN_KEY') as string,
    });
    const env = { SEARCH_APP_ID: 'APP', SEARCH_ADMIN_KEY: 'key' };
    await expect(start([path.join(folder, 'no.json')], env)).rejects.toMatchObject({
      stderr: expect.stringContaining('Build the site first') as string,
    });
    writeFileSync(path.join(folder, 'wrong.json'), '[]');
    await expect(start([path.join(folder, 'wrong.json')], env)).rejects.toMatchObject({
      stderr: expect.stringContaining('holds no records of this version') as string,
    });
  });
});
