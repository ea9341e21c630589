// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AddressBook } from './addresses';
import { patchAddresses } from './patch-addresses';
import { patchDownloads } from './patch-downloads';

const book = new AddressBook({ 'cat.png': 'blob:cat', 'data.json': 'blob:data' });
const CAT = 'data:image/png;base64,AAAA';

describe('the project’s files by address', () => {
  it.each(['cat.png', './cat.png', '/cat.png', 'pictures/cat.png', 'cat.png?v=2', '../cat.png#x'])(
    'finds %s',
    (address) => {
      expect(book.resolve(address)).toBe('blob:cat');
    },
  );

  it.each([
    'https://example.com/cat.png',
    '//example.com/cat.png',
    'data:image/png,cat.png',
    'blob:null/cat.png',
    '',
    'toString',
  ])('leaves %s', (address) => {
    expect(book.resolve(address)).toBe(address);
    expect(book.problem(address)).toBeUndefined();
  });

  it('says what to do about a missing file', () => {
    expect(book.problem('./dog.png')?.message).toBe(
      'This project has no file dog.png. Add it with Add file, drop it on the page or paste it.',
    );
    expect(book.problem('Cat.PNG')?.message).toContain('There is cat.png: the case of letters counts.');
    expect(book.problem('/some/place')).toBeUndefined();
  });

  it('finds them in styles', () => {
    expect(book.resolveStyle('url(cat.png) no-repeat, url("https://a.b/cat.png")')).toBe(
      'url("blob:cat") no-repeat, url("https://a.b/cat.png")',
    );
  });
});

describe('a prepared frame', () => {
  const fetched: string[] = [];
  const reported: string[] = [];
  const saved: [string, string][] = [];

  beforeAll(() => {
    vi.stubGlobal(
      'FontFace',
      class {
        constructor(
          readonly family: string,
          readonly source: string,
        ) {}
      },
    );
    vi.stubGlobal('fetch', (address: string) => {
      fetched.push(address);
      return Promise.resolve(new Response(address));
    });
    vi.stubGlobal('reportError', (error: Error) => reported.push(error.message));
    patchAddresses(window, book);
    patchDownloads(window, book, (name, content) => void content.text().then((text) => saved.push([name, text])));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('shows pictures by relative addresses, however they are set', () => {
    const image = new Image();
    image.src = 'cat.png';
    expect(image.getAttribute('src')).toBe('blob:cat');
    image.setAttribute('src', './cat.png');
    expect(image.getAttribute('src')).toBe('blob:cat');
    const box = document.createElement('div');
    box.innerHTML = '<img alt="a" src="cat.png"><a href="cat.png">cat.png</a>';
    expect(box.querySelector('img')?.getAttribute('src')).toBe('blob:cat');
    const template = document.createElement('template');
    Reflect.set(template, 'innerHTML', { toString: () => '<img src="cat.png">' });
    expect(template.content.querySelector('img')?.getAttribute('src')).toBe('blob:cat');
    expect(box.querySelector('a')?.getAttribute('href')).toBe('cat.png');
    box.style.setProperty('background-image', 'url(cat.png)');
    expect(box.style.backgroundImage).toContain('blob:cat');
  });

  it('fetches them, and rejects for those that are not there', async () => {
    expect(await (await fetch('data.json')).text()).toBe('blob:data');
    await expect(fetch('./other.json')).rejects.toThrow('This project has no file other.json.');
    expect(await (await fetch('https://example.com/x.json')).text()).toBe('https://example.com/x.json');
  });

  it('says once which picture is missing, at its place in the program', () => {
    reported.length = 0;
    new Image().src = 'dog.png';
    new Image().src = 'dog.png';
    expect(reported).toEqual([expect.stringContaining('no file dog.png')]);
  });

  it('gives fonts the address', () => {
    expect(new FontFace('a', 'url(cat.png)')).toMatchObject({ source: 'url("blob:cat")' });
  });

  it('hands over what links save, in the document or not, pressed or by code', async () => {
    saved.length = 0;
    const link = (name: string) => Object.assign(document.createElement('a'), { href: CAT, download: name });
    link('click.png').click();
    link('dispatch.png').dispatchEvent(new MouseEvent('click'));
    const shown = link('shown.png');
    shown.innerHTML = '<span>Save</span>';
    document.body.append(shown);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    shown.querySelector('span')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(saved).toHaveLength(3));
    expect(saved).toEqual([
      ['click.png', CAT],
      ['dispatch.png', CAT],
      ['shown.png', CAT],
    ]);
  });

  it('leaves other links, and clicks that the program prevented', async () => {
    saved.length = 0;
    const link = Object.assign(document.createElement('a'), { href: '#top' });
    document.body.append(link);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    const own = Object.assign(document.createElement('a'), { href: CAT, download: 'own.png' });
    own.addEventListener('click', (event) => event.preventDefault());
    document.body.append(own);
    own.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(saved).toEqual([]);
  });
});
