import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MAX_BUILD, MAX_WARM_BUILD } from './anchors';
import { DEMO } from './bench-page';
import { copyProject, removeCopy } from '../testing/project-copy';
import type { Row } from './stats';

/** Builds the project in a folder and returns the seconds that takes. */
function build(folder: string): number {
  const before = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The build failed; its messages are above.');
  return (performance.now() - before) / 1000;
}

/**
 * Full builds of a copy of the project: without caches, then again with one page edited.
 *
 * @throws when a build fails
 */
export async function buildTime(): Promise<Row[]> {
  const copy = copyProject();
  try {
    const cold = build(copy);
    const page = path.join(copy, 'content', DEMO.page.replace(/\.html$/, '.mdx'));
    fs.appendFileSync(page, '\nOne more line.\n');
    const warm = build(copy);
    const pages = fs
      .readdirSync(path.join(copy, 'build'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html')).length;
    const common = { section: 'build', unit: 's' } as const;
    return [
      { ...common, name: `whole site, cold, ${pages} pages`, value: cold, limit: MAX_BUILD },
      { ...common, name: 'whole site, one page edited', value: warm, limit: MAX_WARM_BUILD },
    ];
  } finally {
    await removeCopy(copy);
  }
}
