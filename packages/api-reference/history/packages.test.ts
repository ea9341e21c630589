import { expect, test } from 'vitest';
import { versionsToCompare } from './packages';

test('the last patch of each minor version since 5.0 is compared, up to the installed one', () => {
  const published = [
    '4.2.2',
    '5.0.0',
    '5.0.3',
    '8.0.0-2',
    '8.3.9',
    '8.3.14',
    '8.3.2',
    '10.9.0',
    '10.9.2',
    '10.10.0',
    '11.0.0',
  ];
  expect(versionsToCompare(published, '10.9.1')).toEqual(['5.0.3', '8.3.14', '10.9.1']);
  expect(versionsToCompare(published, '10.10.0')).toEqual(['5.0.3', '8.3.14', '10.9.2', '10.10.0']);
});
