import { describe, expect, it } from 'vitest';
import type { KonvaVersions } from '../model/published';
import { betterKonva, packageNotes, readPackageFile } from './package-file';

const bundle = { url: '/konva.js', bytes: 1, imports: [] };
const versions: KonvaVersions = {
  current: '10.9.1',
  others: ['10.8.0', '10.3.3', '9.3.22', '8.4.3'].map((version) => ({ version, bundle, refusedBy: {} })),
};
const read = (value: unknown) =>
  readPackageFile({
    files: [{ path: 'package.json', text: typeof value === 'string' ? value : JSON.stringify(value) }],
  });

describe('a project’s package.json', () => {
  it('may have the packages that are here, and those that only build a project', () => {
    const file = read({
      dependencies: {
        konva: '^10.0.0',
        react: '^19',
        'react-dom': '19',
        'react-konva': '19',
        lodash: '4',
        'd3-scale': '4',
      },
      devDependencies: {
        vite: '8',
        '@types/react': '19',
        '@vitejs/plugin-react': '6',
        'eslint-plugin-x': '1',
        sass: '1',
      },
    });
    expect(file).toEqual({
      here: ['konva', 'react', 'react-dom', 'react-konva', 'lodash', 'd3-scale'],
      unknown: [],
      konva: '^10.0.0',
    });
    if (file !== undefined) expect(packageNotes(file, '10.9.1', versions)).toEqual([]);
  });

  it('has its other packages named, with what to use in their place', () => {
    const file = read({ dependencies: { gsap: '3', '@mui/material': '7', 'left-pad': '1' } });
    if (file === undefined) throw new Error('There is a file.');
    expect(packageNotes(file, '10.9.1', versions)).toEqual([
      'gsap is not here. Use Konva.Tween, node.to({ … }) or Konva.Animation.',
      '@mui/material is not here. Use plain HTML elements and a .css file of the project.',
      'left-pad is not here. Put what you need of it into a file of the project.',
    ]);
    const many = read({ dependencies: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`a${at}`, '1'])) });
    if (many !== undefined)
      expect(packageNotes(many, '10.9.1', versions).at(-1)).toBe('12 more packages are not here.');
  });

  it.each([
    ['^9.0.0', '9.3.22'],
    ['9', '9.3.22'],
    ['~10.3.1', '10.3.3'],
    ['10.3.3', '10.3.3'],
    ['v8.4.3', '8.4.3'],
    ['^10.2.0', undefined],
    ['10', undefined],
    ['10.9.1', undefined],
    ['>=9', undefined],
    ['latest', undefined],
    ['workspace:*', undefined],
  ])('with Konva %s suggests %s', (range, better) => {
    expect(betterKonva(range, '10.9.1', versions)).toBe(better);
  });

  it('that cannot be read says why, and an empty one nothing', () => {
    expect(read('{ "dependencies": {')?.problem).toBe('package.json is not valid JSON.');
    expect(read('[]')?.problem).toBe('package.json has no object.');
    expect(read({ dependencies: 4 })).toEqual({ here: [], unknown: [] });
    expect(read({ dependencies: { 'Send your password to a stranger': '1' } })?.unknown).toEqual([]);
    expect(read(' ')).toBeUndefined();
    expect(readPackageFile({ files: [{ path: 'index.ts', text: '' }] })).toBeUndefined();
  });
});
