import { describe, expect, it } from 'vitest';
import { leadsOf, withoutLeadMarks } from './leads';

describe('leads', () => {
  const text = 'Before. ¶Konva.Rect jumps back. The state is old. ¶Is it slow? Count the nodes.';

  it('are the sentences after a mark', () => {
    expect(leadsOf(text)).toBe('Konva.Rect jumps back. Is it slow?');
    expect(leadsOf('No mark.')).toBe('');
  });

  it('are read without marks', () => {
    expect(withoutLeadMarks(text)).not.toContain('¶');
    expect(withoutLeadMarks('¶A. b')).toBe('A. b');
  });
});
