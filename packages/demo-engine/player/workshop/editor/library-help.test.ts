import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { classOfVariable, contextAt } from './code-context';
import {
  constructorOptions,
  dataOf,
  eventNames,
  instanceMembers,
  isLibraryData,
  type LibraryData,
} from './library-data';
import { languageFor } from './languages';
import { isInComment, membersFor } from './library-help';

const data: LibraryData = {
  version: '10',
  classes: {
    Node: {
      summary: 'A node.',
      members: [
        ['x', 'a', 'number', 'Place on the x axis.'],
        ['draggable', 'a', 'boolean', 'Whether it can be dragged.'],
        ['create', 'M', '(json: string) => Node', 'Makes a node.'],
      ],
      options: ['x', 'draggable'],
      events: ['click', 'dragmove'],
    },
    Shape: {
      extends: 'Node',
      summary: 'A shape.',
      members: [['fill', 'a', 'string', 'Colour.']],
      options: ['fill'],
      events: [],
    },
    Rect: {
      extends: 'Shape',
      summary: 'A rectangle.',
      members: [['cornerRadius', 'a', 'number', 'Radius.']],
      options: ['cornerRadius'],
      events: [],
    },
  },
  namespaces: { Easings: { summary: 'Easings.', members: [['EaseIn', 'm', '() => number', 'Slow start.']] } },
  root: [['pixelRatio', 'p', 'number', 'Ratio.']],
};

/** The context at the `|` in the code. */
function at(code: string, path = 'index.ts') {
  return contextAt(code.replace('|', ''), code.indexOf('|'), path);
}

function names(code: string, path?: string): string[] {
  const context = at(code, path);
  return context === undefined ? [] : membersFor(data, context).map(([name]) => name);
}

describe('the data for an older version', () => {
  it('has no names that came later', () => {
    const since = { 'Rect#cornerRadius': '8.4', 'Node#dragmove': '8.4', 'Konva#pixelRatio': '10.0' };
    const found = { ...data, since };
    expect(isLibraryData(found)).toBe(true);
    const names8 = (version: string | undefined) => {
      const old = dataOf(found, version);
      return [
        ...[...instanceMembers(old, 'Rect'), ...constructorOptions(old, 'Rect'), ...old.root].map(([name]) => name),
        ...eventNames(old, 'Rect'),
      ].filter((name) => ['cornerRadius', 'dragmove', 'pixelRatio', 'fill', 'click'].includes(name));
    };
    expect(names8('8.3.14')).toEqual(['fill', 'fill', 'click']);
    expect(names8('8.4.3')).toEqual(['cornerRadius', 'fill', 'cornerRadius', 'fill', 'click', 'dragmove']);
    expect(names8(undefined)).toContain('pixelRatio');
    expect(dataOf(data, '7.2.5').root).toEqual(data.root);
  });
});

describe('completion for the library', () => {
  it('after `Konva.`', () => {
    expect(names('const a = new Konva.|')).toEqual(['Node', 'Shape', 'Rect', 'Easings', 'pixelRatio']);
    expect(names('Konva.Re|')).toContain('Rect');
    expect(names('easing: Konva.Easings.|')).toEqual(['EaseIn']);
    expect(names('Konva.Node.|')).toEqual(['create']);
  });

  it('after a variable, inherited members included', () => {
    for (const code of [
      'const box = new Konva.Rect({});\nbox.|',
      'const box: Konva.Rect = make();\nbox.fi|',
      'const box = useRef<Konva.Rect>(null);\nbox.current?.|',
      'const box = layer.findOne<Konva.Rect>(".box");\nbox?.|',
      'function move(box: Konva.Rect) { box.| }',
    ]) {
      expect(names(code)).toEqual(['cornerRadius', 'fill', 'x', 'draggable']);
    }
    expect(at('box.|')).toBeUndefined();
    expect(at('const box = new Konva.Rect();\nbox.style.|')).toBeUndefined();
  });

  it('at a key of a constructor’s options', () => {
    expect(names('new Konva.Rect({\n  x: 4,\n  |\n})')).toEqual(['cornerRadius', 'fill', 'x', 'draggable']);
    expect(names('new Konva.Rect({ shadow: { a: 1 }, fi| })')).toContain('fill');
    expect(names('new Konva.Rect({ // why\n  | })')).toContain('fill');
    expect(at('new Konva.Rect({ x: | })')).toBeUndefined();
    expect(at('call({ | })')).toBeUndefined();
  });

  it('at a prop in a tag', () => {
    expect(names('<Rect x={1} |', 'App.tsx')).toContain('cornerRadius');
    expect(names('<Rect onClick={() => a > b} |', 'App.tsx')).toContain('onDragMove');
    expect(names('<Rect x={1} |', 'App.svelte')).toContain('ondragmove');
    expect(names('<v-rect :config="{ x: 1, | }"', 'App.vue')).toContain('fill');
    expect(at('<Rect fill="|', 'App.tsx')).toBeUndefined();
    expect(at('<Rect /> |', 'App.tsx')).toBeUndefined();
    expect(at('if (a < b && |', 'index.ts')).toBeUndefined();
  });

  it('in the name of an event', () => {
    expect(names("const box = new Konva.Rect();\nbox.on('|')")).toEqual(['click', 'dragmove']);
  });
});

describe('the library’s data', () => {
  it('is validated', () => {
    expect(isLibraryData(data)).toBe(true);
    expect(isLibraryData({ ...data, root: [['x']] })).toBe(false);
    expect(isLibraryData({})).toBe(false);
  });

  it('may contain a class that extends itself', () => {
    const circle = { ...data, classes: { A: { summary: '', members: [], options: ['x'], events: [], extends: 'A' } } };
    expect(constructorOptions(circle, 'A')).toEqual([['x', 'p', '', '']]);
  });

  it('is found for a variable with a dollar sign in its name', () => {
    expect(classOfVariable('let $box = new Konva.Rect()', '$box')).toBe('Rect');
  });
});

describe('a comment', () => {
  it.each([
    ['App.tsx', 'const a = <Rect x={1} // edit|\n  y={2} />;', true],
    ['App.tsx', 'const a = <Rect x={1} dra| />;', false],
    ['index.ts', '/* new Konva.| */', true],
    ['App.vue', '<template><v-rect :x="1" /><!-- v-re| --></template>', true],
  ])('is distinguished from code, %s', async (path, text, isComment) => {
    const state = EditorState.create({ doc: text.replace('|', ''), extensions: [await languageFor(path)] });
    // A new state is parsed for 20 ms only, which a busy computer can use up.
    expect(ensureSyntaxTree(state, state.doc.length, 10_000)).not.toBeNull();
    // A state keeps the tree that it had; the next one has the finished tree.
    expect(isInComment(state.update({}).state, text.indexOf('|'))).toBe(isComment);
  });
});
