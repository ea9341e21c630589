import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { build } from 'vite';

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
 * @throws when one of them cannot be compiled
 */
export async function bundleClaims(root: string, files: readonly string[]): Promise<ClaimsBundle> {
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
        load: (id) => load(id, root, files),
      },
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
