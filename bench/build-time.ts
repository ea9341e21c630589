import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MOST_BUILD } from './anchors';
import type { Row } from './stats';

/** Links the installed packages into a copy of the project, without their caches; the project's own packages are the copy's. */
function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (entry.name === '.cache') continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory() && entry.name.startsWith('@')) linkPackages(source, target);
    // Links lead to the workspace's own packages, by a path relative to this folder: the same path leads to the copy's.
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.symlinkSync(source, target);
  }
}

/**
 * A whole build with nothing cached: of a copy of the project's files, as they are now, in a temporary folder.
 *
 * @throws when the build fails
 */
export function buildTime(): Row[] {
  const root = process.cwd();
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-build-'));
  try {
    const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    for (const file of listed.stdout.split('\0')) {
      if (file === '' || !fs.existsSync(path.join(root, file))) continue;
      fs.mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
      fs.copyFileSync(path.join(root, file), path.join(copy, file));
    }
    linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const before = performance.now();
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: ['ignore', 2, 2] });
    const seconds = (performance.now() - before) / 1000;
    if (status !== 0) throw new Error('The build failed; its messages are above.');
    const pages = fs
      .readdirSync(path.join(copy, 'build'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html')).length;
    return [
      { section: 'build', name: `whole site, cold, ${pages} pages`, value: seconds, unit: 's', limit: MOST_BUILD },
    ];
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}
