import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { parseLive } from '../catalog';
import { isCompiledDemo, isCompiledMaps } from '../model/compiled-guards';
import { type DemoCard, type DemoData, narrowPoster, phonePoster, type VendorManifest } from '../model/published';
import { demoFiles, tempTree, writeTree } from '../testing/temp-tree';
import { takeBundledLibraries } from '../testing/warm-cache';
import { OTHER_KONVAS } from '../vendor/konva-versions';
import { Precompiler } from './precompiler';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const BOX = 'demos/tutorials/shapes/Box';

// One cache for all tests: the libraries are bundled once.
const cacheFolder = mkdtempSync(path.join(tmpdir(), 'demo-cache-'));
takeBundledLibraries(cacheFolder);
afterAll(() => rmSync(cacheFolder, { recursive: true, force: true }));

/** A repository with the real packages. */
function repository(files: Record<string, string | Uint8Array | null>): string {
  const root = tempTree(files);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  return root;
}

let loads = 0;

async function loadModule(file: string): Promise<unknown> {
  loads += 1;
  const module: { default: unknown } = await import(/* @vite-ignore */ `${pathToFileURL(file).href}?${loads}`);
  return module.default;
}

function data(root: string, side: 'client' | 'server', id: string): Promise<DemoData> {
  return loadModule(path.join(root, '.generated/demo-data', side, `${id}.js`)) as Promise<DemoData>;
}

function served(root: string, url: string | undefined): unknown {
  return JSON.parse(readFileSync(path.join(root, '.generated/static', decodeURI(url ?? '')), 'utf8'));
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** The smallest image with dimensions: a lossless WebP header of 3 by 2 pixels. */
function webp(): Uint8Array {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0);
  bytes.write('WEBPVP8L', 8);
  bytes.writeUInt32LE(2 | (1 << 14), 21);
  return bytes;
}

