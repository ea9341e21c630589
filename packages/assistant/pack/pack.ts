import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import { HABITS_FILE } from '../check/habits';
import { installedTypes, TYPES_FILE } from '../check/declarations';
import { Docs } from '../data/docs';

const here = import.meta.dirname;
const ROOT = path.join(here, '../../..');

/** Files of a built site that are packed: texts, API, demos, index, and the playground, in which `run` draws. */
const PACKED = [
  /^(?:docs|blog)\/.*\.md$|^api\/(?:Konva(?:\.\w+)?|(?!Konva)[^/]*\.html)\.md$|^api\/konva\.json$|^(?:demo-files|search-index)\//,
  /^play\/.*\.html$|^assets\/.*\.(?:js|css)$|^page-scripts\/|^demo-assets\/(?:(?:vendor|start)\/|(?:playground-helper|project)\.)/,
];

const bundle = (to: string) =>
  build({
    input: path.join(here, '../cli.ts'),
    platform: 'node',
    // Loaded by compilers for languages that no program here has.
    external: [/^(?:pug|sass|less|stylus|postcss-.*|coffeescript|fsevents)$/],
    onLog: () => undefined,
    output: {
      dir: to,
      format: 'esm',
      entryFileNames: 'konva-docs.mjs',
      chunkFileNames: 'chunks/[name]-[hash].mjs',
      banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
      minify: 'dce-only',
    },
  });

/**
 * Makes the tarball: the command in one bundle, with the built site's texts, demos, index and playground as its data.
 *
 * @param site folder of the built site
 * @param to folder for the tarball
 * @returns its path
 */
export async function packAssistant(site: string, to: string): Promise<string> {
  const folder = path.join(to, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await bundle(folder);
  const data = path.join(folder, 'data');
  cpSync(site, data, {
    recursive: true,
    filter(file) {
      const name = path.relative(site, file).replaceAll('\\', '/');
      return statSync(file).isDirectory() || PACKED.some((one) => one.test(name));
    },
  });
  cpSync(path.join(here, '../check', HABITS_FILE), path.join(data, HABITS_FILE));
  writeFileSync(path.join(data, TYPES_FILE), JSON.stringify(installedTypes(ROOT)));
  const { version } = new Docs(site).model.library;
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
  const pack = ['pack', '--silent', '--pack-destination', to];
  return path.join(to, execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim());
}
