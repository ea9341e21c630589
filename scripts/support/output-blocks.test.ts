import { expect, it } from 'vitest';
import { OutputBlocks } from './output-blocks';

it('separates the output of parallel steps', () => {
  let written = '';
  const blocks = new OutputBlocks((text) => (written += text));
  blocks.begin('a', 'npm run a');
  blocks.begin('b', 'npm run b');
  blocks.print('a', 'a 1\n');
  blocks.print('b', 'b 1\n');
  blocks.print('a', 'a 2\n');
  expect(written).toBe('');
  blocks.end('b', 'ok b');
  blocks.end('a', 'ok a');
  expect(written).toBe('\n=== b: npm run b\nb 1\nok b\n\n=== a: npm run a\na 1\na 2\nok a\n');
});

it('prints the output of the last step directly', () => {
  let written = '';
  const blocks = new OutputBlocks((text) => (written += text));
  blocks.begin('a', 'npm run a');
  blocks.print('a', '1');
  blocks.stream('a');
  blocks.print('a', '2');
  expect(written).toBe('\n=== a: npm run a\n12');
  blocks.stream('a');
  blocks.end('a', '\nok a');
  expect(written).toBe('\n=== a: npm run a\n12\nok a\n');
});
