import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { rcompare } from 'semver';
import { beforeAll, describe, expect, it } from 'vitest';
import { tempTree } from '../testing/temp-tree';
import { bundleVendors, INLINE_BYTES, type VendorFiles } from './bundle';
import { entryCode } from './entry-code';
import { bundleKonvaVersions, type KonvaVersionFiles, OTHER_KONVAS, refusals } from './konva-versions';
import { LIBRARIES } from './libraries';
import { renameChunks } from './rename-chunks';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let vendors: VendorFiles;

beforeAll(async () => {
  vendors = await bundleVendors({ root: ROOT, baseUrl: '/vendor/' });
}, 60_000);

/** Code of a bundle, inlined or not. */
function codeOf(key: string): string {
  const bundle = vendors.manifest.bundles[key];
  return bundle?.code ?? vendors.files[bundle?.url?.slice('/vendor/'.length) ?? ''] ?? '';
}

/** Keys of all bundles that a specifier needs. */
function needs(specifier: string): Set<string> {
  const found = new Set<string>();
  const visit = (key: string): void => {
    if (found.has(key)) return;
    found.add(key);
    vendors.manifest.bundles[key]?.imports.forEach((imported) => visit(imported.key));
  };
  visit(vendors.manifest.specifiers[specifier] ?? '');
  return found;
}

describe('the vendor bundles', () => {
  it('exist for every import of the list, and for what mounting needs', () => {
    const listed = LIBRARIES.flatMap(({ entries }) => entries.map(({ specifier }) => specifier));
    expect(Object.keys(vendors.manifest.specifiers).sort()).toEqual([...listed].sort());
    for (const specifier of Object.values(vendors.manifest.mount).flat()) expect(listed).toContain(specifier);
  });

  it('import one another by key alone, and nothing that is not there', () => {
    for (const [key, bundle] of Object.entries(vendors.manifest.bundles)) {
      const written = [...codeOf(key).matchAll(/(?:from|import)\s*"([^"]+)"/g)].map((match) => match[1] ?? '');
      const keys = written.filter((specifier) => specifier.startsWith('#v/'));
      expect(keys).toEqual(bundle.imports.map((imported) => imported.key));
      for (const { key: imported, start, end } of bundle.imports) {
        expect(vendors.manifest.bundles).toHaveProperty([imported]);
        expect(codeOf(key).slice(start - 1, end + 1)).toBe(`"${imported}"`);
      }
    }
  });

  it('hold one copy of konva, used by every binding', () => {
    const marked = Object.keys(vendors.manifest.bundles).filter((key) => codeOf(key).includes('_injectGlobal'));
    expect(marked).toHaveLength(1);
    for (const specifier of ['konva', 'react-konva', 'vue-konva', 'svelte-konva']) {
      expect(needs(specifier)).toContain(marked[0]);
    }
  });

  it('are production builds', () => {
    for (const key of Object.keys(vendors.manifest.bundles)) {
      expect(codeOf(key)).not.toMatch(/process\.env|__VUE_PROD_|You are running a development build/);
    }
  });

  it('ask for few files: one for konva, one more for each framework', () => {
    const requests = (specifiers: string[]) =>
      [...new Set(specifiers.flatMap((specifier) => [...needs(specifier)]))].filter(
        (key) => vendors.manifest.bundles[key]?.url !== undefined,
      ).length;
    expect(requests(['konva'])).toBe(1);
    expect(requests(['react', 'react-dom/client', 'react/jsx-runtime', 'react-konva', 'konva'])).toBe(2);
    expect(requests(['vue', 'vue-konva'])).toBe(2);
    expect(requests(['svelte', 'svelte/internal/client', 'svelte-konva'])).toBe(2);
  });

  it('are as small as they were found to be possible', () => {
    const size = (name: string) => {
      const file = Object.keys(vendors.files).find((one) => one.startsWith(`${name}.`));
      return gzipSync(vendors.files[file ?? ''] ?? '').length / 1000;
    };
    expect(size('konva')).toBeLessThan(64);
    expect(size('react')).toBeLessThan(118);
    expect(size('vue')).toBeLessThan(50);
    expect(size('svelte')).toBeLessThan(46);
    for (const { code } of Object.values(vendors.manifest.bundles)) {
      if (code !== undefined) expect(Buffer.byteLength(code)).toBeLessThan(INLINE_BYTES);
    }
  });

  it('carry the licenses of what is in them', () => {
    const notices = vendors.files['licenses.txt'] ?? '';
    for (const name of ['konva', 'react', 'react-dom', 'scheduler', 'vue-konva', '@vue/runtime-core', 'svelte']) {
      expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    expect(notices).not.toContain('License: unknown');
  });

  it('do not switch on Svelte’s older mode for everybody', () => {
    const legacy = vendors.manifest.specifiers['svelte/internal/flags/legacy'] ?? '';
    expect(needs('svelte-konva')).not.toContain(legacy);
    expect(codeOf(legacy)).not.toBe('');
  });

  it('run, and give CommonJS packages their names', async () => {
    const folder = tempTree({});
    const fileOf = (key: string) => `${key.slice('#v/'.length)}.mjs`;
    for (const key of Object.keys(vendors.manifest.bundles)) {
      const code = codeOf(key).replace(/"(#v\/[^"]+)"/g, (_, imported: string) => `"./${fileOf(imported)}"`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, fileOf(key)), code);
    }
    const load = async (specifier: string): Promise<Record<string, unknown>> => {
      const file = path.join(folder, fileOf(vendors.manifest.specifiers[specifier] ?? ''));
      const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(file).href);
      return module;
    };
    const react = await load('react');
    expect(Object.keys(react)).toEqual(expect.arrayContaining(['useState', 'createElement', 'default', 'Suspense']));
    expect(Object.keys(react)).not.toContain('act');
    expect(typeof (await load('react-dom/client'))['createRoot']).toBe('function');
    expect(typeof (await load('react/jsx-runtime'))['jsx']).toBe('function');
    expect(typeof (await load('use-image'))['default']).toBe('function');
    expect(typeof (await load('vue'))['createApp']).toBe('function');
    expect(typeof (await load('svelte'))['mount']).toBe('function');
    expect(typeof (await load('svelte/transition'))['fade']).toBe('function');
  });
});

