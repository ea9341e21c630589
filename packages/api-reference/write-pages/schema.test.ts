import Ajv from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiModel } from '../model';
import { installedModel } from '../testing';
import { modelSchema } from './schema';

let model: ApiModel;
beforeAll(async () => {
  model = await installedModel();
}, 60_000);

const schema = modelSchema();
const validate = new Ajv({ allErrors: true }).compile(schema);
const check = (data: unknown): string[] => {
  // As served: without undefined values.
  if (validate(JSON.parse(JSON.stringify(data)))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
};

describe('the schema of konva.json', () => {
  test('accepts the written data', () => {
    const uses = { Rect: { page: [{ title: 'Rect', address: '/docs/shapes/Rect.html' }], members: {} } };
    expect(check({ ...model, uses })).toEqual([]);
  });

  test('rejects other data', () => {
    expect(check({ ...model })).toEqual([" must have required property 'uses'"]);
    expect(check({ ...model, uses: {}, format: 2 })).toEqual(['/format must be equal to constant']);
    const [root, ...others] = model.pages;
    expect(check({ ...model, uses: {}, pages: [{ ...root, adress: '/' }, ...others] })).toEqual([
      '/pages/0 must NOT have additional properties',
    ]);
  });

  test('describes each type and each field that the model describes', () => {
    expect(schema.definitions?.['ApiOption']?.properties?.['declared']?.description).toMatch(
      /^`false` when the option works/,
    );
    expect(Object.keys(schema.definitions ?? {})).toContain('SourcePlace');
  });
});
