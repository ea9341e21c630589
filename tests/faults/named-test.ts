/** A test as a fault names it. */
export type NamedTest =
  | { kind: 'browser'; file: string; titles: string[] }
  | { kind: 'unit'; file: string; titles: string[] }
  | { kind: 'command'; script: string; args: string[] };

/**
 * Reads what `caughtBy` names.
 *
 * @throws when it is no test and no npm command
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

/** Where a test runs, and with what. */
export interface Surroundings {
  /** Folder of the project. */
  project: string;
  /** Folder of the built site, when it is not the project's own. */
  site?: string;
  /** Milliseconds it may take. */
  timeout?: number;
  /** For what the run leaves behind. */
  temp: string;
}

/** The command that runs a test and nothing else, and what it has in its environment. */
export function commandOf(
  test: NamedTest,
  { project, site, timeout, temp }: Surroundings,
): { command: string; args: string[]; env: Record<string, string> } {
  // As on a server: nothing is left out because it has passed before.
  const env = { CI: '1', ...(site === undefined ? {} : { BUILD_DIR: site }) };
  if (test.kind === 'command') {
    const more = test.args.length > 0 ? ['--', ...test.args] : [];
    return { command: 'npm', args: ['--prefix', project, 'run', '--silent', test.script, ...more], env };
  }
  const title = `${test.titles.map(escaped).join(' ')}$`;
  if (test.kind === 'unit') {
    return { command: 'npx', args: ['vitest', 'run', test.file, '-t', title], env };
  }
  const args = ['playwright', 'test', escaped(test.file), '-g', title, '--workers=1', '--retries=0'];
  args.push('--reporter=./e2e/support/reporter.ts', `--output=${temp}`);
  if (timeout !== undefined) args.push(`--timeout=${timeout}`);
  return { command: 'npx', args, env };
}
