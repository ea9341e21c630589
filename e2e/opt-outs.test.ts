import { expect, it } from 'vitest';
import { optOut, wrongOptOuts, type OptOut } from './opt-outs';

const reason = 'Draws only after a file was chosen by the reader.';
const table: OptOut[] = [
  { demo: 'a/One', rule: 'draws', reason },
  { demo: 'a/Two', flavour: 'vue', rule: 'has a check', reason },
];
const demos = [
  { id: 'a/One', flavours: ['vanilla', 'vue'] as const },
  { id: 'a/Two', flavours: ['vanilla', 'vue'] as const },
];

it('finds the exception for a rule and a flavor', () => {
  expect(optOut(table, 'a/One', 'vue', 'draws')?.reason).toBe(reason);
  expect(optOut(table, 'a/One', 'vue', 'has a check')).toBeUndefined();
  expect(optOut(table, 'a/Two', 'vue', 'has a check')).toBeDefined();
  expect(optOut(table, 'a/Two', 'vanilla', 'has a check')).toBeUndefined();
});

it('reports entries without a demo, a flavor or a reason', () => {
  expect(wrongOptOuts(table, demos)).toEqual([]);
  const wrong = wrongOptOuts(
    [
      { demo: 'a/Gone', rule: 'draws', reason },
      { demo: 'a/One', flavour: 'svelte', rule: 'draws', reason },
      { demo: 'a/One', rule: 'draws', reason: 'slow' },
    ],
    demos,
  );
  expect(wrong).toHaveLength(3);
  expect(wrong[0]).toContain('there is no such demo');
  expect(wrong[1]).toContain('no flavour svelte');
  expect(wrong[2]).toContain('reason');
});
