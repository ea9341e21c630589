// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { PublishedDemo } from '../model/published';
import { EventBuffer, type PageRuntime } from '../sandbox-host';
import { awaitSharedRuntime, shareRuntime, sharedRuntime } from './shared-runtime';
import { flavourToStart, readStartData, startDataText } from './start-data';

const demo: PublishedDemo = {
  id: 'a',
  title: 'A "quoted" title',
  summary: '',
  tags: [],
  height: 1,
  sourcesUrl: '',
  flavours: [
    {
      flavour: 'react',
      files: [],
      lines: [],
      starts: [],
      compiledUrl: '/r.json',
      assets: { 'a.png': '/a.png' },
      packages: ['konva'],
    },
    {
      flavour: 'vue',
      files: [],
      lines: [],
      starts: [],
      compiledUrl: '/v.json',
      mapsUrl: '/m.json',
      assets: {},
      packages: [],
    },
  ],
};

describe('what is in the page to start a demo', () => {
  it('comes back as it went in', () => {
    const data = readStartData(startDataText(demo));
    expect(data?.title).toBe(demo.title);
    expect(data?.flavours.react).toEqual({
      compiledUrl: '/r.json',
      assets: { 'a.png': '/a.png' },
      packages: ['konva'],
    });
    expect(data?.flavours.vue?.mapsUrl).toBe('/m.json');
    expect(Object.keys(readStartData(startDataText(demo, 'vue'))?.flavours ?? {})).toEqual(['vue']);
  });

  it('is not believed when it is not whole', () => {
    for (const text of [null, '', '{', '[]', '{"title":"x"}', '{"title":"x","flavours":{"react":{"assets":{}}}}']) {
      expect(readStartData(text)).toBeUndefined();
    }
  });

  it('runs the reader’s flavour, or the first there is', () => {
    const data = readStartData(startDataText(demo));
    if (data === undefined) throw new Error('no data');
    expect(flavourToStart(data, 'vue')).toBe('vue');
    expect(flavourToStart(data, 'svelte')).toBe('react');
    expect(flavourToStart(data, undefined)).toBe('react');
    expect(flavourToStart({ title: '', flavours: {} }, 'vue')).toBeUndefined();
  });
});

describe('the buffer', () => {
  it('gives on what happened and what happens', () => {
    const watched: string[] = [];
    const buffer = new EventBuffer((state) => watched.push(state));
    buffer.onState('starting');
    buffer.onRunStart();
    buffer.onConsole({ level: 'log', at: 1, values: [] });
    buffer.onError({ phase: 'promise', name: 'E', message: 'm' }, undefined);
    buffer.onState('running');
    const heard: string[] = [];
    buffer.replayTo({
      onState: (state) => heard.push(state),
      onRunStart: () => heard.push('run'),
      onError: ({ message }) => heard.push(message),
      onConsole: ({ level }) => heard.push(level),
    });
    buffer.onState('stopped');
    expect(heard).toEqual(['run', 'log', 'm', 'running', 'stopped']);
    expect(watched).toEqual(['starting', 'running']);
  });

  it('says nothing when nothing has happened', () => {
    const onState = vi.fn();
    new EventBuffer().replayTo({ onState, onRunStart: onState, onError: onState, onConsole: onState });
    expect(onState).not.toHaveBeenCalled();
  });
});

describe('the shared runtime', () => {
  const runtime: PageRuntime = {
    prefetch: () => Promise.resolve(),
    early: new WeakMap(),
    createSandbox: () => {
      throw new Error('not here');
    },
  };

  it('is waited for while its script is on its way, and not after it failed', async () => {
    expect(await awaitSharedRuntime()).toBeUndefined();
    const script = document.createElement('script');
    script.setAttribute('data-demo-runtime', '');
    document.head.append(script);
    const waiting = awaitSharedRuntime();
    script.dispatchEvent(new Event('error'));
    expect(await waiting).toBeUndefined();
    expect(await awaitSharedRuntime()).toBeUndefined();
    shareRuntime(runtime);
    expect(sharedRuntime()).toBe(runtime);
    expect(await awaitSharedRuntime()).toBe(runtime);
  });
});
