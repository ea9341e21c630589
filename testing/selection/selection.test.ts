import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { affectedDemos, affectedPages, claimsOf, importersOf, type SourcedDemo } from './affected';
import { namedSelection, quickSelection, SHARE } from './choose';
import { selectionGrep } from './grep';
import { kindOfDemo, kindOfPage } from './kinds';
import { readSelection } from './read';
import { isInShare, spread, weekOf } from './share';

const demo = (id: string, origin?: string, asset?: string): SourcedDemo => ({
  id,
  flavours: [{ files: [{ path: 'App.tsx', ...(origin === undefined ? {} : { origin }) }] }],
  assets: asset === undefined ? {} : { 'fox.webp': asset },
});

const DEMOS = [
  demo('tutorials/shapes/Line'),
  demo('tutorials/shapes/Line_Join'),
  demo('sandbox/Zoom', '../../common/konva/spring.ts'),
  demo('sandbox/Fox', undefined, 'demos/assets/fox.webp'),
];
const PAGES = [
  { file: 'content/docs/shapes/Line.mdx', url: '/docs/shapes/Line.html', demos: ['tutorials/shapes/Line'] },
  { file: 'content/docs/sandbox/Zoom.mdx', url: '/docs/sandbox/Zoom.html', demos: ['sandbox/Zoom'] },
];
const PROJECT = { root: '/project', demos: DEMOS, pages: PAGES };
const NO_IMPORTS = new Map<string, string[]>();
const noFile = () => false;

describe('what a change affects', () => {
  it('is a demo whose own file, common file or asset changed, and no other', () => {
    const affected = (...files: string[]) => affectedDemos(DEMOS, files, '/project');
    expect(affected('demos/tutorials/shapes/Line_Join/check.ts')).toEqual(['tutorials/shapes/Line_Join']);
    expect(affected('demos/common/konva/spring.ts')).toEqual(['sandbox/Zoom']);
    expect(affected('demos/assets/fox.webp')).toEqual(['sandbox/Fox']);
    expect(affected('demos/README.md')).toEqual([]);
  });

  it('is a page that changed or shows a changed demo', () => {
    expect(affectedPages(PAGES, ['content/docs/shapes/Line.mdx'], [])).toEqual(['/docs/shapes/Line.html']);
    expect(affectedPages(PAGES, [], ['sandbox/Zoom'])).toEqual(['/docs/sandbox/Zoom.html']);
  });

  it('is the claims of a changed page or claims file', () => {
    const files = ['content/docs/react/Events.claims.tsx', 'content/docs/react/Events.mdx', 'src/index.ts'];
    expect(claimsOf(files)).toEqual(['content/docs/react/Events']);
  });

  it('is every file that imports a changed one, through others too', () => {
    const imports = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts']],
      ['d.ts', ['a.ts', 'e.ts']],
    ]);
    expect([...importersOf(['c.ts'], imports)].sort()).toEqual(['a.ts', 'b.ts', 'c.ts', 'd.ts']);
  });
});

describe('the share of a week', () => {
  it('has everything once in as many weeks as there are shares', () => {
    for (const { id } of DEMOS) {
      const weeks = Array.from({ length: SHARE }, (_, week) => week).filter((week) => isInShare(id, week, SHARE));
      expect(weeks).toHaveLength(1);
    }
  });

  it('is spread evenly', () => {
    const counts = Array.from({ length: SHARE }, () => 0);
    for (let at = 0; at < 1600; at += 1) {
      const share = spread(`tutorials/shapes/Demo_${at}`) % SHARE;
      counts[share] = (counts[share] ?? 0) + 1;
    }
    expect(Math.min(...counts)).toBeGreaterThan(30);
    expect(Math.max(...counts)).toBeLessThan(75);
  });

  it('changes on Monday', () => {
    expect(weekOf(new Date('2026-11-29T23:59:59Z'))).toBe(weekOf(new Date('2026-11-23T00:00:00Z')));
    expect(weekOf(new Date('2026-11-30T00:00:00Z'))).toBe(weekOf(new Date('2026-11-29T23:59:59Z')) + 1);
  });
});

