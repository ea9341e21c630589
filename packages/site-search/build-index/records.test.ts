import { describe, expect, it } from 'vitest';
import { NO_API, readApi } from './api-members';
import { membersUsed, readDemoEntries } from './demo-words';
import type { PageContent, PageSection } from './read-page';
import { makeRecords, type IndexSources } from './records';

function content(sections: [PageSection, ...PageSection[]], more: Partial<PageContent> = {}): PageContent {
  return {
    sections,
    breadcrumbs: [],
    description: '',
    keywords: [],
    language: 'en',
    tag: 'default',
    demos: [],
    hidden: false,
    ...more,
  };
}

const section = (level: number, title: string, anchor?: string, text = ''): PageSection => ({
  level,
  title,
  text,
  ...(anchor === undefined ? {} : { anchor }),
});

const base: Omit<IndexSources, 'pages'> = {
  api: NO_API,
  demos: [],
  groups: [{ prefix: '/api/', label: 'API reference' }],
  otherGroup: 'Documentation',
};

const API = {
  format: 1,
  pages: [
    {
      name: 'Konva',
      kind: 'root',
      address: '/api/Konva.html',
      members: [{ name: 'pixelRatio', anchor: 'pixelRatio', kind: 'property', summary: 'Pixels per `px`.' }],
    },
    {
      name: 'Node',
      kind: 'class',
      address: '/api/Konva.Node.html',
      description: 'The base of `everything`.',
      members: [
        {
          name: 'toDataURL',
          anchor: 'toDataURL',
          kind: 'method',
          summary: 'A picture.',
          description: 'A picture. See [here](/x) and `code`.',
        },
        { name: 'toDataURL', anchor: 'toDataURL', kind: 'method', summary: 'Twice.' },
      ],
      events: [{ name: 'dragstart', anchor: 'event-dragstart', when: 'A drag begins.' }],
    },
  ],
  types: [{ name: 'Box', anchor: 'Box', kind: 'interface', summary: 'A box.' }],
};

