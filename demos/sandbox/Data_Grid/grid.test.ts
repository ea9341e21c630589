import { describe, expect, it } from 'vitest';
import {
  change,
  fromTsv,
  orderOf,
  parse,
  readEdits,
  type Table,
  toCsv,
  toTsv,
  valueOf,
  writeEdits,
} from './shared/grid';
import { doublePress, drag, press, release } from './shared/hand-on';
import { createLog, moonAge } from './shared/log';
import {
  clear,
  copy,
  describe as describeSheet,
  editsOf,
  find,
  finishEdit,
  go,
  goToNumber,
  layOut,
  newSheet,
  open,
  paste,
  positionsIn,
  ROW,
  selectAll,
  setWidth,
  sortBy,
  startEdit,
  undoLast,
  valueAt,
  wheel,
} from './shared/sheet';

const table: Table = {
  columns: [
    { key: 'name', title: 'Name', kind: 'text', width: 80, isEditable: true },
    {
      key: 'size',
      title: 'Size',
      kind: 'number',
      width: 80,
      isEditable: true,
      limits: { min: 0, max: 9 },
    },
    { key: 'id', title: 'Id', kind: 'number', width: 80 },
  ],
  rows: 4,
  read: (row, column) =>
    [['b', 'a', 'c', 'a'][row] ?? '', [3, 1, 2, 1][row] ?? '', row][column] ?? '',
};

const sheet = newSheet();
const layout = layOut(sheet, 800);

