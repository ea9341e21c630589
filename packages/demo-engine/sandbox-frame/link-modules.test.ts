import { describe, expect, it } from 'vitest';
import type { CompiledModule } from '../model/compiled';
import { linkModules } from './link-modules';

function linkedCode(modules: CompiledModule[], assets: Record<string, string> = {}): string[] {
  const made: string[] = [];
  linkModules(modules, { assets, packages: new Map([['konva', 'blob:konva']]) }, (code) => {
    made.push(code);
    return `blob:${made.length}`;
  });
  return made;
}

describe('linking', () => {
  it('writes the addresses of files and assets into the code, and names the module', () => {
    const code = "import { a } from './a';\nimport { b } from './b';\nconst lion = 'lion.png';";
    const at = (text: string) => ({ start: code.indexOf(text), end: code.indexOf(text) + text.length });
    const made = linkedCode(
      [
        { path: 'a.ts', code: 'export const a = 1;', links: [] },
        { path: 'b.ts', code: 'export const b = 1;', links: [] },
        {
          path: 'index.ts',
          code,
          // The order of the links does not matter.
          links: [
            { ...at('lion.png'), target: { kind: 'asset', name: 'lion.png' } },
            { ...at('./b'), target: { kind: 'module', path: 'b.ts' } },
            { ...at('./a'), target: { kind: 'module', path: 'a.ts' } },
          ],
        },
      ],
      { 'lion.png': 'blob:lion' },
    );
    expect(made[2]).toBe(
      "import { a } from 'blob:1';\nimport { b } from 'blob:2';\nconst lion = 'blob:lion';\n//# sourceURL=demo://index.ts",
    );
  });

  it('keeps every line where it was', () => {
    const code = "\n\nimport './a';\nthrow 1;";
    const start = code.indexOf('./a');
    const [, made] = linkedCode([
      { path: 'a.ts', code: '', links: [] },
      { path: 'index.ts', code, links: [{ start, end: start + 3, target: { kind: 'module', path: 'a.ts' } }] },
    ]);
    expect(made?.split('\n')[3]).toBe('throw 1;');
  });

  it('names what is missing', () => {
    const link = { start: 0, end: 1, target: { kind: 'module' as const, path: 'gone.ts' } };
    expect(() => linkedCode([{ path: 'index.ts', code: 'x', links: [link] }])).toThrow(
      'index.ts imports the file gone.ts, which is not there.',
    );
    const asset = { start: 0, end: 1, target: { kind: 'asset' as const, name: 'lion.png' } };
    expect(() => linkedCode([{ path: 'index.ts', code: 'x', links: [asset] }])).toThrow('the asset lion.png');
    const library = { start: 0, end: 1, target: { kind: 'package' as const, specifier: 'vue' } };
    expect(() => linkedCode([{ path: 'index.ts', code: 'x', links: [library] }])).toThrow('the package vue');
  });

  it('writes the address of a package, and finds columns behind it again', () => {
    const code = "let a;\nimport K from 'konva'; import 'konva'; fail();";
    const links = [code.indexOf('konva'), code.lastIndexOf('konva')].map((start) => ({
      start,
      end: start + 5,
      target: { kind: 'package' as const, specifier: 'konva' },
    }));
    const made: string[] = [];
    const { originalColumn } = linkModules(
      [{ path: 'index.ts', code, links }],
      { assets: {}, packages: new Map([['konva', 'blob:a-long-address']]) },
      (text) => `blob:${made.push(text)}`,
    );
    const line = made[0]?.split('\n')[1] ?? '';
    expect(line).toBe("import K from 'blob:a-long-address'; import 'blob:a-long-address'; fail();");
    const original = code.split('\n')[1] ?? '';
    expect(originalColumn('index.ts', 2, line.indexOf('fail') + 1)).toBe(original.indexOf('fail') + 1);
    expect(originalColumn('index.ts', 2, line.indexOf('; import') + 1)).toBe(original.indexOf('; import') + 1);
    expect(originalColumn('index.ts', 2, 8)).toBe(8);
    expect(originalColumn('index.ts', 1, 5)).toBe(5);
    expect(originalColumn('other.ts', 2, 70)).toBe(70);
  });
});
