import { describe, expect, it } from 'vitest';
import { feedContent } from './feed-content';

const POST = 'https://docs.example/blog/post';
const read = (html: string) => feedContent(html, POST);

describe('feedContent', () => {
  it('keeps text, code and tables, without classes and wrappers', () => {
    expect(read('<div class="x"><p class="y">A <code>b &lt; c</code> &amp; <em>d</em></p></div>')).toBe(
      '<p>A <code>b &lt; c</code> &amp; <em>d</em></p>',
    );
    expect(read('<table class="t"><tr><th scope="col">n</th></tr></table>')).toBe('<table><tr><th>n</th></tr></table>');
  });

  it('makes URLs absolute', () => {
    expect(read('<a class="" href="/docs/index.html">d</a><a href="#part">p</a>')).toBe(
      '<a href="https://docs.example/docs/index.html">d</a><a href="https://docs.example/blog/post#part">p</a>',
    );
    expect(read('<img src="/img/a.png" alt="A &quot;b&quot;" loading="lazy">')).toBe(
      '<img src="https://docs.example/img/a.png" alt="A &quot;b&quot;">',
    );
  });

  it('leaves out heading anchors, buttons, scripts and invisible characters', () => {
    expect(read('<h2 id="a">Title<a href="#a" class="hash-link">\u200B</a></h2>')).toBe('<h2>Title</h2>');
    expect(
      read(
        '<div><pre tabindex="0"><code><span class="k">let</span> a</code></pre><button>Copy<svg></svg></button></div>',
      ),
    ).toBe('<pre><code>let a</code></pre>');
    expect(read('<script>let a = "<p>";</script><p>b</p><!-- c -->')).toBe('<p>b</p>');
  });

  it('turns a demo into its picture and a link', () => {
    const demo =
      '<section class="kd-demo" aria-label="Demo: A &amp; B"><script>start()</script><div><button>Vue</button>' +
      '<pre class="kd-pre"><code>let a</code></pre></div><img class="kd-poster" src="/p.webp" width="2" height="1" alt="All">' +
      '<p>This demo runs with JavaScript.</p></section><p>after</p>';
    expect(read(demo)).toBe(
      `<p><a href="${POST}"><img src="https://docs.example/p.webp" alt="All" width="2" height="1"></a></p>` +
        `<p><a href="${POST}">Run the demo: A &amp; B</a></p><p>after</p>`,
    );
  });

  it('turns live code into its code and a link', () => {
    const demo =
      '<section class="kd-demo" aria-label="Demo: Live"><span>1</span><pre class="kd-pre"><code><i>let</i> a = 1 &lt; 2;</code></pre>' +
      '<pre class="kd-pre"><code>another file</code></pre><img src="x.png"></section>';
    expect(read(demo)).toBe(
      `<pre><code>let a = 1 &lt; 2;</code></pre><p><a href="${POST}">Run this code: Live</a></p>`,
    );
  });
});
