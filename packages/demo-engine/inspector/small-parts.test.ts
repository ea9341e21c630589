import { describe, expect, it, vi } from 'vitest';
import type { AttributeValue, LoggedEvent, TreeRow } from '../model/inspection';
import { choicesOf } from './choices';
import { controlOf } from './control-of';
import { copyAsCode } from './copy-as-code';
import { plainColor } from './css-color';
import { EMPTY_LOG, MAX_KEPT, withEvents } from './event-log';
import { Newest } from './newest';
import { numbersOfText, textOfNumbers } from './numbers-text';
import { stepped, stepsOfKey } from './steps';
import { actOfKey, findTyped } from './tree-keys';

const number = (value: number): AttributeValue => ({ kind: 'number', value });
const text = (value: string): AttributeValue => ({ kind: 'text', value });

describe('an attribute as code', () => {
  const forms = (name: string, value: AttributeValue, className = 'Rect') =>
    (['vanilla', 'react', 'vue', 'svelte'] as const).map((flavour) => copyAsCode(flavour, className, name, value));

  it('has the syntax of each flavor', () => {
    expect(forms('cornerRadius', number(16))).toEqual([
      'rect.cornerRadius(16)',
      'cornerRadius={16}',
      'cornerRadius: 16,',
      'cornerRadius={16}',
    ]);
    expect(forms('fill', text('#ff0000'), 'RegularPolygon')).toEqual([
      "regularPolygon.fill('#ff0000')",
      'fill="#ff0000"',
      "fill: '#ff0000',",
      'fill="#ff0000"',
    ]);
    expect(forms('points', { kind: 'numbers', value: [1, 2.5], more: 0 }, 'Line')).toEqual([
      'line.points([1, 2.5])',
      'points={[1, 2.5]}',
      'points: [1, 2.5],',
      'points={[1, 2.5]}',
    ]);
    expect(forms('draggable', { kind: 'flag', value: true })).toEqual([
      'rect.draggable(true)',
      'draggable',
      'draggable: true,',
      'draggable',
    ]);
    expect(forms('visible', { kind: 'flag', value: false })[1]).toBe('visible={false}');
  });

  it('escapes characters that would end its string', () => {
    expect(forms('text', text('say "it\'s"\n{now}'), 'Text')).toEqual([
      "text.text('say \"it\\'s\"\\n{now}')",
      "text={'say \"it\\'s\"\\n{now}'}",
      "text: 'say \"it\\'s\"\\n{now}',",
      "text={'say \"it\\'s\"\\n{now}'}",
    ]);
  });

  it('has a variable name for every class, and is undefined for values without a literal', () => {
    expect(copyAsCode('vanilla', 'a b', 'x', number(1))).toBe('node.x(1)');
    expect(copyAsCode('react', 'Rect', 'image', { kind: 'other', text: 'HTMLImageElement' })).toBeUndefined();
    expect(copyAsCode('react', 'Line', 'points', { kind: 'numbers', value: [1], more: 9 })).toBeUndefined();
  });
});

describe('the control of an attribute', () => {
  const kind = (name: string, value: AttributeValue, isEditable = true) =>
    controlOf({ name, value, isSet: true, isEditable });

  it('depends on its name and value', () => {
    expect(kind('x', number(1))).toBe('number');
    expect(kind('draggable', { kind: 'flag', value: true })).toBe('flag');
    expect(kind('lineCap', text('round'))).toBe('choice');
    expect(kind('globalCompositeOperation', { kind: 'none' })).toBe('choice');
    for (const name of ['fill', 'stroke', 'shadowColor', 'anchorStroke']) expect(kind(name, text('red'))).toBe('color');
    expect(kind('fill', { kind: 'none' })).toBe('color');
    expect(kind('fillPriority', text('color'))).toBe('choice');
    expect(kind('points', { kind: 'numbers', value: [1], more: 0 })).toBe('numbers');
    expect(kind('text', text('hello'))).toBe('text');
  });

  it('is none if an edit would lose something or is not possible', () => {
    expect(kind('points', { kind: 'numbers', value: [1], more: 3 })).toBe('none');
    expect(kind('image', { kind: 'other', text: 'image' })).toBe('none');
    expect(kind('x', number(1), false)).toBe('none');
  });

  it('offers the present value, even an unusual one', () => {
    expect(choicesOf('lineCap', 'odd')).toEqual(['odd', 'butt', 'round', 'square']);
    expect(choicesOf('toString', 'x')).toBeUndefined();
  });
});

describe('numbers', () => {
  it('change by steps that fit the attribute, ten times as far with Shift', () => {
    expect(stepsOfKey({ key: 'ArrowUp', shiftKey: false })).toBe(1);
    expect(stepsOfKey({ key: 'ArrowDown', shiftKey: true })).toBe(-10);
    expect(stepsOfKey({ key: 'a', shiftKey: false })).toBeUndefined();
    expect(stepped('x', 5, -10)).toBe(-5);
    expect(stepped('scaleX', 0.1, 20)).toBe(0.3);
    expect(stepped('opacity', 0.95, 10)).toBe(1);
  });

  it('are parsed from a list in a text', () => {
    expect(numbersOfText('1, 2.5  -3')).toEqual([1, 2.5, -3]);
    expect(numbersOfText('')).toEqual([]);
    expect(numbersOfText('1, x')).toBeUndefined();
    expect(textOfNumbers([1, 1 / 3])).toBe('1, 0.3333');
  });
});

