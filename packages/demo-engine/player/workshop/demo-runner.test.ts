// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompileResult } from '../../model/compiled';
import {
  EventBuffer,
  type Libraries,
  type PageRuntime,
  type RunRequest,
  type SandboxOptions,
} from '../../sandbox-host';
import { FileStore, textOf } from '../../sandbox-host/file-store';
import { VendorStore } from '../../sandbox-host/vendor-store';
import { DemoRunner, type RunnerAdvice, type RunnerParts, type RunTarget } from './demo-runner';

const compiled = {
  flavour: 'react' as const,
  entry: 'App.tsx',
  modules: [],
  styles: [],
  html: '',
  assets: [],
  packages: [],
};
const good: CompileResult = { ok: true, compiled, maps: {}, warnings: [] };
const bad: CompileResult = {
  ok: false,
  problems: [{ file: 'App.tsx', line: 2, column: 3, message: 'Unexpected token' }],
};
const mount = { vanilla: [], react: [], vue: [], svelte: [] };
const built: RunTarget = { flavour: 'react', compiledUrl: '/c.json', assets: {} };

function edited(text: string): RunTarget {
  return { flavour: 'react', assets: {}, files: () => Promise.resolve([{ path: 'App.tsx', text }]) };
}

interface SetUp {
  hasPlace?: boolean;
  isEarly?: boolean;
  libraries?: Libraries;
  advice?: RunnerAdvice;
}

function setUp({ hasPlace = true, isEarly = false, libraries, advice }: SetUp = {}) {
  const runs: RunRequest[] = [];
  const texts: string[] = [];
  let options: SandboxOptions | undefined;
  const spare = vi.fn();
  const dispose = vi.fn();
  const stop = vi.fn(() => options?.events.onState('stopped'));
  const runtime: PageRuntime = {
    prefetch: () => Promise.resolve(),
    early: new WeakMap(),
    createSandbox: (_container, given) => {
      options = given;
      return {
        run: (request) => {
          runs.push(request);
          given.events.onState('starting');
          given.events.onRunStart();
          return hasPlace;
        },
        warm: () => undefined,
        stop,
        keepSpare: spare,
        endStealing: () => undefined,
        observe: () => undefined,
        dispose,
      };
    },
  };
  const container = document.createElement('div');
  const buffer = new EventBuffer();
  if (isEarly) {
    const sandbox = runtime.createSandbox(container, { title: 'T', downloads: false, events: buffer });
    runtime.early.set(container, { sandbox, flavour: 'react', compiledUrl: '/c.json', buffer });
    sandbox.run({ compiled, assets: {} });
  }
  const parts: RunnerParts = {
    ...(libraries === undefined ? {} : { libraries: () => Promise.resolve(libraries) }),
    ...(advice === undefined ? {} : { advice: () => Promise.resolve(advice) }),
    sharedRuntime: () => runtime,
    runtime: () => Promise.resolve(runtime),
    mapError: (error) => Promise.resolve(error.line === undefined ? error : { ...error, line: error.line + 100 }),
    compiler: () =>
      Promise.resolve({
        compile: ({ files }) => {
          const text = files[0]?.text ?? '';
          texts.push(text);
          return Promise.resolve(text.includes('bad') ? bad : good);
        },
        prepare: () => undefined,
        cancel: () => void texts.push('canceled'),
        dispose: () => undefined,
      }),
  };
  const runner = new DemoRunner({ title: 'T', downloads: false }, parts);
  const detach = runner.attach(container);
  const events = () => {
    if (options === undefined) throw new Error('no sandbox yet');
    return options.events;
  };
  return { runner, runs, texts, events, detach, dispose, spare, stop, buffer };
}

