import { expect, it } from 'vitest';
import { headersOf, readHeaderRules } from './host-headers';

it('reads _headers: rules add up, and later ones win', () => {
  const rules = readHeaderRules('# note\n/*\n  X-A: 1\n  X-B: a: b\n/img/*\n  X-A: 2\n/a.b\n  X-C: 3\n');
  expect(Object.fromEntries(headersOf(rules, '/index.html'))).toEqual({ 'x-a': '1', 'x-b': 'a: b' });
  expect(headersOf(rules, '/img/a.png').get('x-a')).toBe('2');
  expect(headersOf(rules, '/a.b').get('x-c')).toBe('3');
  expect(headersOf(rules, '/aXb').has('x-c')).toBe(false);
});
