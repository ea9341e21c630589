import { describe, expect, it } from 'vitest';
import { demoFiles, tempTree } from '../testing/temp-tree';
import { formatProblems } from './problems';
import { readCatalog } from './read-catalog';

const BOX = 'demos/tutorials/shapes/Box';

function read(files: Record<string, string | Uint8Array | null>) {
  const { demos, problems } = readCatalog(tempTree(files));
  return { demos, problems, said: problems.map(({ file, line, message, fix }) => [file, line, message, fix]) };
}

describe('readCatalog', () => {
  it('reads a whole demo: flavours in order, entry first, assets, poster and check', () => {
    const { demos, problems } = read({
      ...demoFiles(BOX, {
        meta: { narrowHeight: 240, downloads: true, picturesDiffer: 'Text is drawn by the page.' },
        files: {
          'vanilla/index.ts': `import { a } from './a';\nimport lion from './lion.png';\nimport './style.css';\nconsole.log(a, lion);`,
          'vanilla/a.ts': `import local from './pics/local.png';\nexport const a = local;`,
          'vanilla/pics/local.png': 'local',
          'vanilla/style.css': 'p {}',
          'vanilla/index.html': '<p>Hi</p>',
          'check.ts': '',
          'poster.webp': '',
        },
      }),
      'demos/assets/big/lion.png': 'lion',
      'demos/assets/LICENSES.md': 'all',
      'demos/types/check.ts': '',
      'demos/README.md': '',
    });
    expect(problems).toEqual([]);
    const [demo] = demos;
    expect(demo?.id).toBe('tutorials/shapes/Box');
    expect(demo?.flavours.map(({ flavour }) => flavour)).toEqual(['vanilla', 'react', 'vue', 'svelte']);
    expect(demo?.flavours[0]?.files.map(({ path }) => path)).toEqual(['index.ts', 'a.ts', 'index.html', 'style.css']);
    expect(Object.keys(demo?.assets ?? {})).toEqual(['lion.png', 'local.png']);
    expect(demo?.assets['lion.png']).toMatch(/demos\/assets\/big\/lion\.png$/);
    expect(demo).toMatchObject({ hasCheck: true, narrowHeight: 240, downloads: true });
    expect(demo?.poster).toMatch(/poster\.webp$/);
  });

  it('accepts a flavour that is absent with a reason', () => {
    const { demos, problems } = read(
      demoFiles(BOX, {
        meta: { absent: { svelte: 'It has no transformer.' } },
        files: { 'svelte/App.svelte': null },
      }),
    );
    expect(problems).toEqual([]);
    expect(demos[0]?.flavours).toHaveLength(3);
  });

  it('accepts a guide with its own flavour alone', () => {
    const { demos, problems } = read({
      ...demoFiles('demos/guides/vue/Box', {
        files: { 'vanilla/index.ts': null, 'react/App.tsx': null, 'svelte/App.svelte': null },
      }),
    });
    expect(problems).toEqual([]);
    expect(demos[0]?.flavours.map(({ flavour }) => flavour)).toEqual(['vue']);
  });

  it.each([
    ['text that is not JSON', '{ "title": }', /^It is not JSON: /, /double-quoted/],
    ['a list', '[]', /not an object/, /"title"/],
  ])('refuses a demo.json that is %s', (_name, text, message, fix) => {
    const { demos, problems } = read(demoFiles(BOX, { files: { 'demo.json': text } }));
    expect(demos).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toMatch(message);
    expect(problems[0]?.fix).toMatch(fix);
  });

  it.each([
    ['an unknown key', { titel: 'x' }, 'The key "titel" is not known.', 'Write "title", or take the key away.'],
    ['a missing title', { title: undefined }, 'The key "title" is missing.', /^Add "title"/],
    ['a title that is no text', { title: 3 }, '"title" is not a text.', /^Write a name/],
    ['a title with a full stop', { title: 'A box.' }, 'The title ends with a full stop.', /Take/],
    ['a missing summary', { summary: undefined }, 'The key "summary" is missing.', /^Add "summary"/],
    ['a short summary', { summary: 'Short.' }, 'The summary has 6 characters.', /40 to 160/],
    ['a long summary', { summary: `${'x'.repeat(160)}.` }, 'The summary has 161 characters.', /40 to 160/],
    ['a summary without an end', { summary: 'x'.repeat(50) }, /no full stop/, /whole sentence/],
    ['missing tags', { tags: undefined }, 'The key "tags" is missing.', /^Add "tags"/],
    ['tags that are no list', { tags: 'box' }, '"tags" is not a list of texts.', /^Write a list/],
    ['a tag in upper case', { tags: ['Box'] }, 'The tag "Box" is not in lower case.', 'Write "box".'],
    ['an unknown level', { level: 'expert' }, '"level" is "expert".', /^Write one of starter, /],
    ['a missing height', { height: undefined }, 'The key "height" is missing.', /whole number/],
    ['a height that is no number', { height: '200' }, '"height" is "200".', /whole number/],
    ['a wrong narrow height', { narrowHeight: -1 }, '"narrowHeight" is -1.', /whole number/],
    ['a wrong flag', { downloads: 'yes' }, '"downloads" is "yes".', /true/],
    ['an empty reason for pictures', { picturesDiffer: '' }, '"picturesDiffer" is not a text.', /why/],
    ['absent flavours that are no object', { absent: ['svelte'] }, '"absent" is not an object.', /"svelte"/],
    ['an unknown absent flavour', { absent: { angular: 'no' } }, 'There is no flavour "angular".', /vanilla, react/],
    ['an absent flavour without a reason', { absent: { vue: ' ' } }, /has no reason/, /sentence/],
    ['an absent flavour that is there', { absent: { vue: 'Why.' } }, /folder vue\/ is there/, /Take "vue" out/],
  ])('refuses %s', (_name, meta, message, fix) => {
    const { problems } = read(demoFiles(BOX, { meta }));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe(`${BOX}/demo.json`);
    if (typeof message === 'string') expect(problems[0]?.message).toBe(message);
    else expect(problems[0]?.message).toMatch(message);
    if (typeof fix === 'string') expect(problems[0]?.fix).toBe(fix);
    else expect(problems[0]?.fix).toMatch(fix);
  });

  it('names the line of a key in demo.json', () => {
    expect(read(demoFiles(BOX, { meta: { height: 1 } })).problems[0]?.line).toBe(7);
  });

  it.each([
    [
      'a missing flavour',
      { 'svelte/App.svelte': null },
      [BOX, undefined, 'The Svelte flavour is missing.', /"absent": \{ "svelte": "…" \}/],
    ],
    [
      'a missing entry',
      { 'react/App.tsx': null, 'react/index.tsx': '' },
      [`${BOX}/react`, undefined, /^The file App\.tsx is missing/, 'Write react/App.tsx.'],
    ],
    [
      'a folder that is no flavour',
      { 'Svelt/App.svelte': '' },
      [`${BOX}/Svelt`, undefined, 'The folder "Svelt" is not a flavour.', /^Call it svelte/],
    ],
    [
      'a missing asset',
      { 'vanilla/index.ts': `\nimport lyon from './lyon.png';` },
      [`${BOX}/vanilla/index.ts`, 2, /neither beside the file nor in demos\/assets/, /"\.\/lion\.png"/],
    ],
    [
      'a file that nothing imports',
      { 'vanilla/helper.ts': '' },
      [`${BOX}/vanilla/helper.ts`, undefined, 'Nothing imports this file.', /delete/],
    ],
    [
      'a page for a framework',
      { 'react/index.html': '' },
      [`${BOX}/react/index.html`, undefined, /Only the vanilla flavour/, /component/],
    ],
  ])('refuses %s', (_name, files, [file, line, message, fix]) => {
    const { problems } = read({ ...demoFiles(BOX, { files }), 'demos/assets/lion.png': '' });
    const found = problems.find((problem) => problem.file === file);
    expect(found?.line).toBe(line);
    expect(found?.message).toMatch(message as string);
    expect(found?.fix).toMatch(fix as string);
  });

  it('refuses two shared assets, and two assets of a demo, with one name', () => {
    const { said } = read({
      ...demoFiles(BOX, {
        files: {
          'vanilla/index.ts': `import a from './a.png';`,
          'vanilla/a.png': '1',
          'react/App.tsx': `import a from './a.png';\nexport default () => a;`,
          'react/a.png': '2',
        },
      }),
      'demos/assets/x/lion.png': '',
      'demos/assets/y/lion.png': '',
    });
    expect(said).toEqual([
      [
        'demos/assets/y/lion.png',
        undefined,
        'There is another asset named lion.png: x/lion.png.',
        'Give one of them another name: demos import assets by file name alone.',
      ],
      [`${BOX}/react/App.tsx`, 1, 'Two assets of this demo are named a.png.', 'Give one of them another name.'],
    ]);
  });

  it('refuses guides with other flavours, with absent ones, and below an unknown framework', () => {
    const none = { 'vanilla/index.ts': null, 'react/App.tsx': null, 'svelte/App.svelte': null, 'vue/App.vue': null };
    const { problems } = read({
      ...demoFiles('demos/guides/vue/Two', { files: { 'vanilla/index.ts': null, 'svelte/App.svelte': null } }),
      ...demoFiles('demos/guides/vue/None', { files: none, meta: { absent: { react: 'No.' } } }),
      ...demoFiles('demos/guides/angular/Box', { files: none }),
    });
    expect(problems.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual([
      'demos/guides/angular/Box/demo.json: "angular" is not a framework of the guides.',
      'demos/guides/vue/None/demo.json: A demo of a guide has only its own flavour, so "absent" means nothing.',
      'demos/guides/vue/None: The Vue flavour is missing.',
      'demos/guides/vue/Two/react: A demo of the vue guide has a React flavour.',
    ]);
  });

  it('finds folders with flavours but no demo.json', () => {
    const { problems } = read(demoFiles(BOX, { files: { 'demo.json': null } }));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.file).toBe(BOX);
    expect(problems[0]?.message).toContain('no demo.json');
  });

  it('is empty when there are no demos', () => {
    expect(read({ 'README.md': '' })).toMatchObject({ demos: [], problems: [] });
  });
});

it('formats all problems together, in the order of files and lines', () => {
  const text = formatProblems([
    { file: 'b', line: 9, column: 2, message: 'Second.', fix: 'Mend it.' },
    { file: 'a', message: 'First.', fix: 'Mend this.' },
    { file: 'b', line: 3, message: 'Before.', fix: 'Mend that.' },
  ]);
  expect(text).toBe(
    '3 problems in the demos:\n\na\n  First.\n  Mend this.\n\nb:3\n  Before.\n  Mend that.\n\nb:9:2\n  Second.\n  Mend it.\n',
  );
});
