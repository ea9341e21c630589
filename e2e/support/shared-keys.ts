import fs from 'node:fs';
import path from 'node:path';

/**
 * Keys that the workers of a run share: what one of them has checked, the others can skip. Each worker writes its own file, so that no two
 * write to one.
 */
export class SharedKeys {
  private readonly keys = new Set<string>();
  /** How many bytes of each file have been read. */
  private readonly read = new Map<string, number>();
  private readonly own: string;

  /**
   * @param name of what the keys identify
   * @param folder of this run, shared by all workers
   */
  constructor(
    private readonly name: string,
    private readonly folder: string = process.env['E2E_TEMP'] ?? '',
  ) {
    if (folder === '') throw new Error('E2E_TEMP is not set: the browser tests are run by `npm run test:e2e`.');
    this.own = `${name}.${process.pid}`;
  }

  /** All keys so far, including those of other workers. */
  all(): ReadonlySet<string> {
    for (const file of fs.readdirSync(this.folder)) {
      if (file === this.own || !file.startsWith(`${this.name}.`)) continue;
      const text = fs.readFileSync(path.join(this.folder, file), 'utf8');
      const from = this.read.get(file) ?? 0;
      // The last line may be incomplete.
      const end = text.lastIndexOf('\n') + 1;
      for (const key of text.slice(from, end).split('\n')) if (key !== '') this.keys.add(key);
      this.read.set(file, Math.max(from, end));
    }
    return this.keys;
  }

  /** @param keys one line each */
  add(keys: Iterable<string>): void {
    const fresh = [...keys].filter((key) => !this.keys.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) this.keys.add(key);
    fs.appendFileSync(path.join(this.folder, this.own), fresh.map((key) => `${key}\n`).join(''));
  }
}
