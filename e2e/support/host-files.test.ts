import { expect, it } from 'vitest';
import { nginxHeaders, redirectRules } from './host-files';

it('reads _redirects and nginx headers', () => {
  expect(redirectRules('# x\n/a /b 301\n\n/c/* /d 301')).toEqual([
    { from: '/a', to: '/b' },
    { from: '/c/*', to: '/d' },
  ]);
  expect(nginxHeaders('    add_header X-A "b c" always;\n').get('x-a')).toBe('b c');
});
