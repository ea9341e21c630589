import { beforeAll, describe, expect, it } from 'vitest';
import { checkTemplates, type Framework } from './support/check-templates';
import { checkTypeScript, type CheckedBlock } from './support/check-typescript';
import { codeBlocks, readCodeBlocks, type BlockError, type CodeBlock } from './support/page-code';
import { readPages } from './support/pages';

/** Pages whose files with a title are a project that `npm run ssr` builds and opens, with its framework's generated types. */
const PROJECTS = ['content/docs/react/Nextjs/', 'content/docs/vue/Nuxt/', 'content/docs/svelte/SvelteKit/'];
/** JavaScript is on the pages about Node, whose programs `tests/node-programs.test.ts` runs. */
const TYPED = ['ts', 'tsx', 'vue', 'svelte'];

const blocks = [...readPages(), ...readPages('blog')]
  .flatMap(({ file }) => readCodeBlocks([file]))
  .filter(({ file, language }) => TYPED.includes(language) && !isOfProject(file));

function isOfProject(file: string): boolean {
  return PROJECTS.some((page) => file.startsWith(page)) && !file.includes('/block-');
}

const isScript = ({ language }: CodeBlock) => language === 'ts' || language === 'tsx';
const hasTitle = ({ file }: CodeBlock) => !file.includes('/block-');
const words = ({ place }: CodeBlock, errors: readonly BlockError[]) =>
  errors.map(({ line, message }) => `${place}, line ${line} of the block: ${message}`);

describe('a block of code on a page', () => {
  let scripts: CheckedBlock[] = [];

  beforeAll(() => {
    scripts = checkTypeScript(blocks.filter(isScript));
  }, 180_000);

  it('compiles, except for the names that a fragment does not have', () => {
    expect(scripts.length).toBeGreaterThan(600);
    expect(scripts.flatMap(({ block, errors }) => words(block, errors))).toEqual([]);
  });

  it('says that it is a fragment only if it is one', () => {
    const whole = scripts.filter(({ block, isIncomplete }) => block.isFragment && !isIncomplete);
    expect(whole.map(({ block }) => `${block.place} is whole: take "fragment" out of its fence`)).toEqual([]);
  });

  it.each<Framework>(['vue', 'svelte'])(
    'compiles as a component of %s, unless it is a fragment',
    async (framework) => {
      const whole = blocks.filter(({ language, isFragment }) => language === framework && !isFragment);
      expect(whole.length).toBeGreaterThan(5);
      const others = blocks.filter((block) => isScript(block) && hasTitle(block));
      const found = await checkTemplates(framework, whole, others);
      const errors = [...found].flatMap(([block, list]) => words(block, withoutOwnKeys(block, list)));
      expect(errors).toEqual([]);
    },
    120_000,
  );

  it('without a script of its own is a fragment of a component', () => {
    const parts = blocks.filter(
      ({ language, code, isFragment }) =>
        !isFragment && (language === 'vue' || language === 'svelte') && !code.includes('<script'),
    );
    expect(parts.map(({ place }) => `${place}: write "fragment" after the language of its fence`)).toEqual([]);
  });
});

/** The demos' declarations of vue-konva refuse keys that Konva does not know. The package takes them: a shape reads them with `getAttr`. */
function withoutOwnKeys({ code }: CodeBlock, errors: readonly BlockError[]): BlockError[] {
  return errors.filter(({ message }) => {
    const key = /'(\w+)' does not exist in type 'Attributes</.exec(message)?.[1];
    return key === undefined || !code.includes(`getAttr('${key}')`);
  });
}

describe('the check of blocks', () => {
  const check = (fence: string, code: string) =>
    checkTypeScript(codeBlocks('content/docs/Page.mdx', `Words.\n\n\`\`\`${fence}\n${code}\n\`\`\`\n`)).map(
      (checked) => ({
        errors: checked.errors.map(({ line, message }) => `${line} ${message}`),
        isIncomplete: checked.isIncomplete,
      }),
    );

  it('finds a missing name in a whole block, and takes it in a fragment', () => {
    const code = 'const box = new Konva.Rect();\nball.add(box);';
    expect(check('ts', code)).toEqual([{ errors: ["2 Cannot find name 'ball'."], isIncomplete: true }]);
    expect(check('ts fragment', code)).toEqual([{ errors: [], isIncomplete: true }]);
  });

  it('finds a wrong call in both', () => {
    const code = "layer.add(shape);\nlayer.opacity('half');";
    const wrong = "2 Argument of type 'string' is not assignable to parameter of type 'number'.";
    expect(check('ts fragment', code)[0]?.errors).toEqual([expect.stringContaining(wrong.slice(0, 40))]);
  });

  it('reads language, marker, title and place of a fence', () => {
    const text = 'Words.\n\n  ```ts fragment\n  a();\n  ```\n\n```tsx title="App.tsx"\nb();\n```\n';
    expect(codeBlocks('content/docs/Page.mdx', text)).toEqual([
      {
        place: 'content/docs/Page.mdx:3',
        language: 'ts',
        isFragment: true,
        isCore: false,
        file: 'content/docs/Page/block-0.ts',
        code: 'a();\n',
      },
      {
        place: 'content/docs/Page.mdx:7',
        language: 'tsx',
        isFragment: false,
        isCore: false,
        file: 'content/docs/Page/App.tsx',
        code: 'b();\n',
      },
    ]);
  });
});
