import { describe, expect, it } from 'vitest';
import { demoFiles, tempTree } from '../testing/temp-tree';
import { placeOnDisk } from './place-on-disk';
import { readCatalog } from './read-catalog';

const BOX = 'demos/tutorials/shapes/Box';

/** Reads a demo whose vanilla and React flavors import `shared/plan.ts`, after applying changes to its files. */
function read(files: Record<string, string | null> = {}) {
  const { demos, problems } = readCatalog(
    tempTree({
      ...demoFiles(BOX, {
        files: {
          'vanilla/index.ts': `import { plan } from '../shared/plan';\nconsole.log(plan);\n`,
          'react/App.tsx': `import { plan } from '../shared/plan';\nexport default () => plan;\n`,
          'shared/plan.ts': 'export const plan = 1;\n',
          ...files,
        },
      }),
      'demos/assets/lion.png': 'lion',
    }),
  );
  const [demo] = demos;
  const said = problems.map(({ file, line, message, fix }) => [file.replace(`${BOX}/`, ''), line, message, fix]);
  const files_ = (flavour: string) => demo?.flavours.find((one) => one.flavour === flavour)?.files ?? [];
  return { demo, said, files: files_, paths: (flavour: string) => files_(flavour).map(({ path }) => path) };
}

describe('a shared file', () => {
  it('lies beside the own files of the flavours that import it, and of no other', () => {
    const { said, files, paths } = read();
    expect(said).toEqual([]);
    expect(files('vanilla')).toEqual([
      { path: 'index.ts', text: `import { plan } from './plan';\nconsole.log(plan);\n` },
      { path: 'plan.ts', text: 'export const plan = 1;\n', origin: 'shared/plan.ts' },
    ]);
    expect(paths('react')).toEqual(['App.tsx', 'plan.ts']);
    expect(paths('vue')).toEqual(['App.vue']);
  });

  it('brings what it imports: code, styles, pictures and data, from any folder', () => {
    const { demo, said, files, paths } = read({
      'vanilla/index.ts': `import { a } from './parts/a';\nimport '../shared/look/style.css';\nconsole.log(a);\n`,
      'vanilla/parts/a.ts': `export { plan as a } from '../../shared/plan';\nconst b = await import("../../shared/data/rows.csv");\n`,
      'shared/plan.ts': `import type { Row } from './data/row';\nexport const plan: Row = 1;\n`,
      'shared/data/row.ts': `import lion from './lion.png';\nimport { unit } from '../unit';\nexport type Row = number;\n`,
      'shared/unit.ts': 'export const unit = 1;\n',
      'shared/data/rows.csv': 'a',
      'shared/look/style.css': 'p {}',
      'react/App.tsx': `import '../shared/look/style.css';\nimport rows from '../shared/data/rows.csv';\nexport { plan } from '../shared/plan';\n`,
    });
    expect(said).toEqual([]);
    expect(paths('vanilla')).toEqual(['index.ts', 'data/row.ts', 'look/style.css', 'parts/a.ts', 'plan.ts', 'unit.ts']);
    expect(files('vanilla')[0]?.text).toBe(
      `import { a } from './parts/a';\nimport './look/style.css';\nconsole.log(a);\n`,
    );
    expect(files('vanilla')[3]?.text).toBe(
      `export { plan as a } from '../plan';\nconst b = await import("../data/rows.csv");\n`,
    );
    expect(files('vanilla')[4]?.text).toBe(`import type { Row } from './data/row';\nexport const plan: Row = 1;\n`);
    expect(demo?.assets['rows.csv']).toMatch(/Box\/shared\/data\/rows\.csv$/);
    expect(demo?.assets['lion.png']).toMatch(/demos\/assets\/lion\.png$/);
  });

  it('may have the name of a file of a flavour that does not import it', () => {
    const { said, files } = read({
      'vue/App.vue': `<script setup lang="ts">\nimport { plan } from './plan';\n</script>\n<template>{{ plan }}</template>\n`,
      'vue/plan.ts': 'export const plan = 2;\n',
    });
    expect(said).toEqual([]);
    expect(files('vue')[1]).toEqual({ path: 'plan.ts', text: 'export const plan = 2;\n' });
  });

  it('is named where the writer has it when something is wrong in it', () => {
    const names = 'alpha, beta, gamma, delta, epsilon, zeta, etaeta, theta, iota';
    const { demo } = read({
      'vanilla/index.ts': `import {\n  ${names.replaceAll(', ', ',\n  ')},\n} from '../shared/plan';\nconsole.log(alpha);\n`,
    });
    if (demo === undefined) throw new Error('It was not read.');
    expect(placeOnDisk(demo, 'vanilla', 'plan.ts', 1)).toEqual({ origin: 'shared/plan.ts', line: 1 });
    expect(placeOnDisk(demo, 'vue', 'App.vue', 3)).toEqual({ origin: 'vue/App.vue', line: 3 });
    // The import takes one line for readers, and eleven on disk.
    expect(demo.flavours[0]?.files[0]?.text).toBe(`import { ${names} } from './plan';\nconsole.log(alpha);\n`);
    expect(placeOnDisk(demo, 'vanilla', 'index.ts', 1)).toEqual({ origin: 'vanilla/index.ts', line: 1 });
    expect(placeOnDisk(demo, 'vanilla', 'index.ts', 2)).toEqual({ origin: 'vanilla/index.ts', line: 12 });
  });
});

