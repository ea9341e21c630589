import fs from 'node:fs';
import path from 'node:path';
import { DEMOS_FOLDER, harnessFolder } from '../paths';
import { CHECK_SCRIPT } from '../harness/frame/caller';
import { bundleCheck, bundleRunner, type Script } from './bundle';
import { checkPlaces } from './check-place';
import type { CheckRequest, Failure } from './model';

const RUNNER_FILE = 'check-runner.js';

/** Builds the program that runs checks in frames, once for a run. */
export async function buildRunner(folder: string): Promise<void> {
  const { code } = await bundleRunner();
  fs.writeFileSync(path.join(folder, RUNNER_FILE), code);
}

let runner: string | undefined;

/** The program that runs checks in frames, as its global setup has built it. */
export function runnerScript(): string {
  runner ??= fs.readFileSync(path.join(harnessFolder(), RUNNER_FILE), 'utf8');
  return runner;
}

let latest: { id: string; script: Promise<Script> } | undefined;

/** A demo's check as a script. Bundling takes milliseconds, so only the latest one is kept for the demo's other flavors. */
function scriptOf(id: string): Promise<Script> {
  if (latest?.id !== id) latest = { id, script: bundleCheck(path.join(DEMOS_FOLDER, id, 'check.ts')) };
  return latest.script;
}

/**
 * A program for `evaluate` that runs in a demo's frame.
 *
 * @param id of the demo whose check it runs; without one, it only does what else is asked for
 */
export async function checkProgram(id: string | undefined, request: CheckRequest): Promise<string> {
  const asked = JSON.stringify(request);
  if (id === undefined) return `window.__checkInFrame(undefined, ${asked})`;
  const { code } = await scriptOf(id);
  return `(() => { ${code}\nreturn window.__checkInFrame(check, ${asked}); })()\n//# sourceURL=${CHECK_SCRIPT}${id}`;
}

/** What failed, with the lines of the check. */
export async function describeFailure(id: string, { message, stack }: Failure): Promise<Error> {
  const { map } = await scriptOf(id);
  const places = checkPlaces(stack, map);
  const error = new Error(places.length === 0 ? message : `${message}\n    in ${places.join(', called in ')}`);
  error.stack = `${error.message}\n${stack}`;
  return error;
}
