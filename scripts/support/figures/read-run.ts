import fs from 'node:fs';
import path from 'node:path';
import { isRecord } from '@site-packages/contracts';
import { BROWSER_TIMES, readJson } from '../report-file';
import type { StepResult } from '../step-result';
import { dayOf, type Machine, type Part } from './model';

/** What `npm test` was, from `RUN_FILE`. */
interface Run {
  tier: string;
  began: number;
  seconds: number;
  cores: number;
  node: string;
  steps: string[];
}

/** The last run that can be compared with others: undefined for a part of one, or one of named files. */
function readRun(folder: string): Run | undefined {
  const run = readJson(path.join(folder, 'run.json'));
  if (!isRecord(run) || run['shard'] !== undefined || run['store'] === true) return undefined;
  const { tier, began, seconds, cores, node, steps } = run;
  if (typeof tier !== 'string' || typeof node !== 'string' || !Array.isArray(steps)) return undefined;
  if (typeof began !== 'number' || typeof seconds !== 'number' || typeof cores !== 'number') return undefined;
  if (tier !== 'all' && tier !== 'quick') return undefined;
  return { tier, began, seconds, cores, node, steps: steps.filter((step) => typeof step === 'string') };
}

/** Tests and seconds of each file of browser tests. */
function specValues(folder: string): Record<string, number> {
  const times = path.join(folder, BROWSER_TIMES);
  const values: Record<string, number> = {};
  const add = (key: string, more: number) => {
    values[key] = (values[key] ?? 0) + more;
  };
  for (const name of fs.existsSync(times) ? fs.readdirSync(times) : []) {
    const report = readJson(path.join(times, name));
    if (name !== 'browser.json' || !isRecord(report) || !Array.isArray(report['tests'])) continue;
    for (const test of report['tests']) {
      if (!isRecord(test) || typeof test['file'] !== 'string' || typeof test['milliseconds'] !== 'number') continue;
      add(`tests.${test['file']}`, 1);
      add(`seconds.${test['file']}`, test['milliseconds'] / 1000);
    }
  }
  return values;
}

const rounded = (values: Record<string, number>) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(value)]));

/**
 * The last whole or usual `npm test`, if it passed and ran everything that it had to.
 *
 * @param folder that of the results
 * @returns its part's name (`run all`, `run quick`) and values; undefined when there is no such run
 */
export function readLastRun(
  folder: string,
  stepResult: (name: string) => StepResult | undefined,
  browser: string,
): { name: string; part: Part } | undefined {
  const run = readRun(folder);
  if (run === undefined) return undefined;
  const results = run.steps.map(stepResult);
  const ended = results.filter((result) => result !== undefined);
  if (ended.length < results.length || ended.some(({ counts }) => counts.failed > 0)) return undefined;

  const machine: Machine = { cores: run.cores, node: run.node, browser };
  const unchanged = ended.filter(({ start }) => start < run.began).map(({ name }) => name);
  const values: Record<string, number> = { seconds: run.seconds };
  for (const { name, seconds, counts } of ended) {
    values[`step.${name}`] = seconds;
    values[`passed.${name}`] = counts.passed;
  }
  const part: Part = {
    date: dayOf(run.began),
    command: run.tier === 'all' ? 'npm test -- --all' : 'npm test',
    machine,
    ...(unchanged.length === 0
      ? {}
      : { note: `Unchanged since an earlier run, and not run again: ${unchanged.join(', ')}.` }),
    values: rounded({ ...values, ...specValues(folder) }),
  };
  return { name: `run ${run.tier}`, part };
}
