import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toMarkdownPage } from './page';

const FIXTURES = path.join(import.meta.dirname, '../fixtures');
const URL_OF_PAGE = 'https://docs.example/docs/shapes/Page.html';

const document = (main: string, head = '<title>Words | Site</title><meta name=description content="What it is.">') =>
  `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body></html>`;

/** The Markdown below the title, the description and the URL. */
function bodyOf(main: string): string {
  const markdown = toMarkdownPage(document(main), URL_OF_PAGE)?.markdown ?? '';
  return markdown.replace(/^[^]*?\nPage: .*\n\n?/, '').trim();
}

describe('toMarkdownPage', () => {
  for (const file of readdirSync(FIXTURES).filter((name) => name.endsWith('.html'))) {
    it(`converts ${file} to the Markdown file next to it`, () => {
      const page = toMarkdownPage(readFileSync(path.join(FIXTURES, file), 'utf8'), URL_OF_PAGE);
      expect(page?.markdown).toBe(readFileSync(path.join(FIXTURES, file.replace('.html', '.md')), 'utf8'));
    });
  }

  it('begins with title, description and URL, and reads the section from the breadcrumbs', () => {
    const crumbs =
      '<nav class="theme-doc-breadcrumbs"><ul><li><a href=/><svg></svg></a><li><a>Shapes</a><li>Rect</ul></nav>';
    const page = toMarkdownPage(
      document(`<article>${crumbs}<div class=theme-doc-markdown><h1>Rect</h1><p>Text.</div></article>`),
      URL_OF_PAGE,
    );
    expect(page).toMatchObject({ title: 'Rect', description: 'What it is.', section: 'Shapes', url: URL_OF_PAGE });
    expect(page?.markdown).toBe(`# Rect\n\n> What it is.\n\nPage: <${URL_OF_PAGE}>\n\nText.\n`);
  });

  it('leaves out controls with their labels and outputs', () => {
    const slider =
      '<div><label for=blur>blurRadius</label><input id=blur type=range><output for=blur>10</output></div>';
    expect(bodyOf(`<h1>A</h1><p>Before.</p>${slider}<p>After.</p>`)).toBe('Before.\n\nAfter.');
  });

  it('leaves out pages with noindex, and redirects', () => {
    expect(
      toMarkdownPage(document('<h1>A</h1>', '<meta name=robots content="noindex, nofollow">'), URL_OF_PAGE),
    ).toBeUndefined();
    expect(toMarkdownPage(document('', '<meta http-equiv=refresh content="0; url=/b">'), URL_OF_PAGE)).toBeUndefined();
  });

  it('keeps the language and the text of code, even when it looks like Markdown', () => {
    const code = 'const a = `x`;\n\n# no heading *here* &lt;App />';
    expect(bodyOf(`<div data-language=tsx><pre><code>${code}</code></pre><button>Copy code</button></div>`)).toBe(
      '```tsx\nconst a = `x`;\n\n# no heading *here* <App />\n```',
    );
    expect(bodyOf('<pre><code>a\n```\nb</code></pre>')).toBe('````\na\n```\nb\n````');
  });

  it('lists a file that several flavors share once, after the files of single flavors', () => {
    const file = (label: string, name: string, code: string) =>
      `<div class=kd-file><p class=kd-file-name>${label}, ${name}</p><pre><code>${code}</code></pre></div>`;
    const demo =
      '<section data-demo=a aria-label="Demo: A">' +
      `<div data-panel=vanilla>${file('Vanilla', 'index.ts', 'one')}${file('Vanilla', 'plan.ts', 'same')}${file('Vanilla', 'look.ts', 'x')}</div>` +
      `<div data-panel=react>${file('React', 'App.tsx', 'two')}${file('React', 'plan.ts', 'same')}${file('React', 'look.ts', 'y')}</div></section>`;
    const parts = bodyOf(`<h1>A</h1>${demo}`)
      .split('\n\n')
      .filter((part) => part.startsWith('**') && part.includes('`'));
    expect(parts).toEqual([
      '**Vanilla**, `index.ts`',
      '**Vanilla**, `look.ts`',
      '**React**, `App.tsx`',
      '**React**, `look.ts`',
      '**Vanilla, React**, `plan.ts`',
    ]);
  });

  it('labels all tab panels, open or not', () => {
    const tabs =
      '<div><ul role=tablist><li role=tab>npm<li role=tab>yarn</ul><div><div role=tabpanel><p>One</div><div role=tabpanel hidden><p>Two</div></div></div>';
    expect(bodyOf(tabs)).toBe('**npm**\n\nOne\n\n**yarn**\n\nTwo');
  });

  it('labels notes for one flavor', () => {
    expect(bodyOf('<div data-note-flavour=vue><p>Vue</p><p>Only <b>here</b>.</p></div>')).toBe(
      '**Vue**\n\nOnly **here**.',
    );
  });

  it('writes URLs from the root of the site and drops what is only useful on a screen', () => {
    expect(
      bodyOf('<h2>Head<a class=hash-link href=#head>\u200B</a></h2><p><a href=/x>y</a> <img src=z.png alt=w>'),
    ).toBe('## Head\n\n[y](/x) ![w](/docs/shapes/z.png)');
    expect(bodyOf('<button>Run</button><script>go()</script><p aria-hidden=true>1<p>Text')).toBe('Text');
  });

  it('includes the content of collapsed details', () => {
    expect(bodyOf('<details><summary>More <!-- -->options</summary><p>a</p><pre><code>b</code></pre></details>')).toBe(
      '**More options**\n\na\n\n```\nb\n```',
    );
  });

  it('puts what the rows of a table fold away below the table, so that each row is one line', () => {
    const row = (name: string, more: string) => `<tr><td><code>${name}</code></td><td>Fires.${more}</td></tr>`;
    const folded = '<details><summary>Example</summary><pre>a\nb</pre><p>Used in <a href=/c>C</a></p></details>';
    const table = `<table><thead><tr><th>Event</th><th>When</th></tr></thead><tbody>${row('tap', folded)}${row('drag', '')}</tbody></table>`;
    expect(bodyOf(`<h1>A</h1>${table}<p>After.</p>`)).toBe(
      '| Event | When |\n| - | - |\n| `tap` | Fires. |\n| `drag` | Fires. |\n\n**`tap`**\n\n```\na\nb\n```\n\nUsed in [C](/c)\n\nAfter.',
    );
  });

  it('has the page in each framework: its tabs, notes and code, the open file first', () => {
    const tabs =
      '<div><ul role=tablist><li role=tab>Vanilla<li role=tab>Vue</ul><div><div role=tabpanel><p>Plain</div><div role=tabpanel hidden><p>Template</div></div></div>';
    const file = (name: string, code: string, open = '') =>
      `<div class=kd-file ${open}><p class=kd-file-name>Vue, ${name}</p><pre><code>${code}</code></pre></div>`;
    const demo = `<section data-demo=a aria-label="Demo: A"><img src=a.png><div data-panel=vue>${file('App.vue', 'one')}${file('plan.ts', 'two', 'data-open')}</div></section>`;
    const page = toMarkdownPage(
      document(`<h1>A</h1>${demo}${tabs}<div data-note-flavour=react><p>React</p><p>Hooks</p></div>`),
      URL_OF_PAGE,
    );
    const { vue, vanilla, react } = page?.frameworks ?? {};
    expect(vue?.text).toMatch(/\*\*Demo: A\*\* \(code below\)\n\nTemplate\n$/);
    expect(vanilla?.text).toMatch(/below\)\n\nPlain\n$/);
    // The tabs have no React, so all are kept.
    expect(react?.text).toContain('**Vue**\n\nTemplate\n\n**React**\n\nHooks');
    expect(vue?.demos).toEqual([
      {
        id: 'a',
        title: 'A',
        framework: 'vue',
        files: [
          { name: 'plan.ts', code: 'two' },
          { name: 'App.vue', code: 'one' },
        ],
      },
    ]);
  });

  it('separates words that only CSS separates', () => {
    expect(bodyOf('<p><a href=/a><span>Title</span><span>Words</span></a><a href=/b>Next</a>')).toBe(
      '[Title: Words](/a) [Next](/b)',
    );
  });
});
