import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { build, createServer } from 'vite';
import { describe, expect, it } from 'vitest';
import { readCatalog } from '../catalog';
import type { CatalogDemo } from '../model/demo';
import { FLAVOURS } from '../model/flavours';
import { readProjectInfo } from '../precompile/playground-data';
import { PNG_BASE64, WOFF2_BASE64 } from '../testing/sample-files';
import { tempTree } from '../testing/temp-tree';
import { blankProject } from './blank-project';
import { makeProject } from './make-project';
import type { PlaygroundProject } from './project';
import type { ProjectFile } from './vite-project';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const demos = readCatalog(ROOT).demos.filter((demo) => demo.flavours.length === FLAVOURS.length);

type Files = CatalogDemo['flavours'][number]['files'];

const someFiles = (demo: CatalogDemo, check: (files: Files) => boolean) =>
  demo.flavours.some(({ files }) => check(files));

/** Kinds of projects, by their files. */
const KINDS: readonly ((demo: CatalogDemo) => boolean)[] = [
  (demo) => Object.keys(demo.assets).length > 0,
  (demo) => someFiles(demo, (files) => files.filter(({ path: file }) => /\.tsx?$/.test(file)).length > 1),
  (demo) => someFiles(demo, (files) => files.some(({ path: file }) => file === 'index.html')),
  (demo) => someFiles(demo, (files) => files.some(({ path: file }) => file.endsWith('.css'))),
];

/** A plain demo, and as few others as needed to cover all kinds. */
function samples(): CatalogDemo[] {
  const found = demos.filter((demo) => demo.id === 'tutorials/shapes/Rect');
  for (let left = [...KINDS]; left.length > 0;) {
    const kindsOf = (demo: CatalogDemo) => left.filter((isOf) => isOf(demo)).length;
    const [best] = [...demos].sort((a, b) => kindsOf(b) - kindsOf(a));
    if (best === undefined || kindsOf(best) === 0) break;
    found.push(best);
    left = left.filter((isOf) => !isOf(best));
  }
  return found;
}

/** Unpacks a project next to the packages installed here, in place of `npm install`. */
function unpack(files: readonly ProjectFile[]): string {
  const folder = tempTree(Object.fromEntries(files.map((file) => [file.path, file.content])));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** Builds a project with its own configuration, as `npm run build` does. */
async function buildProject(files: readonly ProjectFile[]): Promise<{ folder: string; written: string[] }> {
  const folder = unpack(files);
  await build({ root: folder, logLevel: 'error' });
  const dist = path.join(folder, 'dist');
  const written = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
  return { folder, written };
}

function makeFrom(project: PlaygroundProject, assets: Readonly<Record<string, string>>) {
  return readProjectInfo(ROOT).then((info) =>
    makeProject(project, assets, info, (place) => Promise.resolve(new Response(readFileSync(place)))),
  );
}

it('the sample demos cover all kinds of files', () => {
  for (const isOf of KINDS) expect(samples().some(isOf)).toBe(true);
});

describe('a downloaded project builds with its own settings', () => {
  for (const demo of samples()) {
    it.each(demo.flavours)(`${demo.id}, $flavour`, { timeout: 120_000 }, async ({ flavour, files }) => {
      const made = await makeFrom({ flavour, title: demo.title, files: [...files], base: demo.id }, demo.assets);
      const { folder, written } = await buildProject(made.files);
      expect(written).toContain('index.html');
      const script = written.find((file) => file.endsWith('.js')) ?? '';
      expect(readFileSync(path.join(folder, 'dist', script), 'utf8').length).toBeGreaterThan(100_000);
      const page = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
      expect(page).toContain(script);
      for (const name of Object.keys(demo.assets)) {
        const [stem = ''] = name.split('.');
        expect(written.some((file) => file.startsWith(`assets/${stem}`))).toBe(true);
      }
    });
  }

  it('with its worker in a separate file that includes what the worker imports', { timeout: 120_000 }, async () => {
    const demo = readCatalog(ROOT).demos.find(({ id }) => id === 'sandbox/Web_Worker');
    const files = demo?.flavours[0]?.files ?? [];
    const made = await makeFrom({ flavour: 'vanilla', title: 'Worker', files: [...files], base: demo?.id }, {});
    const { folder, written } = await buildProject(made.files);
    const worker = written.find((file) => /\bworker-[^/]*\.js$/.test(file)) ?? 'none';
    expect(readFileSync(path.join(folder, 'dist', worker), 'utf8')).toContain('OffscreenCanvas');
    expect(readFileSync(path.join(folder, 'dist', worker), 'utf8').length).toBeGreaterThan(100_000);
  });

  it.each(FLAVOURS)('and serves its modules in development, %s', { timeout: 120_000 }, async (flavour) => {
    const { files } = await makeFrom(blankProject(flavour), {});
    const cacheDir = tempTree({});
    const server = await createServer({
      root: unpack(files),
      cacheDir,
      logLevel: 'error',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      const page = files.find((file) => file.path === 'index.html')?.content;
      const script = /src="(\/src\/main\.tsx?)"/.exec(typeof page === 'string' ? page : '')?.[1] ?? '';
      for (const module of [
        script,
        ...files.flatMap((file) => (/^src\/(?:App|index)\./.test(file.path) ? `/${file.path}` : [])),
      ]) {
        expect((await server.transformRequest(module))?.code).toContain('import');
      }
    } finally {
      await server.close();
    }
  });

  const OWN_FILES = [
    { path: 'cat.png', text: PNG_BASE64 },
    { path: 'pictures/dog.png', text: PNG_BASE64 },
    { path: 'shown.png', text: PNG_BASE64 },
    { path: 'back.png', text: PNG_BASE64 },
    { path: 'data.json', text: '{"width":1}' },
    { path: 'font.woff2', text: WOFF2_BASE64 },
  ];

  it('with the reader’s pictures, data and fonts, however the code references them', { timeout: 120_000 }, async () => {
    const project = {
      ...blankProject('vanilla'),
      files: [
        {
          path: 'index.ts',
          text: `import cat from './cat.png';\nimport data from './data.json';\nimport './style.css';\nconsole.log(cat, data);\nnew Image().src = 'pictures/dog.png';\n`,
        },
        { path: 'index.html', text: '<div id="container"></div><img src="shown.png" alt="">' },
        {
          path: 'style.css',
          text: 'p { background: url(back.png) }\n@font-face { font-family: a; src: url("./font.woff2") }',
        },
        ...OWN_FILES,
      ],
    };
    const { folder, written } = await buildProject((await makeFrom(project, {})).files);
    expect(written).toEqual(expect.arrayContaining(['pictures/dog.png', 'shown.png']));
    // Vite inlines small files in the built ones.
    const text = written
      .filter((file) => /\.(?:js|css|html)$/.test(file))
      .map((file) => readFileSync(path.join(folder, 'dist', file), 'utf8'))
      .join('\n');
    expect(text).toContain(`data:image/png;base64,${PNG_BASE64}`);
    expect(text).toMatch(/url\((["']?)data:image\/png;base64/);
    expect(text).toMatch(/data:font\/woff2|font-[\w-]+\.woff2/);
    expect(text).toContain('src="/shown.png"');
    expect(readFileSync(path.join(folder, 'dist/pictures/dog.png')).toString('base64')).toBe(PNG_BASE64);
  });

  it.each(FLAVOURS)('a blank project, %s', { timeout: 120_000 }, async (flavour) => {
    const { files } = await makeFrom(blankProject(flavour), {});
    expect((await buildProject(files)).written).toContain('index.html');
  });
});
