import type { Fault } from './fault';

const PAGE = 'content/docs/shapes/Ring.mdx';
const DEMO = 'demos/tutorials/shapes/Ring';

/** Faults of sources, which are found before the site is built. */
export const SOURCE_FAULTS: readonly Fault[] = [
  {
    name: 'a key of the store of results that misses an input',
    plantInProject: (project) =>
      project.edit('e2e/support/store/closures.ts', 'of closureOf(file, imports)', 'of [file]'),
    caughtBy: 'npm run test:unit -- e2e/support/store/store.test.ts',
    says: /types\.ts/,
  },
  {
    name: 'a poster that is out of date',
    plantInProject: (project) => project.edit(`${DEMO}/vanilla/index.ts`, /$/, 'console.log();\n'),
    caughtBy: 'npm run posters -- --check',
    says: /shapes\/Ring\/poster\.webp is older/,
  },
  {
    name: 'a page with a broken link',
    plantInProject: (project) => project.edit(PAGE, /$/, '\n[Gone](/docs/shapes/Gone.html)\n'),
    caughtBy: 'npm run build',
    says: /Gone\.html/,
  },
  {
    name: 'a page that names a member that does not exist',
    plantInProject: (project) => project.edit(PAGE, /$/, '\n`Konva.Ring#gone` is not there.\n'),
    caughtBy: 'npm run generate',
    says: /Konva\.Ring#gone/,
  },
  {
    name: 'a demo whose types are wrong',
    plantInProject: (project) => project.edit(`${DEMO}/vanilla/index.ts`, /$/, "const wrong: number = 'text';\n"),
    caughtBy: 'npm run typecheck:demos',
    says: /Ring\/vanilla\/index\.ts.*'string' is not assignable/,
  },
  {
    name: 'a package that imports another',
    plantInProject: (project) =>
      project.edit('packages/critical-style/index.ts', /^/, "import '@site-packages/demo-engine';\n"),
    caughtBy: 'npm run lint:code -- packages/critical-style',
    says: /Packages do not import each other/,
  },
  {
    name: 'two files that import each other',
    plantInProject: (project) =>
      project.edit('packages/demo-engine/compile/loop.ts', /^/, "export type { guardLoops } from './loop-guard';\n"),
    caughtBy: 'npm run lint:circles',
    says: /circular-import/,
  },
  {
    name: 'a file that the formatter would change',
    plantInProject: (project) => project.edit(`${DEMO}/vanilla/index.ts`, /$/, '\n\n'),
    caughtBy: 'npm run format:check',
    says: /Ring\/vanilla\/index\.ts/,
  },
  {
    name: 'a word in British spelling',
    plantInProject: (project) => project.edit(PAGE, /$/, '\nThe colour of a ring is its fill.\n'),
    caughtBy: `npm run lint:prose -- ${PAGE}`,
    says: /colour/,
  },
  {
    name: 'a file that flavors of a demo have twice',
    plantInProject: (project) => {
      for (const flavour of ['react', 'vue'])
        project.write(`${DEMO}/${flavour}/plan.ts`, 'export const plan = [1, 2, 3];\n');
    },
    caughtBy: 'npm run test:unit -- tests/demos.test.ts',
    says: /plan\.ts/,
  },
  {
    name: 'a line of the specification whose test is gone',
    plantInProject: (project) => project.edit('e2e/crash.spec.ts', /test\('says so on its home page/, "test('tells"),
    caughtBy: 'npm run test:unit -- e2e/specification.test.ts',
    says: /crash\.spec\.ts has no test/,
  },
];
