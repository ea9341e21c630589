import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What people type who look for a page or section. */
export interface Wording {
  /** With semicolons between. */
  text: string;
  /** File and line, for messages. */
  source: string;
}

const LINE = /^(\/[^\t\s]*)\t([^\t]+)$/;

/**
 * Reads the `.tsv` files of a folder: on each line the URL of a page or heading, a tab, and wordings with semicolons between.
 *
 * @returns wordings by URL; none when the folder does not exist
 * @throws an error that lists all lines that are not of this form, and all URLs that occur twice
 */
export function readWordings(folder: string): Map<string, Wording> {
  const found = new Map<string, Wording>();
  if (!existsSync(folder)) return found;
  const problems: string[] = [];
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.tsv')) continue;
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (line.trim() === '') return;
        const source = `${file}:${index + 1}`;
        const [, url, text] = LINE.exec(line) ?? [];
        if (url === undefined || text === undefined) {
          problems.push(
            `${source}: write a URL, a tab, and wordings with semicolons between: /docs/shapes/Rect.html⇥square; box`,
          );
          return;
        }
        const first = found.get(url);
        if (first !== undefined)
          problems.push(`${source}: ${url} is in ${first.source}, too. Put its wordings on one line.`);
        else found.set(url, { text: text.trim(), source });
      });
  }
  if (problems.length > 0) throw new Error(`Wordings for the search in ${folder}:\n${problems.join('\n')}`);
  return found;
}

/**
 * Gives records their wordings.
 *
 * @throws an error that lists the URLs that are not those of a record
 */
export function withWordings<T extends { url: string; kind: string }>(
  records: readonly T[],
  wordings: ReadonlyMap<string, Wording>,
): (T & { wordings?: string })[] {
  const unused = new Map(wordings);
  const all = records.map((record) => {
    const wording = record.kind === 'demo' ? undefined : wordings.get(record.url);
    if (wording === undefined) return record;
    unused.delete(record.url);
    return { ...record, wordings: wording.text };
  });
  if (unused.size > 0) {
    const lines = [...unused].map(([url, { source }]) => `${source}: ${url} is not a page or heading of the site.`);
    throw new Error(
      `Wordings for the search:\n${lines.join('\n')}\nWrite the URL that the page or heading has now, or remove the line.`,
    );
  }
  return all;
}