describe('what shared/ cannot be is said, with what to write', () => {
  it.each<[string, Record<string, string | null>, [string, number | undefined, string, string]]>([
    [
      'a file that one flavour imports',
      { 'react/App.tsx': 'export default () => 1;' },
      [
        'shared/plan.ts',
        undefined,
        'Only the Vanilla flavour imports this file.',
        'Move it to vanilla/plan.ts and import it as "./plan".',
      ],
    ],
    [
      'a file that no flavour imports',
      { 'shared/left.ts': `import { plan } from './plan';\nconsole.log(plan);` },
      [
        'shared/left.ts',
        undefined,
        'Nothing imports this file.',
        'Import it as "../shared/left" where two flavours or more need it, or delete it.',
      ],
    ],
    [
      'a name that a flavour has itself',
      {
        'react/App.tsx': `import { plan } from '../shared/plan';\nimport Plan from './Plan';\nexport default () => <Plan>{plan}</Plan>;`,
        'react/Plan.tsx': 'export default () => 1;',
      },
      [
        'react/Plan.tsx',
        undefined,
        'The React flavour imports shared/plan.ts, which has the same name.',
        'Give one of them another name: readers see both in one folder.',
      ],
    ],
    [
      'an import of a flavour in a shared file',
      { 'shared/plan.ts': `\nexport { plan } from '../vue/plan';`, 'vue/plan.ts': null },
      [
        'shared/plan.ts',
        2,
        'A shared file imports "../vue/plan", which is outside of shared/.',
        'Move what it needs into shared/, or have each flavour pass it in.',
      ],
    ],
    [
      'an import that would find a file of the flavour among what readers see',
      { 'shared/plan.ts': `export { plan } from './part';`, 'react/part.ts': 'export const plan = 1;' },
      ['shared/plan.ts', 1, 'There is no shared/part.', 'Import "./plan", or write the file.'],
    ],
    [
      'an import of a shared file that is not there',
      { 'vue/App.vue': `<script setup lang="ts">\nimport '../shared/plans';\n</script>` },
      ['vue/App.vue', 2, 'There is no shared/plans.', 'Import "../shared/plan", or write the file.'],
    ],
    [
      'an import of the folder',
      { 'vue/App.vue': `<script setup lang="ts">import '../shared';</script>` },
      ['vue/App.vue', 1, 'The import names no file of shared/.', `Write the file's name: "../shared/…".`],
    ],
    [
      'a shared file imported as if it were an own one',
      { 'vue/App.vue': `<script setup lang="ts">import './plan';</script>` },
      ['vue/App.vue', 1, '"./plan" is not in vue/ but in shared/.', 'Import "../shared/plan".'],
    ],
    [
      'a picture that is not there',
      { 'vue/App.vue': `<script setup lang="ts">import '../shared/tiger.png';</script>` },
      ['vue/App.vue', 1, 'There is no shared/tiger.png.', 'Write the file.'],
    ],
    [
      'a picture that is nowhere, in a shared file',
      { 'shared/plan.ts': `import './tiger.png';` },
      [
        'shared/plan.ts',
        1,
        'The asset "./tiger.png" is neither beside the file nor in demos/assets.',
        'Add the file, or import one that is there.',
      ],
    ],
  ])('%s', (_name, files, problem) => {
    expect(read(files).said).toContainEqual(problem);
  });

  it('names a folder that may have been meant', () => {
    expect(read({ 'sharde/a.ts': '' }).said).toEqual([
      ['sharde', undefined, 'The folder "sharde" is not a flavour.', 'Call it shared, or move it out of the demo.'],
    ]);
  });
});

