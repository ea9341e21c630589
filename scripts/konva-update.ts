import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  findPackage,
  memberChanges,
  readComments,
  readLibrary,
  readVersion,
  touchedBy,
  updateReport,
  type Step,
  type Touched,
  type Update,
} from '../packages/api-reference/update';
import { changedPictures } from './support/kept-pictures';
import { runCommand } from './support/run-command';

const HELP = `Installs another version of konva and the newest bindings that package.json allows, and says what the site needs for it.

npm run konva:update                 the newest version
npm run konva:update -- 10.8.0       this version
  --draft      marks missing texts on the pages in place of stopping at them, and ends without an error
  --no-checks  runs neither claims nor demos, and takes no images

It fetches the history of names, lists new, changed and removed members with the files of their texts, and runs the claims and demos that use
them. What it found is in .generated/konva-update.md, the text of a pull request.
`;

const ROOT = path.join(import.meta.dirname, '..');
const REPORT = path.join(ROOT, '.generated/konva-update.md');
const BINDINGS = ['react-konva', 'react-konva-utils', 'vue-konva', 'svelte-konva', 'use-image'];
/** Of what a failed command printed, the report has the end. */
const MAX_OUTPUT = 4000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    'no-checks': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});

async function run(name: string, args: readonly string[], isDraft = values.draft): Promise<Step & { output: string }> {
  console.log(`> npm ${args.join(' ')}`);
  const printed: string[] = [];
  const code = await runCommand('npm', args, isDraft ? { API_DRAFT: '1' } : {}, (text) => {
    printed.push(text);
    process.stdout.write(text);
  });
  return { name, passed: code === 0, output: printed.join('') };
}

async function must(args: readonly string[], isDraft?: boolean): Promise<void> {
  const { passed } = await run(args.join(' '), args, isDraft);
  if (!passed) throw new Error(`npm ${args.join(' ')} failed.`);
}

function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(findPackage(name, ROOT), 'package.json'), 'utf8'),
  );
  return manifest.version;
}

/** Pages, posts and claims that people wrote, by path. */
function texts(): Map<string, string> {
  const files = ['content/docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx$|\.claims\.tsx?$/.test(file) && !path.basename(file).startsWith('_'))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

/** Runs the claims and the demos that use a changed member, and takes the images of these demos again. */
async function check({ demos, texts: files }: Touched): Promise<{ steps: Step[]; pictures: string[] }> {
  const steps: Step[] = [];
  const named = [...new Set(files.map((file) => file.replace(/(?:\.claims)?\.\w+$/, '')))];
  if (named.length > 0) steps.push(await run('claims', ['run', 'claims', '--', ...named]));
  if (demos.length === 0) return { steps, pictures: [] };
  steps.push(await run('demos', ['run', 'demos', '--', ...demos]));
  const pictures = await changedPictures(path.join(ROOT, 'demos'), demos, async () => {
    steps.push(await run('posters', ['run', 'posters', '--', ...demos]));
  });
  return { steps, pictures };
}

function writeReport(text: string): void {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, text);
  console.log(`${text}\nThe report is ${path.relative(ROOT, REPORT)}.`);
}

async function main(): Promise<number> {
  const folder = findPackage('konva', ROOT);
  const before = readVersion(folder);
  const bindings = new Map(BINDINGS.map((name) => [name, versionOf(name)]));
  // What demos use is found with the installed version: the next one no longer has the removed members. Its texts may be an earlier draft.
  await must(['run', 'generate'], true);
  const uses = JSON.parse(readFileSync(path.join(ROOT, '.generated/api/demo-uses.json'), 'utf8'));
  await must([
    'install',
    '--no-audit',
    '--no-fund',
    `konva@${positionals[0] ?? (process.env['KONVA_VERSION'] || 'latest')}`,
  ]);
  await must(['update', '--no-audit', '--no-fund', ...BINDINGS]);
  const after = readVersion(folder);
  const updated = [...bindings].filter(([name, version]) => versionOf(name) !== version);
  if (before.version === after.version && updated.length === 0) {
    writeReport(`konva ${after.version} and its bindings are up to date.\n`);
    return 0;
  }
  await must(['run', 'api:history']);
  const changes = memberChanges(before, after, readComments(readLibrary(folder)));
  const touched = touchedBy(changes, uses, texts());
  const generated = await run('generate', ['run', 'generate']);
  const { steps, pictures } = values['no-checks'] ? { steps: [], pictures: [] } : await check(touched);
  const all = [generated, ...steps];
  const report: Update = {
    before: before.version,
    after: after.version,
    bindings: updated.map(([name, version]) => `${name} ${version} → ${versionOf(name)}`),
    changes,
    touched,
    gaps: generated.output.split('\n').flatMap((line) => /^ {2}- (.*)/.exec(line)?.[1] ?? []),
    steps: all.map(({ name, passed, output }) => ({
      name: `npm run ${name}`,
      passed,
      ...(passed || output === undefined ? {} : { output: output.replaceAll(/^ *ok .*\n/gm, '').slice(-MAX_OUTPUT) }),
    })),
    pictures,
  };
  writeReport(updateReport(report));
  return values.draft || all.every(({ passed }) => passed) ? 0 : 1;
}

if (values.help === true) console.log(HELP);
else process.exitCode = await main();
