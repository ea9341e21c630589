import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SHARED } from './assemble';
import { SOURCE_FOLDER } from './places';

/** All inputs of a machinery site build. */
const INPUTS = [...SHARED, 'src/plugins', 'packages', SOURCE_FOLDER, 'package-lock.json'] as const;

const IGNORED = /(?:^|\/)(?:node_modules|fixtures)\/|\.test\.tsx?$|\.md$/;

function filesBelow(place: string): string[] {
  if (fs.statSync(place).isFile()) return [place];
  return fs
    .readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** One hash for all inputs. A build with another hash is out of date. */
export function inputsHash(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const files = INPUTS.flatMap((input) => filesBelow(path.join(root, input)));
  for (const file of files.sort()) {
    const name = path.relative(root, file).replaceAll('\\', '/');
    if (IGNORED.test(name)) continue;
    hash.update(`\0${name}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
