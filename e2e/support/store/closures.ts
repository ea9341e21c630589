import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';

/**
 * All files that a file needs: itself, and what it imports, directly or through others.
 *
 * @param imports from each file to those that it imports
 */
export function closureOf(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const left = [file];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...(imports.get(next) ?? []));
  }
  return [...found].sort();
}

/** Imports between files of the project, from these files on. Packages are not followed: the lock file stands for them. */
async function importsFrom(files: readonly string[], root: string): Promise<Map<string, string[]>> {
  const { output } = await cruise([...files], {
    baseDir: root,
    exclude: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser printed text where a graph was expected.');
  return new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]));
}

/**
 * A digest of each file together with everything that it imports.
 *
 * @param files paths from the root
 */
export async function closureDigests(files: readonly string[], root: string): Promise<Record<string, string>> {
  const imports = await importsFrom(files, root);
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const full = path.join(root, file);
    // Node's own modules are in the graph, too, by their name.
    const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
    texts.set(file, text);
    return text;
  };
  return Object.fromEntries(
    files.map((file) => {
      const hash = createHash('sha256');
      for (const one of closureOf(file, imports)) hash.update(`${one}\0${textOf(one)}\0`);
      return [file, hash.digest('hex').slice(0, 16)];
    }),
  );
}