describe('a run', () => {
  it('writes everything the site needs', async () => {
    const root = repository({
      ...demoFiles(BOX, {
        files: {
          'vanilla/index.ts': `import lion from './lion.png';\nexport const address: string = lion;\n`,
        },
      }),
      [`${BOX}/poster.webp`]: webp(),
      'demos/assets/lion.png': 'lion',
      'content/a.mdx':
        '<Demo id="tutorials/shapes/Box" />\n\n```tsx live title="Two"\nexport default () => <p>2</p>;\n```\n',
    });
    const report = await new Precompiler({ root, cacheFolder, baseUrl: '/base/' }).runAll();
    expect(report).toMatchObject({ problems: [], warnings: [], demos: 1, liveBlocks: 1 });

    const client = await data(root, 'client', 'tutorials/shapes/Box');
    expect(client.sources).toBeUndefined();
    expect(client.poster).toMatchObject({ width: 3, height: 2 });
    expect(client.flavours.map(({ flavour }) => flavour)).toEqual(['vanilla', 'react', 'vue', 'svelte']);
    expect(client.flavours[0]).toMatchObject({ files: ['index.ts'], lines: [2], starts: [1] });
    expect(client.flavours[0]?.assets['lion.png']).toMatch(/^\/base\/demo-assets\/assets\/lion\.[0-9a-f]{12}\.png$/);
    expect(client.flavours[1]?.assets).toEqual({});
    for (const flavour of client.flavours) {
      const compiled = served(root, flavour.compiledUrl.slice('/base'.length));
      expect(isCompiledDemo(compiled)).toBe(true);
      if (flavour.mapsUrl === undefined) expect(['vanilla', 'react']).toContain(flavour.flavour);
      else expect(isCompiledMaps(served(root, flavour.mapsUrl.slice('/base'.length)))).toBe(true);
    }

    expect(client.poster?.narrower).toBeUndefined();
    const server = await data(root, 'server', 'tutorials/shapes/Box');
    expect(server.sources).toEqual(served(root, server.sourcesUrl.slice('/base'.length)));
    expect(server.sources?.flavours[0]?.files[0]?.html).toContain('<span class="k">import</span> lion');

    const vendors = (await loadModule(path.join(root, '.generated/demo-data/client/vendors.js'))) as VendorManifest;
    expect(Object.keys(vendors.specifiers)).toContain('konva');
    expect(await loadModule(path.join(root, '.generated/demo-data/client/frame.js'))).toMatch(/^<!doctype html>/);
    expect(await loadModule(path.join(root, '.generated/demo-data/client/catalog.js'))).toMatchObject([
      { id: 'tutorials/shapes/Box', title: 'A box', flavours: ['vanilla', 'react', 'vue', 'svelte'] },
    ]);
    expect(JSON.parse(readFileSync(path.join(root, '.generated/catalog.json'), 'utf8'))).toMatchObject([
      { id: 'tutorials/shapes/Box', assets: { 'lion.png': 'demos/assets/lion.png' }, hasCheck: false },
    ]);
  }, 120_000);

  it('writes a wide poster in fewer pixels, too, which a start by need leaves for later', async () => {
    const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: 'teal' } });
    const root = repository({ ...demoFiles(BOX), [`${BOX}/poster.webp`]: await picture.webp().toBuffer() });
    const precompiler = new Precompiler({ root, cacheFolder });
    await precompiler.runAll('by need');
    const [card] = (await loadModule(path.join(root, '.generated/demo-data/client/catalog.js'))) as DemoCard[];
    expect(card?.poster).toMatchObject({ width: 700, height: 350 });
    expect(card?.poster?.narrower).toBeUndefined();
    await precompiler.ensureAll();
    const { poster } = await data(root, 'client', 'tutorials/shapes/Box');
    expect(poster?.narrower).toEqual([480]);
    const file = path.join(root, '.generated/static', narrowPoster(poster?.src ?? '', 480));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 480, height: 240 });
    const part = path.join(root, '.generated/static', phonePoster(poster?.src ?? ''));
    expect(await sharp(part).metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 });
  }, 120_000);

  it('touches nothing when nothing has changed, and removes what is not needed any more', async () => {
    const root = repository({ ...demoFiles(BOX), ...demoFiles('demos/sandbox/Other') });
    await new Precompiler({ root, cacheFolder }).runAll();
    const out = path.join(root, '.generated');
    const times = () => new Map(allFiles(out).map((file) => [file, statSync(path.join(out, file)).mtimeMs]));
    const first = times();
    await new Precompiler({ root, cacheFolder }).runAll();
    expect(times()).toEqual(first);

    writeTree(root, { 'demos/sandbox': null });
    await new Precompiler({ root, cacheFolder }).runAll();
    const left = allFiles(out);
    expect(left.filter((file) => file.includes('Other'))).toEqual([]);
    expect(left.filter((file) => file.includes('Box')).length).toBeGreaterThan(5);
  }, 120_000);

  it('makes by need what no run has made before, and the rest in the end', async () => {
    const root = repository({
      ...demoFiles(BOX),
      [`${BOX}/poster.webp`]: webp(),
      ...demoFiles('demos/sandbox/Broken', { files: { 'vanilla/index.ts': 'console.log(' } }),
      ...demoFiles('demos/sandbox/Other'),
      'content/a.mdx': '```ts live\nconsole.log(1);\n```\n',
    });
    const precompiler = new Precompiler({ root, cacheFolder });
    const made = (id: string) => existsSync(path.join(root, `.generated/demo-data/client/${id}.js`));
    expect(await precompiler.runAll('by need')).toMatchObject({ problems: [], demos: 3, liveBlocks: 1, left: 4 });
    expect(made('tutorials/shapes/Box')).toBe(false);
    // A list of demos shows them all, with their pictures.
    const cards = (await loadModule(path.join(root, '.generated/demo-data/client/catalog.js'))) as DemoCard[];
    expect(cards.map(({ id, flavours }) => [id, flavours.length])).toEqual([
      ['sandbox/Broken', 4],
      ['sandbox/Other', 4],
      ['tutorials/shapes/Box', 4],
    ]);
    expect(existsSync(path.join(root, '.generated/static', cards[2]?.poster?.src ?? 'no picture'))).toBe(true);

    expect(await precompiler.ensure('tutorials/shapes/Box')).toMatchObject({ problems: [] });
    expect((await data(root, 'server', 'tutorials/shapes/Box')).flavours).toHaveLength(4);
    expect(made('sandbox/Other')).toBe(false);
    // A demo edited before it is requested is compiled from its current files.
    writeTree(root, { 'demos/sandbox/Other/vanilla/index.ts': 'console.log(1);\nconsole.log(2);\n' });
    await precompiler.update(['demos/sandbox/Other/vanilla/index.ts']);
    expect((await precompiler.ensureAll()).problems).toMatchObject([{ file: 'demos/sandbox/Broken/vanilla/index.ts' }]);
    expect((await data(root, 'client', 'sandbox/Other')).flavours[0]?.lines).toEqual([2]);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect((await data(root, 'client', 'sandbox/Broken')).problem).toContain('vanilla/index.ts:1');
    said.mockRestore();
    const files = allFiles(path.join(root, '.generated/static/demo-assets'));
    expect(files.filter((file) => /^(?:type-check|types)\./.test(file))).toHaveLength(2 + OTHER_KONVAS.length);

    // Everything exists now: the next start compiles it as a build does, and reports the problems.
    const next = await new Precompiler({ root, cacheFolder }).runAll('by need');
    expect(next).toMatchObject({ problems: [{ file: 'demos/sandbox/Broken/vanilla/index.ts' }], left: 0 });
  }, 120_000);

  it('reports every problem of demos and pages at once', async () => {
    const root = repository({
      ...demoFiles(BOX, {
        meta: { title: undefined },
        files: { 'vanilla/index.ts': `import _ from 'lodash';\nconsole.log(_);` },
      }),
      ...demoFiles('demos/sandbox/Broken', {
        files: {
          'react/App.tsx': 'export default () => <p>;',
          'vue/App.vue': '<template><p></template>',
          'svelte/App.svelte': '{#if}',
          'vanilla/index.ts': `import './gone';\nimport lion from './lion.png';\nconsole.log(lion);`,
        },
      }),
      'content/a.mdx': '<Demo id="sandbox/Brokn" />\n\n```ts live\nconst a = ;\n```\n',
    });
    const { problems } = await new Precompiler({ root, cacheFolder }).runAll();
    expect(problems.map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      'content/a.mdx:1',
      'content/a.mdx:4',
      'demos/sandbox/Broken/react/App.tsx:1',
      'demos/sandbox/Broken/svelte/App.svelte:1',
      'demos/sandbox/Broken/vanilla/index.ts:1',
      'demos/sandbox/Broken/vanilla/index.ts:2',
      'demos/sandbox/Broken/vue/App.vue:1',
      'demos/tutorials/shapes/Box/demo.json:undefined',
    ]);
    for (const { message, fix } of problems) {
      expect(message).toMatch(/[.!?]$/);
      expect(fix).toMatch(/[.!?]$/);
    }
  }, 120_000);
});

