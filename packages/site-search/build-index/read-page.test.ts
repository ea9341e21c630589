import { describe, expect, it } from 'vitest';
import { readPageContent } from './read-page';

/** A docs page as Docusaurus and its minifier write it: without optional end tags, with unquoted attributes. */
const PAGE = `<!doctype html><html lang=en><head><title data-rh=true>Rectangle | Konva</title>
<meta data-rh=true name=docsearch:language content=en /><meta data-rh=true name=docsearch:docusaurus_tag content=docs-default-current />
<meta data-rh=true name=description content="Draw a rect &amp; round it."/>
<meta data-rh=true name=keywords content="konva,rounded box"/></head><body>
<nav class=navbar><a href=/>Konva</a></nav><main class=docMainContainer><article>
<nav class="theme-doc-breadcrumbs breadcrumbs_x" aria-label=Breadcrumbs><ul class=breadcrumbs>
<li class=breadcrumbs__item><a aria-label="Home page" class=breadcrumbs__link href=/><svg viewBox="0 0 24 24"><path d="M1"/></svg></a>
<li class=breadcrumbs__item><a class=breadcrumbs__link href=/category/shapes><span>Shapes</span></a>
<li class="breadcrumbs__item breadcrumbs__item--active"><span class=breadcrumbs__link>Rectangle</span></ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>Rectangle</h1></header><p>A rect<p>with <code>x</code>and &lt;y&gt;.
<div data-demo=tutorials/shapes/Rect data-state=poster><div role=tablist><button>Vanilla</button></div><p>code here</div>
<h2 class="anchor x" id=rounded-corners>Rounded <code>corners</code><a href=#rounded-corners class=hash-link aria-label="Direct link">&#8203;</a></h2>
<p>Use it.</p><pre><code>const secret = 1;</code></pre>
<table><thead><tr><th>a<th>b<tbody><tr><td>cell one<td>cell two</table>
<h3 class=anchor id=deep>What goes wrong</h3><p><strong>Deeper text is written <code>here</code>.</strong> It is <strong>bold.</strong>
<ul><li><strong>No sentence</strong></ul>
<h2 class=card-heading>No anchor</h2>
</div></article><nav class=pagination-nav><a class="pagination-nav__link pagination-nav__link--prev" href=/docs/before.html>Before</a><a href=/x>Next page</a></nav></main><footer>Foot</footer></body></html>`;

describe('readPageContent', () => {
  const page = readPageContent(PAGE);

  it('splits the page at its headings', () => {
    expect(page.sections).toEqual([
      { level: 1, title: 'Rectangle', text: 'A rect with xand <y>.' },
      { level: 2, title: 'Rounded corners', anchor: 'rounded-corners', text: 'Use it. a b cell one cell two' },
      {
        level: 3,
        title: 'What goes wrong',
        anchor: 'deep',
        text: '¶Deeper text is written here. It is bold. No sentence No anchor',
      },
    ]);
  });

  it('reads breadcrumbs, description and facets', () => {
    expect(page.breadcrumbs).toEqual(['Shapes', 'Rectangle']);
    expect(page.description).toBe('Draw a rect & round it.');
    expect(page.keywords).toEqual(['konva', 'rounded box']);
    expect(page.language).toBe('en');
    expect(page.tag).toBe('docs-default-current');
    expect(page.hidden).toBe(false);
    expect(page.previous).toBe('/docs/before.html');
  });

  it('records demos and omits their code', () => {
    expect(page.demos).toEqual([{ id: 'tutorials/shapes/Rect', section: 0 }]);
    expect(JSON.stringify(page.sections)).not.toMatch(/Vanilla|code here|secret/);
  });

  it('omits menus, pagination and footers', () => {
    expect(JSON.stringify(page.sections)).not.toMatch(/Next page|Foot|Konva|Direct link/);
  });

  it('marks pages with noindex, and uses the document title when there is no heading', () => {
    const hidden = readPageContent(
      '<title>Plain | Konva</title><meta name=robots content="noindex, nofollow"><main><p>Body</main>',
    );
    expect(hidden.hidden).toBe(true);
    expect(hidden.sections).toEqual([{ level: 1, title: 'Plain', text: 'Body' }]);
  });

  it('does not throw on empty or malformed HTML', () => {
    expect(readPageContent('').sections).toEqual([{ level: 1, title: '', text: '' }]);
    expect(() => readPageContent('<main><h2 id=a>A<p>b<main></h2></p>')).not.toThrow();
  });
});
