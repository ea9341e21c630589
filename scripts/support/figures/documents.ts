import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = ['.', 'docs', 'bench', 'demos', 'deploy', 'e2e', 'tests/machinery-site'];

/** The documents for maintainers: paths from the root, with forward slashes. */
export function maintainerDocuments(root: string): string[] {
  const packages = fs.readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  return [...FOLDERS, ...packages].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join(folder, name))
      .sort(),
  );
}
