import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Flavour } from '../../packages/demo-engine/model/flavours';
import { readPublished } from '../../testing/harness/published';
import { readPassed } from './changed-first';
import { DEMOS_FOLDER } from '../../testing/paths';

/** Type of the annotation with a test's flavor and the hash of everything that the test depends on, one line each. */
export const TESTED_AS = 'tested-as';

export const PASSED_BEFORE =
  'has passed, and nothing has changed since; with CI set, and by `npm run demos`, it is tested';

/**
 * Hash of a demo flavor as it is tested: its code and its assets, whose URLs are hashes; the first flavor, with which its picture is
 * compared; its check; and what all demos are tested with.
 */
function hashOf(id: string, flavour: Flavour): string {
  const { flavours, ...demo } = readPublished(id);
  const code = flavours.filter((one, index) => index === 0 || one.flavour === flavour);
  const check = path.join(DEMOS_FOLDER, id, 'check.ts');
  return createHash('sha256')
    .update(process.env['TESTED_WITH'] ?? '')
    .update(JSON.stringify([demo.height, demo.downloads, code]))
    .update(fs.existsSync(check) ? fs.readFileSync(check) : '')
    .digest('hex')
    .slice(0, 16);
}

/** Annotation of a test, with which the reporter remembers that it has passed. */
export function testedAs(id: string, flavour: Flavour): { annotation: { type: string; description: string } } {
  return { annotation: { type: TESTED_AS, description: `${id} ${flavour}\n${hashOf(id, flavour)}` } };
}

const passed = readPassed();

/** Whether a flavor has passed in its current state. */
export function hasPassed({ id }: { id: string }, flavour: Flavour): boolean {
  return passed[`${id} ${flavour}`] === hashOf(id, flavour);
}

/** Whether tests that have passed may be skipped: in a local run of everything. */
export function mayLeaveOut(): boolean {
  return ['CI', 'DEMOS', 'DEMO_FLAVOUR'].every((name) => process.env[name] === undefined);
}
