import { describe, expect, it } from 'vitest';
import { importsOf } from './imports';
import { makeProject } from './make-project';

const info = { versions: new Proxy<Record<string, string>>({}, { get: () => '^1.0.0' }), baseCss: '' };
const load = (url: string) =>
  Promise.resolve(url === '/gone.png' ? new Response('', { status: 404 }) : new Response(`content of ${url}`));

describe('a project made from what the reader sees', () => {
  it('includes only the assets that its files import, text assets as text', async () => {
    const text =
      "import Konva from 'konva';\nimport lion from './pictures/lion.png';\nimport roads from './roads.json';\nimport points from './points.json';\nfetch(points);\n";
    const assets = {
      'lion.png': '/lion.png',
      'roads.json': '/roads.json',
      'points.json': '/points.json',
      'tiger.png': '/gone.png',
    };
    const { files } = await makeProject(
      { flavour: 'vanilla', title: 'Zoo', files: [{ path: 'index.ts', text }] },
      assets,
      info,
      load,
    );
    const content = (path: string) => files.find((file) => file.path === path)?.content;
    expect(content('src/pictures/lion.png')).toBeInstanceOf(Uint8Array);
    expect(content('src/roads.json')).toBe('content of /roads.json');
    expect(files.some(({ path }) => path.includes('tiger'))).toBe(false);
    // What is requested is a URL; otherwise Vite parses the file, as the playground does.
    expect(content('src/index.ts')).toContain("from './points.json?url'");
    expect(content('src/index.ts')).toContain("from './roads.json'");
    expect(content('src/index.ts')).toContain("from './pictures/lion.png'");
  });

  it('takes the packages of the project’s own list that are here, and not the list itself', async () => {
    const list = {
      name: 'mine',
      dependencies: { konva: '^9', lodash: '4', gsap: '3' },
      devDependencies: { vite: '5' },
    };
    const files = [
      { path: 'index.ts', text: "import Konva from 'konva';" },
      { path: 'package.json', text: JSON.stringify(list) },
    ];
    const versions = { konva: '^10.9.1', lodash: '^4.18.1', vite: '^8.4.0', typescript: '^6.0.2' };
    const made = await makeProject({ flavour: 'vanilla', title: 'Zoo', files }, {}, { versions, baseCss: '' }, load);
    expect(made.files.filter(({ path }) => path.endsWith('package.json')).map(({ path }) => path)).toEqual([
      'package.json',
    ]);
    const content = made.files.find(({ path }) => path === 'package.json')?.content;
    expect(JSON.parse(typeof content === 'string' ? content : '')).toMatchObject({
      name: 'zoo',
      dependencies: { konva: '^10.9.1', lodash: '^4.18.1' },
    });
  });

  it('names the asset that could not be loaded', async () => {
    const files = [{ path: 'App.tsx', text: "import lion from './lion.png';" }];
    const project = { flavour: 'react', title: 'Zoo', files } as const;
    await expect(makeProject({ ...project, files }, { 'lion.png': '/gone.png' }, info, load)).rejects.toThrow(
      'lion.png could not be loaded: the server answered 404.',
    );
  });

  it('finds imports in text that does not compile', () => {
    expect(
      importsOf("import a from 'konva'; import './x.css'\nconst b = import('./b'); export * from \"./c\"; (("),
    ).toEqual(['konva', './x.css', './b', './c']);
  });
});
