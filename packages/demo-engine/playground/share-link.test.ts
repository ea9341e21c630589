import { deflateSync, strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { FLAVOURS } from '../model';
import { blankProject } from './blank-project';
import { editFile } from './project';
import { MAX_LINK_CHARACTERS, fromShareFragment, toShareFragment } from './share-link';

const link = (value: unknown) =>
  `#code=${btoa(String.fromCharCode(...deflateSync(strToU8(JSON.stringify(value)))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}`;

describe('share links', () => {
  it.each(FLAVOURS)('carry a %s project there and back', (flavour) => {
    const project = { ...blankProject(flavour), base: 'tutorials/shapes/Rect' };
    const shared = toShareFragment(project);
    if (!shared.ok) throw new Error(shared.message);
    expect(fromShareFragment(`#${shared.fragment}`)).toEqual({ ok: true, project });
  });

  it('keep every character of Unicode', () => {
    const text = 'const words = "Ünïcödé 漢字 עברית 👩🏽‍🎨 \u0000";';
    const project = editFile(blankProject('vanilla'), 'index.ts', text);
    const shared = toShareFragment(project);
    if (!shared.ok) throw new Error(shared.message);
    expect(shared.fragment).toMatch(/^code=[\w-]+$/);
    expect(fromShareFragment(shared.fragment)).toEqual({ ok: true, project });
  });

  it('tell their length, and refuse when too long', () => {
    const noise = Array.from({ length: 60_000 }, (_, i) => ((i * 2654435761) >>> 7).toString(36)).join('');
    const shared = toShareFragment(editFile(blankProject('vanilla'), 'index.ts', noise));
    expect(shared.ok).toBe(false);
    expect(shared.characters).toBeGreaterThan(MAX_LINK_CHARACTERS);
    if (!shared.ok) expect(shared.message).toContain('Download project');
  });

  it('answer nothing when the address has no code', () => {
    expect(fromShareFragment('')).toBeUndefined();
    expect(fromShareFragment('#section')).toBeUndefined();
  });

  it.each([
    ['cut off', (fragment: string) => fragment.slice(0, -20)],
    ['not base64', () => '#code=%%%'],
    ['empty', () => '#code='],
    ['altered', (fragment: string) => fragment.replace(/.{6}$/, 'AAAAAA')],
  ])('say so when the link is %s', (_, damage) => {
    const shared = toShareFragment(blankProject('react'));
    if (!shared.ok) throw new Error(shared.message);
    const opened = fromShareFragment(damage(shared.fragment));
    expect(opened?.ok).toBe(false);
  });

  it.each([
    [
      'a path that climbs',
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
    ['an unknown flavour', { v: 1, flavour: 'angular', title: 'x', files: [['index.ts', '']] }],
    ['an unknown version', { v: 9, flavour: 'vanilla', title: 'x', files: [['index.ts', '']] }],
    ['a text that is no text', { v: 1, flavour: 'vanilla', title: 'x', files: [['index.ts', 1]] }],
    [
      'two files of one name',
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
  ])('refuse %s', (_, value) => {
    expect(fromShareFragment(link(value))?.ok).toBe(false);
  });

  it('refuse a small link that swells', () => {
    const bomb = { v: 1, flavour: 'vanilla', title: 'x', files: [['index.ts', 'a'.repeat(5_000_000)]] };
    expect(fromShareFragment(link(bomb))?.ok).toBe(false);
  });
});
