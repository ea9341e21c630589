import { describe, expect, it } from 'vitest';
import {
  addStep,
  BOX,
  type Flow,
  HEIGHT,
  linkPoints,
  openingFlow,
  removeStep,
  toggleLink,
} from './shared/flow';

const step = (id: string, x: number, y: number) => ({ id, label: id, x, y, color: '#8457c9' });
const pair = (x: number, y: number): Flow => ({
  steps: [step('a', 0, 0), step('b', x, y)],
  links: [{ from: 'a', to: 'b' }],
});
const A_TO_B = { from: 'a', to: 'b' };

describe('linkPoints', () => {
  it('ends outside both boxes, with more room for the arrow head', () => {
    expect(linkPoints(pair(300, 0), A_TO_B)).toEqual([
      BOX.width / 2 + 4,
      0,
      300 - BOX.width / 2 - 8,
      0,
    ]);
    expect(linkPoints(pair(0, -200), A_TO_B)).toEqual([
      0,
      -BOX.height / 2 - 4,
      0,
      -200 + BOX.height / 2 + 8,
    ]);
  });

  it('has no points for boxes that overlap, or for a step that is gone', () => {
    expect(linkPoints(pair(BOX.width / 2, 0), A_TO_B)).toEqual([]);
    expect(linkPoints(pair(0, 0), A_TO_B)).toEqual([]);
    expect(linkPoints(removeStep(pair(300, 0), 'b'), A_TO_B)).toEqual([]);
  });
});

describe('editing', () => {
  it('adds a step with an arrow from its origin, inside the stage', () => {
    const [flow, added] = addStep(openingFlow(), '5', 320);
    expect(flow.links).toContainEqual({ from: '5', to: added.id });
    expect(Math.abs(added.x) + BOX.width / 2).toBeLessThanOrEqual(160);
    expect(added.y + BOX.height / 2).toBeLessThanOrEqual(HEIGHT);
    expect(new Set(flow.steps.map(({ id }) => id)).size).toBe(flow.steps.length);
  });

  it('adds a step without an arrow when none is selected', () => {
    expect(addStep(openingFlow(), null, 320)[0].links).toEqual(openingFlow().links);
  });

  it('removes a step with all of its arrows', () => {
    const { steps, links } = removeStep(openingFlow(), '4');
    expect(steps.some(({ id }) => id === '4')).toBe(false);
    expect(links).toEqual([
      { from: '1', to: '2' },
      { from: '2', to: '3' },
    ]);
  });

  it('connects and disconnects in one direction only', () => {
    const both = toggleLink(pair(300, 0), 'b', 'a');
    expect(both.links).toEqual([A_TO_B, { from: 'b', to: 'a' }]);
    expect(toggleLink(both, 'a', 'b').links).toEqual([{ from: 'b', to: 'a' }]);
  });
});
