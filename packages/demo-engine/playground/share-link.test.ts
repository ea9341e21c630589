import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FLAVOURS } from '../model';
import { blankProject } from './blank-project';
import { PNG_BASE64 } from '../testing/sample-files';
import { toBase64 } from './assets';
import { addFile, editFile } from './project';
import { MAX_LINK_CHARACTERS, fromShareFragment, toShareFragment } from './share-link';

const link = (value: unknown) =>
  `#code=${btoa(String.fromCharCode(...deflateSync(strToU8(JSON.stringify(value)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}`;

describe('share links', () => {
  it.each(FLAVOURS)('restore a %s project unchanged', (flavour) => {
    const project = { ...blankProject(flavour), base: 'tutorials/shapes/Rect' };
    const shared = toShareFragment(project);
    if (!shared.ok) throw new Error(shared.message);
    expect(fromShareFragment(`#${shared.fragment}`)).toEqual({ ok: true, project });
  });

  it('keep all Unicode characters', () => {
    const text = 'const words = "Ünïcödé 漢字 עברית 👩🏽‍🎨 \u0000";';
    const project = editFile(blankProject('vanilla'), 'index.ts', text);
    const shared = toShareFragment(project);
    if (!shared.ok) throw new Error(shared.message);
    expect(shared.fragment).toMatch(/^code=[\w-]+$/);
    expect(fromShareFragment(shared.fragment)).toEqual({ ok: true, project });
  });

  it('of the first version may have data, and no pictures', () => {
    const files = [
      ['index.ts', 'a'],
      ['colors.json', '[]'],
      ['wave.glsl', 'b'],
    ];
    const value = { v: 1, flavour: 'vanilla', title: 'T', files };
    expect(fromShareFragment(link(value))?.ok).toBe(true);
    expect(fromShareFragment(link({ ...value, files: [...files, ['a.png', PNG_BASE64]] }))?.ok).toBe(false);
  });

  it('name a version of Konva in a new form, which older ones are not', () => {
    const project = { ...blankProject('react'), konva: '9.3.22' };
    const shared = toShareFragment(project);
    if (!shared.ok) throw new Error(shared.message);
    expect(fromShareFragment(shared.fragment)).toEqual({ ok: true, project });
    const files = [['index.ts', 'a']];
    const value = { v: 3, flavour: 'vanilla', title: 'T', files, konva: '9.3.22' };
    expect(fromShareFragment(link(value))?.ok).toBe(true);
    expect(fromShareFragment(link({ ...value, files: [...files, ['a.png', PNG_BASE64]] }))?.ok).toBe(true);
    for (const wrong of [
      { ...value, v: 1 },
      { ...value, v: 2 },
      { ...value, v: 4 },
      { ...value, konva: undefined },
      { ...value, konva: 9 },
      { ...value, konva: '//example.com/konva.js' },
    ])
      expect(fromShareFragment(link(wrong))?.ok, JSON.stringify(wrong)).toBe(false);
  });

  it('without a version of Konva are as they were', () => {
    const project = { ...blankProject('vanilla'), konva: undefined };
    const shared = toShareFragment(project);
    const before = toShareFragment(blankProject('vanilla'));
    expect(shared).toEqual(before);
  });

  it('report their length, and an error when they are too long', () => {
    const noise = Array.from({ length: 60_000 }, (_, i) => ((i * 2654435761) >>> 7).toString(36)).join('');
    const shared = toShareFragment(editFile(blankProject('vanilla'), 'index.ts', noise));
    expect(shared.ok).toBe(false);
    expect(shared.characters).toBeGreaterThan(MAX_LINK_CHARACTERS);
    if (!shared.ok) expect(shared.message).toContain('Download project');
  });

  it('yield undefined when the URL has no code', () => {
    expect(fromShareFragment('')).toBeUndefined();
    expect(fromShareFragment('#section')).toBeUndefined();
  });

  it.each([
    ['cut off', (fragment: string) => fragment.slice(0, -20)],
    ['not base64', () => '#code=%%%'],
    ['empty', () => '#code='],
    ['altered', (fragment: string) => fragment.replace(/.{6}$/, 'AAAAAA')],
  ])('report an error when the link is %s', (_, damage) => {
    const shared = toShareFragment(blankProject('react'));
    if (!shared.ok) throw new Error(shared.message);
    const opened = fromShareFragment(damage(shared.fragment));
    expect(opened?.ok).toBe(false);
  });

  it.each([
    [
      'a path with ..',
      {
        v: 1,
        flavour: 'vanilla',
        title: 'x',
        files: [
          ['index.ts', ''],
          ['../x.ts', ''],
        ],
      },
    ],
    ['no entry file', { v: 1, flavour: 'vanilla', title: 'x', files: [['other.ts', '']] }],
    ['an unknown flavor', { v: 1, flavour: 'angular', title: 'x', files: [['index.ts', '']] }],
    ['an unknown version', { v: 9, flavour: 'vanilla', title: 'x', files: [['index.ts', '']] }],
    ['a text that is not a string', { v: 1, flavour: 'vanilla', title: 'x', files: [['index.ts', 1]] }],
    [
      'two files with the same name',
      {
        v: 1,
        flavour: 'vanilla',
        title: 'x',
        files: [
          ['index.ts', ''],
          ['index.ts', ''],
        ],
      },
    ],
  ])('reject %s', (_, value) => {
    expect(fromShareFragment(link(value))?.ok).toBe(false);
  });

  const withFiles = (files: [string, string][], v = 2) =>
    link({ v, flavour: 'vanilla', title: 'x', files: [['index.ts', ''], ...files] });

  it('carry pictures and data in a format of their own; code alone keeps the old format', () => {
    const project = addFile(addFile(blankProject('vanilla'), 'img/cat.png', PNG_BASE64), 'data.json', '{"é":1}');
    const shared = toShareFragment(project);
    if (!shared.ok) throw new Error(shared.message);
    expect(fromShareFragment(`#${shared.fragment}`)).toEqual({ ok: true, project });
    expect(fromShareFragment(withFiles([['a.png', PNG_BASE64]]))?.ok).toBe(true);
    expect(fromShareFragment(withFiles([['a.png', PNG_BASE64]], 1))?.ok).toBe(false);
    expect(fromShareFragment(withFiles([['helper.ts', 'old']], 1))?.ok).toBe(true);
  });

  it('name the file that makes them too long, and what to do', () => {
    let seed = 1;
    const noise = Uint8Array.from({ length: 40_000 }, () => (seed = Math.imul(seed, 1_103_515_245) + 12_345) >>> 16);
    const picture = new Uint8Array([...atob(PNG_BASE64)].map((sign) => sign.charCodeAt(0)));
    const project = addFile(blankProject('vanilla'), 'cat.png', toBase64(new Uint8Array([...picture, ...noise])));
    const shared = toShareFragment(project);
    if (shared.ok) throw new Error('It fits.');
    expect(shared.message).toMatch(/at most 32,000 .*cat\.png has 40 kB: make it smaller.*Download project/);
  });

  it.each<[string, [string, string][]]>([
    ['a picture that is not one', [['a.png', btoa('<script>')]]],
    ['a picture that is not base64', [['a.png', '%%%']]],
    ['an empty picture', [['a.png', '']]],
    ['an SVG that is an HTML page', [['a.svg', '<html></html>']]],
    [
      'two pictures with the same name',
      [
        ['a/cat.png', PNG_BASE64],
        ['b/cat.png', PNG_BASE64],
      ],
    ],
    ['a picture whose path has ..', [['../cat.png', PNG_BASE64]]],
  ])('reject %s', (_, files) => {
    expect(fromShareFragment(withFiles(files))?.ok).toBe(false);
  });

  it('reject a small link that unpacks to a large text', () => {
    const bomb = { v: 1, flavour: 'vanilla', title: 'x', files: [['index.ts', 'a'.repeat(5_000_000)]] };
    expect(fromShareFragment(link(bomb))?.ok).toBe(false);
  });
});