describe('the table', () => {
  it('sorts both ways, with equal values in the order of the data and empty ones last', () => {
    expect([...orderOf(table, new Map(), { column: 1, isDown: false })]).toEqual([1, 3, 2, 0]);
    expect([...orderOf(table, new Map(), { column: 1, isDown: true })]).toEqual([0, 2, 1, 3]);
    const { edits } = change(table, new Map(), [{ row: 1, column: 1, text: '' }]);
    expect([...orderOf(table, edits, { column: 1, isDown: false })]).toEqual([3, 2, 0, 1]);
    expect([...orderOf(table, edits, { column: 1, isDown: true })]).toEqual([0, 2, 3, 1]);
    expect([...orderOf(table, edits, null)]).toEqual([0, 1, 2, 3]);
  });

  it('reads what is typed', () => {
    const [name, size, id] = table.columns;
    if (!name || !size || !id) throw new Error('Three columns were expected.');
    expect(parse(name, ' x ')).toEqual({ value: 'x' });
    expect(parse(size, '1,5')).toEqual({ value: 1.5 });
    expect(parse(size, '')).toEqual({ value: '' });
    expect(parse(size, '10')).toEqual({ wrong: 'Size is from 0 to 9.' });
    expect(parse(size, 'ten')).toEqual({ wrong: 'Size needs a number.' });
    expect(parse(id, '1')).toEqual({ wrong: 'Id cannot be edited.' });
  });

  it('keeps changes only, and none that gives the old value back', () => {
    const first = change(table, new Map(), [{ row: 0, column: 1, text: '7' }]);
    expect(valueOf(table, first.edits, 0, 1)).toBe(7);
    const back = change(table, first.edits, [{ row: 0, column: 1, text: '3' }]);
    expect(back.edits.size).toBe(0);
    expect(change(table, first.edits, [{ row: 0, column: 1, text: '7' }]).edits).toBe(first.edits);
  });

  it('writes and reads the text of the clipboard', () => {
    const rows = [
      ['plain', 'with\ttab'],
      ['two\nlines', 'a "word"'],
      ['', 5],
    ];
    expect(fromTsv(toTsv(rows))).toEqual(rows.map((row) => row.map(String)));
    expect(fromTsv('a\tb\r\nc\td\r\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(fromTsv('a\t')).toEqual([['a', '']]);
    expect(fromTsv('')).toEqual([['']]);
    expect(toCsv(['A', 'B'], [['x,y', 1]])).toBe('A,B\r\n"x,y",1');
  });

  it('saves and opens changes, and explains files that do not fit', () => {
    const { edits } = change(table, new Map(), [{ row: 2, column: 0, text: 'z' }]);
    expect(readEdits(table, writeEdits(table, edits))).toEqual(edits);
    const refuses = (text: string, words: string) =>
      expect(() => readEdits(table, text)).toThrow(words);
    refuses('{', 'no list of changes');
    refuses('{"changes":[[9,"name","x"]]}', 'a cell that does not exist');
    refuses('{"changes":[[1,"size","x"]]}', 'Size needs a number');
  });
});

describe('the log', () => {
  it('is the same each time, and its nights follow each other', () => {
    const [one, other] = [createLog(300), createLog(300)];
    let last = '';
    for (let row = 0; row < 300; row += 1) {
      expect(one.read(row, 5)).toBe(other.read(row, 5));
      const night = String(one.read(row, 1));
      expect(night >= last).toBe(true);
      last = night;
    }
  });

  it('knows the moon', () => {
    expect(moonAge(7)).toBeCloseTo(0);
    expect(moonAge(7 + 29.530588 / 2)).toBeCloseTo(0.5);
  });
});

describe('the sheet', () => {
  it('shows few rows of many, and ends at the last one', () => {
    expect(positionsIn(sheet, layout)).toHaveLength(13);
    const turn = (deltaY: number) => ({ deltaX: 0, deltaY, deltaMode: 0, shiftKey: false });
    const middle = wheel(sheet, turn(ROW * 500 + 5), layout);
    expect(positionsIn(middle, layout)[0]).toBe(500);
    expect(positionsIn(middle, layout)).toHaveLength(14);
    const end = wheel(sheet, turn(1e9), layout);
    expect(positionsIn(end, layout).at(-1)).toBe(99_999);
    expect(wheel(end, turn(100), layout)).toBe(end);
  });

  it('keeps the active cell on its data when it sorts', () => {
    const at = goToNumber(sheet, 5000, layout);
    const value = valueAt(at, at.active);
    const sorted = sortBy(at, 6);
    expect(valueAt(sorted, sorted.active)).toBe(value);
    expect(sortBy(sorted, 6).sort).toEqual({ column: 6, isDown: true });
    expect(sortBy(sortBy(sorted, 6), 6).sort).toBe(null);
  });

  it('edits in a field, and explains what is wrong', () => {
    const open5 = startEdit(go(sheet, { position: 2, column: 6 }, layout), layout);
    const wrong = finishEdit(open5, '12', 'down', layout);
    expect([wrong.typed === null, wrong.says]).toEqual([false, 'Seeing is from 0.3 to 9.9.']);
    const saved = finishEdit(open5, '4.5', 'down', layout);
    expect(valueAt(saved, { position: 2, column: 6 })).toBe(4.5);
    expect(saved.active).toEqual({ position: 3, column: 6 });
    // The field loses the focus after its key.
    expect(finishEdit(saved, '9', 'stay', layout)).toBe(saved);
    expect(editsOf(undoLast(saved)).size).toBe(0);
    expect(startEdit(go(sheet, { position: 0, column: 1 }, layout), layout).typed).toBe(null);
  });

  it('copies and pastes a range, and fills it with a single value', () => {
    const from = go(sheet, { position: 0, column: 5 }, layout);
    const both = go(from, { position: 1, column: 6 }, layout, true);
    const { text } = copy(both);
    const pasted = paste(go(sheet, { position: 10, column: 5 }, layout), text ?? '');
    for (const [position, column] of [
      [0, 5],
      [1, 6],
    ] as const) {
      expect(valueAt(pasted, { position: position + 10, column })).toBe(
        valueAt(sheet, { position, column }),
      );
    }
    expect(describeSheet(pasted)).toContain('4 cells selected');
    const filled = paste(both, '2');
    expect(valueAt(filled, { position: 1, column: 5 })).toBe(2);
    expect(copy(selectAll(sheet)).text).toBe(null);
    expect(clear(selectAll(sheet)).says).toContain('Select fewer');
  });

  it('empties a selection in one step, without cells that cannot be edited', () => {
    const one = go(sheet, { position: 0, column: 6 }, layout);
    const emptied = clear(go(one, { position: 4, column: 7 }, layout, true));
    expect(emptied.says).toBe('Emptied 5 cells. Moon cannot be edited.');
    expect(editsOf(undoLast(emptied)).size).toBe(0);
    expect(open(sheet, '[]').says).toBe('This file has no list of changes.');
  });

  it('finds from the active cell on, and begins again at the top', () => {
    const found = find(sheet, 'halley', layout);
    const second = find(found, 'HALLEY', layout);
    expect(second.active.position).toBeGreaterThan(found.active.position);
    expect(find(sheet, 'Pluto', layout).says).toBe('“Pluto” is not in the log.');
  });

  it('limits the width of a column', () => {
    expect(setWidth(sheet, 3, 5, layout).widths[3]).toBe(44);
    expect(setWidth(sheet, 3, 200.4, layout).widths[3]).toBe(200);
  });
});

describe('pointers', () => {
  const down = { pointer: 1, shift: false };
  const at = (x: number, row: number) => ({ x, y: layout.body.y + (row + 0.5) * ROW });

  it('select with the mouse and scroll with a finger', () => {
    const mouse = press(sheet, { ...down, isTouch: false, ...at(520, 1) }, layout);
    const selected = release(drag(mouse, 1, at(520, 3), layout), 1, layout);
    expect([selected.anchor.position, selected.active.position]).toEqual([1, 3]);
    const finger = press(sheet, { ...down, isTouch: true, ...at(520, 5) }, layout);
    const scrolled = release(drag(finger, 1, at(520, 2), layout), 1, layout);
    expect([scrolled.scroll.y, scrolled.active.position]).toEqual([3 * ROW, 0]);
    const tapped = release(finger, 1, layout);
    expect(tapped.active).toEqual({ position: 5, column: 5 });
  });

  it('open a cell after two presses on the same one only', () => {
    const click = (now: typeof sheet, row: number) =>
      release(press(now, { ...down, isTouch: false, ...at(520, row) }, layout), 1, layout);
    const apart = click(click(sheet, 1), 2);
    expect(doublePress(apart, at(520, 2), layout).typed).toBe(null);
    const same = click(click(sheet, 2), 2);
    expect(doublePress(same, at(520, 2), layout).typed).toBe(String(valueAt(same, same.active)));
  });
});