it('parses a color in the canvas’s own format', () => {
  expect(plainColor('#FF8800')).toEqual({ hex: '#ff8800', alpha: '' });
  expect(plainColor('rgba(255, 136, 0, 0.5)')).toEqual({ hex: '#ff8800', alpha: '80' });
  expect(plainColor('red')).toBeUndefined();
});

describe('the log of events', () => {
  const event = (type: string, at: number, count = 1): LoggedEvent => ({
    type,
    at,
    count,
    target: { id: 1, label: 'Rect' },
    through: [{ id: 2, label: 'Layer' }],
  });

  it('merges equal events across messages', () => {
    let log = withEvents(EMPTY_LOG, [event('mousemove', 1), event('mousemove', 2, 3)], 0);
    log = withEvents(log, [event('mousemove', 5), event('click', 6)], 2);
    expect(log.entries.map(({ type, count, at }) => [type, count, at])).toEqual([
      ['mousemove', 5, 5],
      ['click', 1, 6],
    ]);
    expect(log.dropped).toBe(2);
  });

  it('keeps the last events, and lists none while it is paused', () => {
    const many = Array.from({ length: MAX_KEPT + 50 }, (_, index) => event(`type${index}`, index));
    const log = withEvents(EMPTY_LOG, many, 0);
    expect(log.entries).toHaveLength(MAX_KEPT);
    const paused = withEvents({ ...log, isPaused: true }, [event('click', 1, 4)], 1);
    expect(paused.entries).toBe(log.entries);
    expect(paused.dropped).toBe(5);
  });
});

describe('keys in the tree', () => {
  const row = (change: Partial<TreeRow> = {}): TreeRow => ({
    id: 1,
    className: 'Group',
    name: '',
    nodeId: '',
    level: 2,
    position: 1,
    siblings: 1,
    children: 3,
    isOpen: false,
    visible: true,
    listening: true,
    hiddenByParent: false,
    deafByParent: false,
    ...change,
  });
  const press = (key: string, change: Partial<TreeRow> = {}, shiftKey = false) =>
    actOfKey(
      { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false },
      { row: row(change), index: 4, total: 20, page: 10 },
    );

  it('move within the rows', () => {
    expect(press('ArrowDown')).toEqual({ type: 'move', to: 5 });
    expect(press('ArrowUp')).toEqual({ type: 'move', to: 3 });
    expect(press('PageDown')).toEqual({ type: 'move', to: 14 });
    expect(press('PageUp')).toEqual({ type: 'move', to: 0 });
    expect(press('Home')).toEqual({ type: 'move', to: 0 });
    expect(press('End')).toEqual({ type: 'move', to: 19 });
  });

  it('open and close, and move in and out', () => {
    expect(press('ArrowRight')).toEqual({ type: 'toggle', open: true, withDescendants: false });
    expect(press('ArrowRight', { isOpen: true })).toEqual({ type: 'move', to: 5 });
    expect(press('ArrowRight', { children: 0 })).toBeUndefined();
    expect(press('ArrowRight', {}, true)).toEqual({ type: 'toggle', open: true, withDescendants: true });
    expect(press('*')).toEqual({ type: 'toggle', open: true, withDescendants: true });
    expect(press('ArrowLeft', { isOpen: true })).toEqual({ type: 'toggle', open: false, withDescendants: false });
    expect(press('ArrowLeft')).toEqual({ type: 'parent' });
    expect(press('ArrowLeft', { level: 1 })).toBeUndefined();
  });

  it('select, search and find', () => {
    expect(press('Enter')).toEqual({ type: 'select' });
    expect(press(' ')).toEqual({ type: 'select' });
    expect(press('/')).toEqual({ type: 'search' });
    expect(press('r')).toEqual({ type: 'find', text: 'r' });
    expect(press('Tab')).toBeUndefined();
    expect(
      actOfKey(
        { key: 'ArrowDown', shiftKey: false, ctrlKey: true, metaKey: false, altKey: false },
        { row: undefined, index: 0, total: 1, page: 1 },
      ),
    ).toBeUndefined();
  });

  it('find the next row that begins with the typed letters', () => {
    const known = [
      [0, row({ className: 'Stage' })],
      [1, row({ className: 'Rect', name: 'left' })],
      [2, row({ className: 'Circle', nodeId: 'rest' })],
    ] as const;
    expect(findTyped(known, 0, 'r')).toBe(1);
    expect(findTyped(known, 1, 'r')).toBe(2);
    expect(findTyped(known, 1, 're')).toBe(1);
    expect(findTyped(known, 2, 'st')).toBe(0);
    expect(findTyped(known, 2, 'x')).toBeUndefined();
  });
});

it('sends one value at a time, then only the newest of those that wait', async () => {
  const sent: number[] = [];
  let finish = (): void => undefined;
  const newest = new Newest<number>((value) => {
    sent.push(value);
    return new Promise((resolve) => (finish = resolve));
  });
  for (const value of [1, 2, 3]) newest.push(value);
  expect(sent).toEqual([1]);
  finish();
  await vi.waitFor(() => expect(sent).toEqual([1, 3]));
});
