import { expect, it } from 'vitest';
import { newestOfAll } from './newest-version';

const core = ['3.10.2', '4.0.0-canary-6808', '4.0.0-canary-6822'];
const theme = ['3.10.2', '4.0.0-canary-6808'];

it('takes the newest version that all packages have', () => {
  expect(newestOfAll([core, theme], 'canary')).toBe('4.0.0-canary-6808');
  expect(newestOfAll([core], 'canary')).toBe('4.0.0-canary-6822');
});

it('takes a version by its number', () => {
  expect(newestOfAll([core, theme], '3.10.2')).toBe('3.10.2');
});

it('finds nothing when the packages have no such version in common', () => {
  expect(newestOfAll([core, theme], '4.0.0-canary-6822')).toBeUndefined();
  expect(newestOfAll([core, theme], 'rc')).toBeUndefined();
});
