import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { minorOf } from './compare';

/** The oldest compared version: the first with its own declarations. */
const FIRST_MAJOR = 5;

/** A version as numbers; `undefined` for a prerelease. */
function numbersOf(version: string): number[] | undefined {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined;
}

function byNumbers(a: string, b: string): number {
  const [one = [], two = []] = [numbersOf(a), numbersOf(b)];
  return one.map((part, at) => part - (two[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * The last patch of each minor version from 5.0 up to the installed one, the oldest first; for the installed minor version, the installed
 * patch.
 *
 * @param published all versions in the registry
 */
export function versionsToCompare(published: readonly string[], installed: string): string[] {
  const last = new Map<string, string>();
  for (const version of [...published, installed].filter((each) => numbersOf(each)).sort(byNumbers)) {
    const major = numbersOf(version)?.[0] ?? 0;
    if (major >= FIRST_MAJOR && byNumbers(version, installed) <= 0) last.set(minorOf(version), version);
  }
  return [...last.values()].sort(byNumbers);
}

/** Versions of a package in the registry, from the npm client. */
export function publishedVersions(name: string): string[] {
  const answer: unknown = JSON.parse(npm(['view', name, 'versions', '--json']));
  if (!Array.isArray(answer) || !answer.every((each) => typeof each === 'string')) {
    throw new Error(`npm view ${name} versions returned no list of versions.`);
  }
  return answer;
}

/** Fetches and unpacks versions of a package, and calls back with their folders in order. Removes everything at the end. */
export function withPackages<T>(name: string, versions: readonly string[], read: (folders: string[]) => T): T {
  const place = mkdtempSync(path.join(os.tmpdir(), 'api-history-'));
  try {
    npm(['pack', '--silent', '--pack-destination', place, ...versions.map((version) => `${name}@${version}`)]);
    const folders = versions.map((version) => {
      const folder = path.join(place, version);
      mkdirSync(folder);
      const archive = path.join(place, `${name}-${version}.tgz`);
      execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
      return folder;
    });
    return read(folders);
  } finally {
    rmSync(place, { recursive: true });
  }
}

function npm(args: string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] });
}
