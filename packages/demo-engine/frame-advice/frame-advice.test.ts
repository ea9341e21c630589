import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { stackOfThrown } from '../sandbox-frame/thrown';
import { noteRejections } from './rejections';
import { noteStorage } from './storage-note';
import { FAULTS, findFault, type StageLike } from './stage-faults';

interface Given {
  width?: number;
  height?: number;
  layers?: number;
  isShown?: boolean;
  attrs?: Record<string, unknown>;
  nodes?: Record<string, unknown>[];
}

function stage({ width = 600, height = 400, layers = 1, isShown = true, attrs = {}, nodes = [] }: Given): StageLike {
  const rects = isShown ? [0] : [];
  return {
    attrs,
    getClassName: () => 'Stage',
    width: () => width,
    height: () => height,
    container: () => ({ isConnected: true, getClientRects: () => rects as never }),
    getChildren: () => Array.from({ length: layers }),
    find: (test) => nodes.map((one) => ({ attrs: one, getClassName: () => 'Rect' })).filter(test),
  };
}

describe('what keeps a stage empty', () => {
  it.each<[string, Given, string | undefined]>([
    ['a stage of no height', { height: 0 }, FAULTS.size],
    ['a stage of an unknown width', { width: NaN }, FAULTS.size],
    ['a stage without a layer', { layers: 0 }, FAULTS.layer],
    ['attributes inside config', { nodes: [{ config: { x: 1 } }] }, FAULTS.config],
    ['the stage’s own inside config', { width: 0, height: 0, attrs: { config: {} } }, FAULTS.config],
    ['nothing', {}, undefined],
    ['an attribute of that name that is no object', { nodes: [{ config: 'a' }] }, undefined],
    ['nothing yet: its part of the page is hidden', { height: 0, isShown: false }, undefined],
  ])('%s', (_, given, name) => {
    expect(findFault([stage(given)])?.name).toBe(name);
  });

  it('is told with numbers', () => {
    expect(findFault([stage({}), stage({ height: 0 })])?.message).toBe(
      'The stage is 600 by 0 pixels, so it shows nothing.',
    );
  });
});

describe('storage', () => {
  it('is said to be forgotten, once, when it is first asked for', () => {
    const lines: string[] = [];
    const storage = { length: 0 };
    const view = { localStorage: storage, sessionStorage: {}, console: { info: (line: string) => lines.push(line) } };
    noteStorage(view as never);
    expect(lines).toEqual([]);
    expect(view.localStorage).toBe(storage);
    expect(view.localStorage).toBe(storage);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('localStorage is empty at every run');
  });
});

describe('rejections', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, Symbol.for('kd.thrown')));

  /** A separate realm, so that its promises are not the test runner's. */
  function realm(): { Promise: PromiseConstructor; run(code: string): Promise<unknown> } {
    const context: Record<string, unknown> = {};
    const Own = runInNewContext('Promise', context) as PromiseConstructor;
    const view = { Promise: Own };
    noteRejections(view);
    context['Promise'] = view.Promise;
    return {
      Promise: view.Promise,
      run: (code) => runInNewContext(code, context, { filename: 'demo.js' }) as Promise<unknown>,
    };
  }

  it('with a string are recorded with their location', async () => {
    const { run } = realm();
    await expect(run('\nnew Promise((_, reject) => reject("late"))')).rejects.toBe('late');
    expect(stackOfThrown('late')).toContain('demo.js:2');
    await expect(run('\n\nPromise.reject("at once")')).rejects.toBe('at once');
    expect(stackOfThrown('at once')).toContain('demo.js:3');
  });

  it('leave promises as they are', async () => {
    const { Promise: Noted, run } = realm();
    const made = new Noted<number>((resolve) => resolve(1));
    expect(made).toBeInstanceOf(Noted);
    expect(Noted.resolve(made)).toBe(made);
    await expect(made.then((one) => one + 1)).resolves.toBe(2);
    await expect(
      run('(async () => { await new Promise((r) => r()); return Promise.all([1, Promise.resolve(2)]); })()'),
    ).resolves.toEqual([1, 2]);
    expect(() => new Noted(undefined as never)).toThrow();
  });
});
