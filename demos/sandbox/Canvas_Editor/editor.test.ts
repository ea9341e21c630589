import { describe, expect, it } from 'vitest';
import { boxOf } from '../../common/konva/arrange';
import { addItem, DEFAULTS, reorder, type Design, type Item } from './shared/design';
import { readDesign, VERSION, writeDesign } from './shared/design-file';
import {
  cancel,
  designOf,
  fitTexts,
  newEditor,
  select,
  selectAll,
  selectNext,
  type Change,
  type Editor,
} from './shared/editor';
import {
  add,
  alignSelected,
  copy,
  cut,
  distributeSelected,
  duplicate,
  group,
  order,
  paste,
  patchSelected,
  redoNext,
  remove,
  startText,
  toggle,
  undoLast,
  ungroup,
  write,
} from './shared/edits';
import { move, pick, press, release, selectInside, shownItems } from './shared/gesture';
import { snapBox } from './shared/snapping';

const item = (id: string, x: number, y: number, patch: Partial<Item> = {}): Item => ({
  ...DEFAULTS,
  id,
  x,
  y,
  width: 40,
  height: 20,
  ...patch,
});
const design = (...items: Item[]): Design => ({
  width: 400,
  height: 500,
  background: '#ffffff',
  items,
});
const three = () => newEditor(design(item('1', 50, 50), item('2', 150, 90), item('3', 300, 60)));
const apply = (editor: Editor, ...changes: Change[]) =>
  changes.reduce((now, change) => change(now), editor);
const itemsOf = (editor: Editor) => designOf(editor).items;
const idsOf = (editor: Editor) => itemsOf(editor).map(({ id }) => id);
const find = (editor: Editor, id: string) => itemsOf(editor).find((one) => one.id === id);

describe('the selection', () => {
  it('a press selects the group, a double press reaches into it', () => {
    const grouped = apply(three(), (now) => select(now, ['1', '2']), group);
    const pressed = apply(grouped, (now) => press(now, '1', { x: 50, y: 50 }, false), release);
    expect(pressed.selected).toEqual(['1', '2']);
    const inside = selectInside(pressed, '1');
    expect(inside.selected).toEqual(['1']);
    const again = apply(inside, (now) => press(now, '1', { x: 50, y: 50 }, false), release);
    expect(again.selected).toEqual(['1']);
  });

  it('Shift adds and takes away; so does the switch for fingers', () => {
    const one = select(three(), ['1']);
    const two = apply(one, (now) => press(now, '2', { x: 0, y: 0 }, true), release);
    expect(two.selected).toEqual(['1', '2']);
    const less = apply(
      { ...two, picksSeveral: true },
      (now) => press(now, '1', { x: 0, y: 0 }, false),
      release,
    );
    expect(less.selected).toEqual(['2']);
    expect(pick({ ...less, picksSeveral: true }, '3', false).selected).toEqual(['2', '3']);
  });

  it('a band catches what it touches, except for locked and hidden items', () => {
    const editor = toggle(toggle(three(), 'isLocked', ['2']), 'isHidden', ['3']);
    const band = (now: Editor) =>
      apply(
        now,
        (one) => press(one, null, { x: 0, y: 0 }, false),
        (one) => move(one, { x: 400, y: 200 }, 6, 3),
        release,
      );
    expect(band(editor).selected).toEqual(['1']);
    expect(band(three()).selected).toEqual(['1', '2', '3']);
  });

  it('all, and one after the other', () => {
    expect(selectAll(toggle(three(), 'isLocked', ['2'])).selected).toEqual(['1', '3']);
    const last = selectNext(three(), -1);
    expect(last.selected).toEqual(['3']);
    expect(selectNext(last, 1).selected).toEqual(['1']);
  });
});

