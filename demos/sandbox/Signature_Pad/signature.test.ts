import { expect, it } from 'vitest';
import {
  ACTIONS,
  beginStroke,
  cancelStroke,
  endStroke,
  extendStroke,
  isEmpty,
  newPad,
  signatureOf,
  typeName,
  type Pad,
} from './shared/signature';

const act = (name: string) => (pad: Pad) =>
  ACTIONS.find((action) => action.name === name)?.act(pad) ?? pad;
const [undoLast, redoNext, clear] = [act('Undo'), act('Redo'), act('Clear')];

const write = (pad: Pad) =>
  endStroke(extendStroke(beginStroke(pad, { x: 0, y: 0 }, 300), [{ x: 30, y: 0 }]));

it('the first stroke replaces the sample, the next one is added', () => {
  expect(signatureOf(newPad())).toMatchObject({ kind: 'sample' });
  const once = write(newPad());
  expect(signatureOf(once).strokes.map(({ points }) => points)).toEqual([[0, 0, 0.1, 0, 30, 0]]);
  expect(signatureOf(write(once)).strokes).toHaveLength(2);
});

it('points too close to the last one are left out', () => {
  const pad = extendStroke(beginStroke(newPad(), { x: 0, y: 0 }, 300), [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 4, y: 1 },
  ]);
  expect(pad.writing?.points).toEqual([0, 0, 0.1, 0, 3, 0]);
});

it('a canceled stroke leaves no trace, a stroke without a beginning does nothing', () => {
  const pad = newPad();
  const canceled = cancelStroke(
    extendStroke(beginStroke(pad, { x: 0, y: 0 }, 300), [{ x: 9, y: 9 }]),
  );
  expect(canceled).toEqual(pad);
  expect(extendStroke(pad, [{ x: 9, y: 9 }])).toBe(pad);
  expect(endStroke(pad)).toBe(pad);
});

it('a name is one step; one that is too long is refused', () => {
  const typed = typeName(typeName(write(newPad()), 'A'), 'Ada');
  expect(signatureOf(typed)).toMatchObject({ kind: 'typed', strokes: [], name: 'Ada' });
  expect(signatureOf(undoLast(typed)).strokes).toHaveLength(1);
  const refused = typeName(typed, 'a'.repeat(29));
  expect(refused.says).toBe('A name has at most 28 letters.');
  expect(signatureOf(refused).name).toBe('Ada');
  expect(signatureOf(write(typed))).toMatchObject({ kind: 'written', name: '' });
});

it('clearing can be undone; ink is of the next stroke', () => {
  const pad = write(newPad());
  const cleared = clear(pad);
  expect(isEmpty(signatureOf(cleared))).toBe(true);
  expect(signatureOf(undoLast(cleared))).toEqual(signatureOf(pad));
  expect(isEmpty(signatureOf(redoNext(undoLast(cleared))))).toBe(true);
  const violet = write({ ...pad, color: '#7a3fb5', width: 8 });
  expect(signatureOf(violet).strokes.map(({ width }) => width)).toEqual([3, 8]);
});