describe('a common file', () => {
  const common = {
    'demos/common/react/use-width.ts': `import { start } from './start';\nexport const useWidth = () => start;\n`,
    'demos/common/react/start.ts': 'export const start = 0;\n',
    'demos/common/vue/use-width.ts': 'export const useWidth = () => 0;\n',
  };

  function readWith(files: Record<string, string | null>, others: Record<string, string> = {}) {
    const { demos, problems } = readCatalog(tempTree({ ...demoFiles(BOX, { files }), ...common, ...others }));
    const said = problems.map(({ file, line, message, fix }) => [file, line, message, fix]);
    return { demo: demos[0], said };
  }
  const importing = (specifier: string) =>
    `import { useWidth } from '${specifier}';\nexport default () => useWidth();\n`;

  it('lies beside the own files of the demos that import it, with what it imports', () => {
    const { demo, said } = readWith({ 'react/App.tsx': importing('../../../../common/react/use-width') });
    expect(said).toEqual([]);
    const files = demo?.flavours.find(({ flavour }) => flavour === 'react')?.files ?? [];
    expect(files.map(({ path }) => path)).toEqual(['App.tsx', 'start.ts', 'use-width.ts']);
    expect(files[0]?.text).toBe(importing('./use-width'));
    expect(files[2]).toEqual({
      path: 'use-width.ts',
      text: common['demos/common/react/use-width.ts'],
      origin: '../../../common/react/use-width.ts',
    });
    expect(placeOnDisk(demo ?? { flavours: [] }, 'react', 'use-width.ts', 2)).toEqual({
      origin: '../../../common/react/use-width.ts',
      line: 2,
    });
  });

  it('is of one framework', () => {
    expect(readWith({ 'react/App.tsx': importing('../../../../common/vue/use-width') }).said).toEqual([
      [
        `${BOX}/react/App.tsx`,
        1,
        'The import names a file that demos in Vue have in common.',
        'Import one of common/react/, or write it in place.',
      ],
    ]);
  });

  it('may be common to all frameworks, and imports nothing of one', () => {
    const scale = 'export const scale = 2;\n';
    const start = `export { scale as start } from '../konva/scale';\n`;
    const files = {
      'react/App.tsx': importing('../../../../common/react/use-width'),
      'vanilla/index.ts': `import { scale } from '../../../../common/konva/scale';\nconsole.log(scale);\n`,
    };
    const { demo, said } = readWith(files, {
      'demos/common/react/start.ts': start,
      'demos/common/konva/scale.ts': scale,
    });
    expect(said).toEqual([]);
    const filesOf = (flavour: string) => demo?.flavours.find((one) => one.flavour === flavour)?.files ?? [];
    expect(filesOf('react').map(({ path }) => path)).toEqual(['App.tsx', 'scale.ts', 'start.ts', 'use-width.ts']);
    expect(filesOf('react')[2]?.text).toBe(`export { scale as start } from './scale';\n`);
    expect(filesOf('vanilla')[0]?.text).toBe(`import { scale } from './scale';\nconsole.log(scale);\n`);
    expect(filesOf('vanilla')[1]?.text).toBe(scale);

    const wrong = readWith(files, {
      'demos/common/react/start.ts': start,
      'demos/common/konva/scale.ts': `export { start as scale } from '../react/start';\n`,
    });
    expect(wrong.said[0]?.[2]).toBe('A common file imports "../react/start", which is not in its folder.');
    expect(readWith({ 'react/App.tsx': importing('../../../../common/konva/scal') }).said[0]?.[2]).toBe(
      'There is no such file in demos/common/konva/.',
    );
  });

  it('serves a shared file if it is common to all frameworks', () => {
    const shared = (specifier: string) =>
      readWith(
        {
          'vanilla/index.ts': `import { twice } from '../shared/twice';\nconsole.log(twice);\n`,
          'react/App.tsx': `import { twice } from '../shared/twice';\nexport default () => twice;\n`,
          'shared/twice.ts': `import { scale } from '${specifier}';\nexport const twice = 2 * scale;\n`,
        },
        { 'demos/common/konva/scale.ts': 'export const scale = 2;\n' },
      );
    const { demo, said } = shared('../../../../common/konva/scale');
    expect(said).toEqual([]);
    for (const flavour of ['vanilla', 'react']) {
      const files = demo?.flavours.find((one) => one.flavour === flavour)?.files ?? [];
      expect(files.slice(1).map(({ path }) => path)).toEqual(['scale.ts', 'twice.ts']);
      expect(files[2]?.text).toBe(`import { scale } from './scale';\nexport const twice = 2 * scale;\n`);
    }
    expect(shared('../../../../common/konva/scal').said[0]?.slice(2)).toEqual([
      'There is no such file in demos/common/konva/.',
      'Import "../../../../common/konva/scale", or write the file.',
    ]);
    expect(shared('../../../../common/react/use-width').said[0]?.[2]).toBe(
      'A shared file imports "../../../../common/react/use-width", which is outside of shared/.',
    );
  });

  it('that is not there is named with the nearest one', () => {
    expect(readWith({ 'react/App.tsx': importing('../../../../common/react/use-widht') }).said).toEqual([
      [
        `${BOX}/react/App.tsx`,
        1,
        'There is no such file in demos/common/react/.',
        'Import "../../../../common/react/use-width", or write the file.',
      ],
    ]);
  });

  it('imports nothing but packages and its neighbors', () => {
    const { said } = readWith(
      { 'react/App.tsx': importing('../../../../common/react/use-width') },
      { 'demos/common/react/start.ts': `export { plan as start } from '../../tutorials/shapes/Box/shared/plan';\n` },
    );
    expect(said).toEqual([
      [
        'demos/common/react/start.ts',
        1,
        'A common file imports "../../tutorials/shapes/Box/shared/plan", which is not in its folder.',
        'Import packages, files beside it and those of common/konva/ only.',
      ],
    ]);
  });

  it('must not have the name of a file of the demo', () => {
    const { said } = readWith({
      'react/App.tsx': `${importing('../../../../common/react/use-width')}import './start';\n`,
      'react/start.ts': 'export {};\n',
    });
    expect(said).toEqual([
      [
        `${BOX}/react/start.ts`,
        undefined,
        'The React flavour imports ../../../common/react/start.ts, which has the same name.',
        'Give one of them another name: readers see both in one folder.',
      ],
    ]);
  });

  it('must not have the name of another one that is seen beside it', () => {
    const { said } = readWith(
      { 'react/App.tsx': importing('../../../../common/react/use-width') },
      {
        'demos/common/react/start.ts': `export { start } from '../konva/start';\n`,
        'demos/common/konva/start.ts': 'export const start = 0;\n',
      },
    );
    expect(said).toEqual([
      [
        'demos/common/react/start.ts',
        undefined,
        'The React flavour imports ../../../common/konva/start.ts, which has the same name.',
        'Give one of them another name: readers see both in one folder.',
      ],
    ]);
  });
});
