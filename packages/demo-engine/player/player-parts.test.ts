import { describe, expect, it } from 'vitest';
import { ENDLESS_LOOP, LOOP_ERROR_NAME } from '../model/compiled';
import { type ConsoleEntry, type FrameError, NOT_RESPONDING } from '../model/messages';
import { longestFile } from './CodePane';
import { appendLine, type ConsoleLine, leftOutText, linesLeftOut } from './workshop/console-lines';
import { EditStore } from './workshop/edit-store';
import { addProblem, placeText, problemOfError } from './workshop/problems';
import { isDemoSources } from './workshop/sources';
import { tabAfterKey } from './TabList';

function entry(text: string, level: ConsoleEntry['level'] = 'log'): ConsoleEntry {
  return { level, at: 0, values: [{ kind: 'text', text }] };
}

describe('console lines', () => {
  it('merge repeated entries of the same level and count them', () => {
    let lines: ConsoleLine[] = [];
    for (const one of [entry('a'), entry('a'), entry('a', 'warn'), entry('b'), entry('a')])
      lines = appendLine(lines, one);
    expect(lines.map(({ count, level }) => [count, level])).toEqual([
      [2, 'log'],
      [1, 'warn'],
      [1, 'log'],
      [1, 'log'],
    ]);
    expect(new Set(lines.map((line) => line.id)).size).toBe(4);
  });

  it('are limited in number', () => {
    let lines: ConsoleLine[] = [];
    for (let index = 0; index < 1000; index += 1) lines = appendLine(lines, entry(String(index)));
    expect(lines.length).toBe(300);
    expect(lines.at(-1)?.values).toEqual([{ kind: 'text', text: '999' }]);
    expect(linesLeftOut(lines)).toBe(700);
    expect(leftOutText(700)).toBe('700 earlier lines are left out.');
    expect(linesLeftOut(lines.slice(0, 0))).toBe(0);
  });

  it('shorten large values, and always keep the last line', () => {
    const big = (key: string): ConsoleEntry => {
      const entries = Array.from({ length: 1000 }, () => ({
        key,
        value: { kind: 'text', text: 'x'.repeat(60) } as const,
      }));
      return { level: 'log', at: 0, values: [{ kind: 'object', label: 'o', more: 0, entries }] };
    };
    let lines: ConsoleLine[] = [];
    for (let index = 0; index < 100; index += 1) lines = appendLine(lines, big(String(index)));
    expect(lines.length).toBeGreaterThan(15);
    expect(lines.length).toBeLessThan(25);
    expect(lines.at(-1)?.id).toBe(100);
    lines = appendLine(lines, entry('x'.repeat(3_000_000)));
    expect(lines.map(({ id }) => id)).toEqual([101]);
    lines = appendLine(lines, entry('next'));
    expect(lines.map(({ id }) => id)).toEqual([102]);
  });
});

describe('problems', () => {
  const error: FrameError = { phase: 'event', name: 'TypeError', message: 'bad', file: 'App.tsx', line: 3 };

  it('count repeats and are limited in number', () => {
    let list = addProblem([], problemOfError(error));
    list = addProblem(list, problemOfError(error));
    expect(list).toHaveLength(1);
    expect(list[0]?.count).toBe(2);
    for (let line = 10; line < 30; line += 1) list = addProblem(list, problemOfError({ ...error, line }));
    expect(list).toHaveLength(5);
    expect(addProblem(list, problemOfError({ ...error, line: 99 }))).toBe(list);
    const own = { ...problemOfError({ ...error, message: 'stopped' }), isOwn: true };
    expect(addProblem(list, own)).toEqual([own, ...list.slice(0, 4)]);
  });

  it('name their location', () => {
    expect(placeText(error)).toBe('App.tsx, line 3');
    expect(placeText({ file: 'App.tsx' })).toBe('App.tsx');
    expect(placeText({})).toBe('');
    expect(problemOfError({ ...error, phase: 'loop' }).title).toBe('Endless loop');
  });

  it('distinguish an endless loop from work that takes too long', () => {
    const title = (name: string, message: string) => problemOfError({ phase: 'loop', name, message }).title;
    expect(title(LOOP_ERROR_NAME, `${ENDLESS_LOOP} and was stopped.`)).toBe('Endless loop');
    expect(title(LOOP_ERROR_NAME, 'A loop ran for more than 2 seconds.')).toBe('Took too long');
    expect(title(NOT_RESPONDING, 'The demo did not answer.')).toBe('Took too long');
  });

  it('report a blocked request once, with its advice', () => {
    const failed = problemOfError({ phase: 'promise', name: 'TypeError', message: 'Failed to fetch' });
    const blocked = problemOfError({ phase: 'blocked', name: 'connect-src', message: 'A demo has no network.' });
    for (const order of [
      [failed, blocked],
      [blocked, failed],
    ]) {
      expect(order.reduce(addProblem, []).map(({ title }) => title)).toEqual(['Blocked']);
    }
    expect(addProblem([], failed)).toHaveLength(1);
  });
});

