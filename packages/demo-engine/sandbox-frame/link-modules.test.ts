import { describe, expect, it } from 'vitest';
import type { CompiledModule } from '../model/compiled';
import { linkModules } from './link-modules';

function linkedCode(modules: CompiledModule[], assets: Record<string, string> = {}): string[] {
  const made: string[] = [];
  linkModules(modules, assets, (code) => {
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
  });
});
