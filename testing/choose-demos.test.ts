import { describe, expect, it } from 'vitest';
import { chooseDemos } from './choose-demos';

const all = ['tutorials/shapes/Rect', 'tutorials/shapes/Ring', 'sandbox/Wheel'].map((id) => ({
  id,
  flavours: ['vue'] as const,
}));
const ids = (wanted: Parameters<typeof chooseDemos>[1]) => chooseDemos(all, wanted).demos.map(({ id }) => id);

describe('chooseDemos', () => {
  it('accepts ids, folders, and paths completed by a shell, and returns all demos by default', () => {
    expect(ids({})).toHaveLength(3);
    expect(ids({ demos: 'tutorials/shapes' })).toEqual(['tutorials/shapes/Rect', 'tutorials/shapes/Ring']);
    expect(ids({ demos: 'demos/sandbox/Wheel/, tutorials/shapes/Ring' })).toEqual([
      'tutorials/shapes/Ring',
      'sandbox/Wheel',
    ]);
  });

  it('lists the existing names when a name does not match', () => {
    expect(() => ids({ demos: 'shapes/rect' })).toThrow(
      'There is no demo shapes/rect. There are: tutorials/shapes/Rect.',
    );
    expect(() => ids({ flavour: 'angular' })).toThrow('There are: vanilla, react, vue, svelte.');
  });
});
