import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { DemoData } from '../model/published';
import { Demo } from './Demo';
import { DemoSettingsProvider } from './demo-settings';

vi.mock('@demo-data/early', () => ({
  default: { script: '/early.1.js', libraries: { vanilla: ['/konva.1.js'], react: [], vue: [], svelte: [] } },
}));

const data: DemoData = {
  id: 'tutorials/shapes/Rect',
  title: 'Rectangle',
  summary: 'A rectangle that can be dragged.',
  tags: [],
  height: 240,
  narrowHeight: 300,
  poster: { src: '/poster.webp', width: 720, height: 240 },
  sourcesUrl: '/s.json',
  flavours: [
    {
      flavour: 'vanilla',
      files: ['index.ts', 'star.ts'],
      lines: [30, 1],
      starts: [2, 0],
      compiledUrl: '/v.json',
      assets: {},
      packages: [],
    },
    { flavour: 'react', files: ['App.tsx'], lines: [2], starts: [0], compiledUrl: '/r.json', assets: {}, packages: [] },
  ],
  sources: {
    id: 'tutorials/shapes/Rect',
    flavours: [
      {
        flavour: 'vanilla',
        files: [
          { path: 'index.ts', text: 'a < b', html: '<span class="k">a</span> &lt; b' },
          { path: 'star.ts', text: 'star', html: 'star-html' },
        ],
      },
      { flavour: 'react', files: [{ path: 'App.tsx', text: 'App', html: 'App-html' }] },
    ],
  },
};

it('marks the poster of the demo that a page shows first, without a preload of its file', () => {
  const html = renderToString(<Demo data={data} isFirst />);
  expect(html).toMatch(/<img[^>]*loading="lazy"[^>]*data-first-picture=""[^>]*sizes=/);
  expect(html).not.toContain('<link');
});

describe('the server-rendered HTML of a demo', () => {
  const html = renderToString(<Demo data={data} />);

  it('has the code of every file in every flavor', () => {
    for (const part of ['<span class="k">a</span> &lt; b', 'star-html', 'App-html']) expect(html).toContain(part);
  });

  it('has the poster and the heights', () => {
    expect(html).toContain('src="/poster.webp"');
    expect(html).toMatch(/<img(?=[^>]*class="kd-poster")[^>]*loading="lazy"/);
    expect(html).toContain('--kd-height:240px');
    expect(html).toContain('--kd-narrow-height:300px');
    expect(html).toContain('--kd-lines:30');
    expect(html).toContain('--kd-result:240px');
    expect(html).toContain('--kd-narrow-result:300px');
    expect(html).toContain('--kd-own:30;--kd-start:2');
  });

  it('has the names that tests and assistive technology rely on', () => {
    expect(html).toContain('data-demo="tutorials/shapes/Rect"');
    expect(html).toContain('data-flavour="vanilla"');
    expect(html).toContain('data-state="poster"');
    for (const name of ['Vanilla', 'React', 'Run', 'Inspect', 'Copy code', 'More']) expect(html).toContain(`>${name}<`);
    expect(html.match(/role="tab"/g)).toHaveLength(2 + 2);
    expect(html).not.toContain('role="alert"');
  });

  it('has a button for the hidden lines of a long file', () => {
    expect(html.match(/class="kd-more"/g)).toHaveLength(1);
    expect(html).toMatch(
      /<button type="button" class="kd-more" aria-expanded="false" data-open="" style="--kd-own:30">.*Show all .*30.* lines<\/button>/,
    );
  });

  it('has the data that the early script needs', () => {
    expect(html).toContain('/early.1.js');
    expect(html).toContain('data-start="{&quot;title&quot;:&quot;Rectangle&quot;');
  });

  it('has no button for an action that the site does not provide', () => {
    for (const name of ['Stop', 'Reset code', 'Open in playground', 'Download project'])
      expect(html).not.toContain(name);
  });

  it('links to the source if the site knows its URL', () => {
    const settings = { sourceUrl: (id: string) => `https://code.example/${id}` };
    const linked = renderToString(
      <DemoSettingsProvider settings={settings}>
        <Demo data={data} />
      </DemoSettingsProvider>,
    );
    expect(linked).toContain('href="https://code.example/tutorials/shapes/Rect"');
    expect(html).not.toContain('kd-source');
  });

  it('of a demo with one flavor has its name and no tabs', () => {
    const only = renderToString(<Demo data={{ ...data, flavours: data.flavours.slice(1) }} />);
    expect(only).not.toContain('role="tab');
    expect(only).toContain('>React<');
    expect(only).toContain('data-flavour="react"');
  });
});
