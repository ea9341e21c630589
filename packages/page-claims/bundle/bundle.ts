import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build, type Plugin } from 'vite';
import type { CoreProgram } from '../read';

const ENTRY = 'virtual:claims';

/** The script of all claims, and its source map as JSON. */
export interface ClaimsBundle {
  code: string;
  map: string;
}

/**
 * Bundles claims with the installed libraries, in their development builds, into one script.
 *
 * @param files claims files, relative to the root
 * @param cores programs of pages, each of which becomes a claims file of its name
 * @throws when one of them cannot be compiled
 */
export async function bundleClaims(
  root: string,
  files: readonly string[],
  cores: readonly CoreProgram[] = [],
): Promise<ClaimsBundle> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    // String templates need Vue's compiler.
    resolve: { alias: { vue: 'vue/dist/vue.esm-bundler.js' }, dedupe: ['konva', 'react', 'react-dom', 'svelte'] },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [
      {
        name: 'claims-entry',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => load(id, root, [...files, ...cores.map(({ file }) => file)]),
      },
      corePrograms(root, cores),
      demoAssets(root),
      vue(),
      svelte({ configFile: false, compilerOptions: { css: 'injected' } }),
    ],
    build: {
      write: false,
      minify: false,
      sourcemap: 'hidden',
      target: 'esnext',
      modulePreload: false,
      // Inlines pictures in the script.
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false }, checks: { pluginTimings: false } },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !('output' in first)) throw new Error('The bundler produced no script for the claims.');
  const [chunk] = first.output;
  return { code: chunk.code, map: JSON.stringify(chunk.map) };
}

function load(id: string, root: string, files: readonly string[]): string | null {
  if (id !== `\0${ENTRY}`) return null;
  const entry = JSON.stringify(path.join(import.meta.dirname, '../browser/entry.ts'));
  const pages = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(path.join(root, file))})`);
  return `import { offerClaims } from ${entry};\nofferClaims({\n${pages.join(',\n')}\n});`;
}

/** Finds what a demo imports as if it were beside its code, and is in `demos/assets/`, as the site's build does. */
function demoAssets(root: string): Plugin {
  const folder = path.join(root, 'demos/assets');
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const byName = new Map(files.map((file) => [path.basename(file), path.join(folder, file)]));
  return {
    name: 'demo-assets',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !/^\.\/[^/]+\.(webp|png|jpg|gif|svg)$/.test(id)) return null;
      return existsSync(path.resolve(path.dirname(importer), id)) ? null : (byName.get(path.basename(id)) ?? null);
    },
  };
}

/** Gives each program two modules: the text of the page, and the claim that runs it. */
function corePrograms(root: string, cores: readonly CoreProgram[]): Plugin {
  const PROGRAM = '?program.ts';
  const runner = JSON.stringify(path.join(import.meta.dirname, '../browser/core-program.ts'));
  const codes = new Map(cores.map(({ file, code }) => [path.join(root, file), code]));
  return {
    name: 'core-programs',
    enforce: 'pre',
    resolveId: (id) => (codes.has(id.replace(PROGRAM, '')) ? id : null),
    load: (id) => {
      const file = id.replace(PROGRAM, '');
      const code = codes.get(file);
      if (code === undefined || id !== file) return code ?? null;
      const program = JSON.stringify(`${file}${PROGRAM}`);
      return `import { coreClaim } from ${runner};\nexport default [coreClaim(() => import(${program}))];`;
    },
  };
}
