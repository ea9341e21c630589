// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rewriteHtml } from './rewrite-html';
import { FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from './font-names';
import { fontAddresses, withoutFonts } from './web-fonts';

const CSS =
  '@font-face{font-family:A;src:url(/f/a.woff2)format("woff2")}@font-face{src:local(b),url("/f/b.woff2")}p{background:url(/i.svg)}';

describe('fonts in rules', () => {
  it('are found by their URLs', () => expect(fontAddresses(CSS)).toEqual(['/f/a.woff2', '/f/b.woff2']));
  it('can be removed', () => expect(withoutFonts(CSS)).toBe('p{background:url(/i.svg)}'));
});

describe('a page with fonts', () => {
  const html = rewriteHtml('<html><head><link rel=stylesheet href=/s.css></head><body></body></html>', {
    inline: { css: CSS, missing: '', known: [] },
    scripts: [],
  });

  /** Runs the inline script in the page's head as the browser does while parsing the page. */
  function open(): void {
    const made = document.createElement('script');
    const read = new DOMParser().parseFromString(html, 'text/html').querySelector('script[data-font-files]');
    for (const { name, value } of read?.attributes ?? []) made.setAttribute(name, value);
    const current = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript');
    Object.defineProperty(document, 'currentScript', { value: made, configurable: true });
    new Function(read?.textContent ?? '')();
    if (current) Object.defineProperty(document, 'currentScript', current);
  }
  const asked = () => [...document.querySelectorAll('link[as=font]')].map((link) => link.getAttribute('href'));

  beforeEach(() => localStorage.clear());
  afterEach(() => {
    document.head.innerHTML = '';
    document.documentElement.removeAttribute(FONTS_ATTRIBUTE);
  });

  it('preloads none on a first visit', () => {
    open();
    expect(asked()).toEqual([]);
    expect(document.documentElement.hasAttribute(FONTS_ATTRIBUTE)).toBe(false);
  });

  it('preloads those that the browser has loaded before', () => {
    localStorage.setItem(FONTS_STORAGE_KEY, '/f/a.woff2 /f/b.woff2');
    open();
    expect(asked()).toEqual(['/f/a.woff2', '/f/b.woff2']);
    expect(document.documentElement.hasAttribute(FONTS_ATTRIBUTE)).toBe(true);
  });

  it('preloads nothing when the stored URLs are of other files', () => {
    localStorage.setItem(FONTS_STORAGE_KEY, '/f/old.woff2');
    open();
    expect(asked()).toEqual([]);
  });
});
