import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtPages, playersIn } from './built-pages';

it('finds players in HTML, minified or not', () => {
  const html = [
    '<figure class="a" data-demo="tutorials/shapes/Rect" data-has="vanilla vue" data-flavour="vanilla" data-state="poster">',
    '<figure data-flavour=vue class=b data-demo=live/1a2b><p data-demonstration="x">',
    '<div data-demo="sandbox/Wheel">',
  ].join('');
  expect(playersIn(html)).toEqual([
    { id: 'tutorials/shapes/Rect', flavour: 'vanilla', isBare: false },
    { id: 'live/1a2b', flavour: 'vue', isBare: true },
    { id: 'sandbox/Wheel', flavour: undefined, isBare: true },
  ]);
});

it('lists pages by the URL that a reader opens', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pages-'));
  fs.mkdirSync(path.join(folder, 'docs', 'shapes'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'blog'));
  for (const file of ['index.html', '404.html', 'blog/index.html', 'docs/shapes/Rect.html'])
    fs.writeFileSync(path.join(folder, file), '');
  fs.writeFileSync(
    path.join(folder, 'docs', 'index.html'),
    '<link data-rh=true rel=canonical href=https://example.org/docs/index.html>',
  );
  const paths = builtPages(folder).map((page) => page.path);
  expect(paths).toEqual(['/', '/blog/', '/docs/index.html', '/docs/shapes/Rect.html']);
});
