import fs from 'node:fs';
import path from 'node:path';

/** A folder whose files can be changed. Every edit must change something: no test can find a fault that was not planted. */
export class FolderCopy {
  constructor(readonly folder: string) {}

  path(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return fs.readFileSync(this.path(file), 'utf8');
  }

  /** Writes a file. If it is linked to a file of another folder, that file stays as it is. */
  write(file: string, text: string): void {
    fs.mkdirSync(path.dirname(this.path(file)), { recursive: true });
    fs.rmSync(this.path(file), { force: true });
    fs.writeFileSync(this.path(file), text);
  }

  /** @throws when the file does not exist */
  remove(file: string): void {
    fs.rmSync(this.path(file));
  }

  /** @throws when the edit changes nothing */
  edit(file: string, from: string | RegExp, to: string): void {
    const before = this.read(file);
    const after = before.replace(from, () => to);
    if (after === before)
      throw new Error(`${file} has no ${String(from)}: the fault has to be planted in another way.`);
    this.write(file, after);
  }

  /** Edits every file of a folder that contains the text; see `edit`. */
  editAll(folder: string, from: string, to: string): void {
    const holders = fs
      .readdirSync(this.path(folder))
      .filter((name) => this.read(path.posix.join(folder, name)).includes(from));
    if (holders.length === 0)
      throw new Error(`No file of ${folder} has ${from}: the fault has to be planted in another way.`);
    for (const name of holders)
      this.write(path.posix.join(folder, name), this.read(path.posix.join(folder, name)).replaceAll(from, to));
  }

  /**
   * The only file of a folder that matches the name.
   *
   * @throws when there is none, or several
   */
  find(folder: string, name: RegExp): string {
    const found = fs.readdirSync(this.path(folder)).filter((one) => name.test(one));
    const [only, ...others] = found;
    if (only === undefined || others.length > 0)
      throw new Error(`${folder} has ${found.length} files ${String(name)}.`);
    return path.posix.join(folder, only);
  }
}
