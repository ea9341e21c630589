import { describe, expect, it } from 'vitest';
import { readChunkNames, readClientManifest } from './generated-files';

describe('the files that Docusaurus generates', () => {
  it('are read when they have the expected shape', () => {
    const names = { '/-1': { __comp: 'a', content: ['b', { inner: 'c' }] } };
    expect(readChunkNames(JSON.stringify(names))).toEqual(names);
    const manifest = { origins: { a: [1, '2'] }, assets: { 1: { js: [{ file: 'a.js' }] }, 2: {} } };
    expect(readClientManifest(JSON.stringify(manifest))).toEqual(manifest);
  });

  it.each(['[]', '{"/": 1}', '{"/": {"a": null}}'])('stop the build when chunk names are %s', (json) => {
    expect(() => readChunkNames(json)).toThrow('routesChunkNames.json has another form');
  });

  it.each([
    '{}',
    '{"origins": {"a": "b"}, "assets": {}}',
    '{"origins": {}, "assets": {"1": {"js": ["a.js"]}}}',
    '{"origins": {}, "assets": {"1": null}}',
  ])('stop the build when the manifest is %s', (json) => {
    expect(() => readClientManifest(json)).toThrow('client-manifest.json has another form');
  });
});