const settle = () => vi.advanceTimersByTimeAsync(500);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(compiled)));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a runner', () => {
  it('changes its state from poster to starting to running', async () => {
    const { runner, runs, events } = setUp();
    expect(runner.getSnapshot().state).toBe('poster');
    runner.run(built);
    expect(runner.getSnapshot().state).toBe('starting');
    await settle();
    expect(runs[0]?.compiled.entry).toBe('App.tsx');
    events().onState('running');
    expect(runner.getSnapshot().state).toBe('running');
  });

  it('reports a demo that cannot be loaded', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { runner } = setUp();
    runner.run({ ...built, compiledUrl: '/other.json' });
    await settle();
    expect(runner.getSnapshot()).toMatchObject({
      state: 'failed',
      problems: [{ message: 'The demo could not be loaded. Check your network connection.' }],
    });
  });

  it('compiles only the last of several quick edits', async () => {
    const { runner, runs, texts } = setUp();
    runner.run(built);
    await settle();
    for (const text of ['a', 'ab', 'abc']) {
      runner.runSoon(edited(text));
      await vi.advanceTimersByTimeAsync(20);
    }
    await settle();
    expect(texts).toEqual(['abc']);
    expect(runs).toHaveLength(2);
  });

  it('drops the text that is being compiled when it is stopped', async () => {
    const { runner, texts } = setUp();
    runner.run(edited('a'));
    await settle();
    runner.stop();
    await settle();
    expect(texts).toEqual(['a', 'canceled']);
  });

  it('keeps the old run when an edit does not compile, and reports the location', async () => {
    const { runner, runs, events } = setUp();
    runner.run(built);
    await settle();
    events().onState('running');
    runner.runSoon(edited('bad'));
    await settle();
    expect(runs).toHaveLength(1);
    expect(runner.getSnapshot()).toMatchObject({
      state: 'failed',
      problems: [{ file: 'App.tsx', line: 2, column: 3 }],
    });
    // Errors of the old run do not apply to the new text.
    events().onError({ phase: 'event', name: 'E', message: 'old' });
    expect(runner.getSnapshot().problems).toHaveLength(1);
    runner.runSoon(edited('good'));
    await settle();
    // The problems stay until the new run has painted, so nothing flickers.
    expect(runner.getSnapshot().problems).toHaveLength(1);
    events().onState('running');
    expect(runner.getSnapshot()).toMatchObject({ state: 'running', problems: [] });
  });

  it('reports errors after the reader pauses typing, and success at once', async () => {
    const { runner, events } = setUp();
    runner.run(built);
    await settle();
    events().onState('running');
    runner.runSoon(edited('bad'));
    await vi.advanceTimersByTimeAsync(450);
    expect(runner.getSnapshot()).toMatchObject({ state: 'running', problems: [] });
    // The reader continues typing within half a second, so the runner does not report the incomplete word.
    runner.runSoon(edited('good'));
    await vi.advanceTimersByTimeAsync(400);
    events().onState('running');
    expect(runner.getSnapshot()).toMatchObject({ state: 'running', problems: [] });
    await settle();
    expect(runner.getSnapshot().problems).toEqual([]);
    runner.runSoon(edited('bad'));
    await settle();
    expect(runner.getSnapshot()).toMatchObject({ state: 'failed', problems: [{ line: 2 }] });
  });

  it('reports problems at once after the reader has pressed Run', async () => {
    const { runner } = setUp();
    runner.runSoon(edited('ba'));
    runner.run(edited('bad'));
    await vi.advanceTimersByTimeAsync(1);
    expect(runner.getSnapshot()).toMatchObject({ state: 'failed', problems: [{ line: 2 }] });
  });

  it('runs edited code with the development libraries, and published demos without them', async () => {
    const libraries = {
      vendors: new VendorStore({ specifiers: {}, bundles: {}, mount }, new FileStore(textOf)),
      mount,
    };
    const { runner, runs, spare } = setUp({ libraries });
    runner.run(built);
    await settle();
    runner.prepareToEdit('react');
    await settle();
    expect(spare).toHaveBeenLastCalledWith(libraries);
    runner.run(edited('good'));
    await settle();
    expect(runs.map((request) => request.libraries)).toEqual([undefined, libraries]);
  });

  it('adds advice to errors, and turns warnings that explain an empty picture into problems', async () => {
    const advice: RunnerAdvice = {
      adviseError: (error) => ({ ...error, message: `${error.message} Mend it.` }),
      adviseConsole: ({ level }) => (level === 'error' ? { title: 'Outside', message: 'Move it.' } : undefined),
    };
    const { runner, events } = setUp({ advice });
    runner.run(edited('good'));
    await settle();
    events().onConsole({ level: 'error', at: 0, values: [] });
    events().onState('running');
    events().onConsole({ level: 'log', at: 0, values: [] });
    events().onError({ phase: 'event', name: 'E', message: 'Bad.' });
    await settle();
    expect(runner.getSnapshot().problems.map(({ message }) => message)).toEqual(['Move it.', 'Bad. Mend it.']);
  });

  it('replaces the problems of an earlier run, and keeps those of the current one', async () => {
    const { runner, events } = setUp();
    runner.run(built);
    await settle();
    events().onError({ phase: 'promise', name: 'E', message: 'one' });
    events().onState('running');
    events().onError({ phase: 'event', name: 'E', message: 'two' });
    expect(runner.getSnapshot().problems.map(({ message }) => message)).toEqual(['one', 'two']);
    runner.run(built);
    await settle();
    events().onError({ phase: 'run', name: 'E', message: 'three' });
    expect(runner.getSnapshot().problems.map(({ message }) => message)).toEqual(['three']);
  });

  it('collects console lines, and clears them at each run', async () => {
    const { runner, events } = setUp();
    runner.run(built);
    await settle();
    const listener = vi.fn();
    runner.subscribe(listener);
    for (let index = 0; index < 100; index += 1) {
      events().onConsole({ level: 'log', at: 0, values: [{ kind: 'text', text: String(index) }] });
    }
    await settle();
    expect(runner.getSnapshot().lines).toHaveLength(100);
    expect(listener).toHaveBeenCalledTimes(1);
    runner.run(built);
    await settle();
    expect(runner.getSnapshot().lines).toHaveLength(0);
  });

  it('stops even while it is loading', async () => {
    const { runner, runs } = setUp();
    runner.run(built);
    runner.stop();
    await settle();
    expect(runner.getSnapshot().state).toBe('stopped');
    expect(runs).toHaveLength(0);
  });

  it('waits for a free slot, and runs when it is asked again', async () => {
    const { runner, runs } = setUp({ hasPlace: false });
    runner.run(built);
    await settle();
    expect(runner.getSnapshot().state).toBe('poster');
    runner.run(built);
    await settle();
    expect(runs).toHaveLength(2);
  });

  it('takes over a demo that the early script started, with everything it has logged', async () => {
    const { runner, runs, buffer } = setUp({ isEarly: true });
    expect(runner.getSnapshot().state).toBe('starting');
    buffer.onConsole({ level: 'log', at: 0, values: [{ kind: 'text', text: 'later' }] });
    buffer.onState('running');
    runner.show(built);
    await settle();
    expect(runs).toHaveLength(1);
    expect(runner.getSnapshot()).toMatchObject({ state: 'running', lines: [{ count: 1 }] });
    runner.show({ ...built, compiledUrl: '/c.json?other' });
    await settle();
    expect(runs).toHaveLength(2);
  });

  it('maps an error to its location in the source', async () => {
    const { runner, events } = setUp();
    runner.run(built);
    await settle();
    events().onState('running');
    events().onError({ phase: 'event', name: 'E', message: 'm', file: 'App.vue', line: 3 });
    await settle();
    expect(runner.getSnapshot().problems[0]).toMatchObject({ file: 'App.vue', line: 103 });
  });

  it('disposes of everything when it is detached from its container', async () => {
    const { runner, detach, dispose } = setUp();
    runner.run(built);
    await settle();
    detach();
    expect(dispose).toHaveBeenCalled();
    expect(runner.getSnapshot().state).toBe('poster');
    runner.run(built);
    await settle();
    expect(dispose).toHaveBeenCalledTimes(1);
  });
});
