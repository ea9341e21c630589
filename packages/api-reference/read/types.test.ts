import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageOf, referenceIndex, resolveReference, type ApiModel, type ApiType } from '../model';
import { installedLibrary, installedModel } from '../testing';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

/** Diagnostics of the type checker for single lines, in a file below the project. */
function problemsOf(lines: readonly string[]): (string | undefined)[] {
  const name = path.join(installedLibrary().root, '..', '__types.ts');
  const text = lines.join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    target: ts.ScriptTarget.ES2022,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) =>
    file === name ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022) : read(file, ...rest);
  host.fileExists = (file) => file === name || existsSync(file);
  const program = ts.createProgram([name], options, host);
  const source = program.getSourceFile(name);
  const found = new Map<number, string>();
  for (const problem of program.getSemanticDiagnostics(source)) {
    const line = source?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 0;
    found.set(line, ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  }
  return lines.map((_, line) => found.get(line));
}

/** `Konva.X` may need arguments; only an unknown name counts. */
const isUnknown = (problem: string | undefined) =>
  /has no exported member|Cannot find|declares .* locally/.test(problem ?? '');

describe('listed types', () => {
  test('are in the Konva namespace exactly when the page says so', () => {
    const types = model.types;
    const problems = problemsOf([
      "import Konva from 'konva';",
      ...types.map(({ name }, at) => `type InCode${at} = Konva.${name};`),
    ]).slice(1);
    const known = types.filter((_, at) => !isUnknown(problems[at])).map(({ name }) => name);
    // The namespace's ImageConfig is another type: the options of an image.
    const expected = types.filter(({ inNamespace }) => inNamespace).map(({ name }) => name);
    expect(known.filter((name) => name !== 'ImageConfig')).toEqual(expected);
  });

  test('can be imported from the module that the page names, or not at all when it names none', () => {
    const found = (type: ApiType) => `konva/${type.source.file.replace(/\.d\.ts$/, '')}`;
    const problems = problemsOf(
      model.types.map((type, at) => `export type { ${type.name} as T${at} } from '${type.module ?? found(type)}';`),
    );
    expect(model.types.filter((_, at) => isUnknown(problems[at])).map(({ name }) => name)).toEqual(
      model.types.filter(({ module }) => module === undefined).map(({ name }) => name),
    );
  });

  test('show inherited fields with the type that declares them', () => {
    const box = model.types.find(({ name }) => name === 'Box');
    expect(box?.fields.map(({ name, inheritedFrom }) => `${name} ${inheritedFrom ?? ''}`)).toEqual([
      'rotation ',
      'x IRect',
      'y IRect',
      'width IRect',
      'height IRect',
    ]);
    expect(model.types.find(({ name }) => name === 'ImageConfig')?.fields.map(({ name }) => name)).toContain(
      'pixelRatio',
    );
  });

  test('include the context that hit functions get', () => {
    expect(model.types.map(({ name }) => name)).toContain('HitContext');
  });

  test('outside of the namespace are rejected in references that place them in it', () => {
    const index = referenceIndex(model);
    expect(resolveReference(index, 'Konva.ImageConfig')).toEqual({ address: '/api/Konva.Image.html#constructor' });
    expect(resolveReference(index, 'Konva.CanvasConfig')).toEqual({
      problem: 'CanvasConfig is not in the Konva namespace',
      fix: "Write [`CanvasConfig`](/api/Konva.html#CanvasConfig), and import it from 'konva/lib/Node'.",
    });
  });
});

describe('older names', () => {
  test('are those that the scripts still support', () => {
    const names = Object.fromEntries(
      model.pages.flatMap((page) => (page.olderNames ? [[page.name, page.olderNames.map(({ name }) => name)]] : [])),
    );
    expect(names).toEqual({
      Node: ['rotateDeg', 'setRotationDeg', 'getRotationDeg'],
      Shape: [
        'dashArray',
        'getDashArray',
        'setDashArray',
        'drawFunc',
        'getDrawFunc',
        'setDrawFunc',
        'drawHitFunc',
        'getDrawHitFunc',
        'setDrawHitFunc',
      ],
      // `index` is now a property of every node.
      Sprite: ['getIndex', 'setIndex'],
      Transformer: ['lineEnabled', 'rotateHandlerOffset', 'enabledHandlers', 'node'],
      Wedge: ['angleDeg', 'getAngleDeg', 'setAngleDeg'],
    });
    expect(pageOf(model, 'Shape').olderNames?.[0]).toEqual({
      name: 'dashArray',
      instead: 'dash',
      anchor: 'dash',
      owner: 'Shape',
    });
  });
});
