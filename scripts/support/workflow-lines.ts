import { parse } from 'yaml';

/**
 * `npm ci`, `npm test` or a script of package.json, with plain arguments: nothing that a shell would take apart, and no text of somebody else's
 * pull request.
 */
const LINE = /^npm (?:ci|(?:run (?<script>[\w:-]+)|test)(?: --(?: (?:[\w=/.:-]|\$\{\{ matrix\.\w+ \}\})+)+)?)$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** All values of `run` in a workflow's steps, as they are written. `defaults.run` is a table and no command. */
export function runLines(workflow: string): string[] {
  const found: string[] = [];
  const walk = (value: unknown): void => {
    if (!isRecord(value)) return;
    for (const [key, below] of Object.entries(value)) {
      if (key === 'run' && typeof below === 'string') found.push(below);
      else walk(below);
    }
  };
  walk(parse(workflow));
  return found;
}

/**
 * What is wrong with a `run:` line: a clone can only repeat a job by hand when each of its commands is a script of package.json.
 *
 * @param scripts names of the scripts in package.json
 */
export function faultOfLine(line: string, scripts: readonly string[]): string | undefined {
  const match = LINE.exec(line);
  if (match === null) {
    return `"${line}" is neither \`npm ci\` nor a script. Make it a script of package.json and write \`npm run <script> -- <arguments>\`.`;
  }
  const script = match.groups?.['script'];
  if (script === undefined || scripts.includes(script)) return undefined;
  return `"${line}": package.json has no script ${script}.`;
}
