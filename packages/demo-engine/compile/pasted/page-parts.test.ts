import { describe, expect, it } from 'vitest';
import { isPage, pageParts, splitPage } from './page-parts';

const PAGE = `<!DOCTYPE html>
<html>
  <head>
    <title>A page</title>
    <link rel="stylesheet" href="https://example.com/a.css">
    <script src="https://cdn.jsdelivr.net/npm/konva@8/konva.min.js"></script>
    <style>
      body { margin: 0; }
    </style>
  </head>
  <body onload="init()">
    <!-- <script>never()</script> -->
    <div id="container"></div>
    <button class="add" onclick="add('a &amp; b')">Add</button>
    <script>
      function init() {
        document.title = '<!-- kept -->';
      }
    </script>
    <p>After</p>
    <script type="module">
      const add = (text) => text;
    </script>
    <script type="text/x-template" id="tpl"><b>{{ a }}</b></script>
    <script type="application/json">{ "no": 1 }</script>
  </body>
</html>
`;

describe('a page', () => {
  it('is told from other code', () => {
    expect(isPage(PAGE)).toBe(true);
    expect(isPage('<!-- hi -->\n<div id="a"></div>\n<script>1</script>')).toBe(true);
    expect(isPage('<div id="a"></div>')).toBe(false);
    expect(isPage('const a = 1; // <html>')).toBe(false);
  });

  it('has markup without scripts, styles and inline handlers', () => {
    expect(pageParts(PAGE).html).toBe(
      '<div id="container"></div>\n<button data-on="1" class="add">Add</button>\n\n<p>After</p>',
    );
  });

  it('has its styles and templates', () => {
    const { css, templates, foreign } = pageParts(PAGE);
    expect(css).toBe('body { margin: 0; }');
    expect(templates).toEqual({ tpl: '<b>{{ a }}</b>' });
    expect(foreign).toEqual([]);
  });

  it('has its scripts in order, then its inline handlers', () => {
    expect(pageParts(PAGE).script.split('\n')).toEqual([
      'function init() {',
      "  document.title = '<!-- kept -->';",
      '}',
      '',
      'const add = (text) => text;',
      "window.addEventListener('load', function (event) { init() });",
      `document.querySelector('[data-on="1"]').onclick = function (event) { add('a & b') };`,
    ]);
  });

  it('has every character of its scripts where it was', () => {
    const { placedScript } = pageParts(PAGE);
    for (const part of ["document.title = '<!-- kept -->';", 'const add']) {
      expect(placedScript.indexOf(part)).toBe(PAGE.indexOf(part));
    }
    expect(placedScript).not.toContain('never');
  });

  it('names the scripts of libraries that are not here', () => {
    const names = [
      './konva.js',
      'js/vue-konva.umd.js',
      'https://code.jquery.com/jquery-3.7.js',
      'https://unpkg.com/gsap@3/dist/gsap.min.js',
      'https://unpkg.com/@babel/standalone/babel.min.js',
    ];
    const scripts = names.map((src) => `<script src="${src}"></script>`).join('\n');
    expect(pageParts(`<html>${scripts}</html>`).foreign).toEqual([names[2], names[3]]);
  });

  it('is split into files', () => {
    expect(splitPage('const a = 1;')).toBeUndefined();
    expect(splitPage('<html><style>a { b: c }</style><div id="d"></div><script>\n  go();\n</script></html>')).toEqual([
      { path: 'index.ts', text: "import './styles.css';\n\ngo();\n" },
      { path: 'index.html', text: '<div id="d"></div>\n' },
      { path: 'styles.css', text: 'a { b: c }\n' },
    ]);
  });
});
