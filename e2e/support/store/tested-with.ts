import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '@site-packages/contracts';
import { findBrowser } from '../../../scripts/find-browser';
import { ROOT, tempFolder } from '../../../testing/paths';
import { closureDigests } from './closures';

/** The specs whose tests have a key in the store. */
export const DEMO_SPEC = 'e2e/every-demo.spec.ts';
export const PAGE_SPEC = 'e2e/every-page.spec.ts';

const digestsFile = () => path.join(tempFolder(), 'tested-with.json');

/** The checks of all demos, as paths from the root. */
function checkFiles(folder = 'demos'): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'check.ts' && !file.includes('node_modules'))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
}

/**
 * Computes, once for a run, the digests of what tests depend on besides what they test: the specs and the checks with everything that they
 * import, the installed packages, the browser, and the page in which demos run.
 *
 * @param harness the harness page's script, which contains the engine and the libraries
 */
export async function writeTestedWith(harness: string): Promise<void> {
  const version = spawnSync(findBrowser(), ['--version'], { encoding: 'utf8' }).stdout.trim();
  const common = createHash('sha256')
    .update(version)
    .update(fs.readFileSync(path.join(ROOT, 'package-lock.json')))
    .update(fs.readFileSync(path.join(ROOT, 'playwright.config.ts')))
    .digest('hex');
  const digests = await closureDigests([DEMO_SPEC, PAGE_SPEC, ...checkFiles()], ROOT);
  fs.writeFileSync(
    digestsFile(),
    JSON.stringify({ ...digests, common, harness: createHash('sha256').update(harness).digest('hex') }),
  );
}

/** Empty outside a run: when tests are only listed. */
function readDigests(): Record<string, string> {
  if (process.env['E2E_TEMP'] === undefined || !fs.existsSync(digestsFile())) return {};
  const parsed: unknown = JSON.parse(fs.readFileSync(digestsFile(), 'utf8'));
  if (!isRecord(parsed)) return {};
  return Object.fromEntries(Object.entries(parsed).map(([name, digest]) => [name, String(digest)]));
}

let digests: Record<string, string> | undefined;

/** The digest of a spec, of a check, of what all tests have in common (`common`), or of the page for demos (`harness`). */
export function testedWith(name: string): string {
  digests ??= readDigests();
  return digests[name] ?? '';
}