describe('an update', () => {
  it('writes a changed demo anew, and keeps the last good one while it is broken', async () => {
    const root = repository(demoFiles(BOX));
    const precompiler = new Precompiler({ root, cacheFolder });
    await precompiler.runAll();
    const before = await data(root, 'client', 'tutorials/shapes/Box');

    writeTree(root, { [`${BOX}/vanilla/index.ts`]: 'console.log("changed");\n' });
    expect(await precompiler.update([`${BOX}/vanilla/index.ts`])).toMatchObject({
      problems: [],
      changed: ['tutorials/shapes/Box'],
    });
    const after = await data(root, 'client', 'tutorials/shapes/Box');
    expect(after.flavours[0]?.compiledUrl).not.toBe(before.flavours[0]?.compiledUrl);
    expect(after.flavours[1]).toEqual(before.flavours[1]);

    writeTree(root, { [`${BOX}/vanilla/index.ts`]: 'console.log(' });
    const { problems } = await precompiler.update([`${BOX}/vanilla/index.ts`]);
    expect(problems).toMatchObject([{ file: `${BOX}/vanilla/index.ts`, line: 1 }]);
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const broken = await data(root, 'client', 'tutorials/shapes/Box');
    expect(broken.problem).toContain(`${BOX}/vanilla/index.ts:1`);
    expect(broken.flavours).toEqual(after.flavours);
    // The problem is also logged to the page's console.
    expect(said).toHaveBeenCalledWith(broken.problem);
    said.mockRestore();

    writeTree(root, { [`${BOX}/demo.json`]: '{' });
    expect((await precompiler.update([`${BOX}/demo.json`])).problems).toHaveLength(1);
    writeTree(root, demoFiles(BOX));
    expect((await precompiler.update([`${BOX}/demo.json`, `${BOX}/vanilla/index.ts`])).problems).toEqual([]);
    expect(await data(root, 'client', 'tutorials/shapes/Box')).toEqual(before);
  }, 120_000);

  it('writes all flavours anew that share a changed file, and names its place on disk when it is broken', async () => {
    const plan = `${BOX}/shared/plan.ts`;
    const root = repository(
      demoFiles(BOX, {
        files: {
          'vanilla/index.ts': `import { plan } from '../shared/plan';\nconsole.log(plan);\n`,
          'vue/App.vue': `<script setup lang="ts">\nimport { plan } from '../shared/plan';\n</script>\n<template>{{ plan }}</template>\n`,
          'shared/plan.ts': 'export const plan = 1;\n',
        },
      }),
    );
    const precompiler = new Precompiler({ root, cacheFolder });
    expect((await precompiler.runAll()).problems).toEqual([]);
    const before = await data(root, 'server', 'tutorials/shapes/Box');
    expect(before.flavours.map(({ files }) => files)).toEqual([
      ['index.ts', 'plan.ts'],
      ['App.tsx'],
      ['App.vue', 'plan.ts'],
      ['App.svelte'],
    ]);
    expect(before.sources?.flavours[0]?.files[0]?.text).toContain(`from './plan'`);

    writeTree(root, { [plan]: 'export const plan = 2;\n' });
    expect(await precompiler.update([plan])).toMatchObject({ problems: [], changed: ['tutorials/shapes/Box'] });
    const after = await data(root, 'server', 'tutorials/shapes/Box');
    const changed = after.flavours.filter(({ compiledUrl }, at) => compiledUrl !== before.flavours[at]?.compiledUrl);
    expect(changed.map(({ flavour }) => flavour)).toEqual(['vanilla', 'vue']);

    writeTree(root, { [plan]: 'export const\n  plan = ;\n' });
    expect((await precompiler.update([plan])).problems).toMatchObject([{ file: plan, line: 2 }]);
  }, 120_000);

  it('takes in new demos, deleted ones, new assets, and what pages show', async () => {
    const root = repository(demoFiles(BOX));
    const precompiler = new Precompiler({ root, cacheFolder });
    await precompiler.runAll();

    writeTree(root, { 'content/b.mdx': '<Demo id="sandbox/New" />\n\n```ts live\nconsole.log(1);\n```\n' });
    const { problems } = await precompiler.update(['content/b.mdx']);
    expect(problems.map(({ message }) => message)).toEqual(['There is no demo "sandbox/New".']);
    const live = parseLive('ts', 'live', 'console.log(1);');
    expect(live).toHaveProperty('block.id');
    if ('block' in live) expect((await data(root, 'client', live.block.id)).flavours).toHaveLength(1);

    const asset = `import lion from './lion.png';\nconsole.log(lion);`;
    writeTree(root, demoFiles('demos/sandbox/New', { files: { 'vanilla/index.ts': asset } }));
    const added = await precompiler.update(['demos/sandbox/New/vanilla/index.ts', 'demos/sandbox/New/demo.json']);
    expect(added.problems.map(({ line, message }) => [line, message])).toEqual([
      [1, 'The asset "./lion.png" is neither beside the file nor in demos/assets.'],
    ]);
    expect(precompiler.hasDemo('sandbox/New')).toBe(true);

    writeTree(root, { 'demos/assets/lion.png': 'lion' });
    expect((await precompiler.update(['demos/assets/lion.png'])).problems).toEqual([]);
    expect((await data(root, 'client', 'sandbox/New')).flavours).toHaveLength(4);

    writeTree(root, { 'demos/sandbox': null });
    await precompiler.update(['demos/sandbox/New/demo.json', 'demos/sandbox/New/vanilla/index.ts']);
    expect(precompiler.demoIds()).toEqual(['tutorials/shapes/Box']);
  }, 120_000);

  it('makes a live block for a page that asks before the watcher does', async () => {
    const root = repository({});
    const precompiler = new Precompiler({ root, cacheFolder });
    await precompiler.runAll();
    const live = parseLive('tsx', 'live', 'export default () => <p>');
    if (!('block' in live)) throw new Error('It was not read.');
    const problems = await precompiler.ensureLive(live.block, 'content/a.mdx', 7);
    expect(problems).toMatchObject([{ file: 'content/a.mdx', line: 7 }]);
    const good = parseLive('tsx', 'live', 'export default () => <p />');
    if (!('block' in good)) throw new Error('It was not read.');
    expect(await precompiler.ensureLive(good.block, 'content/a.mdx', 7)).toEqual([]);
    expect(existsSync(path.join(root, `.generated/demo-data/server/${good.block.id}.js`))).toBe(true);
  }, 120_000);
});
