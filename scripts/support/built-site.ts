import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from './run-command';

/** Sources of a built site. */
const SOURCES = [
  'blog',
  'config',
  'content',
  'demos',
  'packages',
  'src',
  'static',
  'docusaurus.config.ts',
  'sidebars.ts',
  'package-lock.json',
];
/** Files that the build writes, or that do not affect how demos run. */
const LEFT_OUT =
  /(?:^|\/)(?:content\/api\/|node_modules\/)|\.test\.tsx?$|\/check\.ts$|\.md$|\/posters\.json$|\/poster\.webp$/;

/** Time of the latest change to any file below the paths, in milliseconds since 1970. */
function latestChange(root: string, paths: readonly string[] = SOURCES): number {
  let latest = 0;
  for (const entry of paths) {
    const full = path.join(root, entry);
    const stat = fs.statSync(full, { throwIfNoEntry: false });
    if (stat === undefined) continue;
    const files = stat.isDirectory()
      ? fs.readdirSync(full, { recursive: true, encoding: 'utf8' }).map((file) => path.join(entry, file))
      : [entry];
    for (const file of files) {
      if (LEFT_OUT.test(file.split(path.sep).join('/'))) continue;
      const found = fs.statSync(path.join(root, file), { throwIfNoEntry: false });
      if (found?.isFile()) latest = Math.max(latest, found.mtimeMs);
    }
  }
  return latest;
}

/**
 * Makes sure that a built site of the current sources exists: builds it if there is none or a source is newer. A site that `BUILD_DIR`
 * names is used as it is.
 *
 * @param keep use the existing site, whatever its age
 * @returns its folder
 * @throws when the build fails
 */
export async function builtSite({ keep = false } = {}): Promise<string> {
  const root = process.cwd();
  const named = process.env['BUILD_DIR'];
  const folder = path.resolve(root, named ?? 'build');
  const index = fs.statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false });
  if (index !== undefined && (keep || named !== undefined || latestChange(root) <= index.mtimeMs)) return folder;
  console.log(
    index === undefined ? 'No built site yet: building it.' : 'The built site is older than its sources: building it.',
  );
  const code = await runCommand('npm', [
    'run',
    '--silent',
    'build',
    ...(named === undefined ? [] : ['--', '--out-dir', folder]),
  ]);
  if (code !== 0) throw new Error('The build failed; its messages are above.');
  return folder;
}