describe('the other versions of Konva', () => {
  let others: KonvaVersionFiles;
  beforeAll(async () => {
    others = await bundleKonvaVersions(ROOT, '/vendor/');
  }, 60_000);

  it('are one file each, the newest first, with what the other bundles and programs import', () => {
    const { current, others: list } = others.versions;
    const versions = list.map(({ version }) => version);
    expect([...versions].sort(rcompare)).toEqual(versions);
    expect(versions).not.toContain(current);
    expect(versions).toHaveLength(OTHER_KONVAS.length);
    for (const { version, bundle } of list) {
      const code = others.files[bundle.url?.slice('/vendor/'.length) ?? ''] ?? '';
      expect(code.includes(`\`${version}\``) || code.includes(`"${version}"`), version).toBe(true);
      expect(/export\{[^}]*as default[^}]*\}/.test(code) && /as \$parts/.test(code), version).toBe(true);
      expect(bundle.imports).toEqual([]);
      expect(gzipSync(code).length / 1000, version).toBeLessThan(60);
    }
  });

  it('are the development dependencies that are Konva under another name', () => {
    const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const names = JSON.stringify(manifest).matchAll(/"(konva-[\d-]+)":"npm:konva@/g);
    expect([...names].map(([, name]) => name).sort()).toEqual([...OTHER_KONVAS].sort());
  });

  it('name the bindings that reject them', () => {
    const refusedBy = Object.fromEntries(others.versions.others.map((each) => [each.version, each.refusedBy]));
    const oldest = others.versions.others.at(-1);
    expect(oldest?.version).toMatch(/^7\./);
    expect(Object.keys(oldest?.refusedBy ?? {})).toEqual(['vue', 'svelte']);
    for (const [version, refused] of Object.entries(refusedBy))
      if (version !== oldest?.version) expect(refused, version).toEqual({});
    expect(refusals('8.0.0', { vue: { name: 'a', version: '1.0.0', asks: '^9' } })).toEqual({
      vue: { name: 'a 1.0.0', asks: '^9' },
    });
  });
});

describe('entryCode', () => {
  it('exports all of a module, and its default where it has one', () => {
    expect(entryCode({ specifier: 'vue' }, ROOT)).toBe('export * from "vue";');
    expect(entryCode({ specifier: 'konva', hasDefault: true }, ROOT)).toBe(
      'export { default } from "konva";\nexport * from "konva";',
    );
  });

  it('writes the names of a CommonJS package out', () => {
    expect(entryCode({ specifier: 'react/jsx-runtime', commonJs: true }, ROOT)).toBe(
      'export { Fragment, jsx, jsxs } from "react/jsx-runtime";',
    );
  });
});

