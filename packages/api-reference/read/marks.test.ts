import { beforeAll, expect, test } from 'vitest';
import { pageOf, type ApiModel } from '../model';
import { plainType } from './type-text';
import { installedLibrary, installedModel } from '../testing';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 30_000);

test('attributes whose type is more precise than the declaration show the declared one, as members and as options', () => {
  const marked = model.pages.flatMap((page) =>
    page.members.flatMap(({ name, kind, declaredType }) =>
      kind === 'attribute' && declaredType ? [`${page.name}.${name}: ${plainType(declaredType)}`] : [],
    ),
  );
  expect(marked).toEqual(
    expect.arrayContaining([
      'Text.verticalAlign: string',
      'Shape.fillPriority: string',
      'Node.embossDirection: string',
    ]),
  );
  expect(marked.length).toBeGreaterThanOrEqual(13);
  const options = pageOf(model, 'Text').construct?.optionGroups.flatMap((group) => group.options) ?? [];
  const align = options.find(({ name }) => name === 'verticalAlign');
  expect(align && plainType(align.declaredType ?? [])).toBe('string');
});

test('a static member has the line of its definition', () => {
  const found = pageOf(model, 'Transformer').members.filter(({ name }) => name === 'isTransforming');
  expect(new Set(found.map(({ source }) => source.line)).size).toBe(2);
});

test('names of config types are those of the declarations', () => {
  const texts = [...installedLibrary().declarations.values()].map(({ text }) => text).join('\n');
  const configs = model.pages.flatMap(
    (page) => page.construct?.optionGroups.flatMap(({ config }) => config ?? []) ?? [],
  );
  expect(new Set(configs).size).toBeGreaterThan(20);
  for (const config of new Set(configs)) expect(texts).toMatch(new RegExp(`(interface|type) ${config}\\b`));
});

test('a stage has no options that clip, because it only warns about them', () => {
  const options = pageOf(model, 'Stage').construct?.optionGroups.flatMap((group) => group.options) ?? [];
  expect(options.map(({ name }) => name)).toContain('container');
  expect(options.filter(({ name }) => name.startsWith('clip'))).toEqual([]);
});

test('classes with type parameters show them', () => {
  const shown = model.pages.filter(({ typeParameters }) => typeParameters).map(({ name }) => name);
  expect(shown.sort()).toEqual(['Container', 'Line', 'Node', 'Shape']);
});

test('no text of a parameter, a field or an option is a raw comment of the library', () => {
  // The library's comments begin with a lower-case letter; ours are sentences.
  const raw = model.pages.flatMap((page) => [
    ...page.members.flatMap(({ name, signatures }) =>
      signatures.flatMap(({ parameters, returnsText }) =>
        [...parameters, ...parameters.flatMap(({ fields = [] }) => fields), { name: 'returns', text: returnsText }]
          .filter(({ text }) => /^[a-z]/.test(text ?? ''))
          .map((part) => `${page.name}.${name}: ${part.name}: ${part.text ?? ''}`),
      ),
    ),
    ...(page.construct?.parameters ?? []).flatMap(({ name, text }) =>
      /^[a-z]/.test(text ?? '') ? [`${page.name} ${name}: ${text ?? ''}`] : [],
    ),
  ]);
  expect(raw).toEqual([]);
});