describe('a drag', () => {
  const drag = (to: { x: number; y: number }, reach = 6) =>
    move(press(three(), '1', { x: 50, y: 50 }, false), to, reach, 3);

  it('shows the items with the pointer and is one step', () => {
    const held = drag({ x: 60, y: 150 }, 0);
    expect(shownItems(held)[0]).toMatchObject({ x: 60, y: 150 });
    expect(find(held, '1')).toMatchObject({ x: 50, y: 50 });
    const done = release(held);
    expect(find(done, '1')).toMatchObject({ x: 60, y: 150 });
    expect(find(undoLast(done), '1')).toMatchObject({ x: 50, y: 50 });
  });

  it('snaps to items and to the page, and says with which', () => {
    const held = drag({ x: 154, y: 300 });
    expect(shownItems(held)[0]).toMatchObject({ x: 150, y: 300 });
    expect(held.guides).toContainEqual({ axis: 'x', at: 150, from: 80, to: 310 });
    expect(drag({ x: 197, y: 253 }).guides).toHaveLength(2);
    expect(release(held).guides).toEqual([]);
  });

  it('leaves no trace when it is canceled, and trembling is a click', () => {
    const before = three();
    const canceled = cancel(drag({ x: 200, y: 200 }));
    expect(designOf(canceled)).toEqual(designOf(before));
    expect(canceled.selected).toEqual([]);
    expect(release(drag({ x: 52, y: 50 })).history.steps).toHaveLength(1);
  });

  it('a locked item stays', () => {
    const locked = toggle(three(), 'isLocked', ['1']);
    const held = move(press(locked, '1', { x: 50, y: 50 }, false), { x: 90, y: 90 }, 6, 3);
    expect(shownItems(held)[0]).toMatchObject({ x: 50, y: 50 });
  });
});

describe('editing', () => {
  const chosen = () => select(three(), ['1', '2']);

  it('copies get new ids and their own group, one step farther each time', () => {
    const copied = copy(group(chosen()));
    const once = paste(copied);
    expect(once.selected).toEqual(['4', '5']);
    expect(find(once, '4')?.group).not.toBe(find(once, '1')?.group);
    expect(find(once, '4')?.group).toBe(find(once, '5')?.group);
    expect(find(paste(once), '6')).toMatchObject({ x: 50 + 32, y: 50 + 32 });
    expect(duplicate(chosen()).selected).toEqual(['4', '5']);
  });

  it('what was cut is pasted where it was', () => {
    const done = cut(chosen());
    expect(idsOf(done)).toEqual(['3']);
    expect(itemsOf(paste(done)).slice(1)).toMatchObject([
      { x: 50, y: 50 },
      { x: 150, y: 90 },
    ]);
  });

  it('locked items are refused in words', () => {
    const locked = toggle(chosen(), 'isLocked');
    for (const change of [remove, cut, (now: Editor) => patchSelected(now, { x: 0 }, 'x')]) {
      expect(change(locked).history).toBe(locked.history);
      expect(change(locked).says).toContain('Unlock');
    }
    expect(find(toggle(locked, 'isLocked'), '1')?.isLocked).toBe(false);
  });

  it('a group lies where its topmost item is', () => {
    const grouped = group(select(three(), ['1', '3']));
    expect(idsOf(grouped)).toEqual(['2', '1', '3']);
    expect(itemsOf(ungroup(grouped)).every((one) => one.group === '')).toBe(true);
    expect(group(select(three(), ['1'])).says).toContain('two');
  });

  it('order', () => {
    const all = design(item('1', 0, 0), item('2', 0, 0), item('3', 0, 0), item('4', 0, 0));
    const after = (ids: string[], to: Parameters<typeof reorder>[2]) =>
      reorder(all, ids, to)
        .items.map(({ id }) => id)
        .join('');
    expect(after(['1', '2'], 'forward')).toBe('3124');
    expect(after(['3', '4'], 'forward')).toBe('1234');
    expect(after(['2', '4'], 'backward')).toBe('2143');
    expect(after(['1', '3'], 'front')).toBe('2413');
    expect(after(['2', '4'], 'back')).toBe('2413');
    expect(order(select(three(), ['3']), 'forward').says).toContain('Already');
  });

  it('aligns with each other, and a single item with the page', () => {
    expect(itemsOf(alignSelected(selectAll(three()), 'left')).map(({ x }) => x)).toEqual([
      50, 50, 50,
    ]);
    expect(find(alignSelected(select(three(), ['1']), 'center'), '1')?.x).toBe(200);
    expect(itemsOf(distributeSelected(selectAll(three()), 'x')).map(({ x }) => x)).toEqual([
      50, 175, 300,
    ]);
  });

  it('steps of one topic are one step', () => {
    const slid = [0.9, 0.8, 0.7].reduce(
      (now, opacity) => patchSelected(now, { opacity }, 'opacity'),
      chosen(),
    );
    expect(find(undoLast(slid), '1')?.opacity).toBe(1);
    expect(find(redoNext(undoLast(slid)), '1')?.opacity).toBe(0.7);
  });

  it('undo selects only what is still there', () => {
    const added = add(three(), 'rect');
    expect(added.selected).toEqual(['4']);
    expect(undoLast(added).selected).toEqual([]);
  });
});

