import { format } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { readersText } from './readers-text';

/** The formatter's options for `demos/`; the code under test depends on the line width. */
const STYLE = { singleQuote: true, printWidth: 100 };

const shorter = (text: string) => readersText(text, (specifier) => specifier.replace('../shared/', './'));

describe('readersText', () => {
  it('changes specifiers of any form, and nothing else', () => {
    const text = `import a from '../shared/a';\nimport '../shared/a.css';\n// import x from '../shared/x';\nconst b = import("../shared/b");\nexport * from 'konva';`;
    expect(shorter(text)).toEqual({
      text: `import a from './a';\nimport './a.css';\n// import x from '../shared/x';\nconst b = import("./b");\nexport * from 'konva';`,
      joined: [],
    });
  });

  // Imports of every length around the line width: with the longer specifier, the formatter breaks some of them.
  it.each(['import { $ } from', 'import type { $ } from', 'import one, { $ } from', 'export { $ } from'])(
    'leaves "%s" as the formatter would have it',
    async (form) => {
      const lengths = Array.from({ length: 40 }, (_, index) => 30 + index);
      const imports = (specifier: string) =>
        lengths.map(
          (length) => `${form.replace('$', `first, second as third, ${'x'.repeat(length)}`)} '${specifier}';`,
        );
      const text = async (specifier: string) => (await format('imports.ts', imports(specifier).join('\n'), STYLE)).code;
      const shown = shorter(await text('../shared/plan'));
      expect(shown.text).toBe(await text('./plan'));
      expect(shown.joined).toHaveLength('../shared/'.length - './'.length);
    },
  );

  it('leaves an import with a comment in lines', () => {
    const text = `import {\n  one, // Why.\n} from '../shared/plan';\n`;
    expect(shorter(text)).toEqual({ text: text.replace('../shared', '.'), joined: [] });
  });

  it('counts the lines it joins', () => {
    const text = `import {\n  a,\n  b,\n} from '../shared/a';\nimport c from 'c';\nimport {\n  d,\n} from '../shared/d';\n`;
    expect(shorter(text)).toEqual({
      text: `import { a, b } from './a';\nimport c from 'c';\nimport { d } from './d';\n`,
      joined: [
        { line: 1, more: 3 },
        { line: 3, more: 2 },
      ],
    });
  });
});
