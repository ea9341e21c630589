import { expect, it } from 'vitest';
import { headersFor, nginxHeaders, redirectRules } from './host-files';

it('reads _headers: rules add up, the later wins', () => {
  const file = '# note\n/*\n  X-A: 1\n  X-B: a: b\n/img/*\n  X-A: 2\n';
  expect(Object.fromEntries(headersFor(file, '/index.html'))).toEqual({ 'x-a': '1', 'x-b': 'a: b' });
  expect(headersFor(file, '/img/a.png').get('x-a')).toBe('2');
});

it('reads _redirects and nginx headers', () => {
  expect(redirectRules('# x\n/a /b 301\n\n/c/* /d 301')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/c/*', to: '/d' },
  ]);
  expect(nginxHeaders('    add_header X-A "b c" always;\n').get('x-a')).toBe('b c');
});
