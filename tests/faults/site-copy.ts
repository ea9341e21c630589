import fs from 'node:fs';
import path from 'node:path';
import { FolderCopy } from './folder-copy';

/** Next to the built site, so that both are on the same disk. */
const PARENT = path.join('.generated', 'faults');

/** A copy of the built site. Its files are hard links to the original ones until they are changed, so copying takes almost no time. */
export class SiteCopy extends FolderCopy {
  static make(built: string): SiteCopy {
    fs.mkdirSync(PARENT, { recursive: true });
    const folder = fs.mkdtempSync(path.join(PARENT, 'site-'));
    for (const entry of fs.readdirSync(built, { recursive: true, withFileTypes: true })) {
      const target = path.join(folder, path.relative(built, path.join(entry.parentPath, entry.name)));
      if (entry.isDirectory()) fs.mkdirSync(target, { recursive: true });
      else {
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.linkSync(path.join(entry.parentPath, entry.name), target);
      }
    }
    return new SiteCopy(folder);
  }

  /** Adds a script to a page. */
  addScript(page: string, code: string): void {
    this.write('fault.js', code);
    this.edit(page, '</body>', '<script src="/fault.js"></script></body>');
  }

  discard(): void {
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}
