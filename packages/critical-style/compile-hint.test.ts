import { expect, it } from 'vitest';
import { withCompileHint } from './compile-hint';

it('is added once, as the first line', () => {
  const hinted = withCompileHint('run();\n');
  expect(hinted).toBe('//# allFunctionsCalledOnLoad\nrun();\n');
  expect(withCompileHint(hinted)).toBe(hinted);
});
