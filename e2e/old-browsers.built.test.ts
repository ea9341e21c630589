import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_FOLDER } from '../testing/paths';

/** Scripts that readers load; a look-behind stops a whole script in Safari before 16.4. */
it('no shipped script has a look-behind', () => {
  const found = ['assets/js', 'demo-assets'].flatMap((folder) =>
    fs
      .readdirSync(path.join(BUILD_FOLDER, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file))
      .filter((file) => /\(\?<[=!]/.test(fs.readFileSync(path.join(BUILD_FOLDER, file), 'utf8'))),
  );
  expect(found).toEqual([]);
});
