import { describe, expect, it } from 'vitest';
import { chooseDemos } from './choose-demos';

const all = ['tutorials/shapes/Rect', 'tutorials/shapes/Ring', 'sandbox/Wheel'].map((id) => ({
  id,
  flavours: ['vue'] as const,
}));
const ids = (wanted: Parameters<typeof chooseDemos>[1]) => chooseDemos(all, wanted).demos.map(({ id }) => id);

describe('chooseDemos', () => {
  it('takes all, single demos, folders, and paths as a shell completes them', () => {
    expect(ids({})).toHaveLength(3);
    expect(ids({ demos: 'tutorials/shapes' })).toEqual(['tutorials/shapes/Rect', 'tutorials/shapes/Ring']);
    expect(ids({ demos: 'demos/sandbox/Wheel/, tutorials/shapes/Ring' })).toEqual([
      'tutorials/shapes/Ring',
      'sandbox/Wheel',
    ]);
  });

  it('names what there is when a name fits nothing', () => {
    expect(() => ids({ demos: 'shapes/rect' })).toThrow(
      'There is no demo shapes/rect. There are: tutorials/shapes/Rect.',
    );
    expect(() => ids({ flavour: 'angular' })).toThrow('There are: vanilla, react, vue, svelte.');
  });
});
