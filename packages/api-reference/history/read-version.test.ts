import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readVersion } from './read-version';

const place = mkdtempSync(path.join(os.tmpdir(), 'api-versions-'));
afterAll(() => rmSync(place, { recursive: true }));

function put(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(place, name, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
  return path.join(place, name);
}

describe('reading a published version', () => {
  test('reads scripts with functions and prototypes, and declarations in their own folder', () => {
    const { version, owners } = readVersion(
      put('old', {
        'package.json': '{ "name": "konva", "version": "5.0.3" }',
        'konva.js': '/**\n * **deprecated**\n * @name Konva.Node#hide\n */\n',
        'types/Node.d.ts':
          'export declare abstract class Node {\n  private secret;\n  _id: number;\n  x: GetSet<number, this>;\n  static create(data: any): any;\n  on(a: string): this;\n  on(a: string, b: string): this;\n}',
        'types/_FullInternals.d.ts':
          'export declare const Konva: { pixelRatio: any; Node: typeof import("./Node").Node; Filters: { Blur: any } };',
        'lib/Node.js':
          "var DEFAULT = 'none';\nvar Node = (function () {\n  function Node() {}\n  Node.prototype.hide = function () {};\n  return Node;\n}());\nFactory_1.Factory.addGetterSetter(Node, 'x', 0);\nFactory_1.Factory.addGetterSetter(Node, 'mode', DEFAULT);\n",
        'lib/Global.js':
          'exports.Konva = {\n  pixelRatio: undefined,\n  dragDistance: 3,\n  isDragging: function () {}\n};',
      }),
    );
    expect(version).toBe('5.0.3');
    expect(owners['Node']).toEqual({
      isPublic: true,
      members: {
        x: { type: 'number', value: '0' },
        'static create': { type: '(data: any) => any' },
        on: { type: '(a: string) => this; (a: string, b: string) => this' },
        hide: { deprecated: true },
        mode: { value: "'none'" },
        getX: { generated: true },
        setX: { generated: true },
        getMode: { generated: true },
        setMode: { generated: true },
      },
    });
    expect(owners['Konva']?.members).toEqual({
      pixelRatio: { type: 'any' },
      dragDistance: { value: '3' },
      isDragging: {},
    });
    expect(owners['Filters']).toEqual({ isPublic: true, members: { Blur: { type: 'any' } } });
  });

  test('reads scripts with classes, and declarations next to them', () => {
    const { owners } = readVersion(
      put('new', {
        'package.json': '{ "name": "konva", "version": "10.9.1" }',
        'konva.js': '',
        'lib/Node.d.ts': 'export declare class Node {}\nexport declare class Inner {}',
        'lib/Rect.d.ts':
          "import { Node } from './Node.ts';\nexport declare class Rect extends Node {\n  radius: Array<number>;\n}",
        'lib/_FullInternals.d.ts':
          "import { Node } from './Node.ts';\nimport { Rect } from './Rect.ts';\nexport declare const Konva: { version: string } & { Node: typeof Node; Rect: typeof Rect };",
        'lib/Node.js': 'export class Node {\n  hide() {}\n  static create() {}\n}\n',
      }),
    );
    expect(owners['Node']).toEqual({ isPublic: true, members: { hide: {}, 'static create': {} } });
    expect(owners['Rect']).toEqual({ isPublic: true, extends: 'Node', members: { radius: { type: 'number[]' } } });
    expect(owners['Inner']?.isPublic).toBeUndefined();
  });

  test('knows which properties of the platform a drawing context has, also from scripts without types', () => {
    const { owners } = readVersion(
      put('context', {
        'package.json': '{ "name": "konva", "version": "6.0.0" }',
        'konva.js': '',
        'lib/Node.d.ts': 'export declare class Node {}',
        'lib/_FullInternals.d.ts':
          "import { Node } from './Node.ts';\nexport declare const Konva: { version: string; Node: typeof Node };",
        'lib/Node.js': 'export class Node {\n  hide() {}\n}\n',
        'lib/Context.js': "var CONTEXT_PROPERTIES = ['fillStyle', 'font'];\nexport class Context {}\n",
      }),
    );
    expect(owners['Context']?.members).toEqual({ fillStyle: {}, font: {} });
  });

  test('reports an unknown layout', () => {
    const files = { 'package.json': '{ "name": "konva", "version": "11.0.0" }', 'konva.js': '', 'lib/other.js': '' };
    expect(() => readVersion(put('odd', files))).toThrow('konva 11.0.0 has no lib/_FullInternals.d.ts');
    const root = { ...files, 'lib/_FullInternals.d.ts': 'export declare const Konva: { version: string };' };
    expect(() => readVersion(put('empty', root))).toThrow('konva 11.0.0 has no class Node');
  });
});
