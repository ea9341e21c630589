import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import { ROOT } from '../../testing/paths';

/**
 * Unpacks a downloaded project next to the packages that are installed here, as `npm install` would install them, and builds it.
 *
 * @param archive the zip's bytes
 * @returns the folder of the built page
 */
export async function buildDownload(archive: Uint8Array): Promise<string> {
  const temp = fs.mkdtempSync(path.join(process.env['E2E_TEMP'] ?? ROOT, 'project-'));
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const file = path.join(temp, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  }
  const [folder, ...others] = fs.readdirSync(temp);
  if (folder === undefined || others.length > 0) throw new Error('The archive does not contain exactly one folder.');
  const root = path.join(temp, folder);
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  await build({ root, logLevel: 'error' });
  return path.join(root, 'dist');
}
