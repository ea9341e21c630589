import { describe, expect, it } from 'vitest';
import { FLAVOURS } from '../../packages/demo-engine/model/flavours';
import { weekOf } from '../../testing/selection/share';
import { flavourInTurn, wayOf } from './demo-input';

describe('the flavor with the browser’s input', () => {
  it('changes every week, so that each one has it in turn', () => {
    const demo = { id: 'tutorials/shapes/Rect', flavours: FLAVOURS };
    const weeks = [0, 1, 2, 3].map((week) => flavourInTurn(demo, 2900 + week));
    expect([...weeks].sort()).toEqual([...FLAVOURS].sort());
    expect(flavourInTurn(demo, 2904)).toBe(weeks[0]);
  });

  it('is not the same one for all demos', () => {
    const ids = ['a/Rect', 'a/Ring', 'a/Star', 'a/Line', 'a/Text', 'a/Path', 'a/Image', 'a/Circle'];
    expect(new Set(ids.map((id) => flavourInTurn({ id, flavours: FLAVOURS }, 1))).size).toBeGreaterThan(1);
  });

  it('is always the only one of a demo with one', () => {
    expect(flavourInTurn({ id: 'a', flavours: ['react'] }, 5)).toBe('react');
  });

  it('changes on Mondays, also at the end of a year', () => {
    const at = (text: string) => weekOf(new Date(`${text}T12:00:00Z`));
    expect(at('2026-11-29')).toBe(at('2026-11-23'));
    expect(at('2026-11-30')).toBe(at('2026-11-29') + 1);
    expect(at('2027-01-01')).toBe(at('2026-12-31'));
    expect(at('2027-01-04')).toBe(at('2027-01-03') + 1);
  });

  it('is chosen otherwise by DEMO_INPUT', () => {
    expect(wayOf(undefined)).toBe('rotating');
    expect(wayOf('real')).toBe('real');
    expect(wayOf('rotating')).toBe('rotating');
    expect(wayOf('frame')).toBe('frame');
    expect(() => wayOf('mouse')).toThrow('DEMO_INPUT is "mouse". Write one of: real, frame, rotating.');
  });
});
