import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { PlaygroundAddresses, ProjectInfo } from '../playground/project-info';
import { packageName, PROJECT_PACKAGES } from '../playground/vite-project';
import { ALL_LIBRARIES } from '../vendor/libraries';
import type { ContentCache } from './cache';
import { digest } from './digest';
import { engineKey, packageVersion } from './engine-key';
import { writeFileWhole } from './files';
import { DEMOS_FOLDER, type Places } from './settings';

/** Versions of everything a project can import, and of the tools that build it, with the base stylesheet. */
export async function readProjectInfo(root: string): Promise<ProjectInfo> {
  const imported = ALL_LIBRARIES.flatMap(({ entries }) => entries.map(({ specifier }) => packageName(specifier)));
  const names = [...new Set([...imported, ...PROJECT_PACKAGES])].sort();
  return {
    versions: Object.fromEntries(names.map((name) => [name, `^${packageVersion(name, root)}`])),
    baseCss: await readFile(path.join(import.meta.dirname, '../sandbox-frame/base.css'), 'utf8'),
  };
}

const ENGINE = path.resolve(import.meta.dirname, '..');

/** Bundles the script that prepares a frame for a program of the playground: it defines `prepareFrame`. */
function buildHelper(root: string, cache: ContentCache): Promise<string> {
  const key = engineKey(['playground-frame', 'model', 'precompile/playground-data.ts'], ['rolldown'], root);
  return cache.get('playground-helper', key, async () => {
    const build = await rolldown({ input: path.join(ENGINE, 'playground-frame/index.ts'), platform: 'browser' });
    const { output } = await build.generate({
      format: 'iife',
      name: 'helper',
      exports: 'named',
      minify: true,
      codeSplitting: false,
    });
    await build.close();
    return `${output[0].code.trim()}\nconst { prepareFrame } = helper;`;
  });
}

/**
 * Writes the files that the playground and downloads need.
 *
 * @returns the files' paths below the published folder, and their URLs for pages
 */
export async function publishPlayground(
  places: Places,
  cache: ContentCache,
): Promise<{ files: string[]; addresses: PlaygroundAddresses }> {
  const [info, helper] = await Promise.all([readProjectInfo(places.root), buildHelper(places.root, cache)]);
  const text = JSON.stringify(info);
  const project = `project.${digest(text)}.json`;
  const script = `playground-helper.${digest(helper)}.js`;
  await Promise.all([
    writeFileWhole(path.join(places.published, project), text),
    writeFileWhole(path.join(places.published, script), helper),
  ]);
  const url = places.publishedUrl;
  return {
    files: [project, script],
    addresses: { demos: `${url}${DEMOS_FOLDER}/`, project: url + project, helper: url + script },
  };
}
