// @vitest-environment jsdom
import { inIdleTurn, NEXT_PAGE_EVENT } from '@site-packages/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { parseSheet, sheetNames } from '../critical-css';
import { missingNames } from '../missing-names';
import { readPageNames } from '../page-names';
import { checkFullSheet, watchFullSheet } from './full-sheet';

const SHEET = `
  p.note{color:var(--ink)} dialog p{top:0} [open] .fold{left:0} #deep{right:0} .open .menu{bottom:0}
  @media (width<600px){h2{margin:0} .late{padding:0}} :not(.absent) b{top:1px}`;

describe('the names that a sheet mentions and the page does not have', () => {
  it('are element types, attributes and ids', () => {
    const { names } = readPageNames('<p class="note">a</p><h2>b</h2>', { tags: ['dialog'] });
    expect(
      missingNames(sheetNames(parseSheet(SHEET)), names)
        .split(' ')
        .sort(),
    ).toEqual(['#deep', '[open', 'b']);
  });
});

describe('the full sheet', () => {
  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  /** Opens a page, acts on it, and returns whether that applied the full sheet. */
  async function comesWith(act: () => void, sheet?: string): Promise<boolean> {
    document.head.innerHTML =
      '<style data-critical data-full-sheet="/s.css" data-missing="dialog [open #deep" data-known="ours">' +
      ':root{--ink:#000}p.note{color:var(--ink)}.known-by-rules{top:0}</style>';
    document.body.innerHTML = '<p class="note" style="width:var(--own)">a</p><div id="root"></div>';
    watchFullSheet();
    const link = document.querySelector('link[data-full-sheet]');
    expect(link?.getAttribute('href')).toBe('/s.css');
    if (sheet !== undefined) {
      const there = document.createElement('style');
      there.textContent = sheet;
      document.head.append(there);
      Object.defineProperty(link, 'sheet', { value: there.sheet });
      link?.dispatchEvent(new Event('load'));
      await inIdleTurn(() => undefined);
    }
    act();
    await Promise.resolve();
    const isOn = link?.getAttribute('media') === 'all';
    expect(link?.getAttribute('rel')).toBe('stylesheet');
    return isOn;
  }
  const root = () => document.getElementById('root') ?? document.body;
  const put = (html: string) => () => root().insertAdjacentHTML('beforeend', html);

  const cases: [name: string, act: () => void, comes: boolean][] = [
    ['text', put('more text'), false],
    ['names that the page has', put('<p class="note" title="x" id="here">b</p>'), false],
    ['a class that the options name', put('<p class="ours">b</p>'), false],
    ['a class in the inlined rules', put('<p class="known-by-rules">b</p>'), false],
    ['a custom property in the inlined rules', put('<p style="color:var(--ink)">b</p>'), false],
    ['a custom property that the page already has', put('<p style="height: var( --own, 3px)">b</p>'), false],
    ['a class that is a prefix of one in the inlined rules', put('<p class="known">b</p>'), true],
    ['a new class', () => root().classList.add('open'), true],
    ['a new class on the root', () => document.documentElement.classList.add('open'), true],
    ['a new class deep inside', put('<p><span><i class="menu"></i></span></p>'), true],
    ['a new element type', put('<p><dialog></dialog></p>'), true],
    ['a new attribute', () => root().setAttribute('open', ''), true],
    ['a new id', put('<p id="deep">b</p>'), true],
    ['a new custom property', put('<p style="top:calc(2*var(--other))">b</p>'), true],
  ];
  it.each(cases)('and %s', async (_, act, comes) => {
    expect(await comesWith(act)).toBe(comes);
    document.documentElement.removeAttribute('class');
  });

  it('is applied at once by a check that finds it is needed', () => {
    document.head.innerHTML = '<style data-full-sheet="/s.css" data-missing="dialog"></style>';
    const media = () => document.querySelector('link[data-full-sheet]')?.getAttribute('media');
    watchFullSheet();
    document.body.innerHTML = '<p>a</p>';
    checkFullSheet();
    expect(media()).toBe('print');
    document.body.innerHTML = '<dialog></dialog>';
    expect(media()).toBe('print');
    checkFullSheet();
    expect(media()).toBe('all');
  });

  it('is applied once, in idle time, when the reader is about to navigate', async () => {
    const isOn = await comesWith(() => undefined);
    const link = document.querySelector('link[data-full-sheet]');
    const expectNextPage = () => document.dispatchEvent(new Event(NEXT_PAGE_EVENT));
    expectNextPage();
    expect([isOn, link?.getAttribute('media')]).toEqual([false, 'print']);
    await inIdleTurn(() => undefined);
    expect(link?.getAttribute('media')).toBe('all');
    link?.setAttribute('media', 'print');
    expectNextPage();
    await inIdleTurn(() => undefined);
    expect(link?.getAttribute('media')).toBe('print');
  });

  it('that has loaded is not applied for classes that none of its selectors mention', async () => {
    const sheet = '.open .menu{top:0}@media (width<600px){.late\\/one:not(.on){top:0}}';
    expect(await comesWith(put('<p class="odd docs/Rect">b</p>'), sheet)).toBe(false);
    for (const name of ['menu', 'late/one', 'on'])
      expect(await comesWith(put(`<p class="${name}">b</p>`), sheet), name).toBe(true);
  });
});