describe('edits', () => {
  function memory(): Storage & { items: Map<string, string> } {
    const items = new Map<string, string>();
    return {
      items,
      length: 0,
      clear: () => items.clear(),
      key: () => null,
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    };
  }

  it('survive a reload of the tab', () => {
    const storage = memory();
    new EditStore(() => storage).set('a', '/s.1.json', 'react', { 'App.tsx': 'new' });
    expect(new EditStore(() => storage).get('a', '/s.1.json', 'react')).toEqual({ 'App.tsx': 'new' });
    expect(new EditStore(() => storage).get('a', '/s.1.json', 'vue')).toEqual({});
  });

  it('do not apply to sources other than those they were made to', () => {
    const store = new EditStore(() => memory());
    store.set('a', '/s.1.json', 'react', { 'App.tsx': 'new' });
    expect(store.get('a', '/s.2.json', 'react')).toEqual({});
  });

  it('leave nothing in storage once they are undone', () => {
    const storage = memory();
    const store = new EditStore(() => storage);
    store.set('a', '/s.json', 'react', { 'App.tsx': 'new' });
    store.set('a', '/s.json', 'react', {});
    expect(storage.items.size).toBe(0);
  });

  it('stay in memory when storage is full or blocked, and ignore invalid data in it', () => {
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const storage of [
      () => full,
      () => {
        throw new DOMException('no', 'SecurityError');
      },
    ]) {
      const store = new EditStore(storage);
      store.set('a', '/s.json', 'vue', { 'App.vue': 'new' });
      expect(store.get('a', '/s.json', 'vue')).toEqual({ 'App.vue': 'new' });
    }
    for (const rubbish of ['{', '[]', '{"sources":"/s.json","flavours":{"vue":{"App.vue":7}}}']) {
      const storage = memory();
      storage.items.set('kd-edits:a', rubbish);
      expect(new EditStore(() => storage).get('a', '/s.json', 'vue')).toEqual({});
    }
  });
});

describe('small rules', () => {
  it('arrow keys wrap around at the first and last tab', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => tabAfterKey(key, 3, 4))).toEqual([
      0,
      2,
      0,
      3,
      undefined,
    ]);
    expect(tabAfterKey('ArrowLeft', 0, 4)).toBe(3);
  });

  it('the longest file determines the number of lines', () => {
    const flavour = { flavour: 'react' as const, compiledUrl: '', assets: {}, packages: [], files: ['a', 'b'] };
    expect(longestFile({ flavours: [{ ...flavour, lines: [4, 9], starts: [0, 0] }] })).toBe(9);
    expect(longestFile({ flavours: [] })).toBe(1);
  });

  it('the guard rejects incomplete sources', () => {
    expect(
      isDemoSources({ id: 'a', flavours: [{ flavour: 'react', files: [{ path: 'a', text: '', html: '' }] }] }),
    ).toBe(true);
    expect(isDemoSources({ id: 'a', flavours: [{ flavour: 'react', files: [{ path: 'a', text: '' }] }] })).toBe(false);
  });
});
