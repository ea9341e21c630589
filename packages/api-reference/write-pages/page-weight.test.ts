import { expect, test } from 'vitest';
import { installedModel } from '../testing';
import { weighPage } from './page-weight';

test('the Rect page weighs under a quarter of one that repeats what it inherits', async () => {
  const { written, repeated } = await weighPage(await installedModel(), 'Rect');
  expect(written.html + written.script).toBeLessThan((repeated.html + repeated.script) / 4);
  expect(written.html).toBeLessThan(repeated.html / 2);
  expect(written.script).toBeLessThan(repeated.script / 4);
}, 60_000);
