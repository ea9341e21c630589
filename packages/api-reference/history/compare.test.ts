import { describe, expect, test } from 'vitest';
import { compareVersions } from './compare';
import type { VersionApi, VersionMember } from './read-version';

function version(
  name: string,
  owners: Record<string, { extends?: string; members: Record<string, VersionMember> }>,
  words: readonly string[] = [],
): VersionApi {
  return {
    version: name,
    words: new Set(words),
    owners: Object.fromEntries(
      Object.entries(owners).map(([key, owner]) => [key, { isPublic: true as const, ...owner }]),
    ),
  };
}

const history = compareVersions([
  version('1.0.4', {
    Konva: { members: { pixelRatio: { value: '1' } } },
    Node: { members: { x: { type: 'number', value: '0' }, old: {}, getX: { generated: true } } },
    Rect: { extends: 'Node', members: { radius: {}, moved: { type: '() => void' } } },
    Gone: { members: { a: {} } },
  }),
  version('1.1.0', {
    Konva: { members: { pixelRatio: { value: '2' }, version: { value: "'1.1.0'" } } },
    Node: {
      members: { x: { type: 'number', value: '0' }, moved: { type: '() => void' }, getX: { type: '() => number' } },
    },
    Rect: { extends: 'Node', members: { radius: { type: 'number' }, 'static make': {} } },
  }),
  version('1.2.3', {
    Konva: { members: { pixelRatio: { value: '2' }, version: { value: "'1.2.3'" } } },
    Node: { members: { x: { type: '(v: { y: number; x: number }) => void' }, moved: { deprecated: true }, getX: {} } },
    Rect: { extends: 'Node', members: { radius: { type: 'string' }, 'static make': {}, moved: {} } },
    Util: { members: { get: {} } },
  }),
]);

describe('comparing versions', () => {
  test('finds the first version of each name, in its class or an ancestor', () => {
    expect(history.compared).toEqual(['1.0.4', '1.1.0', '1.2.3']);
    // `Rect#moved` was in the oldest version; `Node#moved` was added when it moved up; an accessor also adds `getX`.
    expect(history.since).toEqual({
      '.version': '1.1',
      'Node#moved': '1.1',
      'Rect.make': '1.1',
      Util: '1.2',
      'Util.get': '1.2',
    });
  });

  test('finds the first version that fires an event', () => {
    const of = (name: string, ...words: string[]) => version(name, { Konva: { members: {} } }, words);
    const { since } = compareVersions(
      [of('1.0.4', 'click'), of('1.1.0', 'click', 'tap'), of('1.2.3', 'click', 'tap')],
      ['click', 'tap'],
    );
    expect(since).toEqual({ 'on tap': '1.1' });
  });

  test('lists what each version added and removed, newest first', () => {
    expect(history.changes.map((each) => [each.version, each.came, each.went])).toEqual([
      ['1.2', ['Util', 'Util.get'], []],
      ['1.1', ['.version', 'Node#moved', 'Rect.make'], ['Gone', 'Node#old']],
    ]);
  });

  test('lists changed types and defaults, but not the version number', () => {
    expect(history.changes.map(({ changed }) => changed)).toEqual([
      [
        { name: 'Node#x', what: 'type', from: 'number', to: '(v: { y: number; x: number }) => void' },
        { name: 'Rect#radius', what: 'type', from: 'number', to: 'string' },
      ],
      [{ name: '.pixelRatio', what: 'default', from: '1', to: '2' }],
    ]);
    expect(history.changes[0]?.deprecated).toEqual(['Node#moved']);
  });

  test('treats types with the same meaning as equal', () => {
    const of = (type: string) => version('2.0.0', { Konva: { members: {} }, Node: { members: { a: { type } } } });
    const changes = (from: string, to: string) => compareVersions([of(from), of(to)]).changes[0]?.changed.length;
    expect(changes('(a: number, b?: string) => void', '(first: number, second?: string) => void')).toBe(0);
    expect(changes('() => { x: number; y: number; width: number; height: number }', '() => IRect')).toBe(0);
    expect(changes('{ y: number; x: number }', 'Vector2d')).toBe(0);
    expect(changes('{ _state: number }', '{ _state: string }')).toBe(0);
    expect(changes('number', 'number | null')).toBe(1);
  });
});