describe('renameChunks', () => {
  const chunk = (name: string, code: string) => ({ fileName: `${name}.js`, name, code, imports: [] });

  it('names chunks by their content and writes the names into imports', async () => {
    const named = await renameChunks([
      chunk('a', 'import{x}from"./b.js";import"./c.js";console.log(x);'),
      chunk('b', 'export const x=1;'),
      chunk('c', 'import("./b.js")'),
    ]);
    const [a, b, c] = ['a', 'b', 'c'].map((name) => named.get(`${name}.js`));
    expect(b?.key).toMatch(/^#v\/b\.[0-9a-f]{10}$/);
    expect(a?.code).toBe(`import{x}from"${b?.key}";import"${c?.key}";console.log(x);`);
    expect(a?.imports.map(({ key }) => key)).toEqual([b?.key, c?.key]);
  });

  it('tells the places of imports', async () => {
    const named = await renameChunks([chunk('a', 'const s="→ü";import"./b.js";'), chunk('b', '1')]);
    const [place] = named.get('a.js')?.imports ?? [];
    expect(named.get('a.js')?.code.slice(place?.start, place?.end)).toBe(named.get('b.js')?.key);
  });

  it('changes a name when an imported chunk changes', async () => {
    const name = async (text: string) =>
      (await renameChunks([chunk('a', 'import"./b.js";'), chunk('b', text)])).get('a.js')?.key;
    expect(await name('1')).not.toBe(await name('2'));
  });

  it('refuses circles and what is not bundled', async () => {
    await expect(renameChunks([chunk('a', 'import"./b.js"'), chunk('b', 'import"./a.js"')])).rejects.toThrow(/circle/);
    await expect(renameChunks([chunk('a', 'import"left-pad"')])).rejects.toThrow('left-pad');
    await expect(renameChunks([chunk('a', 'import"./gone.js"')])).rejects.toThrow('gone.js');
  });
});

describe('the development builds', () => {
  let development: VendorFiles;
  beforeAll(async () => {
    development = await bundleVendors({ root: ROOT, baseUrl: '/vendor/', mode: 'development' });
  }, 60_000);

  const text = (files: VendorFiles) => Object.values(files.files).join('\n');

  it('have full messages where the other builds have codes', () => {
    for (const words of ['is using incorrect casing', 'was accessed during render', 'Keyed each block has duplicate']) {
      expect(text(development).includes(words), words).toBe(true);
      expect(text(vendors).includes(words), words).toBe(false);
    }
  });

  it('share Konva’s file with the others', () => {
    const konva = (files: VendorFiles) => Object.keys(files.files).find((name) => name.startsWith('konva.'));
    expect(konva(development)).toBe(konva(vendors));
  });

  it('bring the advice into every frame, and name what packages export', () => {
    expect(development.manifest.mount.vanilla).toEqual(['#advice']);
    expect(development.manifest.specifiers).toHaveProperty(['#advice']);
    expect(development.manifest.exported?.['react-konva']).toContain('Stage');
    expect(development.manifest.exported?.['konva']).toEqual(['default']);
    expect(vendors.manifest.specifiers).not.toHaveProperty(['#advice']);
    expect(vendors.manifest.exported).toBeUndefined();
  });

  it('come with the inspector’s agent: small, in no manifest, and for frames of both modes', () => {
    const { inspector } = development;
    if (inspector === undefined) throw new Error('There is no agent.');
    const own = Object.entries(inspector.bundles);
    const code = own.map(
      ([key, { code: inlined }]) => inlined ?? development.files[`${key.slice('#v/'.length)}.js`] ?? '',
    );
    expect(code.join('')).toContain('startAgent');
    expect(brotliCompressSync(code.join('\n')).length).toBeLessThan(10_000);
    for (const key of Object.keys(inspector.bundles)) expect(development.manifest.bundles).not.toHaveProperty([key]);
    expect(development.manifest.specifiers).not.toHaveProperty(['#inspector']);
    expect(development.manifest.exported).not.toHaveProperty(['#inspector']);
    // The agent's other imports are available in every frame that runs Konva.
    const others = own
      .flatMap(([, { imports }]) => imports.map(({ key }) => key))
      .filter((key) => !(key in inspector.bundles));
    expect(others.length).toBeGreaterThan(0);
    for (const { manifest } of [development, vendors]) {
      for (const key of others) expect(manifest.bundles).toHaveProperty([key]);
    }
    expect(others.every((key) => key.startsWith('#v/konva.'))).toBe(true);
  });

  it('report uncaught errors of shapes to the page, in both modes', () => {
    for (const files of [development, vendors])
      expect(/,reportError,console\.error,console\.error/.test(text(files))).toBe(true);
  });
});
