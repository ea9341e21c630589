import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser, TEST_BROWSER_ARGS } from './find-browser';

/**
 * Renders scenery of demos that a program draws: `demos/assets/source/<name>.ts` to `demos/assets/pictures/<name>.webp`. Run `npx tsx
 * scripts/render-demo-scenes.ts <name> ...` after you change a drawing, and commit both files.
 *
 * A drawing exports `scene`: the size in CSS pixels, a function that paints it on a context of the library, and, if they differ from
 * the defaults, the pixel ratio and the quality of the picture.
 */
const DEFAULTS = { ratio: 2, quality: 84 };
const assets = path.resolve(import.meta.dirname, '..', 'demos', 'assets');

/** A drawing may import sizes from its demo. What that imports beside code is not needed. */
const withoutAssets: Plugin = {
  name: 'without-assets',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.(webp|webm|gif|svg|css)$/ }, ({ path: file }) => ({ path: file, namespace: 'asset' }));
    onLoad({ filter: /./, namespace: 'asset' }, () => ({ contents: '', loader: 'text' }));
  },
};

async function bundle(name: string): Promise<string> {
  const drawing = path.join(assets, 'source', `${name}.ts`);
  if (!existsSync(drawing))
    throw new Error(`There is no ${drawing}. Write the name of a drawing there, without its ending.`);
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import Konva from 'konva';
        import { scene } from ${JSON.stringify(drawing)};
        const { width, height, paint, ratio = ${DEFAULTS.ratio}, quality = ${DEFAULTS.quality} } = scene;
        const shape = new Konva.Shape({ width, height, sceneFunc: paint });
        const url = shape.toCanvas({ x: 0, y: 0, width, height, pixelRatio: ratio }).toDataURL();
        globalThis.rendered = { url, quality };`,
      resolveDir: assets,
      loader: 'ts',
    },
    plugins: [withoutAssets],
    bundle: true,
    write: false,
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}

interface Rendered {
  url: string;
  quality: number | 'lossless';
}

const { positionals: names } = parseArgs({ allowPositionals: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...TEST_BROWSER_ARGS] });
try {
  for (const name of names) {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(`${name}: ${error.message}`));
    await page.addScriptTag({ content: await bundle(name) });
    const { url, quality } = await page.evaluate<Rendered>('rendered');
    const file = path.join(assets, 'pictures', `${name}.webp`);
    const { size, width, height } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
      .webp(quality === 'lossless' ? { lossless: true, effort: 6 } : { quality, effort: 6, smartSubsample: true })
      .toFile(file);
    console.log(`${path.relative(process.cwd(), file)}: ${width} by ${height}, ${(size / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
