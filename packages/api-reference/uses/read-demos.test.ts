import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiModel } from '../model/api';
import { readDemos } from './read-demos';

const MODEL: ApiModel = {
  format: 1,
  library: { name: 'konva', version: '1.0.0' },
  pages: [],
  types: [],
} as unknown as ApiModel;

let root = '';
const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const cache = () => path.join(root, '.generated/cache/demo-uses.json');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'demos-'));
  put('demos/a/Toy/demo.json', '{}');
  put('demos/a/Toy/vanilla/index.ts', 'let a;');
  put('demos/common/react/use-width.ts', 'let b;');
});

describe('what demos use', () => {
  test('is read from every demo, and from nothing else', () => {
    expect(readDemos(root, MODEL)).toEqual({ 'a/Toy': { pages: [], members: [] } });
  });

  test('is read again only when a source has changed', () => {
    readDemos(root, MODEL);
    // The cache is used as long as the sources are the same.
    writeFileSync(cache(), readFileSync(cache(), 'utf8').replace('"pages":[]', '"pages":["Rect"]'));
    expect(readDemos(root, MODEL)['a/Toy']?.pages).toEqual(['Rect']);
    put('demos/a/Toy/check.ts', 'let c;');
    expect(readDemos(root, MODEL)['a/Toy']?.pages).toEqual(['Rect']);
    put('demos/a/Toy/vanilla/index.ts', 'let d;');
    expect(readDemos(root, MODEL)['a/Toy']?.pages).toEqual([]);
  });

  test('is read again when the library has changed, and when the cache is broken', () => {
    readDemos(root, MODEL);
    writeFileSync(cache(), readFileSync(cache(), 'utf8').replace('"pages":[]', '"pages":["Rect"]'));
    const next = { ...MODEL, library: { ...MODEL.library, version: '2.0.0' } };
    expect(readDemos(root, next)['a/Toy']?.pages).toEqual([]);
    writeFileSync(cache(), '{"a/Toy":');
    expect(readDemos(root, MODEL)['a/Toy']?.pages).toEqual([]);
  });
});
