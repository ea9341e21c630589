import { expect, it } from 'vitest';
import { withCompileHint } from './compile-hint';

it('stands in the first line, once', () => {
  const hinted = withCompileHint('run();\n');
  expect(hinted).toBe('//# allFunctionsCalledOnLoad\nrun();\n');
  expect(withCompileHint(hinted)).toBe(hinted);
});
