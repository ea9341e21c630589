import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageOf, type ApiMember, type ApiModel } from '../model';
import { referenceIndex } from '../model/references';
import type { Supplement } from '../supplement';
import { writePage } from '../write-pages/page';
import { buildModel } from './build-model';
import { loadDefaults, type LiveDefaults } from './defaults';
import { readLibrary, type Library } from './library';
import { plainType } from './type-text';

const library = readLibrary(path.join(path.dirname(fileURLToPath(import.meta.url)), 'fixtures/tiny'));
const pageNames = ['Box', 'Node', 'Tools'];
const point = { text: 'A point.', fields: { x: 'Right.', y: 'Down.' } };
const supplement: Supplement = {
  pages: {
    Konva: { description: 'The root.', members: { version: 'Version of the library.' } },
    Tools: {
      description: 'Small functions. More about them.',
      members: { double: { text: 'Doubles a number.', params: { value: 'The number.' } } },
    },
    Box: {
      description: 'A box.',
      examples: ['const box = new Konva.Box({ size: { x: 1, y: 2 } });'],
      members: {
        size: 'Width and height.',
        mode: { text: 'How it is drawn.', default: 'follows from `size`' },
        old: { text: 'Old way.' },
      },
    },
    Node: {
      description: 'Base of all.',
      members: {
        attrs: 'Raw values.',
        y: 'Top edge.',
        on: { text: 'Adds a listener.', params: { event: 'Name.', selector: 'Which.', handler: 'Called.' } },
        to: { text: 'Animates.', params: { params: 'Targets.' }, throws: 'When it cannot.' },
        create: { text: 'Makes one.', params: { data: 'What it is.' } },
      },
    },
  },
  types: { Vector2d: point, GetSet: { text: 'An attribute.' } },
};

let defaults: LiveDefaults;
let model: ApiModel;

beforeAll(async () => {
  defaults = await loadDefaults(library);
  model = buildModel({ library, supplement: withoutGetSet(), defaults, pageNames });
});

/** The supplement without the text of `GetSet`, which no signature contains once attributes are recognized. */
function withoutGetSet(): Supplement {
  return { ...supplement, types: { Vector2d: point } };
}

