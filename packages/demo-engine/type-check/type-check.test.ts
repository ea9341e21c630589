import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CompileProblem } from '../model/compiled';
import { collectTypes, konvaTypes } from '../precompile/type-files';
import { createTypeChecker } from './checker';
import { packageFolder } from '../vendor/package-folder';
import { isTypeData, type TypeData, withKonva } from './type-data';

const ROOT = path.resolve(import.meta.dirname, '../../..');

let data: TypeData;
let check: ReturnType<typeof createTypeChecker>;
beforeAll(() => {
  data = collectTypes(ROOT);
  check = createTypeChecker(ts, data);
}, 60_000);

function run(files: Record<string, string>): CompileProblem[] {
  return check(Object.entries(files).map(([name, text]) => ({ path: name, text })));
}

const REACT = `import { useState } from 'react';
import { Layer, Rect, Stage } from 'react-konva';
import useImage from 'use-image';
import lion from './lion.png';
export default function App() {
  const [fill, setFill] = useState('tomato');
  const [image] = useImage(lion);
  return (
    <Stage width={480} height={240}>
      <Layer>
        <Rect x={1} fill={fill} fillPatternImage={image} onClick={(e) => setFill(e.type)} />
      </Layer>
    </Stage>
  );
}
`;

describe('the type check', () => {
  it('has the types of all that a vanilla or React demo imports, and of browsers', () => {
    expect(isTypeData(JSON.parse(JSON.stringify(data)))).toBe(true);
    const text = `import Konva from 'konva';
import { size } from './size';
const stage = new Konva.Stage({ container: 'container', width: size, height: window.innerHeight });
stage.on('click', (event) => console.log(event.target.x().toFixed(1), [1, 2].at(-1)));
`;
    expect(run({ 'index.ts': text, 'size.ts': 'export const size: number = 4;\n', 'style.css': 'p {}' })).toEqual([]);
    expect(run({ 'App.tsx': REACT })).toEqual([]);
    const html = "export default () => <p className='a'>{[1].map((n) => <input key={n} checked />)}</p>;\n";
    expect(run({ 'App.tsx': html })).toEqual([]);
    expect(run({ 'App.tsx': html.replace('checked', 'chekced') })[0]?.message).toContain('checked');
    expect(
      run({
        'App.tsx': "import { Html, useStrictMode } from 'react-konva-utils';\nexport { Html, useStrictMode };\n",
      }).map(({ message }) => message),
    ).toEqual([expect.stringContaining('useStrictMode')]);
  });

  it('tells the place of what is wrong, and takes an edit', () => {
    const wrong = "import Konva from 'konva';\nconst rect = new Konva.Rect({ x: 1 });\nrect.x('one');\n";
    expect(run({ 'index.ts': wrong })).toEqual([
      { file: 'index.ts', line: 3, column: 8, endColumn: 13, message: expect.stringContaining("type 'string'") },
    ]);
    expect(run({ 'index.ts': wrong.replace("'one'", '1') })).toEqual([]);
    expect(run({ 'App.tsx': REACT.replace("useState('tomato')", 'useState(1)') }).map(({ line }) => line)).toContain(
      11,
    );
    expect(run({ 'index.ts': 'const = 1;\n' })[0]).toMatchObject({ file: 'index.ts', line: 1 });
    expect(run({ 'index.ts': "import './gone';\n" })[0]?.message).toContain('gone');
  });
});

describe('the type check with another version of Konva', () => {
  const problemsIn = (name: string, text: string) => {
    const older = createTypeChecker(ts, withKonva(data, konvaTypes(packageFolder(ROOT, name))));
    return older([{ path: 'index.ts', text: `import Konva from 'konva';\n${text}\n` }]).map(({ message }) => message);
  };
  const COLLECTION = "export const hide = (stage: Konva.Stage) => stage.find('Rect').each((rect) => rect.hide());";

  it.each(['konva-10-3', 'konva-9', 'konva-8', 'konva-7'])(
    'knows what a program of %s has',
    (name) => {
      const text = `const stage = new Konva.Stage({ container: 'container', width: 300, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Rect({ width: 9, height: 9, fill: 'teal', draggable: true }), new Konva.Transformer());
stage.on('click', (event) => console.log(event.target.x().toFixed(1)));`;
      expect(problemsIn(name, text)).toEqual([]);
      expect(problemsIn(name, text.replace('event.target.x()', 'event.target.nothing()'))).toHaveLength(1);
    },
    60_000,
  );

  it('tells names that this version does not have, and knows those that only it has', () => {
    expect(problemsIn('konva-10-6', 'new Konva.Group().isolated(true);')).toEqual([
      expect.stringContaining('isolated'),
    ]);
    expect(problemsIn('konva-10-7', 'new Konva.Group().isolated(true);')).toEqual([]);
    expect(problemsIn('konva-7', COLLECTION)).toEqual([]);
    expect(problemsIn('konva-8', COLLECTION)).toContainEqual(expect.stringContaining("'each'"));
  }, 60_000);
});
