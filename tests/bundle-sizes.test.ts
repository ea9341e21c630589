import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown, type Plugin } from 'rolldown';
import { compile } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/pages';

/** Pages whose tables state how much an import of the binding adds to a bundle. */
const PAGES = ['react', 'vue', 'svelte'];
/** Packages that every application of the framework already has. */
const FRAMEWORKS = /^(react|react-dom|vue|svelte)(\/|$)/;
/** Relative tolerance of the sizes in the tables: compressors differ between versions of Node.js. */
const TOLERANCE = 0.02;

/** A row of a table: import statements in a code span, then kilobytes, minified and with Brotli. */
const ROW = /^\| `(import [^`]+)` +\| ([\d.]+) +\| ([\d.]+) +\|$/gm;

const svelte: Plugin = {
  name: 'svelte',
  transform(code, id) {
    if (!id.endsWith('.svelte')) return null;
    return { code: compile(code, { filename: id, generate: 'client' }).js.code, moduleType: 'js' };
  },
};

/** Size in kilobytes of a bundled module that uses all of these imports. */
async function measure(imports: string): Promise<{ minified: number; brotli: number }> {
  const names = [...imports.matchAll(/import (?:\{([^}]+)\}|(?:\* as )?(\w+))/g)].flatMap(
    ([, several, one]) => several ?? one ?? [],
  );
  const entry = path.join(ROOT, 'bundle-size-entry.js');
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    external: FRAMEWORKS,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? `${imports}\nconsole.log(${names.join(', ')});` : null),
      },
      svelte,
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  return { minified: code.length / 1000, brotli: brotliCompressSync(code).length / 1000 };
}

describe.each(PAGES)('the table of sizes on the Components page of %s', (framework) => {
  const page = readFileSync(path.join(ROOT, `content/docs/${framework}/Components.mdx`), 'utf8');
  const rows = [...page.matchAll(ROW)];

  test('has rows', () => expect(rows.length).toBeGreaterThan(1));

  test.each(rows.map(([, imports = '', minified = '', brotli = '']) => ({ imports, minified, brotli })))(
    '$imports',
    async ({ imports, minified, brotli }) => {
      const measured = await measure(imports);
      const told = `measured: ${measured.minified.toFixed(0)} and ${measured.brotli.toFixed(1)} kB`;
      expect(Math.abs(Number(minified) / measured.minified - 1), told).toBeLessThan(TOLERANCE);
      expect(Math.abs(Number(brotli) / measured.brotli - 1), told).toBeLessThan(TOLERANCE);
    },
  );
});