describe('the quick selection', () => {
  it('has what changed, one of each kind, the main paths and changed specs', () => {
    const changed = ['demos/tutorials/shapes/Line_Join/check.ts', 'e2e/stop.spec.ts'];
    const { demos, changedDemos, tests, claims } = quickSelection(PROJECT, changed, 0);
    expect(changedDemos).toEqual(['tutorials/shapes/Line_Join']);
    expect(demos).toContain('tutorials/shapes/Line_Join');
    expect(demos?.some((id) => id.startsWith('sandbox/'))).toBe(true);
    expect(tests).toEqual(['@core', 'e2e/stop.spec.ts']);
    expect(claims).toBeUndefined();
  });
});

describe('the kinds of which one is tested', () => {
  it('are a demo’s folder or framework, and a page’s layout', () => {
    expect(kindOfDemo('tutorials/shapes/Line')).toBe(kindOfDemo('tutorials/events/Drag'));
    expect(kindOfDemo('guides/vue/Undo')).not.toBe(kindOfDemo('guides/react/Undo'));
    const kinds = [
      '/',
      '/docs/sandbox.html',
      '/docs/sandbox/Zoom.html',
      '/docs/overview.html',
      '/docs/shapes/Line.html',
    ];
    expect([...kinds, '/api/Konva.Rect.html'].map(kindOfPage)).toEqual([
      'home',
      'gallery',
      'sandbox',
      'docs',
      'tutorial',
      'api',
    ]);
  });
});

describe('named files', () => {
  const BEHAVIORS = [
    { files: ['packages/a/stop.ts'], tests: [{ file: 'e2e/stop.spec.ts', title: 'stops * at once' }] },
    { files: ['packages/b/other.ts'], tests: [{ file: 'e2e/other.spec.ts', title: 'other' }] },
  ];

  it('run the tests of the behaviors that import them', () => {
    const imports = new Map([['packages/a/stop.ts', ['packages/a/clock.ts']]]);
    const { selection } = namedSelection(PROJECT, ['packages/a/clock.ts'], imports, BEHAVIORS, () => true);
    expect(selection).toMatchObject({ demos: [], pages: [], tests: ['e2e/stop.spec.ts > stops * at once'] });
  });

  it('may be demos, folders of demos, and pages', () => {
    const select = (name: string) => namedSelection(PROJECT, [name], NO_IMPORTS, [], noFile).selection;
    expect(select('tutorials/shapes').demos).toEqual(['tutorials/shapes/Line', 'tutorials/shapes/Line_Join']);
    expect(select('tutorials/shapes/Line')).toMatchObject({ pages: ['/docs/shapes/Line.html'] });
    expect(select('/docs/shapes/Line.html')).toMatchObject({ claims: ['content/docs/shapes/Line'], demos: [] });
  });

  it('are refused when nothing has that name', () => {
    expect(() => namedSelection(PROJECT, ['shapes/Lime'], NO_IMPORTS, [], noFile)).toThrow(
      'shapes/Lime: neither a file, nor a demo, nor a page.',
    );
  });
});

describe('the filter of browser tests', () => {
  it('lets the core, whole files and single titles through, and specs that select themselves', () => {
    const grep = selectionGrep({ changedDemos: [], tests: ['@core', 'e2e/a.spec.ts', 'e2e/b.spec.ts > draws * once'] });
    const runs = (text: string) => grep?.test(text);
    expect(runs('site c.spec.ts group title @core')).toBe(true);
    expect(runs('site a.spec.ts title')).toBe(true);
    expect(runs('site b.spec.ts group draws Rect once')).toBe(true);
    expect(runs('site every-demo.spec.ts sandbox/Zoom vue')).toBe(true);
    expect(runs('site b.spec.ts group draws nothing')).toBe(false);
    expect(runs('site c.spec.ts title @corewards')).toBe(false);
  });

  it('is left out when everything runs', () => {
    expect(selectionGrep({ changedDemos: [] })).toBeUndefined();
  });
});

it('a selection that cannot be read is refused', () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'selection-')), 'selection.json');
  fs.writeFileSync(file, '[]');
  expect(() => readSelection(file)).toThrow('is not a selection of tests');
  fs.writeFileSync(file, '{"changedDemos":["a"],"demos":["a","b"],"tests":3}');
  expect(readSelection(file)).toEqual({ changedDemos: ['a'], demos: ['a', 'b'] });
  expect(readSelection('')).toEqual({ changedDemos: [] });
});
