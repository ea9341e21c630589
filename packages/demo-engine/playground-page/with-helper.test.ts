import { describe, expect, it } from 'vitest';
import { isCompiledDemo } from '../model/compiled-guards';
import type { CompiledDemo } from '../model/compiled';
import { linkModules } from '../sandbox-frame/link-modules';
import { withHelper } from './with-helper';

function demo(flavour: 'vanilla' | 'react', code: string): CompiledDemo {
  const entry = flavour === 'vanilla' ? 'index.ts' : 'App.tsx';
  return {
    flavour,
    entry,
    modules: [{ path: entry, code, links: [] }],
    styles: [],
    html: '',
    assets: [],
    packages: [],
  };
}

/** The final texts of the modules, as the frame links them, in creation order. */
function written(compiled: CompiledDemo): string[] {
  const texts: string[] = [];
  linkModules(compiled.modules, { assets: { 'cat.png': 'blob:cat' }, packages: new Map() }, (text) => {
    texts.push(text.replace(/\n\/\/# sourceURL.*$/, ''));
    return `blob:${texts.length}`;
  });
  return texts;
}

describe('a program with the helper', () => {
  it('runs it first, with the addresses of its files, and keeps its own text', () => {
    const compiled = withHelper(demo('vanilla', 'draw();'), 'const prepareFrame = 1;', ['cat.png']);
    expect(isCompiledDemo(compiled)).toBe(true);
    expect(compiled.assets).toEqual(['cat.png']);
    expect(written(compiled)).toEqual([
      'const prepareFrame = 1;\nprepareFrame({"cat.png":"blob:cat",});',
      'draw();',
      'import"blob:1";import"blob:2";',
    ]);
  });

  it('exports the component', () => {
    const compiled = withHelper(demo('react', 'export default function App() {}'), '', []);
    expect(written(compiled).at(-1)).toBe('import"blob:1";export{default}from"blob:2";');
    expect(compiled.entry).not.toBe('App.tsx');
  });

  it.each(['const App = 1;\nexport { App as default };', 'export { default } from "./other";'])(
    'finds the component in %j',
    (code) => {
      expect(withHelper(demo('react', code), '', []).modules).toHaveLength(3);
    },
  );

  it('is left alone when it exports none, so that the frame names its file', () => {
    const compiled = demo('react', 'function App() {}');
    expect(withHelper(compiled, '', [])).toBe(compiled);
  });
});
