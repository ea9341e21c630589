import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SsrProject } from './model';

/** Writes files into a folder, by relative path. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, code] of files) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, code);
  }
}

/**
 * Creates a project in a temporary folder: its scaffold, then the files of its page.
 *
 * @returns the folder
 */
export function makeProject({ name }: SsrProject, root: string, files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `ssr-${name}-`));
  cpSync(path.join(root, 'testing/ssr/scaffolds', name), folder, { recursive: true });
  writeFiles(folder, files);
  return folder;
}
