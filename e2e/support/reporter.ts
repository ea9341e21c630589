import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import fs from 'node:fs';
import path from 'node:path';
import { TESTED_AS } from './store/keys';
import { readPassed, writePassed } from './store/passed';

/** A test's file below `e2e/`, its titles, and milliseconds. */
interface TestTime {
  file: string;
  title: string;
  milliseconds: number;
}

/**
 * Prints one line per failed test and per fifty passed ones, and totals at the end. Writes the counts to the file that `COUNTS_FILE` names
 * and the duration of each test to the one that `TIMES_FILE` names. Remembers in the
 * store which demos and pages passed.
 */
export default class BrowserReporter implements Reporter {
  private passed = 0;
  private failed = 0;
  private skipped = 0;
  private total = 0;
  private readonly passedBefore = readPassed();
  private readonly failures: string[] = [];
  /** Tests that only passed after a retry. */
  private readonly unsteady: string[] = [];
  /** Duration of each test, including retries. */
  private readonly times = new Map<string, TestTime>();

  onBegin(_config: FullConfig, suite: Suite): void {
    this.total = suite.allTests().length;
    console.log(`${this.total} browser tests`);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') {
      this.skipped += 1;
      return;
    }
    const name = test
      .titlePath()
      .filter((part) => part !== '')
      .join(' > ');
    this.keepTime(test, result);
    const note = test.annotations.find(({ type }) => type === TESTED_AS)?.description;
    const [stored = '', key] = note?.split('\n') ?? [];
    if (result.status === test.expectedStatus) {
      this.passed += 1;
      if (result.retry > 0) this.unsteady.push(name);
      if (key !== undefined && result.retry === 0) this.passedBefore[stored] = key;
      if (process.env['E2E_VERBOSE'] !== undefined) console.log(`  ok ${name} (${result.duration} ms)`);
      else if (this.passed % 50 === 0) console.log(`  ${this.passed} of ${this.total} passed`);
      return;
    }
    const errors = result.errors.map((error) => describe(error));
    if (result.retry < test.retries) {
      console.log(`  failed, tried again: ${name} (${result.duration} ms)\n${indent(errors.join('\n'))}`);
      return;
    }
    this.failed += 1;
    if (key !== undefined) Reflect.deleteProperty(this.passedBefore, stored);
    const text = `  FAILED ${name} (${result.duration} ms)\n${indent(errors.join('\n'))}`;
    this.failures.push(text);
    console.log(text);
  }

  private keepTime(test: TestCase, { duration }: TestResult): void {
    const file = path.relative(path.resolve('e2e'), test.location.file).replaceAll(path.sep, '/');
    // A test's own titles come after those of the root, the project and the file.
    const title = test.titlePath().slice(3).join(' > ');
    const milliseconds = (this.times.get(test.id)?.milliseconds ?? 0) + duration;
    this.times.set(test.id, { file, title, milliseconds });
  }

  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onStdErr(chunk: string | Buffer): void {
    process.stderr.write(chunk);
  }

  onError(error: { message?: string; value?: string }): void {
    this.failed += 1;
    console.log(`  ERROR ${error.message ?? error.value ?? 'unknown'}`);
  }

  onEnd(result: FullResult): void {
    writePassed(this.passedBefore);
    if (this.failures.length > 3) console.log(`\nFailures again:\n${this.failures.join('\n')}`);
    const notRun = this.total - this.passed - this.failed - this.skipped;
    const more = [this.skipped > 0 ? `${this.skipped} skipped` : '', notRun > 0 ? `${notRun} not run` : ''].filter(
      Boolean,
    );
    console.log(
      `browser tests: ${[`${this.passed} passed`, `${this.failed} failed`, ...more].join(', ')} (${result.status})`,
    );
    // Last, because such a test is a fault to mend, although it does not fail the run.
    if (this.unsteady.length > 0) {
      const names = this.unsteady.map((name) => `  ${name}`).join('\n');
      console.log(`\n${this.unsteady.length} unsteady, passed only on the second try:\n${names}`);
    }
    const file = process.env['COUNTS_FILE'];
    if (file !== undefined)
      fs.writeFileSync(
        file,
        JSON.stringify({ passed: this.passed, failed: this.failed + Math.max(0, notRun), unsteady: this.unsteady }),
      );
    const timesFile = process.env['TIMES_FILE'];
    if (timesFile !== undefined) {
      fs.mkdirSync(path.dirname(timesFile), { recursive: true });
      fs.writeFileSync(timesFile, JSON.stringify({ seconds: result.duration / 1000, tests: [...this.times.values()] }));
    }
  }
}

const ANSI = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

/** The failure, and its location in our own files. */
function describe({ message, value, stack }: TestError): string {
  const said = (message ?? value ?? '').replaceAll(ANSI, '').trim();
  const root = process.cwd();
  const place = (stack ?? '').split('\n').find((line) => line.includes(root) && !line.includes('node_modules'));
  return place === undefined ? said : `${said}\n${place.trim().replaceAll('file://', '').replaceAll(`${root}/`, '')}`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .slice(0, 60)
    .map((line) => `      ${line}`)
    .join('\n');
}