describe('a text', () => {
  const text = () => newEditor(design(item('1', 100, 100, { kind: 'text', text: 'Sea' })));

  it('keeps what was typed, but never becomes empty', () => {
    const typing = startText(text(), '1');
    expect(typing.editing).toBe('1');
    expect(find(write(typing, 'Sea and sky'), '1')?.text).toBe('Sea and sky');
    const emptied = write(typing, '  ');
    expect([find(emptied, '1')?.text, emptied.editing]).toEqual(['Sea', null]);
    expect(startText(toggle(text(), 'isLocked', ['1']), '1').editing).toBe(null);
  });

  it('grows downward when its lines get more, in the same step', () => {
    const fitted = fitTexts(write(startText(text(), '1'), 'Two\nlines'), () => 60);
    expect(find(fitted, '1')).toMatchObject({ y: 120, height: 60 });
    expect(fitted.history.steps).toHaveLength(2);
    const [turned] = design(item('1', 100, 100, { kind: 'text', rotation: 90 })).items;
    const upright = fitTexts(newEditor(design(...(turned ? [turned] : []))), () => 60);
    expect(find(upright, '1')?.x).toBeCloseTo(80);
    expect(find(upright, '1')?.y).toBeCloseTo(100);
  });
});

describe('snapping', () => {
  it('takes the shortest way within reach, for each axis by itself', () => {
    const box = boxOf(item('1', 103, 100));
    const { x, y, guides } = snapBox(
      box,
      [boxOf(item('2', 100, 300)), boxOf(item('3', 108, 400))],
      6,
    );
    expect([x, y]).toEqual([-3, 0]);
    expect(guides.map(({ at }) => at)).toEqual([80, 100, 120]);
    expect(snapBox(box, [boxOf(item('2', 110, 300))], 6).x).toBe(0);
  });
});

describe('the file', () => {
  const saved = design(item('1', 50, 50, { rotation: 30 }));
  const broken = (change: (value: Record<string, unknown>) => void) => {
    const value: Record<string, unknown> = JSON.parse(writeDesign(saved));
    change(value);
    return () => readDesign(JSON.stringify(value));
  };
  const withItem = (patch: Record<string, unknown>) =>
    broken((value) => (value['items'] = [{ ...saved.items[0], ...patch }]));

  it('is read as it was written', () => {
    expect(readDesign(writeDesign(saved))).toEqual(saved);
    expect(writeDesign(saved)).toContain(`"version": ${VERSION}`);
  });

  it('says what is wrong with it', () => {
    expect(() => readDesign('{')).toThrow('not a JSON object');
    expect(broken((value) => (value['version'] = 1))).toThrow('its version is 1');
    expect(broken((value) => (value['width'] = '400'))).toThrow('not a size');
    expect(broken((value) => (value['background'] = 'red'))).toThrow('not a color');
    expect(broken((value) => delete value['items'])).toThrow('not a list');
    expect(withItem({ kind: 'star' })).toThrow('item 1 has no known kind');
    expect(withItem({ opacity: 2 })).toThrow('item 1 has a wrong "opacity"');
    expect(withItem({ text: 5 })).toThrow('item 1 has no string as "text"');
    expect(withItem({ kind: 'image', source: 'https://a.test/b.png' })).toThrow('no image inside');
    expect(broken((value) => (value['items'] = [saved.items[0], saved.items[0]]))).toThrow(
      'one id',
    );
  });

  it('new items get ids that the file does not have', () => {
    expect(addItem(design(item('7', 0, 0)), 'rect')[1]).toBe('8');
  });
});
