// @vitest-environment jsdom
import { SLOW_LINE_ATTRIBUTE } from '@site-packages/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_SCRIPT, rewriteHtml, scriptAddresses, sheetAddress, START_SCRIPT } from './rewrite-html';

const PAGE =
  '<html><head><link rel=stylesheet href=/assets/css/s.1.css /><script src=/assets/js/r.js defer></script>' +
  '<script src="/assets/js/m.js" defer="defer"></script></head><body><p>Text</p></body></html>';

const RULES = { inline: { css: '', missing: '', known: [] }, scripts: ['/assets/js/c.js'] };
const withRules = (css: string) => ({ ...RULES, inline: { ...RULES.inline, css } });
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const preloads = (page: Document) =>
  [...page.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

describe('a rewritten page', () => {
  it('contains its rules, loads the full sheet without blocking, and preloads its route’s chunks', () => {
    expect(sheetAddress(PAGE)).toBe('/assets/css/s.1.css');
    expect(scriptAddresses(PAGE)).toEqual(['/assets/js/r.js', '/assets/js/m.js']);
    const page = read(rewriteHtml(PAGE, withRules('p{top:0}')));
    expect(page.querySelector('style[data-critical]')?.textContent).toBe('p{top:0}');
    expect(page.querySelector('style[data-critical]')?.getAttribute('data-full-sheet')).toBe('/assets/css/s.1.css');
    // Only the page's scripts add the link to the full sheet.
    expect(page.querySelector('head > link[rel~=stylesheet]')).toBeNull();
    expect(page.querySelector('noscript')?.innerHTML).toContain('rel="stylesheet"');
    expect(preloads(page)).toEqual(['/assets/js/c.js']);
    expect(page.querySelectorAll('script[src][defer]')).toHaveLength(2);
  });

  it('with a demo lists its scripts and chunks without loading them, so that the demo’s files load first', () => {
    const page = read(rewriteHtml(PAGE.replace('<p>', '<p data-start="{}">'), RULES));
    expect(page.querySelector('script[src]')).toBeNull();
    expect(preloads(page)).toEqual([]);
    const names = page.querySelector('script[data-page-scripts]');
    expect(names?.getAttribute('data-page-scripts')).toBe('/assets/js/r.js /assets/js/m.js');
    expect(names?.getAttribute('data-page-chunks')).toBe('/assets/js/c.js');
  });

  it('keeps the blocking sheet where no rules are inlined', () => {
    const page = read(rewriteHtml(PAGE, { scripts: RULES.scripts }));
    expect(page.querySelector('head > link[rel=stylesheet]')?.getAttribute('href')).toBe('/assets/css/s.1.css');
    expect(page.querySelector('style')).toBeNull();
    expect(preloads(page)).toEqual(['/assets/js/c.js']);
  });

  it('escapes an end tag in its rules', () => {
    expect(rewriteHtml(PAGE, withRules('p::after{content:"</style>"}'))).not.toContain('"</style>');
  });
});

describe('the start of the page’s scripts', () => {
  const started = () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));

  /** Reports whether the demo is near the viewport, as the browser does once the page is laid out. */
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
    document.documentElement.removeAttribute(SLOW_LINE_ATTRIBUTE);
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  function open(body: string): void {
    document.head.innerHTML = '<script data-page-scripts="/m.js" data-page-chunks="/c.js"></script>';
    document.body.innerHTML = body;
    new Function(START_SCRIPT)();
  }

  it('is immediate when the demo is far below the viewport', () => {
    open('<section data-start="{}" data-state="poster">');
    expect(started()).toEqual([]);
    tell(false);
    expect(started()).toEqual(['/m.js']);
  });

  it('waits for the demo’s first picture, and happens once', async () => {
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
    expect(preloads(document)).toEqual(['/m.js', '/c.js']);
    await vi.advanceTimersByTimeAsync(5000);
    expect(started()).toHaveLength(1);
  });

  it('does not wait for a demo on a slow connection', () => {
    document.documentElement.setAttribute(SLOW_LINE_ATTRIBUTE, '');
    open('<section data-start="{}" data-state="poster">');
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

  it('does not wait once the reader acts', () => {
    open('<section data-start="{}" data-state="poster">');
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(started()).toHaveLength(1);
  });
});

describe('the demo’s files on a page', () => {
  const waits = () => document.documentElement.hasAttribute('data-demo-files-wait');
  const links = () => [...document.querySelectorAll('link')];
  const told = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    told.mockClear();
    document.addEventListener('kd-demo-files', told);
    document.head.innerHTML = '<script data-page-scripts="/a.js /b.js" data-page-chunks="/c.js /d.js"></script>';
  });
  afterEach(() => {
    vi.useRealTimers();
    document.removeEventListener('kd-demo-files', told);
    for (const name of [SLOW_LINE_ATTRIBUTE, 'data-demo-files-wait']) document.documentElement.removeAttribute(name);
    document.head.innerHTML = '';
  });

  function ask(isSlow: boolean): void {
    document.documentElement.toggleAttribute(SLOW_LINE_ATTRIBUTE, isSlow);
    new Function(ASK_SCRIPT)();
  }

  it('do not wait on a fast connection', () => {
    ask(false);
    expect(preloads(document)).toEqual([]);
    expect(waits()).toBe(false);
  });

  it('wait for the page’s scripts on a slow connection, until only two are still loading', () => {
    ask(true);
    expect(preloads(document)).toEqual(['/a.js', '/b.js', '/c.js', '/d.js']);
    expect(waits()).toBe(true);
    links()[3]?.dispatchEvent(new Event('load'));
    expect(waits()).toBe(true);
    links()[0]?.dispatchEvent(new Event('error'));
    expect(waits()).toBe(false);
    for (const link of links()) link.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(10_000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('wait a few seconds at most', () => {
    ask(true);
    vi.advanceTimersByTime(5000);
    expect(waits()).toBe(false);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('do not wait when the page has two scripts or fewer', () => {
    document.head.innerHTML = '<script data-page-scripts="/a.js" data-page-chunks=""></script>';
    ask(true);
    expect(preloads(document)).toEqual(['/a.js']);
    expect(waits()).toBe(false);
  });
});
