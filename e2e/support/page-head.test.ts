import { expect, it } from 'vitest';
import { readHead } from './page-head';

it('reads a page’s HTML, minified or not', () => {
  const html =
    '<!doctype html><title data-rh=true>Rect &amp; co | Site</title><meta data-rh=true name=description content="Draws &quot;boxes&quot;.">' +
    "<meta name='viewport' content='width=device-width'><main class=m><h1 id=a>Rect<a href=#x>&#8203;</a></h1><p>Two <b>words</b></p><script>no()</script></main>";
  expect(readHead(html)).toEqual({
    title: 'Rect & co | Site',
    description: 'Draws "boxes".',
    headings: ['Rect \u200b'],
    textLength: 'Rect \u200b Two words'.length,
    movedTo: undefined,
    isUnlisted: false,
  });
});

it('recognizes redirects and unlisted pages', () => {
  const html =
    '<meta http-equiv="refresh" content="0; url=/docs/index.html"><meta name="robots" content="noindex, nofollow">';
  expect(readHead(html)).toMatchObject({ movedTo: '/docs/index.html', isUnlisted: true, headings: [], title: '' });
});
