import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, sizeWords } from './llms';
import { writeSite, type WriteSettings } from './site';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'page-markdown-'));
});
afterEach(() => {
  rmSync(outDir, { recursive: true, force: true });
});

function put(file: string, title: string, head = ''): void {
  const full = path.join(outDir, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(
    full,
    `<head>${head}<meta name=description content="About ${title}."></head><main><h1>${title}</h1><p>Text of ${title}.</main>`,
  );
}

const settings = (routes: string[], more: Partial<WriteSettings> = {}): WriteSettings => ({
  outDir,
  routes,
  baseUrl: '/',
  site: {
    title: 'Site',
    tagline: 'All of it',
    details: ['A detail.'],
    url: 'https://docs.example/',
    sections: [
      { name: 'Guides', useWhen: 'you are lost.' },
      { name: 'Rest', useWhen: 'you are done.' },
    ],
    tasks: [],
  },
  prefixSections: [{ prefix: '/guide/', section: 'Guides' }],
  otherSection: 'Rest',
  unlisted: [],
  sameInAll: [],
  limits: [],
  assetsFolder: 'assets',
  cacheFile: path.join(outDir, '.cache.json'),
  ...more,
});
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

describe('writeSite', () => {
  it('writes each page at its path plus .md', () => {
    put('index.html', 'Home');
    put('docs/A.html', 'A');
    put('blog/index.html', 'Blog');
    put('404.html', 'Lost');
    put('find/index.html', 'Find', '<meta name=robots content="noindex">');
    const report = writeSite(settings(['/', '/docs/A.html', '/blog', '/404.html', '/find', '*']));
    expect(report).toMatchObject({ pages: 3, listed: 3 });
    expect(read('index.md')).toContain('# Home');
    expect(read('docs/A.html.md')).toContain('Text of A.');
    expect(read('blog.md')).toContain('Page: <https://docs.example/blog>');
    expect(existsSync(path.join(outDir, '404.html.md')) || existsSync(path.join(outDir, 'find.md'))).toBe(false);
  });

  it('lists every page with its size, in the order of sections, without unlisted pages', () => {
    put('docs/A.html', 'A');
    put('guide/B.html', 'B');
    put('guide/tags/index.html', 'Tags');
    writeSite(settings(['/docs/A.html', '/guide/B.html', '/guide/tags'], { unlisted: ['/guide/tags*'] }));
    const list = read('llms.txt');
    expect(list).toMatch(/^# Site\n\n> All of it\n\nA detail\.\n/);
    expect(list).toContain('- [Guides](/llms/guides.txt): 1 pages. Use when you are lost.\n- [Rest](/llms/rest.txt)');
    const size = sizeWords(bytesOf(read('docs/A.html.md')));
    expect(read('llms/rest.txt')).toContain(`- [A](/docs/A.html.md): About A. (${size})`);
    expect(read('llms-vue.txt')).toContain('## Guides\n\n- [B](/guide/B.html.vue.md)\n');
    expect(read('llms-vue.txt')).not.toContain('[Tags]');
    const full = read('llms-full.txt');
    expect(list).toContain(`All 2 pages in one file of ${sizeWords(bytesOf(full))}: [llms-full.txt](/llms-full.txt)`);
    expect(full.match(/^# (A|B)$/gm)).toEqual(['# B', '# A']);
  });

  it('names the page of each task, in the framework of the list, and stops at one that is not there', () => {
    put('docs/A.html', 'A');
    const { site } = settings([]);
    const withTask = (page: string) =>
      writeSite(settings(['/docs/A.html'], { site: { ...site, tasks: [{ task: 'Zoom', page }] } }));
    withTask('/docs/A.html');
    expect(read('llms.txt')).toContain('- Zoom: [A](/docs/A.html.md)');
    expect(read('llms-react.txt')).toContain('- Zoom: [A](/docs/A.html.react.md)');
    expect(() => withTask('/docs/B.html')).toThrow('names /docs/B.html, which is not a listed page');
  });

  it('writes a page in one framework within its limit, and the other files at the addresses that it names', () => {
    const code = (name: string, text: string) =>
      `<div class=kd-file><p class=kd-file-name>React, ${name}</p><pre><code>${text}</code></pre></div>`;
    const long = `const a = ${'1 + '.repeat(400)}1;`;
    mkdirSync(path.join(outDir, 'docs'), { recursive: true });
    writeFileSync(
      path.join(outDir, 'docs/A.html'),
      `<main><h1>A</h1><section data-demo=t/A aria-label="Demo: A"><div data-panel=react>${code('App.tsx', "import { plan } from './plan';\nimport fox from './fox.webp';")}${code('plan.ts', long)}</div></section></main>`,
    );
    mkdirSync(path.join(outDir, 'assets'));
    writeFileSync(path.join(outDir, 'assets/fox.0123456789ab.webp'), '');
    writeSite(settings(['/docs/A.html'], { limits: [{ prefix: '/docs/', bytes: 1200 }] }));
    const page = read('docs/A.html.react.md');
    expect(page).toContain("import { plan } from './plan'; // /demo-files/t/A/react/plan.ts.txt\n");
    expect(page).toContain("import fox from './fox.webp'; // /assets/fox.0123456789ab.webp\n");
    expect(page).toContain('## Other files of the demo\n\n- [plan.ts](/demo-files/t/A/react/plan.ts.txt) (1.6 kB)\n');
    expect(page).toContain('in other frameworks: [Vanilla](/docs/A.html.vanilla.md), [Vue](/docs/A.html.vue.md)');
    expect(read('demo-files/t/A/react/plan.ts.txt')).toBe(`${long}\n`);
    expect(read('demo-files/t/A/react.txt')).toMatch(/^# A\n\n- \[App.tsx\]\(\/demo-files\/t\/A\/react\/App.tsx.txt\)/);
    expect(page).not.toContain('1 + 1');
  });

  it('names the sections of a long text that do not fit', () => {
    mkdirSync(path.join(outDir, 'docs'), { recursive: true });
    const long = (title: string) => `<h2>${title}</h2><p>${`${title} `.repeat(150)}</p>`;
    writeFileSync(
      path.join(outDir, 'docs/A.html'),
      `<main><h1>A</h1><p>Start</p><pre><code>## code</code></pre>${long('One')}${long('Two')}</main>`,
    );
    writeSite(settings(['/docs/A.html'], { limits: [{ prefix: '/docs/', bytes: 1600 }] }));
    const page = read('docs/A.html.vue.md');
    expect(page).toContain('## One');
    expect(page).not.toContain('## Two');
    expect(page).toContain('Sections that did not fit, in [the whole page](/docs/A.html.md): Two\n');
    expect(read('docs/A.html.md')).toContain('## Two');
  });

  it('takes pages from the cache while their HTML is unchanged', () => {
    put('docs/A.html', 'A');
    writeSite(settings(['/docs/A.html']));
    const cached = read('.cache.json');
    writeFileSync(path.join(outDir, '.cache.json'), cached.replaceAll('Text of A.', 'Kept of A.'));
    writeSite(settings(['/docs/A.html']));
    expect(read('docs/A.html.md')).toContain('Kept of A.');
    put('docs/A.html', 'Other');
    writeSite(settings(['/docs/A.html']));
    expect(read('docs/A.html.md')).toContain('Text of Other.');
  });
});

describe('sizeWords', () => {
  it('rounds to a short number with its unit', () => {
    expect([512, 1536, 53_400, 2_264_643].map(sizeWords)).toEqual(['0.5 kB', '1.5 kB', '53 kB', '2.3 MB']);
  });
});
