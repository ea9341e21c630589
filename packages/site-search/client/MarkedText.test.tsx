// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MarkedText } from './MarkedText';

afterEach(cleanup);

it.each([
  ['plain', 'plain'],
  ['a <mark>b</mark> c', 'a <mark>b</mark> c'],
  ['&lt;Html&gt; &amp; <mark>&quot;x&quot;</mark>', '&lt;Html&gt; &amp; <mark>"x"</mark>'],
  ['&amp;lt;', '&amp;lt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['<mark><script>x</script></mark>', '<mark>&lt;script&gt;x&lt;/script&gt;</mark>'],
  ['<mark>open', '&lt;mark&gt;open'],
  ['', ''],
])('%s', (html, expected) => {
  expect(render(<MarkedText html={html} />).container.innerHTML).toBe(expected);
});
