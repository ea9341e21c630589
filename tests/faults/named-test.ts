/** A test as a fault names it. */
export type NamedTest =
  | { kind: 'browser'; file: string; titles: string[] }
  | { kind: 'unit'; file: string; titles: string[] }
  | { kind: 'command'; script: string; args: string[] };

/**
 * Parses `caughtBy`.
 *
 * @throws when it is neither a test nor an npm command
 */
export function namedTest(caughtBy: string): NamedTest {
  const [, script, args = ''] = /^npm run ([\w:-]+)(?: -- (.+))?$/.exec(caughtBy) ?? [];
  if (script !== undefined) return { kind: 'command', script, args: args.split(' ').filter(Boolean) };
  const [file = '', ...titles] = caughtBy.split(' > ');
  if (titles.length > 0 && /\.spec\.ts$/.test(file)) return { kind: 'browser', file: `e2e/${file}`, titles };
  if (titles.length > 0 && /\.test\.tsx?$/.test(file)) return { kind: 'unit', file, titles };
  throw new Error(
    `"${caughtBy}" is no test: write \`file.spec.ts > title\`, \`folder/file.test.ts > title\` or \`npm run script -- arguments\`.`,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Where a test runs, and its settings. */
export interface Surroundings {
  /** Folder of the project. */
  project: string;
  /** Folder of the built site, if it differs from the project's own. */
  site?: string;
  /** Time limit in milliseconds. */
  timeout?: number;
  /** Further environment variables. */
  env?: Readonly<Record<string, string>> | undefined;
  /** Folder for the run's output. */
  temp: string;
}

/** The command that runs a single test, and its environment variables. */
export function commandOf(
  test: NamedTest,
  { project, site, timeout, temp, env: more = {} }: Surroundings,
): { command: string; args: string[]; env: Record<string, string> } {
  // As in CI: tests that passed before run again.
  const env = { CI: '1', ...more, ...(site === undefined ? {} : { BUILD_DIR: site }) };
  if (test.kind === 'command') {
    const given = test.args.length > 0 ? ['--', ...test.args] : [];
    return { command: 'npm', args: ['--prefix', project, 'run', '--silent', test.script, ...given], env };
  }
  if (test.kind === 'unit') {
    return { command: 'npx', args: ['vitest', 'run', test.file, '-t', `${test.titles.map(escaped).join(' ')}$`], env };
  }
  // Playwright adds the tags of a group and of a test to their titles.
  const tagged = test.titles.map((each) => `${escaped(each)}(?: @\\S+)*`).join(' ');
  const args = ['playwright', 'test', escaped(test.file), '-g', `${tagged}$`, '--workers=1', '--retries=0'];
  args.push('--reporter=./e2e/support/reporter.ts', `--output=${temp}`);
  if (timeout !== undefined) args.push(`--timeout=${timeout}`);
  return { command: 'npx', args, env };
}
