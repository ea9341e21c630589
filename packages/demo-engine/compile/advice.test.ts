import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { CompileProblem } from '../model/compiled';
import { ENTRY_FILES, type Flavour } from '../model/flavours';
import { compile } from './compile';

async function problemsOf(
  flavour: Flavour,
  text: string,
  others: Record<string, string> = {},
): Promise<CompileProblem[]> {
  const files = { [ENTRY_FILES[flavour]]: text, ...others };
  const result = await compile({
    flavour,
    files: Object.entries(files).map(([path, content]) => ({ path, text: content })),
    assets: new Set(),
  });
  return result.ok ? [] : result.problems;
}

describe('packages that are not available', () => {
  it('are reported once, with those of the flavor', async () => {
    const text = 'import a from "gsap";\nimport b from "lodash";\nconsole.log(a, b);';
    const [first, second, ...others] = await problemsOf('vanilla', text);
    expect(first?.message).toBe(
      'The package "gsap" is not available. Use Konva.Tween, node.to({ … }) or Konva.Animation. Code in Vanilla can import konva, and files that start with "./".',
    );
    expect(second?.message).toBe('The package "lodash" is not available.');
    expect(others).toEqual([]);
    const [react] = await problemsOf('react', 'import a from "gsap";\nexport default () => a;');
    expect(react?.message).toMatch(/Code in React can import konva, react, .*react-konva, .*use-image, and files/);
    expect(react?.message).not.toMatch(/vue|svelte|internal|jsx-runtime/);
  });
});

describe('JSX', () => {
  it('in the vanilla flavor is reported with a reference to the React tab', async () => {
    const [problem] = await problemsOf('vanilla', 'const one = 1;\nconst App = () => <p>{one}</p>;\nconsole.log(App);');
    expect(problem).toMatchObject({ file: 'index.ts', line: 2 });
    expect(problem?.message).toContain('choose the React tab');
  });

  it('in a file that is not read as JSX leads to its ending', async () => {
    const [problem] = await problemsOf('react', 'import { Part } from "./part";\nexport default Part;', {
      'part.ts': 'export const Part = () => <p>Hello</p>;',
    });
    expect(problem?.message).toContain('rename part.ts to part.tsx');
  });

  it('is not blamed for another mistake', async () => {
    const [problem] = await problemsOf('vanilla', 'const one = ;');
    expect(problem?.message).not.toContain('JSX');
  });
});

describe('syntax that is not read', () => {
  const decorated =
    'function deco(_: unknown, __: unknown) {}\n\n@deco\nclass Box {\n  size: number = 1;\n}\nconst box = new Box();';

  it.each<[Flavour, string, number]>([
    ['vanilla', decorated, 3],
    ['react', `${decorated}\nexport default () => <p>{box.size}</p>;`, 3],
    [
      'vue',
      `<template>\n  <p>{{ box.size }}</p>\n</template>\n\n<script setup lang="ts">\n${decorated}\n</script>\n`,
      8,
    ],
    ['svelte', `<script lang="ts">\n${decorated}\n</script>\n<p>{box.size}</p>`, 4],
  ])('is named at its line: decorators in %s', async (flavour, text, line) => {
    const [problem] = await problemsOf(flavour, text);
    expect(problem?.message).toContain('Decorators (@name) do not run here');
    expect(problem?.line).toBe(line);
  });

  it('has something to write instead: enums in Svelte', async () => {
    const [problem] = await problemsOf('svelte', '<script lang="ts">\n  enum Kind { A }\n</script>\n<p>{Kind.A}</p>');
    expect(problem).toMatchObject({ line: 2 });
    expect(problem?.message).toContain('write an object');
  });
});

describe('a thrown value', () => {
  async function compiled(text: string): Promise<string> {
    const result = await compile({ flavour: 'vanilla', files: [{ path: 'index.ts', text }], assets: new Set() });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.compiled.modules[0]?.code ?? '';
  }

  it('is recorded with its location when it is a string', async () => {
    const context: Record<string, unknown> = {
      performance,
      MessageChannel: class {
        port1 = {};
        port2 = { postMessage: () => 0 };
      },
    };
    const code = await compiled('function fail() {\n  throw "no data";\n}\nwhile (true) throw fail();');
    expect(() => void runInNewContext(code, context, { filename: 'index.js' })).toThrow('no data');
    const thrown: unknown = runInNewContext('globalThis[Symbol.for("kd.thrown")].get("no data")', context);
    expect(String(thrown)).toMatch(/^Error:? ?\n\s*at fail \(index\.js:2/);
  });

  it('is the same value as before, and errors cost nothing', async () => {
    expect(await compiled('throw new Error("a");')).not.toContain('thrown');
    const context: Record<string, unknown> = { given: new Error('mine') };
    const code = await compiled('try { throw given } catch (error) { same = error === given }');
    runInNewContext(code.replace('same =', 'globalThis.same ='), context);
    expect(context['same']).toBe(true);
  });
});

describe('a syntax error', () => {
  it.each<[Flavour, string, string]>([
    ['vanilla', 'function a() {\n  b({ c: "{" });\nb();', 'The { of line 1 is not closed: a } is missing.'],
    ['vanilla', 'b(\n  new C({ d: 1 });', 'The ( of line 1 is not closed: a ) is missing.'],
    ['vanilla', 'b({ c = 1 });', 'write a colon'],
    ['vanilla', "import { C } from '@angular/core';\n@C({})\nexport class A {}", 'Angular is not here'],
    ['vue', "<script>\nimport { C } from 'vue-class-component';\n@C\nexport default class A {}\n</script>", 'data()'],
    ['svelte', '<p>\n{list.map((one) => <b>{one}</b>)}\n</p>', '{#each items as item}'],
  ])('in %s: %s', async (flavour, text, says) => {
    const [problem] = await problemsOf(flavour, text);
    expect(problem?.message).toContain(says);
  });

  it('has no bracket to blame where all are closed', async () => {
    const [problem] = await problemsOf('vanilla', 'const a = { b: 1 c: 2 };');
    expect(problem?.message).not.toContain('is not closed');
  });
});
