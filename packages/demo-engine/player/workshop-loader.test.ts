// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EARLY_SCRIPT_ATTRIBUTE, shareRuntime } from '../early-start/shared-runtime';
import { EventBuffer, type PageRuntime } from '../sandbox-host';
import { WorkshopLoader, type Workshop } from './workshop-loader';
import { DemoRunner } from './workshop/demo-runner';
import type { WorkshopTools } from './workshop/workshop-tools';

const dispose = vi.fn();

function setUp({ isEarly = true, isBroken = false } = {}) {
  const container = document.createElement('div');
  const runtime: PageRuntime = {
    prefetch: () => Promise.resolve(),
    early: new WeakMap(),
    createSandbox: () => {
      throw new Error('The early sandbox is taken over.');
    },
  };
  const buffer = new EventBuffer();
  const sandbox = {
    run: () => true,
    warm: () => undefined,
    stop: () => undefined,
    keepSpare: () => undefined,
    endStealing: () => undefined,
    observe: () => undefined,
    dispose,
  };
  if (isEarly) runtime.early.set(container, { sandbox, flavour: 'react', compiledUrl: '/react.json', buffer });
  shareRuntime(runtime);
  const workshop: Workshop = {
    DemoRunner,
    loadSources: () => Promise.reject(new Error('no sources here')),
    Workshop: () => {
      throw new Error('not rendered here');
    },
  };
  const isDown = { now: isBroken };
  const load = vi.fn(() => (isDown.now ? Promise.reject(new Error('down')) : Promise.resolve(workshop)));
  const loader = new WorkshopLoader({ title: 'T', downloads: false }, load);
  const detach = loader.attach(container);
  const asked: string[] = [];
  const tools: WorkshopTools = {
    run: () => asked.push('run'),
    start: () => asked.push('start'),
    show: () => asked.push('show'),
    stop: () => asked.push('stop'),
    edit: () => asked.push('edit'),
    text: () => Promise.resolve(''),
    leaveWith: () => asked.push('leave'),
  };
  return { loader, runtime, container, buffer, load, isDown, detach, tools, asked };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, Symbol.for('konva-docs.demo-runtime'));
  document.head.replaceChildren();
  dispose.mockClear();
});

describe('a demo that the early script runs', () => {
  it('is observed without loading the workshop', () => {
    const { loader, runtime, container, buffer, load } = setUp();
    buffer.onState('starting');
    buffer.onRunStart();
    buffer.onState('running');
    expect(loader.getSnapshot()).toEqual({ state: 'running', isMissing: false });
    loader.comeNear();
    loader.show('/react.json');
    expect(load).not.toHaveBeenCalled();
    // The run still belongs to the early script, in case it has not begun.
    expect(runtime.early.get(container)?.sandbox).toBeDefined();
  });

  it('loads the workshop when it logs something, and loses nothing of it', async () => {
    const { loader, buffer, load } = setUp();
    buffer.onState('starting');
    buffer.onRunStart();
    buffer.onConsole({ level: 'log', at: 1, values: [] });
    buffer.onState('running');
    await settle();
    expect(load).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(100);
    const { state, opened } = loader.getSnapshot();
    expect(state).toBe('running');
    expect(opened?.runner.getSnapshot().lines).toHaveLength(1);
    buffer.onState('stopped');
    expect(loader.getSnapshot().state).toBe('stopped');
  });

  it('is run by the workshop in another flavor, or when the early script does not start it in time', async () => {
    const { loader, tools, asked } = setUp();
    loader.comeNear();
    expect(asked).toEqual([]);
    loader.show('/vue.json');
    await settle();
    loader.serve(tools);
    expect(asked).toEqual(['show']);

    const late = setUp();
    late.loader.comeNear();
    vi.advanceTimersByTime(3500);
    late.loader.comeNear();
    await settle();
    late.loader.serve(late.tools);
    expect(late.asked).toEqual(['start']);
  });

  it('ends when it is detached from its container', async () => {
    const { runtime, container, detach, load } = setUp();
    detach();
    expect(dispose).toHaveBeenCalledOnce();
    expect(runtime.early.get(container)).toBeUndefined();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a demo that the early script does not run', () => {
  it('starts near the viewport, once the loader does not wait for the early script anymore', async () => {
    const { loader, tools, asked, load } = setUp({ isEarly: false });
    Reflect.deleteProperty(window, Symbol.for('konva-docs.demo-runtime'));
    const script = document.createElement('script');
    script.setAttribute(EARLY_SCRIPT_ATTRIBUTE, '');
    document.head.append(script);
    loader.show('/vue.json');
    loader.comeNear();
    expect(load).not.toHaveBeenCalled();
    script.remove();
    loader.comeNear();
    await settle();
    loader.serve(tools);
    expect(asked).toEqual(['start']);
  });

  it('performs the actions requested while the workshop was loading, in order', async () => {
    const { loader, tools, asked, load } = setUp({ isEarly: false });
    loader.prepare();
    loader.act((given) => given.run());
    loader.act((given) => given.stop());
    await settle();
    expect(asked).toEqual([]);
    loader.serve(tools);
    loader.act((given) => given.run());
    expect(asked).toEqual(['run', 'stop', 'run']);
    expect(load).toHaveBeenCalledOnce();
  });

  it('reports when the workshop fails to load, and tries again', async () => {
    const { loader, tools, asked, isDown, load } = setUp({ isEarly: false, isBroken: true });
    loader.prepare();
    await settle();
    expect(loader.getSnapshot()).toEqual({ state: 'poster', isMissing: false });
    loader.act((given) => given.run());
    await settle();
    expect(loader.getSnapshot()).toEqual({ state: 'failed', isMissing: true });
    loader.comeNear();
    expect(load).toHaveBeenCalledTimes(2);
    isDown.now = false;
    loader.act((given) => given.run());
    await settle();
    loader.serve(tools);
    expect(asked).toEqual(['run']);
    expect(loader.getSnapshot()).toMatchObject({ state: 'poster', isMissing: false });
  });
});