describe('makeRecords', () => {
  it('finds a page by its own keywords, without those of every page', () => {
    const page = content([section(1, 'Upgrade')], { keywords: ['konva', 'migration guide'] });
    const [record] = makeRecords({ ...base, pages: [{ path: '/docs/upgrade.html', content: page }] });
    expect(record?.keywords).toEqual(['migration guide']);
  });

  it('takes the group from the rules, or else from the sidebar category', () => {
    const records = makeRecords({
      ...base,
      pages: [
        { path: '/docs/a.html', content: content([section(1, 'A')], { breadcrumbs: ['Shapes', 'A'] }) },
        {
          path: '/api/Konva.Node.html',
          content: content([section(1, 'Konva.Node')], { breadcrumbs: ['Nodes', 'Konva.Node'] }),
        },
        { path: '/docs/index.html', content: content([section(1, 'Start')], { breadcrumbs: ['Start'] }) },
      ],
    });
    expect(records.map((record) => record.titles)).toEqual([
      ['Shapes', 'A'],
      ['API reference', 'Konva.Node'],
      ['Documentation', 'Start'],
    ]);
  });

  it('marks the page that opens a sidebar category', () => {
    const page = (path: string, crumbs: string[], previous?: string) => ({
      path,
      content: content([section(1, path)], { breadcrumbs: crumbs, ...(previous === undefined ? {} : { previous }) }),
    });
    const records = makeRecords({
      ...base,
      pages: [
        page('/docs/start.html', ['Start']),
        page('/docs/b.html', ['Shapes', 'B'], '/docs/a.html'),
        page('/docs/a.html', ['Shapes', 'A'], '/docs/start.html'),
        page('/docs/e.html', ['Events', 'E'], '/docs/b.html'),
      ],
    });
    expect(records.filter(({ leads }) => leads === true).map(({ url }) => url)).toEqual([
      '/docs/a.html',
      '/docs/e.html',
    ]);
  });

  it('omits the sections of a class without members of its own', () => {
    const records = makeRecords({
      ...base,
      api: readApi({ pages: [{ name: 'FastLayer', address: '/api/Konva.FastLayer.html' }] }),
      pages: [
        {
          path: '/api/Konva.FastLayer.html',
          content: content([section(1, 'Konva.FastLayer', undefined, 'An old layer.'), section(2, 'Events', 'events')]),
        },
      ],
    });
    expect(records.map(({ url, text }) => [url, text])).toEqual([['/api/Konva.FastLayer.html', 'An old layer.']]);
  });

  it('nests titles like the headings, even when a level is skipped', () => {
    const records = makeRecords({
      ...base,
      pages: [
        {
          path: '/p',
          content: content([
            section(1, 'P'),
            section(2, 'Two', 'two'),
            section(4, 'Deep', 'deep'),
            section(3, 'Three', 'three'),
            section(2, 'Last', 'last'),
          ]),
        },
      ],
    });
    expect(records.map(({ url, titles }) => [url, titles.slice(1).join(' > ')])).toEqual([
      ['/p', 'P'],
      ['/p#two', 'P > Two'],
      ['/p#deep', 'P > Two > Deep'],
      ['/p#three', 'P > Two > Three'],
      ['/p#last', 'P > Last'],
    ]);
  });

  it('omits hidden pages', () => {
    expect(
      makeRecords({ ...base, pages: [{ path: '/p', content: content([section(1, 'P')], { hidden: true }) }] }),
    ).toEqual([]);
  });

  it('replaces the sections of an API page by its members', () => {
    const records = makeRecords({
      ...base,
      api: readApi(API),
      pages: [
        {
          path: '/api/Konva.Node.html',
          content: content([
            section(1, 'Konva.Node'),
            section(2, 'Methods', 'methods'),
            section(3, 'toDataURL', 'toDataURL', 'text'),
          ]),
        },
      ],
    });
    expect(records.map(({ url, kind, titles, text }) => ({ url, kind, own: titles.at(-1), text }))).toEqual([
      { url: '/api/Konva.Node.html', kind: 'page', own: 'Konva.Node', text: 'The base of everything.' },
      {
        url: '/api/Konva.Node.html#toDataURL',
        kind: 'member',
        own: 'toDataURL',
        text: 'A picture. See here and code.',
      },
      { url: '/api/Konva.Node.html#event-dragstart', kind: 'member', own: 'dragstart', text: 'A drag begins.' },
    ]);
  });

  it('recognizes members by their headings when there is no API description', () => {
    const records = makeRecords({
      ...base,
      pages: [
        {
          path: '/api/Konva.Node.html',
          content: content([section(1, 'Konva.Node'), section(2, 'Methods', 'methods'), section(3, 'find', 'find')]),
        },
      ],
    });
    expect(records.map((record) => record.kind)).toEqual(['page', 'section', 'member']);
  });

  const demos = readDemoEntries([
    {
      id: 'sandbox/Zoom',
      title: 'Zoom at the pointer',
      summary: 'The wheel zooms.',
      tags: ['zoom', 'wheel'],
      flavours: [
        { flavour: 'react', files: [{ path: 'App.tsx', text: 'stage.getPointerPosition()' }] },
        { flavour: 'vanilla', files: [{ path: 'index.ts', text: 'stage.toDataURL(); const pixelRatio = 2; other()' }] },
      ],
    },
    { id: 'sandbox/Pinch', title: 'Pinch', summary: 'Two fingers.', tags: ['touch'], flavours: [] },
  ]);

  it("adds the words of a page's only demo to the section that contains it", () => {
    const [page] = makeRecords({
      ...base,
      api: readApi(API),
      demos,
      pages: [{ path: '/d', content: content([section(1, 'Zoom')], { demos: [{ id: 'sandbox/Zoom', section: 0 }] }) }],
    });
    expect(page?.keywords).toEqual(['Zoom at the pointer', 'zoom', 'wheel', 'pixelRatio', 'toDataURL']);
    expect(page?.summary).toBe('The wheel zooms.');
  });

  it('creates a record for each of several demos', () => {
    const records = makeRecords({
      ...base,
      demos,
      pages: [
        {
          path: '/d',
          content: content([section(1, 'Zoom'), section(2, 'Touch', 'touch')], {
            demos: [
              { id: 'sandbox/Zoom', section: 0 },
              { id: 'sandbox/Pinch', section: 1 },
              { id: 'sandbox/Unknown', section: 1 },
            ],
          }),
        },
      ],
    });
    expect(records.filter((record) => record.kind === 'demo')).toMatchObject([
      { url: '/d', titles: ['Documentation', 'Zoom', 'Zoom at the pointer'], keywords: ['zoom', 'wheel'] },
      { url: '/d#touch', titles: ['Documentation', 'Zoom', 'Pinch'], summary: 'Two fingers.' },
    ]);
  });
});

describe('membersUsed', () => {
  it('omits members that most demos use', () => {
    const many = Array.from({ length: 20 }, (_, number) => ({
      id: String(number),
      title: '',
      summary: '',
      tags: [],
      source: number === 3 ? 'stage.common(); stage.rarely()' : 'stage.common()',
    }));
    const used = membersUsed(many, new Set(['common', 'rarely']));
    expect(used.get('3')).toEqual(['rarely']);
    expect(used.get('4')).toEqual([]);
  });
});

describe('the API description and the catalog', () => {
  it('are rejected when they have another shape', () => {
    expect(() => readApi({})).toThrow('has no list "pages"');
    expect(() => readDemoEntries({ demos: [] })).toThrow('not a list');
    expect(readApi({ pages: [null, { name: 1 }, { name: 'X', address: '/x', members: 'no' }] })).toEqual({
      entries: [],
      pages: new Map([['/x', '']]),
    });
    expect(readDemoEntries([null, { id: 1 }, { id: 'a', title: 'A' }])).toMatchObject([
      { id: 'a', tags: [], source: '' },
    ]);
  });
});