function member(page: string, name: string): ApiMember {
  const found = pageOf(model, page).members.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${page} has no ${name}.`);
  return found;
}

describe('reading a library', () => {
  test('finds classes, namespaces and root members', () => {
    expect(model.pages.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Konva root',
      'Box class',
      'Node class',
      'Tools namespace',
    ]);
    expect(pageOf(model, 'Konva').members.map(({ name }) => name)).toEqual(['version', 'enabled']);
    expect(pageOf(model, 'Tools').members.map(({ name }) => name)).toEqual(['double']);
  });

  test('omits private and underscored members, and keeps overloads together', () => {
    expect(pageOf(model, 'Node').members.map(({ name }) => name)).toEqual([
      'attrs',
      'move',
      'on',
      'getX',
      'x',
      'y',
      'to',
      'create',
    ]);
    expect(member('Node', 'on').signatures).toHaveLength(2);
  });

  test('distinguishes attributes, methods and properties', () => {
    expect(member('Node', 'x').kind).toBe('attribute');
    expect(member('Node', 'to').kind).toBe('method');
    expect(member('Node', 'attrs').kind).toBe('property');
    expect(member('Node', 'create').static).toBe(true);
  });

  test('prints types with links', () => {
    expect(member('Box', 'size').type).toEqual([{ text: 'Vector2d', link: '/api/Konva.html#Vector2d' }]);
    expect(plainType(member('Box', 'mode').type)).toBe("'a' | 'b'");
    expect(plainType(member('Box', 'mode').setType ?? [])).toBe("'a' | 'b' | 'auto'");
    expect(member('Node', 'getX').signatures[0]?.returns).toEqual([{ text: 'number' }]);
  });

  test('takes texts from the supplement, or else from comments in declarations or scripts', () => {
    expect(member('Box', 'size').description).toBe('Width and height.');
    expect(member('Node', 'x').description).toBe('get/set left edge');
    expect(member('Node', 'move').description).toBe('move by an amount');
    expect(member('Node', 'move').signatures[0]?.parameters[0]?.text).toBe('how far');
    expect(member('Node', 'move').signatures[0]?.returnsText).toBe('itself');
    expect(member('Tools', 'double').description).toBe('Doubles a number.');
    expect(member('Konva', 'enabled').description).toBe('is it on');
  });

  test('turns old examples into current TypeScript', () => {
    expect(member('Node', 'move').examples).toEqual(['const before = node.x();\nnode.move({ x: 1, y: 2 });']);
  });

  test('reads defaults from live instances, and records where a subclass differs', () => {
    expect(member('Node', 'x').default).toEqual({ code: '7' });
    expect(member('Box', 'size').default).toEqual({ code: '{ x: 0, y: 0 }' });
    expect(member('Box', 'mode').default).toEqual({ words: 'follows from `size`' });
    expect(pageOf(model, 'Box').changedDefaults).toEqual([{ member: 'x', owner: 'Node', value: { code: '9' } }]);
    expect(member('Konva', 'version').default).toEqual({ code: "'1.2.3'" });
  });

  test('reads the hierarchy, overrides and deprecations', () => {
    expect(pageOf(model, 'Box').hierarchy).toEqual({ abstract: false, ancestors: ['Node'], subclasses: [] });
    expect(pageOf(model, 'Node').hierarchy).toEqual({ abstract: true, ancestors: [], subclasses: ['Box'] });
    expect(member('Box', 'getX').overrides).toBe('Node');
    expect(member('Box', 'getX').description).toBe('The method behind `x()` without an argument.');
    expect(member('Box', 'old').deprecated).toBe('Use `size`.');
  });

  test('groups constructor options by owner', () => {
    const groups = pageOf(model, 'Box').construct?.optionGroups.map(({ owner, config, options }) => ({
      owner,
      config,
      options: options.map(
        (option) => `${option.name}${option.required ? '!' : ''}${option.declared ? '' : ' undeclared'}`,
      ),
    }));
    expect(groups).toEqual([
      { owner: 'Box', config: 'BoxConfig', options: ['size!', 'mode undeclared', 'x'] },
      { owner: 'Node', config: 'NodeConfig', options: ['y'] },
    ]);
  });

  test('lists an inherited option again for a class on which it differs, with its link', () => {
    const [own] = pageOf(model, 'Box').construct?.optionGroups ?? [];
    expect(own?.options.find(({ name }) => name === 'x')).toMatchObject({
      default: { code: '9' },
      anchor: 'x',
      attributeOf: 'Node',
      summary: 'get/set left edge',
    });
    const [above] = pageOf(model, 'Node').construct?.optionGroups ?? [];
    expect(above?.options.find(({ name }) => name === 'x')).toMatchObject({ default: { code: '7' }, anchor: 'x' });
  });

  test('records what a call throws, and how code refers to a type', () => {
    expect(member('Node', 'to').throws).toBe('When it cannot.');
    expect(model.types.map(({ name, inNamespace, module }) => ({ name, inNamespace, module }))).toEqual([
      { name: 'Vector2d', inNamespace: true, module: 'tiny/lib/types' },
    ]);
  });

  test('finds the line of each member in the scripts', () => {
    expect(member('Node', 'move').source).toEqual({ file: 'lib/Node.js', line: 5 });
    expect(pageOf(model, 'Box').source).toEqual({ file: 'lib/Box.js', line: 2 });
  });
});

describe('writing a page', () => {
  const write = (name: string) =>
    writePage({ model, index: referenceIndex(model), uses: {}, timing: () => [] }, pageOf(model, name));

  test('writes its path, headings with the member names as anchors, and its own members once', () => {
    const page = write('Box');
    expect(page).toContain('slug: /api/Konva.Box.html\n');
    expect(page).toContain('# Konva.Box\n');
    expect(page).toContain('### size {/* #size */}\n');
    expect(page).toContain('### old() {/* #old */}\n');
    expect(page.match(/#size \*\//g)).toHaveLength(1);
    expect(page).not.toContain('#move */');
  });

  test('lists inherited members by importing a shared file', () => {
    const page = write('Box');
    expect(page).toContain("import inheritedNode from '@site/.generated/api/inherited/Node.json';");
    expect(page).toContain('<InheritedMembers data={inheritedNode} hide="getX" />');
    expect(page).toContain('<InheritedOptions data={inheritedNode} hide="x" />');
  });

  test('links to the line in the installed version, and marks deprecated members', () => {
    const page = write('Box');
    expect(page).toContain('https://app.unpkg.com/tiny@1.2.3/files/lib/Box.js#L2');
    expect(page).toContain('<strong>Deprecated.</strong> Use <code>size</code>.');
  });

  test('explains types on the root page', () => {
    const page = write('Konva');
    expect(page).toContain('### Vector2d {/* #Vector2d */}');
    expect(page).toContain('slug: /api/Konva.html');
  });
});

describe('what stops the build', () => {
  const build = (change: Partial<{ supplement: Supplement; pageNames: string[]; library: Library }>) => () =>
    buildModel({ library, supplement: withoutGetSet(), defaults, pageNames, ...change });

  test('members, pages and types without a text, all at once', () => {
    const empty: Supplement = { pages: { Konva: { description: 'The root.' } }, types: {} };
    expect(build({ supplement: empty })).toThrow(
      /Tools has no description.*Konva\.version has no description.*Node#attrs has no description.*The type "Vector2d"/s,
    );
  });

  test('texts for members and parameters that do not exist', () => {
    const wrong = withoutGetSet();
    wrong.pages['Box'] = {
      ...wrong.pages['Box'],
      description: 'A box.',
      members: { ...wrong.pages['Box']?.members, sise: 'Typo.' },
    };
    wrong.pages['Node'] = {
      description: 'Base.',
      members: { ...wrong.pages['Node']?.members, move: { text: 'Moves.', params: { delta: 'No.' } } },
    };
    expect(build({ supplement: wrong })).toThrow(
      /"sise", which Box does not declare.*"delta" of move, which it does not take/s,
    );
  });

  test('a class without a page, and a page without a class', () => {
    expect(build({ pageNames: ['Box', 'Node', 'Gone'] })).toThrow(/Konva\.Tools has no page.*PAGE_NAMES lists "Gone"/s);
  });

  test.each([
    [
      'an index signature in a class',
      'lib/Box',
      'export declare class Box { [key: string]: number; }',
      /unknown kind of declaration IndexSignature/,
    ],
    [
      'an accessor',
      'lib/Box',
      'export declare class Box { get a(): number; }',
      /unknown kind of declaration GetAccessor/,
    ],
    [
      'a mapped type',
      'lib/Box',
      'export declare class Box { a: { [K in "x"]: K }; }',
      /unknown kind of declaration MappedType/,
    ],
    [
      'a template type',
      'lib/Box',
      'export declare class Box { a: `x${number}`; }',
      /unknown kind of declaration TemplateLiteralType/,
    ],
    [
      'a type of the platform without a link',
      'lib/Box',
      'export declare class Box { a: WebGLBuffer; }',
      /no link is known for the type "WebGLBuffer"/,
    ],
  ])('%s, with its location', (_, file, text, message) => {
    const changed = mkdtempSync(path.join(os.tmpdir(), 'api-library-'));
    cpSync(library.root, changed, { recursive: true });
    writeFileSync(path.join(changed, `${file}.d.ts`), text);
    expect(build({ library: readLibrary(changed) })).toThrow(message);
    rmSync(changed, { recursive: true });
  });
});
