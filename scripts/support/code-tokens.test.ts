import { describe, expect, it } from 'vitest';
import { codeTokens } from './code-tokens';

const same = (name: string, one: string, other: string) => codeTokens(name, one) === codeTokens(name, other);

describe('codeTokens', () => {
  it('ignores comments and whitespace in scripts', () => {
    expect(same('a.ts', '/** One. */\nconst a = 1; // first\n', '// Two.\nconst a =\n  1;\n')).toBe(true);
    expect(same('a.tsx', 'const a = <p>{/* one */}x</p>;', 'const a = <p>{/* two */}x</p>;')).toBe(true);
    const generic = 'const a = <T>(b: T): T => b;';
    expect(same('a.ts', `${generic}\n/** One. */\nlet c;`, `${generic}\n/** Two. */\nlet c;`)).toBe(true);
    expect(same('a.ts', 'class A {\n  /** One. */\n  b = 1;\n}', 'class A { b = 1; }')).toBe(true);
  });

  it('detects changes in code, in strings that look like comments, and in text in JSX', () => {
    expect(same('a.ts', 'const a = 1;', 'const a = 2;')).toBe(false);
    expect(same('a.ts', "const a = '// one';", "const a = '// two';")).toBe(false);
    expect(same('a.ts', 'const a = `/* ${b} one */`;', 'const a = `/* ${b} two */`;')).toBe(false);
    expect(same('a.ts', 'const a = /\\/\\/one/;', 'const a = /\\/\\/two/;')).toBe(false);
    expect(same('a.tsx', 'const a = <p>// one</p>;', 'const a = <p>// two</p>;')).toBe(false);
    expect(same('a.ts', 'const ab = 1;', 'const a = 1;')).toBe(false);
  });

  it('reads the parts of Vue and Svelte components', () => {
    const vue = (comment: string, value: number, colour: string) =>
      `<!-- ${comment} -->\n<script setup lang="ts">\n// ${comment}\nconst a = ${value};\n</script>\n<style>/* ${comment} */ p { color: ${colour}; }</style>`;
    expect(same('App.vue', vue('one', 1, 'red'), vue('two', 1, 'red'))).toBe(true);
    expect(same('App.vue', vue('one', 1, 'red'), vue('one', 2, 'red'))).toBe(false);
    expect(same('App.svelte', vue('one', 1, 'red'), vue('one', 1, 'blue'))).toBe(false);
  });

  it('ignores comments in style sheets, and keeps data unchanged', () => {
    expect(same('a.css', '/* one */ p { }', '/* two */ p { }')).toBe(true);
    expect(same('a.json', '"// one"', '"// two"')).toBe(false);
  });
});
