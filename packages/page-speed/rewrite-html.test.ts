// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rewriteHtml, scriptAddresses, sheetAddress, START_SCRIPT } from './rewrite-html';
import { SLOW_LINE_ATTRIBUTE } from './slow-line';

const PAGE =
  '<html><head><link rel=stylesheet href=/assets/css/s.1.css /><script src=/assets/js/r.js defer></script>' +
  '<script src="/assets/js/m.js" defer="defer"></script></head><body><p>Text</p></body></html>';

const RULES = { css: '', missing: '', known: [], scripts: ['/assets/js/c.js'] };
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const preloads = (page: Document) =>
  [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

describe('a rewritten page', () => {
  it('has its rules in it, the sheet after, and names its route’s chunks', () => {
    expect(sheetAddress(PAGE)).toBe('/assets/css/s.1.css');
    expect(scriptAddresses(PAGE)).toEqual(['/assets/js/r.js', '/assets/js/m.js']);
    const page = read(rewriteHtml(PAGE, { ...RULES, css: 'p{top:0}' }));
    expect(page.querySelector('style[data-critical]')?.textContent).toBe('p{top:0}');
    const sheet = page.querySelector('link[data-full-sheet]');
    expect(sheet?.getAttribute('media')).toBe('print');
    // Nothing to the browser until the page's scripts are there.
    expect(sheet?.getAttribute('rel')).toBe('later-stylesheet');
    expect(page.querySelector('noscript')?.innerHTML).toContain('rel="stylesheet"');
    expect(preloads(page)).toEqual(['/assets/js/c.js']);
    expect(page.querySelectorAll('script[src][defer]')).toHaveLength(2);
  });

  it('loads its scripts after the files of its demo, and does not run them yet', () => {
    const page = read(rewriteHtml(PAGE.replace('<p>', '<p data-start="{}">'), RULES));
    expect(page.querySelector('script[src]')).toBeNull();
    expect(preloads(page)).toEqual([]);
    const later = [...page.querySelectorAll('link[rel=later][fetchpriority=low]')];
    expect(later.map((link) => link.getAttribute('href'))).toEqual([
      '/assets/js/r.js',
      '/assets/js/m.js',
      '/assets/js/c.js',
    ]);
    expect(page.querySelectorAll('link[data-page-script]')).toHaveLength(2);
  });

  it('cannot be ended by what stands in its rules', () => {
    expect(rewriteHtml(PAGE, { ...RULES, css: 'p::after{content:"</style>"}' })).not.toContain('"</style>');
  });
});

describe('the start of the page’s scripts', () => {
  const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

  /** Tells whether the demo is near the view, as the browser does when the page is laid out. */
  let tell: (isIntersecting: boolean) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[], observer: unknown) => void) {
          tell = (isIntersecting) => callback([{ isIntersecting }], this);
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  function open(body: string): void {
    document.head.innerHTML = '<link rel="later" as="script" href="/m.js" data-page-script>';
    document.body.innerHTML = body;
    new Function(START_SCRIPT)();
  }

  it('is now when the demo is far below', () => {
    open('<section data-start="{}" data-state="poster">');
    expect(started()).toEqual([]);
    tell(false);
    expect(started()).toEqual([`${location.origin}/m.js`]);
  });

  it('waits for a demo’s first picture, but not for ever', async () => {
    open('<section data-start="{}" data-state="poster">');
    tell(true);
    expect(started()).toEqual([]);
    expect(preloads(document)).toEqual([]);
    document.querySelector('section')?.setAttribute('data-state', 'starting');
    await vi.advanceTimersByTimeAsync(100);
    expect(started()).toEqual([]);
    expect(preloads(document)).toEqual([]);
    document.querySelector('section')?.setAttribute('data-state', 'running');
    await vi.advanceTimersByTimeAsync(100);
    expect(started()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5000);
    expect(started()).toHaveLength(1);
  });

  it('is not before they are asked for on a slow line, which is at once', () => {
    const [, ask] = /<script>(if\(document[^<]*)<\/script><\/head>/.exec(
      rewriteHtml(PAGE.replace('<p>', '<p data-start="{}">'), RULES),
    ) ?? ['', ''];
    open('<section data-start="{}" data-state="poster">');
    new Function(ask ?? '')();
    expect(preloads(document)).toEqual([]);
    document.documentElement.setAttribute(SLOW_LINE_ATTRIBUTE, '');
    new Function(ask ?? '')();
    document.documentElement.removeAttribute(SLOW_LINE_ATTRIBUTE);
    expect(preloads(document)).toEqual(['/m.js']);
    expect(started()).toEqual([]);
    window.dispatchEvent(new Event('keydown'));
    expect(started()).toHaveLength(1);
  });

  it('waits at most a little over a second', async () => {
    open('<section data-start="{}" data-state="poster">');
    await vi.advanceTimersByTimeAsync(1300);
    expect(started()).toHaveLength(1);
  });

  it('does not wait for a demo that needs the page’s script', async () => {
    open('<section data-start="{}" data-state="poster">');
    document.querySelector('section')?.setAttribute('data-waits', '');
    await vi.advanceTimersByTimeAsync(100);
    expect(started()).toHaveLength(1);
  });

  it('does not wait once the reader does something', () => {
    open('<section data-start="{}" data-state="poster">');
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(started()).toHaveLength(1);
  });
});
