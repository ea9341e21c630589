import { describe, expect, it } from 'vitest';
import { allowedBy, allowedOn, mayScroll } from './touch-action';

const SIDES = { right: { x: 20, y: 3 }, left: { x: -20, y: 3 }, down: { x: 3, y: 20 }, up: { x: 3, y: -20 } };

function scrolls(action: string): string[] {
  return Object.entries(SIDES).flatMap(([side, way]) => (mayScroll(allowedBy(action), way) ? [side] : []));
}

describe('touch-action', () => {
  it('lets the browser scroll in the directions that it names', () => {
    expect(scrolls('auto')).toEqual(['right', 'left', 'down', 'up']);
    expect(scrolls('manipulation')).toEqual(['right', 'left', 'down', 'up']);
    expect(scrolls('none')).toEqual([]);
    expect(scrolls('pan-x')).toEqual(['right', 'left']);
    expect(scrolls('pan-y pinch-zoom')).toEqual(['down', 'up']);
    expect(scrolls('pan-left')).toEqual(['right']);
    expect(scrolls('pan-down')).toEqual(['up']);
  });

  it('lets the browser zoom unless an element or an ancestor forbids it', () => {
    const area = (action: string) => ({ action, scrolls: false });
    expect(allowedOn([area('auto'), area('auto')]).zoom).toBe(true);
    expect(allowedOn([area('auto'), area('pan-x')]).zoom).toBe(false);
    expect(allowedOn([area('pinch-zoom'), area('auto')]).zoom).toBe(true);
  });

  it('decides about scrolling up to the nearest element that scrolls', () => {
    const scroller = { action: 'auto', scrolls: true };
    const fixed = { action: 'none', scrolls: false };
    expect(allowedOn([scroller, fixed]).down).toBe(true);
    expect(allowedOn([fixed, scroller]).down).toBe(false);
    expect(allowedOn([{ action: 'none', scrolls: true }]).down).toBe(false);
  });
});
