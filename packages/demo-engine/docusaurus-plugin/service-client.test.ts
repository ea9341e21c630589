import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoFiles, tempTree, writeTree } from '../testing/temp-tree';
import { takeBundledLibraries } from '../testing/warm-cache';
import { ServiceClient } from './service-client';

const ROOT = path.resolve(import.meta.dirname, '../../..');

async function until(test: () => boolean): Promise<void> {
  for (let tries = 0; tries < 600 && !test(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
  if (!test()) throw new Error('It did not happen.');
}

describe('the service', () => {
  it('runs in its own process, answers, follows changes, and ends with the site’s process', async () => {
    const root = tempTree({ ...demoFiles('demos/sandbox/Box'), 'content/a.mdx': '# A\n' });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
    takeBundledLibraries(path.join(root, '.generated/cache'));
    const notes: { note: string; isProblem: boolean }[] = [];
    const client = new ServiceClient((note, isProblem) => notes.push({ note, isProblem }));
    onTestFinished(() => client.stop());

    await expect(client.call('findDemo', 'x')).rejects.toThrow(/before it was started/);
    const module = path.join(root, '.generated/demo-data/client/sandbox/Box.js');
    const started = await client.call('start', { root }, true);
    expect(started.problems).toEqual([]);
    expect(started.summary).toMatch(/^1 demo and 0 live blocks, 1 of them made when a page asks for them/);
    expect(existsSync(module)).toBe(false);
    expect(await client.call('findDemo', 'sandbox/Box')).toEqual({ found: true });
    expect(existsSync(module)).toBe(true);
    expect(await client.call('findDemo', 'sandbox/Bix')).toEqual({
      found: false,
      nearest: 'sandbox/Box',
    });
    expect(await client.call('highlight', 'let a', 'ts')).toBe('<span class="k">let</span> a');

    // The watcher detects changes by modification time.
    await new Promise((resolve) => setTimeout(resolve, 100));
    writeTree(root, { 'demos/sandbox/Box/vanilla/index.ts': 'console.log(2);\n' });
    await until(() => notes.some(({ note }) => /^Compiled sandbox\/Box \(\d+ ms\)\.$/.test(note)));
    writeTree(root, { 'demos/sandbox/Box/vanilla/index.ts': 'console.log(' });
    await until(() => notes.some(({ note, isProblem }) => isProblem && note.includes('vanilla/index.ts:1')));
    writeTree(root, { 'content/a.mdx': '<Demo id="sandbox/Gone" />\n' });
    await until(() => notes.some(({ note, isProblem }) => isProblem && note.includes('content/a.mdx:1')));

    await client.stop();
    const again = new ServiceClient(() => undefined);
    onTestFinished(() => again.stop());
    const start = () => again.call('start', { root }, true);
    writeTree(root, { ...demoFiles('demos/sandbox/Box'), 'content/a.mdx': '# A\n' });
    const second = await start();
    expect(second.summary).toMatch(/^1 demo and 0 live blocks ready/);
    expect(second.engine).toBe(started.engine);
    // The bundler's cached pages do not know about a folder that is created anew.
    rmSync(path.join(root, '.generated/demo-data'), { recursive: true });
    expect((await start()).engine).not.toBe(started.engine);

    expect(client.isAlive).toBe(false);
    await expect(client.call('findDemo', 'x')).rejects.toThrow(/ended/);
  }, 120_000);
});
