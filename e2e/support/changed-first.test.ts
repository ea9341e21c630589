import { expect, it } from 'vitest';
import { inOrder } from './changed-first';

const demo = (id: string) => ({ id, flavours: ['vanilla', 'vue'] as const });

it('puts changed demos first, then those that have not passed in their current state, and omits none', () => {
  const demos = [demo('a/Passed'), demo('b/Failed'), demo('c/Changed'), demo('d/Edited')];
  const passed = ['a/Passed vanilla', 'a/Passed vue', 'b/Failed vanilla'];
  const order = inOrder(demos, ['c/Changed'], ({ id }, flavour) => passed.includes(`${id} ${flavour}`));
  expect(order.map(({ id }) => id)).toEqual(['c/Changed', 'b/Failed', 'd/Edited', 'a/Passed']);
});
