import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { readModel } from '../api/model';
import { HABITS_FILE } from '../check/habits';
import { installedTypes, TYPES_FILE } from '../check/declarations';

const here = import.meta.dirname;
const ROOT = path.join(here, '../../..');

/** Folders of a built site from which files are packed, and which. */
const PACKED: readonly (readonly [folder: string, files: RegExp])[] = [
  ['docs', /\.md$/],
  ['blog', /\.md$/],
  ['api', /\.html\.md$|^konva\.json$/],
  ['demo-files', /./],
  ['search-index', /./],
  // The playground, in which `run` draws.
  ['play', /\.html$/],
  ['assets', /\.(?:js|css)$/],
  ['page-scripts', /./],
  ['demo-assets/vendor', /./],
  ['demo-assets/start', /./],
  ['demo-assets', /^(?:playground-helper|project)\./],
];

async function bundle(to: string): Promise<void> {
  const made = await rolldown({
    input: path.join(here, '../cli.ts'),
    platform: 'node',
    // Loaded by compilers for languages that no program here has.
    external: [/^(?:pug|sass|less|stylus|postcss-.*|coffeescript|fsevents)$/],
    onLog: () => undefined,
  });
  await made.write({
    dir: to,
    format: 'esm',
    entryFileNames: 'konva-docs.mjs',
    chunkFileNames: 'chunks/[name]-[hash].mjs',
    banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
    minify: 'dce-only',
  });
  await made.close();
}

/**
 * Makes the tarball: the command in one bundle, with the built site's texts, demos, index and playground as its data.
 *
 * @param build folder of the built site
 * @param to folder for the tarball
 * @returns its path
 */
export async function packAssistant(build: string, to: string): Promise<string> {
  const folder = path.join(to, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder);
  const data = path.join(folder, 'data');
  for (const [from, files] of PACKED) {
    const root = path.join(build, from);
    const isDeep = from !== 'demo-assets';
    cpSync(root, path.join(data, from), {
      recursive: true,
      filter: (file) =>
        file === root || (statSync(file).isDirectory() ? isDeep : files.test(path.relative(root, file))),
    });
  }
  cpSync(path.join(here, '../check', HABITS_FILE), path.join(data, HABITS_FILE));
  writeFileSync(path.join(data, TYPES_FILE), JSON.stringify(installedTypes(ROOT)));
  const { version } = readModel(readFileSync(path.join(build, 'api/konva.json'), 'utf8')).library;
  const manifest = {
    name: 'konva-docs',
    version,
    description: 'The documentation of Konva for coding assistants: an MCP server, and the same as a command.',
    license: 'MIT',
    type: 'module',
    bin: { 'konva-docs': 'konva-docs.mjs' },
    engines: { node: '>=20.19' },
  };
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const [packed = ''] = execFileSync('npm', ['pack', '--silent', '--pack-destination', to], {
    cwd: folder,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .slice(-1);
  return path.join(to, packed);
}
