import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, isString } from '@site-packages/contracts';

/**
 * The license notices that must be distributed with the bundled packages; the minified code has no comments left.
 *
 * @param moduleIds absolute paths of the bundled files
 */
export function licenseNotices(moduleIds: readonly string[]): string {
  const folders = new Set(moduleIds.flatMap((id) => packageFolder(id) ?? []));
  const notices = [...folders].sort().map((folder) => {
    const value: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const about = isRecord(value) ? value : {};
    const field = (key: string): string => (isString(about[key]) ? about[key] : 'unknown');
    const file = readdirSync(folder).find((name) => /^licen[sc]e/i.test(name));
    const text =
      file === undefined ? `License: ${field('license')}` : readFileSync(path.join(folder, file), 'utf8').trim();
    return `${field('name')} ${field('version')}\n\n${text}`;
  });
  return `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function packageFolder(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replace(/^\0/, ''))?.[0];
}
