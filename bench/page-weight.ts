import fs from 'node:fs';
import path from 'node:path';
import { compressedBytes } from '../testing/page-bytes';
import { serveBuild } from '../scripts/serve-build';
import { MAX_SCRIPT, PLAIN_SCRIPT } from './anchors';
import { newBrowser, VIEWPORT, watchPrefetches } from './bench-page';
import type { Row } from './stats';

const PAGES = [
  { name: 'home', path: '/' },
  { name: 'Rect tutorial', path: '/docs/shapes/Rect.html' },
  { name: 'API page of Rect', path: '/api/Konva.Rect.html' },
];

type Kind = 'html' | 'style' | 'script' | 'demo' | 'other';

function kindOf(file: string): Kind {
  // Libraries and compiled demos are loaded after the page is rendered, and only by pages with a demo.
  if (file.includes('/demo-assets/')) return 'demo';
  if (file.endsWith('.js')) return 'script';
  if (file.endsWith('.css')) return 'style';
  return file.endsWith('.html') || file.endsWith('/') ? 'html' : 'other';
}

/** Bytes, compressed with Brotli, that a page loads before any interaction, until the network is idle, without prefetched pages. */
export async function pageWeight(root: string): Promise<Row[]> {
  const rows: Row[] = [];
  const server = await serveBuild({ root, compress: true });
  try {
    for (const { name, path: address } of PAGES) {
      if (!fs.existsSync(path.join(root, address, address.endsWith('/') ? 'index.html' : ''))) continue;
      const browser = await newBrowser();
      try {
        const page = await browser.newPage({ viewport: VIEWPORT });
        const prefetched = watchPrefetches(page);
        server.takeTraffic();
        await page.goto(server.url + address, { waitUntil: 'networkidle' });
        const sums: Record<Kind, number> = { html: 0, style: 0, script: 0, demo: 0, other: 0 };
        for (const { path: file } of server.takeTraffic()) {
          if (prefetched.has(file)) continue;
          // The size as hosts serve it: the server here compresses faster, but less.
          sums[kindOf(file)] += compressedBytes(file.endsWith('/') ? `${file}index.html` : file, root);
        }
        const common = { section: name, unit: 'kB' } as const;
        rows.push({ ...common, name: 'HTML', value: sums.html / 1000 });
        rows.push({ ...common, name: 'style', value: sums.style / 1000 });
        rows.push({
          ...common,
          name: 'script',
          value: sums.script / 1000,
          anchor: { value: PLAIN_SCRIPT, source: 'plain Docusaurus, 350 pages' },
          limit: MAX_SCRIPT,
        });
        rows.push({ ...common, name: 'demo and its libraries', value: sums.demo / 1000 });
      } finally {
        await browser.close();
      }
    }
  } finally {
    await server.close();
  }
  return rows;
}
